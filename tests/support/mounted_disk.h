// Mounts a small file system, for tests of full and read-only disks.
#pragma once

#include <sys/mount.h>
#include <unistd.h>

#include <filesystem>
#include <string>

namespace pseudo::testing_support {

class MountedDisk {
 public:
  MountedDisk() = default;
  MountedDisk(const MountedDisk&) = delete;
  MountedDisk& operator=(const MountedDisk&) = delete;
  ~MountedDisk() {
    if (mounted_) ::umount(folder_.c_str());
  }

  /// Mounts a tmpfs on `folder`, which it creates. `options`: "size=400k", for example. Returns
  /// false if that is not possible, because it requires root.
  bool mount(const std::string& folder, const char* options) {
    folder_ = folder;
    std::filesystem::create_directory(folder);
    mounted_ = ::geteuid() == 0 && ::mount("tmpfs", folder.c_str(), "tmpfs", 0, options) == 0;
    return mounted_;
  }
  /// `flags`: 0 or MS_RDONLY.
  void remount(unsigned long flags, const char* options) const {
    ::mount("tmpfs", folder_.c_str(), "tmpfs", MS_REMOUNT | flags, options);
  }

 private:
  std::string folder_;
  bool mounted_ = false;
};

}  // namespace pseudo::testing_support
