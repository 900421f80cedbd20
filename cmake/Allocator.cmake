# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# attentoscope_allocator: the memory allocator of the programs that train. A step allocates and frees hundreds of MiB on
# two threads, in blocks of every size. The C library's malloc returns part of them to the system at every step, and
# gets them again page by page. tcmalloc keeps them, and wastes less between them (docs/speed.md). Without it the
# programs are only slower. Sanitizers have their own malloc.
add_library(attentoscope_allocator INTERFACE)
find_library(ATTENTOSCOPE_TCMALLOC tcmalloc_minimal)
if(ATTENTOSCOPE_TCMALLOC AND NOT ATTENTOSCOPE_SANITIZE)
  # No source uses a symbol of it, so the linker would leave it out.
  target_link_libraries(attentoscope_allocator INTERFACE
    -Wl,--push-state,--no-as-needed ${ATTENTOSCOPE_TCMALLOC} -Wl,--pop-state)
endif()
