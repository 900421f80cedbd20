// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainview/viewheads.h"

#include "ui/heads/headnumbers.h"
#include "ui/heads/headsview.h"
#include "ui/heads/headwords.h"
#include "ui/plots/attention/wholewords.h"
#include "ui/translation/translationbox.h"

#include <QShortcut>

#include <algorithm>
#include <utility>

namespace attentoscope::ui {

ViewHeadsOff::ViewHeadsOff(HeadsView& heads, TranslationBox& box, QWidget* mainView)
    : QObject(mainView), m_heads(heads), m_box(box), m_measuring(m_off, nullptr)
{
    connect(&heads, &HeadsView::switchRequested, this, &ViewHeadsOff::switchHeads);
    connect(&heads, &HeadsView::putBackRequested, this, &ViewHeadsOff::release);
    connect(&m_off, &HeadsOff::changed, this, &ViewHeadsOff::apply);
    connect(&m_measuring, &HeadsOffMeasuring::changed, this, &ViewHeadsOff::refresh);
    listenForEscape(*mainView);
    listenForEscape(heads);
    refresh();
}

/// Needs a shortcut, because shortcuts come before the keys of the focused widget.
void ViewHeadsOff::listenForEscape(QWidget& widget)
{
    auto* escape = new QShortcut(Qt::Key_Escape, &widget);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &ViewHeadsOff::release);
    // Nested widgets may have such a shortcut too.
    connect(escape, &QShortcut::activatedAmbiguously, this, &ViewHeadsOff::release);
    m_escapes.push_back(escape);
}

void ViewHeadsOff::switchHeads(const std::vector<AttentionHead>& heads)
{
    const Translation sentence = m_shown;
    const bool isOwn = m_view == MainPage::Own;
    if (!isOwn)
        m_off.putBack(); // heads were switched off for another sentence
    m_off.toggle(heads);
    if (!isOwn && !sentence.source.empty())
        m_box.setSentence(textOf(sentence.source));
}

void ViewHeadsOff::apply()
{
    m_box.setSwitchedOff(m_off.heads());
    refresh();
}

void ViewHeadsOff::show(MainPage view, const Translation& shown)
{
    m_view = view;
    m_shown = shown;
    refresh();
}

void ViewHeadsOff::refresh()
{
    const bool isOwn = m_view == MainPage::Own && !m_shown.source.empty();
    m_heads.setWithout(isOwn ? headsOffText(m_off.heads(), m_shown, m_measuring) : QString());
    for (QShortcut* escape : m_escapes)
        escape->setEnabled(isOwn && !m_off.heads().empty());
}

void ViewHeadsOff::forgetModel()
{
    m_shown = {};
    m_off.putBack();
    m_measuring.forget();
}

bool ViewHeadsOff::release()
{
    return m_view == MainPage::Own && !m_shown.source.empty() && m_off.putBack();
}

namespace {

/// The tokens of a word; a piece is a single token.
TokenRange tokensOf(const AttentionPlot& plot, Word word)
{
    const bool target = word.side == Side::Target;
    const Cell first = plot.firstTokens(target ? Cell{word.token, 0} : Cell{0, word.token});
    return {target ? first.row : first.column, std::max(1, static_cast<int>(plot.piecesOf(word).size()))};
}

} // namespace

ViewHeads::ViewHeads(AttentionView& attention, HeadsView& heads, QObject* parent)
    : QObject(parent)
    , m_attention(attention)
    , m_heads(heads)
    , m_measures(new HeadNumbers(heads, this))
    , m_pieces(attention.options().pieces)
{
    connect(m_measures, &HeadNumbers::bestChanged, this, &ViewHeads::refresh);
    connect(&heads, &HeadsView::choiceChanged, this, &ViewHeads::refresh);
    connect(&attention, &AttentionView::pointed, this, &ViewHeads::light);
    connect(&attention, &AttentionView::optionsChanged, this, &ViewHeads::takeOptions);
    refreshVisibility();
}

void ViewHeads::takeOptions()
{
    const WordPieces pieces = m_attention.options().pieces;
    if (std::exchange(m_pieces, pieces) != pieces)
        m_marks = {}; // merging changes the indices of the words
    m_heads.setOptions(m_attention.options());
}

void ViewHeads::show(const Translation& translation, CellForcing forcing)
{
    if (labelsOf(translation.source) != labelsOf(m_translation.source))
        m_marks = {}; // the marks belong to words of another sentence
    m_given = translation;
    m_forcing = forcing;
    if (!translation.heads.empty())
        setAreThere(true);
    m_measures->setMoment(translation.step);
    showNumbers(translation, MapNumbers::Weights);
    askForValues();
}

void ViewHeads::showNumbers(const Translation& translation, MapNumbers numbers)
{
    m_translation = translation;
    m_numbers = numbers;
    m_heads.setNumbers(numbers);
    m_heads.showTranslation(translation);
    refresh();
}

void ViewHeads::setNumbers(MapNumbers numbers)
{
    m_wantedNumbers = numbers;
    if (m_given.source.empty())
        return;
    if (numbers == MapNumbers::Weights)
        showNumbers(m_given, numbers);
    else
        askForValues();
}

/// Sends one request at a time.
void ViewHeads::askForValues()
{
    m_isOutdated = m_isAsking;
    if (m_wantedNumbers == MapNumbers::Weights || m_isAsking)
        return;
    m_isAsking = true;
    emit valuesRequested(m_given);
}

void ViewHeads::showValues(const Result<ValueLengths>& lengths)
{
    m_isAsking = false;
    if (std::exchange(m_isOutdated, false))
        return askForValues();
    if (m_wantedNumbers == MapNumbers::TimesValues && lengths && lengths->step == m_given.step)
        showNumbers(timesValues(m_given, *lengths), MapNumbers::TimesValues);
}

void ViewHeads::clear(const QString& message)
{
    m_translation = {};
    m_given = {};
    m_marks = {};
    m_kind = HeadKind::Cross;
    m_heads.showTranslation({});
    m_measures->setMoment(std::nullopt);
    m_attention.setMap({});
    m_attention.clear(message);
}

void ViewHeads::forgetModel()
{
    setAreThere(false);
}

void ViewHeads::refresh()
{
    const bool hasHeads = !m_translation.heads.empty();
    const auto heads = hasHeads ? m_heads.shown() : std::vector<AttentionHead>();
    const HeadKind kind = heads.empty() ? HeadKind::Cross : heads.front().kind;
    const bool isOtherKind = kind != m_kind;
    if (isOtherKind)
        changeKind(kind);
    m_attention.setCellForcing(cellForcing());
    const bool isOfValues = m_numbers == MapNumbers::TimesValues;
    QStringList title;
    if (hasHeads)
        title << headsTitle(heads, m_heads.bestShown());
    if (isOfValues)
        title << tr("weight × length of the value");
    m_attention.setMap({.title = title.join(QStringLiteral(" · ")),
        .words = kind == HeadKind::Cross ? MapWords::SourceAndTarget : MapWords::OneSide,
        .sentence = kind == HeadKind::Cross ? QString() : textOf(m_translation.source),
        .numbers = m_numbers,
        .rule = shownRule()});
    m_attention.showTranslation(withHeads(m_translation, heads));
    if (isOtherKind)
        restoreMarks();
}

/// The best reading has its own rule for links. Everything else has the usual one.
LinkRule ViewHeads::shownRule() const
{
    const auto best = m_heads.bestShown();
    return best ? LinkRule{.endMarks = best->reading.endMarks, .rowsLater = best->reading.rowsLater} : LinkRule();
}

std::optional<AttentionHead> ViewHeads::forcedHead() const
{
    const auto shown = m_translation.heads.empty() ? std::vector<AttentionHead>() : m_heads.choice().shown();
    return shown.size() == 1 ? std::optional(shown.front()) : std::nullopt;
}

/// Rows of a mean of several heads cannot be forced.
CellForcing ViewHeads::cellForcing() const
{
    if (m_forcing == CellForcing::Off || m_translation.heads.empty() || m_heads.choice().shown().empty())
        return m_forcing;
    const auto head = forcedHead();
    if (!head || m_heads.areOff({*head})) // rows of a head that is off have no effect
        return CellForcing::Off;
    return head->kind == HeadKind::Decoder ? CellForcing::OneHeadsPast : CellForcing::OneHead;
}

/// Pins and sums belong to words of one kind's maps. They are restored when that kind is displayed again.
void ViewHeads::changeKind(HeadKind kind)
{
    m_marks[static_cast<std::size_t>(m_kind)] = {m_attention.pinnedCell(), m_attention.selection()};
    m_kind = kind;
    m_attention.point(std::nullopt);
    m_attention.releasePin();
    m_attention.select({});
}

void ViewHeads::restoreMarks()
{
    const Marks marks = std::exchange(m_marks[static_cast<std::size_t>(m_kind)], {});
    if (!m_attention.hasContent())
        return;
    m_attention.select(marks.selection);
    if (marks.pin)
        m_attention.pinCell(*marks.pin);
}

void ViewHeads::light(std::optional<Cell> cell, std::optional<Word> word)
{
    std::optional<TokenRange> rows;
    std::optional<TokenRange> columns;
    const AttentionPlot& plot = m_attention.plot();
    if (cell) {
        rows = tokensOf(plot, {Side::Target, cell->row});
        columns = tokensOf(plot, {Side::Source, cell->column});
    } else if (word) {
        (word->side == Side::Target ? rows : columns) = tokensOf(plot, *word);
    }
    m_heads.light(litIn(m_kind, rows, columns));
}

bool ViewHeads::release()
{
    return !m_heads.isHidden() && m_heads.release();
}

void ViewHeads::setAreThere(bool areThere)
{
    if (areThere == m_areThere)
        return;
    m_areThere = areThere;
    refreshVisibility();
    emit availabilityChanged();
}

void ViewHeads::setAttentionShown(bool shown)
{
    m_isAttentionShown = shown;
    refreshVisibility();
}

void ViewHeads::setWanted(bool wanted)
{
    m_isWanted = wanted;
    if (!wanted)
        m_heads.choose({}); // the choice would not be visible
    refreshVisibility();
}

bool ViewHeads::areWanted() const
{
    return m_isWanted && m_areThere && m_isAttentionShown;
}

void ViewHeads::setHasRoom(bool hasRoom)
{
    m_hasRoom = hasRoom;
    refreshVisibility();
}

void ViewHeads::refreshVisibility()
{
    m_heads.setVisible(areWanted() && m_hasRoom);
}

} // namespace attentoscope::ui
