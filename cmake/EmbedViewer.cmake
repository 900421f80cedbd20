# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DFOLDER=web -DSCRIPTS=a.js,b.js -DOUTPUT=viewer.cpp -P EmbedViewer.cmake
# Writes the viewer of pages into a source. Its scripts become one, in their order; its style is page.css.
cmake_minimum_required(VERSION 3.25)

string(REPLACE "," ";" scripts "${SCRIPTS}")
file(READ "${FOLDER}/page.html" page)
file(READ "${FOLDER}/page.css" style)
set(script "\"use strict\";\n")
foreach(name IN LISTS scripts)
  file(READ "${FOLDER}/${name}" text)
  string(APPEND script "${text}")
endforeach()
string(SHA256 style_hash "${style}")
string(SHA256 script_hash "${script}")
file(WRITE ${OUTPUT} "// Made by cmake/EmbedViewer.cmake
#include \"engine/storage/page/viewer.h\"

namespace attentoscope {

const PageViewer& pageViewer()
{
    static const PageViewer viewer{R\"viewer-end(${page})viewer-end\",
        R\"viewer-end(${style})viewer-end\",
        R\"viewer-end(${script})viewer-end\", \"${style_hash}\", \"${script_hash}\"};
    return viewer;
}

} // namespace attentoscope
")
