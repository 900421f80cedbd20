// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsview.h"

#include "ui/heads/accessibleheads.h"
#include "ui/heads/headsarea.h"
#include "ui/heads/headsbar.h"
#include "ui/heads/headsinput.h"
#include "ui/heads/headsoffwords.h"
#include "ui/heads/headsplot.h"
#include "ui/heads/headstable.h"
#include "ui/heads/headtranslation.h"
#include "ui/heads/headwords.h"
#include "ui/plots/attention/wholewords.h"
#include "ui/plots/style/readoutline.h"
#include "ui/theme/grid.h"
#include "ui/widgets/direction.h"
#include "ui/widgets/labels.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace attentoscope::ui {

HeadsView::HeadsView(QWidget* parent)
    : QWidget(parent)
    , m_plot(new HeadsPlot)
    , m_area(new HeadsArea(*m_plot, this))
    , m_message(makeQuietLabel({}, this, TextSize::Normal))
    , m_bar(new HeadsBar(this))
{
    makeHeadsAccessible();
    setAccessibleName(tr("Heads"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_plot->setAccessibleName(tr("Heads: three blocks, encoder, cross and decoder; layer 1 at the bottom"));
    m_input = std::make_unique<HeadsInput>(*this, *m_plot);
    connect(m_bar, &HeadsBar::switchRequested, this, &HeadsView::switchChosen);
    connect(m_bar, &HeadsBar::numbersRequested, this, &HeadsView::numbersRequested);
    connect(m_bar, &HeadsBar::putBackRequested, this, &HeadsView::putBackRequested);
    layOut();
    setPresented(false);
    showTranslation({});
}

HeadsView::~HeadsView() = default;

void HeadsView::layOut()
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setText(tr("There are no maps of single heads for this sentence."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(1), grid(0.5), grid(1), grid(0.25));
    column->setSpacing(0);
    column->addWidget(m_area, 1);
    column->addWidget(m_message, 1);
    column->addWidget(m_bar);
}

void HeadsView::setMeasured(const SharedHeadReport& measured, const std::optional<BestHead>& best)
{
    m_plot->setMeasured(measured, best);
    showReading();
}

std::optional<BestHead> HeadsView::best() const
{
    return m_plot->best();
}

std::vector<AttentionHead> HeadsView::shown() const
{
    auto heads = m_choice.shown();
    if (heads.empty() && !m_choice.wantsOwnMap() && best() && findHead(m_plot->translation(), best()->head))
        heads.push_back(best()->head);
    return heads;
}

void HeadsView::showTranslation(const Translation& translation)
{
    const auto blocks = headsBlocks(translation.heads);
    m_plot->setTranslation(translation);
    if (blocks.empty() && m_area->isVisible())
        m_message->setMinimumHeight(m_area->height()); // nothing jumps
    m_area->setVisible(!blocks.empty());
    m_message->setVisible(blocks.empty());
    if (!blocks.empty()) {
        m_choice.dropMissing(translation.heads);
        m_plot->setChosen(m_choice);
        if (m_plot->current() && !findHead(translation, *m_plot->current()))
            m_plot->setCurrent(std::nullopt);
    }
    if (!blocks.empty() && blocks != m_blocks) {
        m_blocks = blocks;
        m_area->fit(blocks);
    }
    showReading();
}

const Translation& HeadsView::translation() const
{
    return m_plot->translation();
}

void HeadsView::setOptions(const AttentionOptions& options)
{
    m_plot->setOptions(options);
}

void HeadsView::setPresented(bool presented)
{
    m_bar->readout().setHint(presented
            ? QString()
            : tr("Point at a head to see it large, click to keep it, Ctrl+click to add it, M for the mean of those "
                 "chosen, X to switch them off, or use the arrow keys."));
    m_bar->setPresented(presented);
}

void HeadsView::choose(const HeadChoice& choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    m_plot->setChosen(choice);
    showReading();
    emit choiceChanged();
}

bool HeadsView::release()
{
    if (m_choice.isEmpty() && !m_choice.wantsOwnMap())
        return false;
    choose({});
    return true;
}

std::optional<AttentionHead> HeadsView::current() const
{
    return m_plot->current();
}

void HeadsView::point(std::optional<AttentionHead> head)
{
    if (head == current())
        return;
    m_plot->setCurrent(head);
    HeadChoice choice = m_choice;
    choice.preview(head);
    choose(choice);
    showReading();
}

void HeadsView::showHead(AttentionHead head)
{
    m_area->showHead(head);
}

void HeadsView::light(const LitWords& words)
{
    if (words == m_plot->lit())
        return;
    m_plot->setLit(words);
    showReading();
}

void HeadsView::setFocusShown(std::optional<Qt::FocusReason> reason)
{
    m_bar->readout().setFocusShown(reason && ReadoutLine::showsFocus(*reason));
}

void HeadsView::showReading()
{
    const Translation& translation = m_plot->translation();
    QString reading;
    if (const HeadMap* head = current() ? findHead(translation, *current()) : nullptr)
        reading = headReading(translation, *head, m_plot->measured(), m_plot->best());
    else if (!m_plot->lit().isEmpty())
        reading = litReading(translation, m_plot->lit());
    else if (!m_choice.isEmpty() || (m_choice.wantsOwnMap() && best()))
        reading = tr("%1 · Esc lets go").arg(headsTitle(m_choice.shown(), best()));
    m_bar->readout().setReading(reading);
    m_plot->setAccessibleDescription(m_bar->readout().text());
    const auto heads = headsToSwitch();
    m_bar->setSwitching(heads.empty() ? HeadsBar::Switching::Nothing
            : areOff(heads)           ? HeadsBar::Switching::On
                                      : HeadsBar::Switching::Off);
}

bool HeadsView::areOff(const std::vector<AttentionHead>& heads) const
{
    const auto& off = m_plot->translation().switchedOff;
    return std::ranges::all_of(heads, [&](AttentionHead head) { return std::ranges::find(off, head) != off.end(); });
}

bool HeadsView::isAnyOff() const
{
    return !m_plot->translation().switchedOff.empty();
}

std::vector<AttentionHead> HeadsView::headsToSwitch() const
{
    if (!hasContent())
        return {};
    if (m_choice.isEmpty() && current())
        return {*current()};
    return m_choice.chosen();
}

void HeadsView::switchChosen()
{
    if (const auto heads = headsToSwitch(); !heads.empty())
        emit switchRequested(heads);
}

bool HeadsView::putBack()
{
    if (!isAnyOff())
        return false;
    emit putBackRequested();
    return true;
}

void HeadsView::setWithout(const QString& text)
{
    m_bar->setWithout(text);
}

QString HeadsView::without() const
{
    return m_bar->without().text();
}

bool HeadsView::hasContent() const
{
    return !m_plot->translation().heads.empty();
}

QString HeadsView::suggestedName() const
{
    return tr("heads");
}

QString HeadsView::suggestedTitle() const
{
    const Translation& shown = m_plot->translation();
    const QString title = fromTo(textOf(shown.source), QString::fromStdString(shown.text));
    return isAnyOff() ? tr("%1 (without %2)").arg(title, headNames(shown.switchedOff)) : title;
}

QSize HeadsView::suggestedSize(QSize) const
{
    const QFont font = m_plot->look().captionFont();
    const QSize title(0, 2 * font.pixelSize() + 3 * m_plot->look().unit());
    return sizeOfHeads(m_blocks, font, largestThumbnail) + title;
}

StyledPlot& HeadsView::plot()
{
    return *m_plot;
}

QByteArray HeadsView::csv() const
{
    return headsCsv(m_plot->translation());
}

QByteArray HeadsView::json() const
{
    return headsJson(m_plot->translation());
}

} // namespace attentoscope::ui
