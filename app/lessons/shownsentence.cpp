// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/shownsentence.h"

#include "engine/lessons/factvalues.h"
#include "engine/lessons/lessonactions.h"
#include "engine/lessons/picturevalues.h"
#include "engine/lessons/takenfacts.h"
#include "engine/types/headtext.h"

#include <algorithm>

namespace attentoscope {

void ShownSentence::forgetModel()
{
    m_head.reset();
    m_constraints = {};
    m_snapshots.clear();
    m_isScrubbed = false;
}

void ShownSentence::keep(const WatchedSnapshot& snapshot)
{
    if (snapshot.index == 0)
        m_snapshots.push_back(snapshot.translation);
}

Result<void> ShownSentence::refresh(std::stop_token stop)
{
    if (m_source.empty() || m_facts.run.state == LessonTraining::None || m_isScrubbed)
        return {};
    TranslationRequest request;
    request.source = m_source;
    request.purpose = TranslationPurpose::Picture;
    request.constraints = m_constraints;
    request.heads = HeadsAnswer::All;
    request.switchedOff = m_facts.off;
    auto translation = m_session.translate(request, {}, std::move(stop));
    if (!translation)
        return std::unexpected(translation.error());
    m_translation = std::move(*translation);
    const auto pinned = m_facts.picture.pinned;
    takePicture(m_facts, m_translation, m_head);
    m_facts.picture.pinned = pinned;
    if (m_constraints.isEmpty())
        m_unforced = m_facts.picture;
    else
        takeForced(m_facts, m_unforced);
    return {};
}

Result<void> ShownSentence::translate(const std::string& text, std::stop_token stop)
{
    m_source = text;
    m_constraints = {};
    m_isScrubbed = false;
    m_facts.picture.pinned.clear();
    m_facts.deeds.translated.push_back(text);
    return refresh(std::move(stop));
}

Result<LessonCell> ShownSentence::cellOf(const LessonAction& action) const
{
    const auto cell = findCell(m_facts.picture, action.arguments[0], action.arguments[1]);
    if (cell)
        return *cell;
    std::string words;
    for (const auto& token : m_facts.picture.target)
        words += ' ' + token.text;
    return failure(
        ErrorCode::BadData, Message("The picture has no cell for {}. Its rows are:{}.", textOf(action), words));
}

Result<void> ShownSentence::pin(const LessonAction& action)
{
    const auto cell = cellOf(action);
    if (!cell)
        return std::unexpected(cell.error());
    m_facts.picture.pinned = {*cell};
    return {};
}

Result<void> ShownSentence::dissect(const LessonAction& action)
{
    const auto cell = cellOf(action);
    if (!cell)
        return std::unexpected(cell.error());
    auto head = m_facts.picture.head;
    if (!head && !m_translation.heads.empty())
        head = m_translation.heads.front().id; // the mean of heads has no arithmetic of its own
    const auto dissection =
        m_session.dissect({.translation = m_translation, .row = cell->row, .column = cell->column, .head = head});
    if (!dissection)
        return std::unexpected(dissection.error());
    takeDissection(m_facts, *dissection);
    return {};
}

Result<void> ShownSentence::force(const LessonAction& action, std::stop_token stop)
{
    if (action.arguments.size() == 1) {
        m_constraints = {};
        return refresh(std::move(stop));
    }
    const auto cell = cellOf(action);
    if (!cell)
        return std::unexpected(cell.error());
    // As in the window: what comes after the row is free again.
    std::erase_if(m_constraints.rows, [&](const ForcedRow& row) { return row.position >= cell->row; });
    m_constraints.rows.push_back({.position = cell->row, .column = cell->column});
    return refresh(std::move(stop));
}

Result<AttentionHead> ShownSentence::headFrom(const std::string& head) const
{
    const auto chosen = head == "best" ? bestHead(m_facts) : headFromText(head);
    const auto isIt = [&](const HeadMap& map) { return chosen && map.id == *chosen; };
    if (std::ranges::any_of(m_translation.heads, isIt))
        return *chosen;
    return failure(ErrorCode::BadData,
        Message("The model has no head \"{}\" now: train a Transformer until it is validated.", head));
}

Result<void> ShownSentence::chooseHead(const std::string& head, std::stop_token stop)
{
    m_head.reset();
    if (head != "mean") {
        const auto chosen = headFrom(head);
        if (!chosen)
            return std::unexpected(chosen.error());
        m_head = *chosen;
    }
    return refresh(std::move(stop));
}

Result<void> ShownSentence::switchOff(const std::string& head, std::stop_token stop)
{
    if (head == "none") {
        m_facts.off.clear();
        return refresh(std::move(stop));
    }
    const auto chosen = headFrom(head);
    if (!chosen)
        return std::unexpected(chosen.error());
    if (std::ranges::find(m_facts.off, *chosen) == m_facts.off.end())
        m_facts.off.push_back(*chosen);
    return refresh(std::move(stop));
}

Result<void> ShownSentence::scrub(std::int64_t step)
{
    if (m_snapshots.empty())
        return failure(ErrorCode::NotReady, "There are no pictures of earlier steps: watch a sentence and train.");
    const auto later =
        std::ranges::upper_bound(m_snapshots, step, {}, [](const Translation& snapshot) { return snapshot.step; });
    m_translation = later == m_snapshots.begin() ? m_snapshots.front() : *std::prev(later);
    takePicture(m_facts, m_translation, std::nullopt);
    m_facts.deeds.isScrubbed = true;
    m_isScrubbed = true;
    return {};
}

} // namespace attentoscope
