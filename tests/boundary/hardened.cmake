# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DREADELF=readelf -DPROGRAM=file -DKIND=program|module -P hardened.cmake
# Checks that what was built has what cmake/Hardening.cmake asks for.

cmake_minimum_required(VERSION 3.25)

execute_process(COMMAND ${READELF} --wide --file-header --program-headers --dynamic --dyn-syms ${PROGRAM}
  OUTPUT_VARIABLE found RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "${PROGRAM} cannot be read")
endif()

function(demand pattern what)
  if(NOT found MATCHES "${pattern}")
    message(SEND_ERROR "${PROGRAM} has no ${what}")
  endif()
endfunction()
demand("Type: +DYN" "address that may change (PIE)")
demand("GNU_RELRO" "read-only tables (RELRO)")
demand("\\(FLAGS\\)[^\n]*BIND_NOW|\\(FLAGS_1\\)[^\n]*NOW" "immediate binding (BIND_NOW)")
demand("__stack_chk_fail" "stack protector")
if(KIND STREQUAL "program")
  demand("\\(FLAGS_1\\)[^\n]*PIE" "flag that it is a program at any address (PIE)")
endif()
