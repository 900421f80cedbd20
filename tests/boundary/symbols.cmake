# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DNM=nm -DLIBRARY=libx.a -DFORBIDDEN=torch|qt -P symbols.cmake
# Checks the symbols that a static library needs from its linker. So nothing of the other side can come in through a
# header.
cmake_minimum_required(VERSION 3.25)

set(torch " (at|c10|torch|caffe2)::")
set(qt " (Q[A-Z][A-Za-z]+::|q[A-Z][A-Za-z]+\\(|vtable for Q[A-Z])")

execute_process(COMMAND ${NM} --demangle --undefined-only ${LIBRARY}
  OUTPUT_VARIABLE symbols ERROR_VARIABLE complaints RESULT_VARIABLE result)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "${complaints}")
endif()
if(NOT symbols MATCHES "std::")
  message(FATAL_ERROR "${LIBRARY} shows no symbols: the check looked at nothing")
endif()
if(symbols MATCHES "(${${FORBIDDEN}})[^\n]*")
  string(STRIP "${CMAKE_MATCH_0}" symbol)
  # CMake does not wrap a message that begins with a space. So the test can find it whatever the length of the path.
  message(FATAL_ERROR " ${LIBRARY} must not use ${FORBIDDEN}, but needs: ${symbol}")
endif()
