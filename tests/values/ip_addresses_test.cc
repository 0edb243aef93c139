#include "values/ip_addresses.h"
#include "values/test_key.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>

namespace pseudo::values {
namespace {

TEST(IpAddresses, AreFourNumbersBelow256WithPortOrMask) {
  for (const char* address :
       {"0.0.0.0", "192.0.2.7", "255.255.255.255", "192.0.2.7:8080", "10.0.0.0/8", "192.0.2.7:1"}) {
    EXPECT_TRUE(is_ipv4(address)) << address;
  }
  for (const char* other :
       {"", "192.0.2", "192.0.2.", "192.0.2.256", "192.0.2.07", "192.0.2.7.1", "192.0.2.7 ",
        "192.0.2.7:a", "192.0.2.7:x80", "192.0.2.7-8", "1920.0.2.7", "a.0.2.7", "192..2.7"}) {
    EXPECT_FALSE(is_ipv4(other)) << other;
  }
}

// Belief: RFC 1918, RFC 1122, RFC 3927.
TEST(IpAddresses, HeadsOfPrivateNetworksAreKnown) {
  struct Row {
    const char* address;
    const char* head;
  };
  const Row rows[] = {
      {"10.1.2.3", "10."},         {"100.1.2.3", ""},      {"127.0.0.1", "127."},
      {"192.168.1.2", "192.168."}, {"192.169.1.2", ""},    {"169.254.1.2", "169.254."},
      {"172.15.1.2", ""},          {"172.16.1.2", "172."}, {"172.31.1.2", "172."},
      {"172.32.1.2", ""},          {"172.2.1.2", ""}};
  for (const Row& row : rows) EXPECT_EQ(private_head(row.address), row.head) << row.address;
}

/// Every digit as 9.
std::string shape_of_address(std::string text) {
  for (char& c : text) {
    if (c >= '0' && c <= '9') c = '9';
  }
  return text;
}

TEST(IpAddresses, DrawnOnesKeepShapeHeadAndMask) {
  const ScopeDraws draws(kKey, "", "document", "d");
  for (const std::string address :
       {"192.0.2.7", "1.22.133.4:8080", "192.168.10.200", "10.0.0.0/24", "172.16.20.3:65535"}) {
    const std::string head(private_head(address));
    bool differs = false;
    for (int i = 0; i < 200; ++i) {
      DrawStream stream = draws.stream("value", "IP", address + std::to_string(i));
      const std::string drawn = draw_ipv4(address, stream);
      ASSERT_TRUE(is_ipv4(drawn)) << drawn;
      ASSERT_EQ(shape_of_address(drawn), shape_of_address(address));
      ASSERT_TRUE(drawn.starts_with(head)) << drawn;
      const std::size_t slash = address.find('/');
      if (slash != std::string::npos) {
        ASSERT_TRUE(drawn.ends_with(address.substr(slash))) << drawn;
      }
      const std::size_t colon = drawn.find(':');
      if (colon != std::string::npos) {
        ASSERT_LT(std::stoi(drawn.substr(colon + 1)), 65536) << drawn;
      }
      differs = differs || drawn != address;
    }
    EXPECT_TRUE(differs) << address;
  }
}

}  // namespace
}  // namespace pseudo::values
