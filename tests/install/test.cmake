# cmake -D BUILD=<build folder> -D SOURCE=<this folder> -D WORK=<scratch> -P test.cmake
# Installs into a fresh prefix, runs the installed program, builds and runs a foreign project.
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE words ERROR_VARIABLE words)
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "${ARGN}: ${code}\n${words}")
  endif()
endfunction()

file(REMOVE_RECURSE ${WORK})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix)
file(RENAME ${WORK}/prefix ${WORK}/moved)  # Nothing may hang on the place of the install.
file(GLOB duties ${WORK}/moved/share/doc/pseudo/lexicons/de/*.md)
if(NOT duties)
  message(FATAL_ERROR "the lexicons were installed without their attribution")
endif()
file(WRITE ${WORK}/in/a.txt "Frau Irmgard kam.")
file(WRITE ${WORK}/in/a.ann "T1\tFEMALE 5 12\tIrmgard\n")
run(${WORK}/moved/bin/pseudo -o ${WORK}/out ${WORK}/in)
run(${CMAKE_COMMAND} -G Ninja -S ${SOURCE} -B ${WORK}/build -DCMAKE_PREFIX_PATH=${WORK}/moved)
run(${CMAKE_COMMAND} --build ${WORK}/build)
run(${WORK}/build/uses_pseudo)
