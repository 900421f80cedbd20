// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/remote/greeting.h"
#include "engine/remote/requests.h"
#include "engine/remote/wire.h"
#include "engine/types/benchmark.h"
#include "engine/types/catalogue.h"
#include "engine/types/comparison.h"
#include "engine/types/configuration.h"
#include "engine/types/runs.h"
#include "engine/types/sessionstate.h"
#include "engine/types/translation.h"

namespace attentoscope::tests {

/// Puts a value other than the default into every member, and two values into every list. The values need not make
/// sense together.
class Filling
{
public:
    template <typename T>
    void fill(T& value)
    {
        ++m_count;
        if constexpr (std::is_enum_v<T>)
            value = static_cast<T>(m_count % enumeratorCount<T>());
        else if constexpr (std::is_same_v<T, bool>)
            value = m_count % 2 == 0;
        else if constexpr (std::is_arithmetic_v<T>)
            value = static_cast<T>(m_count % 100 + 1);
        else
            fillValue(value);
    }

private:
    void fillValue(std::string& text) { text = "word " + std::to_string(m_count); }
    void fillValue(Message& message) { message = Message("{} of {} in {}", "part", m_count, Message("a file")); }
    void fillValue(std::chrono::system_clock::time_point& moment)
    {
        moment = std::chrono::system_clock::time_point(std::chrono::seconds(m_count));
    }
    template <typename T>
    void fillValue(std::vector<T>& list)
    {
        list.resize(2);
        for (auto& value : list)
            fill(value);
    }
    void fillValue(std::vector<bool>& list) { list = {true, false}; }
    template <typename T, std::size_t count>
    void fillValue(std::array<T, count>& list)
    {
        for (auto& value : list)
            fill(value);
    }
    template <typename T>
    void fillValue(std::optional<T>& value)
    {
        fill(value.emplace());
    }
    template <typename T>
    void fillValue(std::shared_ptr<const T>& value)
    {
        if (m_depth >= 2) // values may contain each other
            return;
        ++m_depth;
        auto made = std::make_shared<T>();
        fill(*made);
        value = std::move(made);
        --m_depth;
    }
    template <typename Aggregate>
        requires std::is_aggregate_v<Aggregate>
    void fillValue(Aggregate& value)
    {
        visitMembers(value, [this](auto&... members) { (this->fill(members), ...); });
    }

    int m_count = 0;
    int m_depth = 0;
};

template <typename T>
T filled()
{
    T value{};
    Filling().fill(value);
    return value;
}

inline AttentionMap soundMap(std::size_t rows, std::size_t columns)
{
    return {.rows = rows,
        .columns = columns,
        .weights = std::make_shared<const std::vector<float>>(rows * columns, 0.25F),
        .centres = std::vector<float>(rows, 1.0F),
        .windowRadius = 2.0F};
}

/// Two source and three target words, with heads, choices, a beam and gold links.
inline Translation soundTranslation()
{
    auto translation = filled<Translation>();
    translation.source.resize(2);
    translation.target.resize(3);
    translation.probabilities.assign(3, 0.5F);
    translation.choices.assign(3, {.chosenBy = ChosenBy::Person, .forcedColumn = 1, .alternatives = {{}, {}}});
    translation.attention = soundMap(3, 2);
    translation.heads = {{{HeadKind::Encoder, 1, 1}, soundMap(2, 2)}, {{HeadKind::Cross, 1, 1}, soundMap(3, 2)},
        {{HeadKind::Decoder, 1, 2}, soundMap(3, 3)}};
    translation.forcedHeads = {{2, 1, AttentionHead{HeadKind::Cross, 1, 1}}};
    auto followed = translation;
    followed.beam = nullptr;
    Beam beam;
    beam.nodes = {{.parent = {}, .hypothesis = {}}, {.parent = 0, .hypothesis = 0}};
    beam.hypotheses = {{followed, 0.5}};
    translation.beam = std::make_shared<const Beam>(beam);
    return translation;
}

inline WatchedSnapshot soundSnapshot()
{
    WatchedSnapshot snapshot{.index = 1, .step = 7, .translation = soundTranslation()};
    snapshot.translation.beam = nullptr;
    snapshot.translation.heads.clear();
    snapshot.heads = {{1, 1, 1}, std::make_shared<const std::vector<std::uint8_t>>(16, std::uint8_t(128))};
    return snapshot;
}

inline TrainingReports soundReports()
{
    auto reports = filled<TrainingReports>();
    for (auto& validation : reports.validations)
        validation.pairs = std::make_shared<const std::vector<ValidatedPair>>(
            std::vector<ValidatedPair>{{"source", "reference", soundTranslation()}});
    reports.snapshots = {soundSnapshot(), soundSnapshot()};
    return reports;
}

inline RunDescription soundRun()
{
    auto run = filled<RunDescription>();
    auto history = std::make_shared<RunHistory>(filled<RunHistory>());
    history->validations = soundReports().validations;
    history->heads = {std::make_shared<const HeadReport>()};
    run.history = history;
    run.snapshots = std::make_shared<const std::vector<WatchedSnapshot>>(std::vector{soundSnapshot()});
    return run;
}

inline Dissection soundDissection()
{
    auto dissection = filled<Dissection>();
    dissection.column = 1;
    dissection.forcedColumn = 0;
    dissection.columnTokens.resize(2);
    dissection.arithmetic = {{1, 2}, {0.5F, 0.5F}, {}, {0.5F, 0.5F}};
    dissection.annotations = {{1, 2, 3}, {4, 5, 6}};
    dissection.context = {1, 2, 3};
    dissection.terms = {
        {.symbol = "s", .meaning = "state", .numbers = {1}}, {.symbol = "e", .operands = {0}, .numbers = {2}}};
    dissection.outputTerms = {{.symbol = "o", .operands = {1}, .numbers = {3}}};
    return dissection;
}

inline MeasuredSentences soundSentences()
{
    auto part = filled<MeasuredSentences>();
    for (auto& sentence : part.sentences)
        sentence.aligned = std::make_shared<const Translation>(soundTranslation());
    return part;
}

} // namespace attentoscope::tests
