// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/linkdrawing.h"

#include "engine/types/wordlinks.h"
#include "ui/language/languages.h"
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/sentencecontroller.h"

#include <QAction>

#include <algorithm>

namespace attentoscope::ui {

namespace {

/// The link between the words of a cell. None if one of them is a start or end token.
std::optional<AlignmentLink> linkOf(const Translation& translation, int row, int column)
{
    const auto source = wordsOfTokens(translation.source)[std::size_t(column)];
    const auto target = wordsOfTokens(translation.target)[std::size_t(row)];
    if (!source || !target)
        return std::nullopt;
    return AlignmentLink{std::uint32_t(*source), std::uint32_t(*target)};
}

/// All links that are outlined.
std::vector<AlignmentLink> outlinedLinks(const Translation& translation)
{
    if (!translation.gold)
        return {};
    auto links = translation.gold->sure;
    links.insert(links.end(), translation.gold->possible.begin(), translation.gold->possible.end());
    std::ranges::sort(links);
    links.erase(std::ranges::unique(links).begin(), links.end());
    return links;
}

LinksDrawing drawingOf(const SentencePair& text, const LinksChange::Links& links)
{
    return {text, links.value_or(std::vector<AlignmentLink>())};
}

} // namespace

LinkDrawing::LinkDrawing(
    QAction& action, AttentionView& view, SentenceController& sentences, ShownPair shownPair, QObject* parent)
    : QObject(parent), m_action(action), m_view(view), m_sentences(sentences), m_shownPair(std::move(shownPair))
{
    m_action.setEnabled(false);
    connect(&m_action, &QAction::toggled, this, [this](bool on) {
        if (on && !whyOff().isEmpty()) {
            m_action.setChecked(false);
            emit said(whyOff());
            return;
        }
        m_view.setDrawingLinks(on ? LinkMode::Draw : LinkMode::Read);
    });
    connect(&m_view, &AttentionView::linkToggled, this, &LinkDrawing::toggle);
    connect(&m_sentences, &SentenceController::dataChanged, this, [this](bool areThere) {
        m_countBefore = m_count;
        m_action.setEnabled(areThere);
        if (!areThere)
            m_action.setChecked(false);
        else
            emit drawingsWanted();
    });
}

QString LinkDrawing::whyOff() const
{
    return m_sentences.gold().usesDrawn()
        ? QString()
        : tr("A gold file is chosen in the table of sentences. Links can be drawn only without it.");
}

void LinkDrawing::toggle(int row, int column)
{
    if (!whyOff().isEmpty()) {
        emit said(whyOff());
        return;
    }
    const auto pair = m_shownPair();
    if (!pair) {
        emit said(
            tr("Links are drawn for a pair of the data: open one from the table of sentences, or from the pairs."));
        return;
    }
    if (!GoldBook::areWordsOf(*pair, m_view.tokens())) {
        emit said(
            tr("These words were cleaned, so they differ from the words of the file: links between them cannot be kept "
               "with the file."));
        return;
    }
    const auto link = linkOf(m_view.tokens(), row, column);
    if (!link)
        return;
    const auto drawn = m_sentences.gold().drawn(*pair);
    auto links = drawn ? drawn->sure : outlinedLinks(m_view.tokens());
    if (const auto there = std::ranges::find(links, *link); there != links.end())
        links.erase(there);
    else
        links.insert(std::ranges::upper_bound(links, *link), *link);
    LinksChange change{.text = *pair, .before = {}, .after = {}, .number = ++m_count};
    if (drawn)
        change.before = drawn->sure;
    if (!links.empty())
        change.after = std::move(links);
    apply(change);
    emit chosen(change);
}

void LinkDrawing::apply(const LinksChange& change)
{
    m_sentences.setDrawn({drawingOf(change.text, change.after)});
    emit requested(change);
}

bool LinkDrawing::canUndo(const LinksChange& change) const
{
    return change.number > m_countBefore && !m_refused.contains(change.number);
}

void LinkDrawing::showKept(const LinksChange& change, const Result<DrawnLinks>& kept)
{
    const bool areOfTheseData = change.number > m_countBefore;
    if (!kept) {
        m_refused.insert(change.number);
        if (areOfTheseData)
            m_sentences.setDrawn({drawingOf(change.text, change.before)}); // the outlined links are the ones to keep
        emit failed(kept.error());
        return;
    }
    if (!change.after && areOfTheseData)
        m_sentences.findOwnLinks(change.text);
    if (!kept->notices.empty())
        return emit said(translated(kept->notices.front()));
    emit said(change.after ? tr("%Ln links of this pair are kept in %1", nullptr, int(change.after->size()))
                                 .arg(QString::fromStdString(kept->file))
                           : tr("No links are drawn for this pair any more"));
}

void LinkDrawing::showDrawings(const Result<std::vector<LinksDrawing>>& drawings)
{
    if (!drawings)
        return emit failed(drawings.error());
    m_sentences.setDrawn(*drawings);
}

} // namespace attentoscope::ui
