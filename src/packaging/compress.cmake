# Debian has changelogs and manual pages compressed. Run by cpack over what it is about to pack.
file(GLOB_RECURSE files
  ${CPACK_TEMPORARY_DIRECTORY}/*/pseudo.1 ${CPACK_TEMPORARY_DIRECTORY}/*/changelog)
foreach(file ${files})
  execute_process(COMMAND gzip -9nf ${file} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
