# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes faults in a shipped program harder to exploit: guards before return addresses, checked calls of the C library,
# checked indices of the standard library, and linker tables that are read-only once the program runs. Only used if the
# compiler optimises and no sanitizer does the same better. attentoscope_hardened says whether it is used.

option(ATTENTOSCOPE_HARDENING "Harden optimised builds" ON)
option(ATTENTOSCOPE_LIBRARY_ASSERTIONS "In hardened builds: check indices in the standard library" ON)

set(attentoscope_hardened OFF)
if(ATTENTOSCOPE_HARDENING AND NOT ATTENTOSCOPE_SANITIZE AND CMAKE_BUILD_TYPE MATCHES "^(Release|RelWithDebInfo|MinSizeRel)$")
  set(attentoscope_hardened ON)
endif()

include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)
if(attentoscope_hardened)
  target_compile_options(attentoscope_options INTERFACE -fstack-protector-strong)
  # Debian's own flags define it too, and a second definition is a warning.
  if(NOT CMAKE_CXX_FLAGS MATCHES "_FORTIFY_SOURCE")
    set(fortify_level 2)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 12)
      set(fortify_level 3)
    endif()
    target_compile_options(attentoscope_options INTERFACE -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=${fortify_level})
  endif()
  if(ATTENTOSCOPE_LIBRARY_ASSERTIONS)
    target_compile_definitions(attentoscope_options INTERFACE _GLIBCXX_ASSERTIONS)
  endif()
  target_link_options(attentoscope_options INTERFACE -Wl,-z,relro -Wl,-z,now)
endif()
