# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DFOLDER=resources/lessons -DNAMES=a,b -DOUTPUT=shippedlessons.cpp -P EmbedLessons.cmake
# Writes the lessons into a source, so that every program has them, with or without Qt.
cmake_minimum_required(VERSION 3.25)

string(REPLACE "," ";" names "${NAMES}")
set(rows "")
foreach(language en de fr)
  foreach(name IN LISTS names)
    file(READ "${FOLDER}/${language}/${name}.lesson.md" text)
    string(APPEND rows "    {\"${language}\", \"${name}.lesson.md\", R\"lesson-end(${text})lesson-end\"},\n")
  endforeach()
endforeach()
file(WRITE ${OUTPUT} "// Made by cmake/EmbedLessons.cmake
#include \"engine/lessons/shippedlessons.h\"

#include <vector>

namespace attentoscope {

std::span<const ShippedLesson> shippedLessons()
{
    static const std::vector<ShippedLesson> lessons{
${rows}    };
    return lessons;
}

} // namespace attentoscope
")
