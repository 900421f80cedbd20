// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/pagefacts.h"

#include <algorithm>
#include <chrono>
#include <ranges>
#include <utility>

namespace attentoscope {

namespace {

/// The model computes each row once more. For this many rows it needs half a minute.
constexpr std::size_t mostRows = 3'000;

TranslationRequest requestFor(const WatchedSentence& sentence)
{
    TranslationRequest request;
    request.purpose = TranslationPurpose::Picture;
    request.source = sentence.source;
    request.forcedTarget = sentence.target;
    request.heads = HeadsAnswer::All;
    return request;
}

/// The epoch of the last known step up to this one; 0: none is known.
double epochAt(const RunHistory& history, std::int64_t step)
{
    const auto after = std::ranges::upper_bound(history.steps, step, {}, &StepReport::step);
    return after == history.steps.begin() ? 0.0 : std::prev(after)->epoch;
}

/// Inserts the moment in the order of steps. It replaces a moment of the same step.
void putMoment(std::vector<WatchedSnapshot>& moments, WatchedSnapshot moment)
{
    const auto place = std::ranges::lower_bound(moments, moment.step, {}, &WatchedSnapshot::step);
    if (place != moments.end() && place->step == moment.step)
        *place = std::move(moment);
    else
        moments.insert(place, std::move(moment));
}

/// A row whose arithmetic is shown.
struct PageRow
{
    std::size_t sentence = 0;
    std::optional<AttentionHead> head;
    std::size_t row = 0;
    std::size_t column = 0; ///< column of the largest weight
    bool isStrongest = true; ///< whether this row has the largest weight of its head
};

std::size_t strongestColumn(const AttentionMap& map, std::size_t row)
{
    const auto first = map.weights->begin() + static_cast<std::ptrdiff_t>(row * map.columns);
    return static_cast<std::size_t>(std::max_element(first, first + static_cast<std::ptrdiff_t>(map.columns)) - first);
}

void addRows(
    std::vector<PageRow>& rows, std::size_t sentence, const AttentionMap& map, const std::optional<AttentionHead>& head)
{
    if (map.isEmpty())
        return;
    const auto first = rows.size();
    std::size_t strongest = 0;
    for (std::size_t row = 0; row < map.rows; ++row) {
        rows.push_back({sentence, head, row, strongestColumn(map, row), !head});
        if (map.at(row, rows.back().column) > map.at(strongest, rows[first + strongest].column))
            strongest = row;
    }
    rows[first + strongest].isStrongest = true;
}

/// Cross heads come first, because they matter most if there are too many rows.
std::vector<PageRow> rowsOf(const std::vector<Translation>& translations)
{
    std::vector<PageRow> rows;
    for (std::size_t sentence = 0; sentence < translations.size(); ++sentence) {
        const auto& translation = translations[sentence];
        if (translation.heads.empty())
            addRows(rows, sentence, translation.attention, std::nullopt);
        for (const auto& head : translation.heads)
            addRows(rows, sentence, head.attention, head.id);
    }
    std::ranges::stable_partition(
        rows, [](const PageRow& row) { return !row.head || row.head->kind == HeadKind::Cross; });
    rows.resize(std::min(rows.size(), mostRows));
    return rows;
}

Result<void> dissectRow(RunPage& page, const PageRow& row, const Translation& translation, Session& session)
{
    auto dissection = session.dissect(
        {.id = newRequestId(), .translation = translation, .row = row.row, .column = row.column, .head = row.head});
    if (!dissection)
        return std::unexpected(dissection.error());
    if (!row.isStrongest) {
        dissection->terms.clear();
        dissection->outputTerms.clear();
    }
    page.sentences[row.sentence].arithmetic.push_back(std::move(*dissection));
    return {};
}

/// Whether both lists have the same words; start and end tokens do not count.
bool hasSameWords(const std::vector<Token>& some, const std::vector<Token>& others)
{
    const auto words = [](const std::vector<Token>& tokens) {
        return std::views::filter(tokens, [](const Token& token) { return !token.special; });
    };
    return std::ranges::equal(words(some), words(others),
        [](const Token& one, const Token& other) { return one.text == other.text && one.attached == other.attached; });
}

void outline(RunPage& page, const Translation& aligned)
{
    page.links = aligned.gold->kind;
    for (auto& sentence : page.sentences)
        for (auto& moment : sentence.moments)
            if (hasSameWords(moment.translation.source, aligned.source)
                && hasSameWords(moment.translation.target, aligned.target))
                moment.translation.gold = aligned.gold;
}

} // namespace

Result<void> addArithmetic(RunPage& page, Session& session, const std::stop_token& stop)
{
    std::vector<Translation> translations;
    for (auto& sentence : page.sentences) {
        auto translation = session.translate(requestFor(sentence.sentence), {}, stop);
        if (!translation)
            return std::unexpected(translation.error());
        if (stop.stop_requested())
            return {};
        page.arithmeticStep = translation->step;
        translation->gold.reset(); // addLinks() decides which pairs have links, and of which kind
        putMoment(sentence.moments,
            {.step = translation->step,
                .translation = *translation,
                .epoch = epochAt(*page.history, translation->step),
                .sentence = sentence.sentence,
                .heads = keptHeads(*translation)});
        translations.push_back(std::move(*translation));
    }
    for (const auto& row : rowsOf(translations)) {
        if (stop.stop_requested())
            return {};
        if (auto done = dissectRow(page, row, translations[row.sentence], session); !done)
            return done;
    }
    return {};
}

Result<void> addLinks(RunPage& page, Session& session, SentencesRequest request, const std::stop_token& stop)
{
    constexpr std::chrono::milliseconds slice{200};
    request.measure = SentenceMeasure::Links;
    if (auto begun = session.measureSentences(request, stop); !begun)
        return begun;
    while (!stop.stop_requested()) {
        const auto part = session.advanceSentences(slice, stop);
        if (!part)
            return std::unexpected(part.error());
        for (const auto& sentence : part->sentences)
            if (sentence.aligned && sentence.aligned->gold)
                outline(page, *sentence.aligned);
        if (part->complete)
            break;
    }
    return {};
}

} // namespace attentoscope
