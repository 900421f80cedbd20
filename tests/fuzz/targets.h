// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace attentoscope::fuzz {

/// A reader of files from strangers. It is given any bytes, and may do nothing worse than refuse them.
struct Target
{
    const char* name; ///< also the name of its folder in corpus/
    void (*read)(std::string_view bytes);
};

std::span<const Target> targets();

void readArchive(std::string_view bytes);
void readAligned(std::string_view bytes);
void readAlignmentLinks(std::string_view bytes);
void readAnswers(std::string_view bytes);
void readCharacterTable(std::string_view bytes);
void readConfig(std::string_view bytes);
void readCorpus(std::string_view bytes);
void readForeignBinary(std::string_view bytes);
void readForeignWeights(std::string_view bytes);
void readForeignWords(std::string_view bytes);
void readLessonText(std::string_view bytes);
void readLines(std::string_view bytes);
void readMetricsLog(std::string_view bytes);
void readPairs(std::string_view bytes);
void readParallel(std::string_view bytes);
void readRemote(std::string_view bytes);
void readRun(std::string_view bytes);
void readSafetensorsFile(std::string_view bytes);
void readSnapshots(std::string_view bytes);
void readState(std::string_view bytes);
void readSubwords(std::string_view bytes);
void readTranslationMemory(std::string_view bytes);
void readVocabulary(std::string_view bytes);

} // namespace attentoscope::fuzz
