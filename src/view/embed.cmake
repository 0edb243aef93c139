# Writes page.html as a C++ source. The style and the script go into it, and the policy of the page
# gets their hashes: a browser then runs this script and no other.
#   cmake -DFOLDER=src/view -DOUTPUT=page_template.cc -P embed.cmake

# Base64 of a SHA-256 that is given in hexadecimal digits.
function(base64_of hex result)
  set(letters "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  set(text "")
  foreach(at RANGE 0 60 6) # three bytes each; the last group has two
    string(SUBSTRING "${hex}0000" ${at} 6 group)
    math(EXPR value "0x${group}")
    foreach(shift 18 12 6 0)
      math(EXPR index "(${value} >> ${shift}) & 63")
      string(SUBSTRING "${letters}" ${index} 1 letter)
      string(APPEND text "${letter}")
    endforeach()
  endforeach()
  string(SUBSTRING "${text}" 0 43 text)
  set(${result} "${text}=" PARENT_SCOPE)
endfunction()

file(READ ${FOLDER}/page.html page)
foreach(part css js)
  file(READ ${FOLDER}/page.${part} source)
  string(SHA256 hash "${source}")
  base64_of(${hash} hash)
  string(REPLACE "{{${part}}}" "${source}" page "${page}")
  string(REPLACE "{{${part}-hash}}" "sha256-${hash}" page "${page}")
endforeach()

# Compilers limit the length of one literal.
set(literals "")
string(LENGTH "${page}" length)
set(at 0)
while(at LESS length)
  string(SUBSTRING "${page}" ${at} 8000 piece)
  string(APPEND literals "    R\"PAGE(${piece})PAGE\"\n")
  math(EXPR at "${at} + 8000")
endwhile()
file(WRITE ${OUTPUT} "#include \"view/page_template.h\"\n
namespace pseudo::view {

constexpr const char kText[] =
${literals};
const std::string_view kPageTemplate(kText, sizeof(kText) - 1);

}  // namespace pseudo::view
")
