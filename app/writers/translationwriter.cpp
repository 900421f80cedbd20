// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/writers/translationwriter.h"

#include "app/writers/controlcharacters.h"
#include "engine/storage/translationjson.h"
#include "engine/types/heads.h"
#include "engine/types/translation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace attentoscope {

namespace {

std::string textOf(const nlohmann::ordered_json& object)
{
    constexpr auto replaceBadBytes = nlohmann::ordered_json::error_handler_t::replace; // bytes that are not UTF-8
    return visibleJson(object.dump(-1, ' ', false, replaceBadBytes));
}

/// The best hypotheses of a beam with different texts, best first.
std::vector<const BeamHypothesis*> bestOf(const Translation& translation, std::size_t count)
{
    std::vector<const BeamHypothesis*> best;
    if (!translation.beam)
        return best;
    for (const auto& hypothesis : translation.beam->hypotheses) {
        const auto& text = hypothesis.translation.text;
        const auto isSame = [&](const BeamHypothesis* other) { return other->translation.text == text; };
        if (best.size() < count && std::ranges::none_of(best, isSame))
            best.push_back(&hypothesis);
    }
    return best;
}

} // namespace

bool isBlank(const std::string& line)
{
    return line.find_first_not_of(" \t\r\n\v\f") == std::string::npos;
}

std::vector<TranslationRequest> requestsFor(const std::vector<std::string>& lines, const TranslationRequest& like)
{
    std::vector<TranslationRequest> requests;
    for (const std::string& line : lines)
        if (!isBlank(line)) {
            requests.push_back(like);
            requests.back().source = line;
        }
    return requests;
}

std::vector<Translation> inStepWith(const std::vector<std::string>& lines, std::vector<Translation> translations)
{
    std::vector<Translation> all;
    all.reserve(lines.size());
    auto next = translations.begin();
    for (const std::string& line : lines)
        all.push_back(isBlank(line) || next == translations.end() ? Translation() : std::move(*next++));
    return all;
}

TranslationWriter::TranslationWriter(TranslationFormat format, Sink sink, int best)
    : m_format(format), m_sink(std::move(sink)), m_best(static_cast<std::size_t>(best))
{
}

std::vector<AttentionHead> TranslationWriter::shownHeads(const Translation& translation) const
{
    return m_heads.chosen ? m_heads.chosen->headsIn(translation) : std::vector<AttentionHead>();
}

AttentionMap TranslationWriter::shownMap(const Translation& translation) const
{
    const auto shown = shownHeads(translation);
    return shown.empty() ? translation.attention : meanOf(translation, shown);
}

nlohmann::ordered_json TranslationWriter::written(Translation translation) const
{
    const auto chosen = shownHeads(translation);
    translation.attention = shownMap(translation);
    translation.heads.clear();
    auto object = translationToJson(translation);
    if (chosen.size() == 1)
        object["attention_head"] = headText(chosen.front());
    else if (!chosen.empty())
        object["attention_heads"] = headTextsToJson(chosen);
    return object;
}

/// Writes the heads one by one, because all heads of a long sentence are gigabytes as JSON.
void TranslationWriter::writeWithHeads(
    const nlohmann::ordered_json& object, const std::vector<HeadMap>& heads, const Translation* brought) const
{
    auto text = textOf(object);
    if (m_heads.all == HeadsAnswer::None || heads.empty())
        return m_sink(text);
    text.back() = ','; // replaces the closing brace
    text += "\"heads\":[";
    for (const auto& head : heads) {
        auto written = headToJson(head);
        if (brought)
            if (const auto own = std::ranges::find(brought->heads, head.id, &HeadMap::id); own != brought->heads.end())
                written["norms"] = rowsToJson(own->attention);
        m_sink(text + textOf(written));
        text = ",";
    }
    m_sink("]}");
}

void TranslationWriter::add(const Translation& translation, const Translation* brought)
{
    const bool isFirst = std::exchange(m_isEmpty, false);
    const auto best = m_best > 1 ? bestOf(translation, m_best) : std::vector<const BeamHypothesis*>();
    const auto number = std::to_string(m_sentences++);
    if (m_format == TranslationFormat::Json) {
        auto object = written(translation);
        if (brought)
            object["norms"] = rowsToJson(shownMap(*brought));
        if (m_best > 1)
            object["best"] = nlohmann::ordered_json::array();
        for (const auto* one : best) {
            auto further = written(one->translation);
            further.erase("source"); // all have the same source
            further["ranking"] = one->ranking;
            object["best"].push_back(std::move(further));
        }
        m_sink(isFirst ? "[\n" : ",\n");
        writeWithHeads(object, translation.heads, brought);
    } else if (m_best == 1) {
        m_sink(visible(translation.text) + '\n');
    } else {
        for (const auto* one : best)
            m_sink(number + " ||| " + visible(one->translation.text) + " ||| "
                + nlohmann::ordered_json(one->ranking).dump() + '\n');
    }
}

void TranslationWriter::end()
{
    if (m_format == TranslationFormat::Json)
        m_sink(m_isEmpty ? "[]\n" : "\n]\n");
}

} // namespace attentoscope
