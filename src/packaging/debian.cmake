# cpack -G DEB, in a build folder: the program with its lexicons, manual page, completions and
# licences. The library is for cmake --install alone.
set(CPACK_PACKAGE_NAME pseudo-text)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "pseudo maintainers <maintainers@pseudo.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "pseudonymizer for annotated German text")
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION
  "pseudo replaces every annotated name, place, date, number and address of a
corpus (BRAT standoff or JSON Lines) with a realistic surrogate, keeps the text
grammatical and its references intact, and re-aligns all annotations.
.
The program is not that of the package pseudo, which simulates superuser
privileges and also installs /usr/bin/pseudo.")
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/src/packaging/compress.cmake)

set(CPACK_COMPONENTS_ALL program)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME pseudo-text)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION text)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# Both install /usr/bin/pseudo. Neither takes the place of the other: no Replaces, no Provides.
set(CPACK_DEBIAN_PACKAGE_CONFLICTS pseudo)

set(debian ${PROJECT_SOURCE_DIR}/src/packaging/debian)
execute_process(COMMAND date -u -R -d ${PSEUDO_RELEASE_DATE}
  OUTPUT_VARIABLE PSEUDO_RELEASE_TIME OUTPUT_STRIP_TRAILING_WHITESPACE)
configure_file(${debian}/changelog.in ${PROJECT_BINARY_DIR}/debian/changelog @ONLY)
install(FILES ${debian}/copyright ${PROJECT_BINARY_DIR}/debian/changelog TYPE DOC)
install(FILES ${debian}/lintian-overrides DESTINATION share/lintian/overrides RENAME pseudo-text)
include(CPack)
