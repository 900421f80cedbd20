# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DNM=nm -DLIBRARY=libx.a -DFORBIDDEN=torch|qt -P symbols.cmake
# What a static library asks its linker for: the proof that nothing of the other side crept in through a header.
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
  # A message that begins with a space is not broken into lines, so the test that waits for it finds it on any path.
  message(FATAL_ERROR " ${LIBRARY} must not use ${FORBIDDEN}, but needs: ${symbol}")
endif()
