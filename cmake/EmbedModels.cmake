# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -DFOLDER=resources/models -DFILES=name/file,name/file -DOUTPUT=shippedmodels.cpp -P EmbedModels.cmake
# Writes a source that has the bytes of the files. The assembler reads them, because compilers are slow with so many.
cmake_minimum_required(VERSION 3.25)

string(REPLACE "," ";" files "${FILES}")
set(blocks "")
set(declarations "")
set(rows "")
set(number 0)
foreach(path IN LISTS files)
  get_filename_component(model ${path} DIRECTORY)
  get_filename_component(file ${path} NAME)
  file(SIZE ${FOLDER}/${path} size)
  string(APPEND blocks "    \".hidden attentoscope_model_${number}\\n\"\n"
    "    \".global attentoscope_model_${number}\\n\"\n"
    "    \"attentoscope_model_${number}:\\n\"\n"
    "    \".incbin \\\"${FOLDER}/${path}\\\"\\n\"\n")
  string(APPEND declarations "__attribute__((visibility(\"hidden\"))) extern const char attentoscope_model_${number}[];\n")
  string(APPEND rows "        {\"${model}\", \"${file}\", {attentoscope_model_${number}, ${size}}},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUTPUT} "// Made by cmake/EmbedModels.cmake
#include \"engine/lessons/lessonmodels.h\"

asm(\".pushsection .rodata\\n\"
${blocks}    \".popsection\\n\");

extern \"C\" {
${declarations}}

namespace attentoscope {

std::span<const ShippedModelFile> shippedModelFiles()
{
    static const ShippedModelFile files[] = {
${rows}    };
    return files;
}

} // namespace attentoscope
")
