// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts that somebody gives: corpora, alignments, lines to translate, subword models, lessons and their answers.
#include "memoryfile.h"
#include "targets.h"

#include "app/clicommands/linebatches.h"
#include "engine/corpus/corpus.h"
#include "engine/corpus/files/pairreader.h"
#include "engine/corpus/sentencelimit.h"
#include "engine/corpus/text/unicodetext.h"
#include "engine/corpus/tokens/subwordmodel.h"
#include "engine/corpus/tokens/textpipeline.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "engine/lessons/conditionreader.h"
#include "engine/lessons/conditions.h"
#include "engine/lessons/lessonadvice.h"
#include "engine/lessons/lessoncheck.h"
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/lessonvalues.h"
#include "engine/metrics/alignment.h"
#include "engine/metrics/sentencepairs.h"
#include "engine/storage/answers/handedin.h"
#include "engine/types/data.h"

#include <cstdlib>
#include <string>

namespace attentoscope::fuzz {

/// The input has sentence pairs, a byte that UTF-8 does not use, and alignments. The alignments are read as gold links
/// and as another system's attention.
void readAligned(std::string_view bytes)
{
    const auto border = bytes.find('\xFF');
    const MemoryFile data(bytes.substr(0, border));
    const MemoryFile alignments(border == std::string_view::npos ? std::string_view() : bytes.substr(border + 1));
    SentencesRequest request{.set = SentenceSet::File, .file = data.path(), .goldFile = alignments.path()};
    if (const auto pairs = readSentences(request, nullptr, Direction::AsWritten, {}, {}))
        if (pairs->gold.size() != pairs->lineCount)
            std::abort();
    request.goldFile.clear();
    request.attentionFile = alignments.path();
    const auto pairs = readSentences(request, nullptr, Direction::Swapped, {}, {});
    if (!pairs)
        return;
    for (std::size_t index = 0; index < pairs->text.size(); ++index)
        static_cast<void>(sentenceOfOther(pairs->other[pairs->lines[index] - 1], "other", pairs->text[index], {}));
}

void readAlignmentLinks(std::string_view bytes)
{
    const MemoryFile file(bytes);
    AlignmentErrorRate rate;
    for (const int first : {0, 1})
        if (const auto all = readAlignments(file.path(), first))
            for (const auto& gold : *all)
                rate.add(diagonalAlignment(3, 4), swapped(gold));
}

/// The first byte chooses how the text is cleaned and cut into tokens.
void readCorpus(std::string_view bytes)
{
    if (bytes.empty())
        return;
    const auto choice = static_cast<unsigned char>(bytes.front());
    const MemoryFile file(bytes.substr(1));
    DataConfiguration configuration{.recipe = choice & 8 ? DataRecipe::Tutorial : DataRecipe::Plain,
        .tokenizer = static_cast<TokenizerKind>(choice % 3),
        .direction = choice & 16 ? Direction::Swapped : Direction::AsWritten,
        .lowercase = (choice & 32) != 0,
        .stripAccents = (choice & 64) != 0};
    DataRequest request{.source = file.path()};
    static_cast<void>(loadCorpus(request, configuration, {}, {}));
}

/// The page of a lesson that somebody handed in. The answers that are read must survive writing and reading.
void readAnswers(std::string_view bytes)
{
    auto answers = handedInOf(bytes, "page.html");
    if (!answers)
        return;
    answers->version.clear(); // the writer sets this program's version
    const auto element = handedInElement(*answers);
    if (element.size() > largestHandedInElement) // "<" becomes six letters
        return;
    auto again = handedInOf(element, "page.html");
    if (!again)
        std::abort();
    again->version.clear();
    if (*again != *answers)
        std::abort();
}

/// A condition must survive writing and reading.
void readLessonText(std::string_view bytes)
{
    const auto read = readLesson(bytes);
    static_cast<void>(lessonFindings(bytes, {}));
    static_cast<void>(lessonAdvice(read.lesson));
    for (const auto& step : read.lesson.steps) {
        if (!step.until)
            continue;
        static_cast<void>(holds(step.until->condition, LessonFacts{}));
        const auto again = parseCondition(textOf(step.until->condition));
        if (!again || *again != step.until->condition)
            std::abort();
    }
}

/// Lines to translate, without a model. The first byte chooses how they are cleaned and cut into tokens.
void readLines(std::string_view bytes)
{
    if (bytes.empty())
        return;
    const auto choice = static_cast<unsigned char>(bytes.front());
    DataConfiguration configuration{.recipe = choice & 8 ? DataRecipe::Tutorial : DataRecipe::Plain,
        .tokenizer = static_cast<TokenizerKind>(choice % 3),
        .lowercase = (choice & 32) != 0,
        .stripAccents = (choice & 64) != 0};
    const TextPipeline pipeline(configuration);
    const auto vocabulary = Vocabulary::fromWords({"a", "the", "cat", "."}).value();
    const MemoryFile file(bytes.substr(1));
    LineBatches input(file.descriptor(), -1);
    for (auto lines = input.next(); !lines.empty(); lines = input.next())
        for (const auto& line : lines) {
            if (line.size() > longestTextLine)
                std::abort();
            if (!checkSentenceText(line))
                continue;
            for (const auto& token : pipeline.tokens(line))
                if (token.text.empty() || vocabulary.id(token.text) >= static_cast<std::int32_t>(vocabulary.size()))
                    std::abort();
        }
}

void readPairs(std::string_view bytes)
{
    const MemoryFile file(bytes);
    DataRequest request{.source = file.path()};
    std::size_t characters = 0;
    static_cast<void>(attentoscope::readPairs(request, [&](const RawPair& pair) {
        for (const char letter : pair.first)
            characters += letter == ' ';
        for (const char letter : pair.second)
            characters += letter == ' ';
        return true;
    }));
}

/// The first byte chooses two languages by their numbers. A unit is one pair, so the line numbers of pairs ascend.
void readTranslationMemory(std::string_view bytes)
{
    if (bytes.empty())
        return;
    const auto choice = static_cast<unsigned char>(bytes.front());
    const MemoryFile file(bytes.substr(1));
    DataRequest request{.source = file.path()};
    if (choice & 1)
        request.columns = {ColumnRule::Chosen, choice / 2U % 4U, choice / 8U % 4U};
    std::size_t line = 0;
    static_cast<void>(attentoscope::readPairs(request, [&](const RawPair& pair) {
        if (pair.line < line)
            std::abort();
        line = pair.line;
        return true;
    }));
}

/// Two files. Between them is a byte that UTF-8 does not use.
void readParallel(std::string_view bytes)
{
    const auto border = bytes.find('\xFF');
    const MemoryFile source(bytes.substr(0, border));
    const MemoryFile target(border == std::string_view::npos ? std::string_view() : bytes.substr(border + 1));
    DataRequest request{.source = source.path(), .target = target.path()};
    static_cast<void>(attentoscope::readPairs(request, [](const RawPair&) { return true; }));
}

void readSubwords(std::string_view bytes)
{
    const auto model = SubwordModel::fromBytes(bytes, "subwords.model");
    if (!model)
        return;
    // The bytes of a model must give the same model again.
    const auto again = SubwordModel::fromBytes((*model)->bytes(), "subwords.model");
    if (!again || (*again)->bytes() != (*model)->bytes() || (*again)->words() != (*model)->words())
        std::abort();
    const std::string_view own = bytes.substr(0, 512); // the input's own text contains letters that its pieces have
    for (const std::string_view word : {std::string_view("▁house"), std::string_view("▁日本é😀"), own}) {
        if (firstInvalidByte(word)) // text that is cut into pieces was checked when it was read
            continue;
        std::string together;
        for (const auto& piece : (*model)->cut(word))
            together += piece;
        if (together != word)
            std::abort();
    }
}

} // namespace attentoscope::fuzz
