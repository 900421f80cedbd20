# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# attentoscope_allocator: for the programs that train. A step allocates and frees hundreds of MiB in blocks of every size
# on two threads. The C library's malloc gives part of them back to the system at every step, and they come again page by
# page; tcmalloc keeps them and wastes less between them (docs/speed.md). Without it the programs work as well, only
# slower. Sanitizers bring a malloc of their own.
add_library(attentoscope_allocator INTERFACE)
find_library(ATTENTOSCOPE_TCMALLOC tcmalloc_minimal)
if(ATTENTOSCOPE_TCMALLOC AND NOT ATTENTOSCOPE_SANITIZE)
  # Nothing names its symbols, so the linker would leave it out.
  target_link_libraries(attentoscope_allocator INTERFACE
    -Wl,--push-state,--no-as-needed ${ATTENTOSCOPE_TCMALLOC} -Wl,--pop-state)
endif()
