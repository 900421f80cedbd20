// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/pairgatherer.h"

#include <future>

namespace attentoscope {

namespace {

constexpr std::size_t chunkPairs = 4'096;
constexpr std::size_t chunkBytes = 4 * 1024 * 1024;
constexpr std::size_t previewPairs = 200;

std::size_t samplerCapacity(const DataRequest& request, const DataConfiguration& configuration)
{
    return (request.validation.empty() ? mostValidationPairs : 0) + (configuration.testShare > 0 ? mostTestPairs : 0);
}

void countLength(std::vector<std::size_t>& histogram, std::size_t length)
{
    if (histogram.size() <= length)
        histogram.resize(length + 1);
    ++histogram[length];
}

} // namespace

SideEncoder::SideEncoder(
    const DataConfiguration& configuration, Side side, std::shared_ptr<const SubwordModel> subwords)
    : m_configuration(configuration), m_side(side), m_pipeline(configuration, std::move(subwords))
{
}

void SideEncoder::encode(std::span<const std::string> sentences, EncodedChunk& chunk)
{
    chunk.lines.clear();
    chunk.ids.clear();
    chunk.attached.clear();
    for (const auto& sentence : sentences)
        encodeLine(sentence, chunk);
}

void SideEncoder::encodeLine(std::string_view sentence, EncodedChunk& chunk)
{
    EncodedLine line{.begin = chunk.ids.size()};
    const std::string text = m_pipeline.normalize(sentence);
    line.kept = m_configuration.recipe != DataRecipe::Tutorial || tutorialKeeps(text, m_side);
    if (line.kept) {
        const auto tokens = m_pipeline.split(text);
        line.tokens = tokens.size();
        if (tokens.size() <= static_cast<std::size_t>(m_configuration.maximumLength)) {
            for (const auto& token : tokens) {
                chunk.ids.push_back(m_words.id(token.text));
                chunk.attached.push_back(token.attached);
            }
        }
    }
    chunk.lines.push_back(line);
}

PairGatherer::PairGatherer(const DataRequest& request, const DataConfiguration& configuration,
    const SubwordSides& models, Progress progress, std::stop_token stop)
    : subwords(models)
    , sampler(request.seed, samplerCapacity(request, configuration))
    , m_configuration(configuration)
    , m_progress(std::move(progress))
    , m_stop(std::move(stop))
    , m_source(configuration, Side::Source, models.source)
    , m_target(configuration, Side::Target, models.target)
    , m_sourceText(chunkPairs)
    , m_targetText(chunkPairs)
{
    summary.request = request;
    m_lines.reserve(chunkPairs);
}

bool PairGatherer::take(const RawPair& pair)
{
    ++summary.lines;
    m_done = pair.done;
    if (pair.fault != LineFault::None) {
        problems.addFault(pair.line, pair.fault);
    } else {
        const bool swapped = m_configuration.direction == Direction::Swapped;
        m_sourceText[m_lines.size()] = swapped ? pair.second : pair.first;
        m_targetText[m_lines.size()] = swapped ? pair.first : pair.second;
        m_lines.push_back(pair.line);
        m_records.push_back(summary.lines);
        m_chunkBytes += pair.first.size() + pair.second.size();
    }
    if (m_lines.size() == chunkPairs || m_chunkBytes > chunkBytes)
        encodeChunk();
    return !m_stop.stop_requested();
}

void PairGatherer::finish()
{
    encodeChunk();
}

void PairGatherer::encodeChunk()
{
    const std::span sourceText(m_sourceText.data(), m_lines.size());
    const std::span targetText(m_targetText.data(), m_lines.size());
    auto target = std::async(std::launch::async, [&] { m_target.encode(targetText, m_targetChunk); });
    m_source.encode(sourceText, m_sourceChunk);
    target.get();
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        judge(i);
    m_lines.clear();
    m_records.clear();
    m_chunkBytes = 0;
    if (m_progress)
        m_progress(m_done);
}

void PairGatherer::judge(std::size_t index)
{
    const EncodedLine& source = m_sourceChunk.lines[index];
    const EncodedLine& target = m_targetChunk.lines[index];
    const auto limit = static_cast<std::size_t>(m_configuration.maximumLength);
    if (!source.kept || !target.kept) {
        ++leftOut.byRecipe;
    } else if (source.tokens == 0 || target.tokens == 0) {
        ++leftOut.emptied;
        problems.add(m_lines[index],
            source.tokens == 0 ? Message("Nothing is left of the source sentence after cleaning.")
                               : Message("Nothing is left of the target sentence after cleaning."));
    } else if (source.tokens > limit || target.tokens > limit) {
        ++leftOut.tooLong;
        problems.add(m_lines[index],
            Message("Too long: {} source and {} target tokens; the longest sentence allowed (max_length) has {}.",
                source.tokens, target.tokens, limit));
    } else {
        keep(index, source, target);
    }
}

void PairGatherer::keep(std::size_t index, const EncodedLine& source, const EncodedLine& target)
{
    pairs.source.add(m_sourceChunk.idsOf(source));
    pairs.target.add(m_targetChunk.idsOf(target));
    records.push_back(static_cast<std::uint32_t>(m_records[index]));
    const auto attached = m_targetChunk.attached.begin() + static_cast<std::ptrdiff_t>(target.begin);
    targetAttached.insert(targetAttached.end(), attached, attached + static_cast<std::ptrdiff_t>(target.tokens));
    sampler.offer(m_records[index], m_sourceText[index], m_targetText[index]);
    if (pairs.size() == 1)
        firstLine = m_records[index];
    if (summary.preview.size() < previewPairs)
        summary.preview.push_back({m_sourceText[index], m_targetText[index]});
    countLength(summary.sourceLengths, source.tokens);
    countLength(summary.targetLengths, target.tokens);
}

} // namespace attentoscope
