# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DREADELF=readelf -DPROGRAM=file -DFORBIDDEN=regex -P needed.cmake
# The shared libraries that a program names must not include the forbidden ones.
cmake_minimum_required(VERSION 3.25)

execute_process(COMMAND ${READELF} --dynamic --wide ${PROGRAM}
  OUTPUT_VARIABLE entries ERROR_VARIABLE complaints RESULT_VARIABLE result)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "${complaints}")
endif()
string(REGEX MATCHALL "\\(NEEDED\\)[^\n]*\\[[^\n]*" needed "${entries}")
if(NOT needed)
  message(FATAL_ERROR "${PROGRAM} names no shared library: the check looked at nothing")
endif()
foreach(entry IN LISTS needed)
  if(entry MATCHES "${FORBIDDEN}")
    message(SEND_ERROR "${PROGRAM} must not be linked with ${entry}")
  endif()
endforeach()
