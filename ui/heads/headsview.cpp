// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headsview.h"

#include "ui/heads/headsinput.h"
#include "ui/heads/headsoff.h"
#include "ui/heads/headsplot.h"
#include "ui/heads/headstable.h"
#include "ui/heads/headwords.h"
#include "ui/plots/attention/wholewords.h"
#include "ui/plots/style/readoutline.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace attentoscope::ui {

/// Gives the heads the height that they need, with thumbnails as large as the width allows. If there is less height,
/// they scroll.
class HeadsArea : public QScrollArea
{
public:
    explicit HeadsArea(HeadsPlot& plot, QWidget* parent = nullptr); ///< takes ownership of the plot

    void fit(const std::vector<HeadsBlock>& blocks); ///< makes space for the blocks
    void showHead(AttentionHead head); ///< scrolls to the head

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QFont captionFont() const;
    [[nodiscard]] int scrollBar() const;

    HeadsPlot& m_plot;
    std::vector<HeadsBlock> m_blocks;
};

/// Two lines below the heads, and buttons. One line is about the head under the pointer, the other about the model
/// without the switched-off heads. The buttons switch heads and open their measures.
class HeadsBar : public QWidget
{
    Q_OBJECT

public:
    explicit HeadsBar(QWidget* parent);

    [[nodiscard]] ReadoutLine& readout() const { return *m_readout; }
    [[nodiscard]] ReadoutLine& without() const { return *m_without; }

    enum class Switching : std::uint8_t { Nothing, Off, On }; ///< what the button does with the chosen heads
    void setSwitching(Switching switching);
    void setWithout(const QString& text); ///< empty if no head is off
    void setPresented(bool presented); ///< hides the buttons

signals:
    void switchRequested();
    void putBackRequested();
    void numbersRequested(); ///< the person asks for the table of measures

private:
    ReadoutLine* m_readout = nullptr;
    ReadoutLine* m_without = nullptr;
    QToolButton* m_switch = nullptr;
    QToolButton* m_putBack = nullptr;
    QToolButton* m_numbers = nullptr;
    bool m_isPresented = false;
};

namespace {

constexpr int layersInSight = 4; ///< other layers are reached by scrolling, so that the heatmap keeps its space

} // namespace

HeadsArea::HeadsArea(HeadsPlot& plot, QWidget* parent) : QScrollArea(parent), m_plot(plot)
{
    setWidget(&plot);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

QFont HeadsArea::captionFont() const
{
    return m_plot.look().captionFont();
}

int HeadsArea::scrollBar() const
{
    return horizontalScrollBar()->sizeHint().height();
}

void HeadsArea::fit(const std::vector<HeadsBlock>& blocks)
{
    m_blocks = blocks;
    m_plot.setMinimumSize(sizeOfHeads(m_blocks, captionFont(), smallestThumbnail).expandedTo({0, 0}));
    updateGeometry();
}

void HeadsArea::showHead(AttentionHead head)
{
    const QRect place = m_plot.geometry().thumbnail(head).toAlignedRect();
    ensureVisible(place.center().x(), place.center().y(), place.width(), place.height());
}

int HeadsArea::heightForWidth(int width) const
{
    const int side = thumbnailFor(width, m_blocks, captionFont());
    const QSize heads = sizeOfHeads(m_blocks, captionFont(), side, layersInSight);
    return heads.height() + (heads.width() > width ? scrollBar() : 0);
}

QSize HeadsArea::sizeHint() const
{
    const int width = sizeOfHeads(m_blocks, captionFont(), smallestThumbnail).width();
    return {width, heightForWidth(width)};
}

QSize HeadsArea::minimumSizeHint() const
{
    return {grid(20), sizeOfHeads(m_blocks, captionFont(), smallestThumbnail, 1).height() + scrollBar()};
}

void HeadsArea::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit(m_blocks);
}

namespace {

QToolButton* makeHeadsButton(const QString& text, const QString& tip, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setText(text);
    button->setToolTip(plainTip(tip));
    button->setFocusPolicy(Qt::TabFocus); // so that the heads keep the keyboard focus after a click
    return button;
}

} // namespace

HeadsBar::HeadsBar(QWidget* parent)
    : QWidget(parent)
    , m_readout(new ReadoutLine(this))
    , m_without(new ReadoutLine(this))
    , m_switch(
          makeHeadsButton(HeadsBar::tr("Switch off"), HeadsBar::tr("Translate without the chosen heads (X)"), this))
    , m_putBack(makeHeadsButton(HeadsBar::tr("Put all back"), HeadsBar::tr("Switch all heads on again (Esc)"), this))
    , m_numbers(makeHeadsButton(HeadsBar::tr("Head measures"),
          HeadsBar::tr("What each head looks at, in numbers, and how that changed during training"), this))
{
    auto* lines = new QVBoxLayout;
    lines->setSpacing(0);
    lines->addStretch(1);
    lines->addWidget(m_without);
    lines->addWidget(m_readout);
    lines->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid(0.5));
    row->addLayout(lines, 1);
    row->addWidget(m_switch);
    row->addWidget(m_putBack);
    row->addWidget(m_numbers);
    connect(m_switch, &QToolButton::clicked, this, &HeadsBar::switchRequested);
    connect(m_putBack, &QToolButton::clicked, this, &HeadsBar::putBackRequested);
    connect(m_numbers, &QToolButton::clicked, this, &HeadsBar::numbersRequested);
    m_without->setAccessibleName(HeadsBar::tr("Without the heads that are off"));
    setSwitching(Switching::Nothing);
    setWithout({});
}

void HeadsBar::setSwitching(Switching switching)
{
    m_switch->setEnabled(switching != Switching::Nothing);
    m_switch->setText(switching == Switching::On ? HeadsBar::tr("Switch on") : HeadsBar::tr("Switch off"));
}

void HeadsBar::setWithout(const QString& text)
{
    m_without->setReading(text);
    m_without->setVisible(!text.isEmpty());
    m_putBack->setVisible(!text.isEmpty() && !m_isPresented);
}

void HeadsBar::setPresented(bool presented)
{
    m_isPresented = presented;
    m_switch->setVisible(!presented);
    m_numbers->setVisible(!presented);
    m_putBack->setVisible(!presented && !m_without->isHidden());
}

HeadsView::HeadsView(QWidget* parent)
    : QWidget(parent)
    , m_plot(new HeadsPlot)
    , m_area(new HeadsArea(*m_plot, this))
    , m_message(makeQuietLabel({}, this, TextSize::Normal))
    , m_bar(new HeadsBar(this))
{
    setAccessibleName(HeadsView::tr("Heads"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_plot->setAccessibleName(HeadsView::tr("Heads: three blocks, encoder, cross and decoder; layer 1 at the bottom"));
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
    m_message->setText(HeadsView::tr("There are no maps of single heads for this sentence."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(1), grid(0.5), grid(1), grid(0.25));
    column->setSpacing(0);
    column->addWidget(m_area, 1);
    column->addWidget(m_message, 1);
    column->addWidget(m_bar);
}

void HeadsView::setMeasured(const SharedHeadReport& measured, const std::optional<BestReading>& best)
{
    m_plot->setMeasured(measured, best);
    showReading();
}

std::optional<BestReading> HeadsView::best() const
{
    return m_plot->best();
}

std::optional<BestReading> HeadsView::bestShown() const
{
    const auto heads = shown();
    return best() && !heads.empty() && heads == best()->reading.headsIn(m_plot->translation()) ? best() : std::nullopt;
}

std::vector<AttentionHead> HeadsView::shown() const
{
    auto heads = m_choice.shown();
    if (heads.empty() && !m_choice.wantsOwnMap() && best())
        heads = best()->reading.headsIn(m_plot->translation());
    return heads;
}

void HeadsView::showTranslation(const Translation& translation)
{
    const auto blocks = headsBlocks(translation.heads);
    m_plot->setTranslation(translation);
    if (blocks.empty() && m_area->isVisible())
        m_message->setMinimumHeight(m_area->height()); // so that the layout does not move
    showArea();
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

void HeadsView::showArea()
{
    m_area->setVisible(hasContent() && !m_isFolded);
    m_message->setVisible(!hasContent() && !m_isFolded);
}

void HeadsView::showHint()
{
    if (m_isPresented)
        m_bar->readout().setHint({});
    else if (m_isFolded)
        m_bar->readout().setHint(HeadsView::tr("The heads need a larger window. Their measures are one click away."));
    else
        m_bar->readout().setHint(HeadsView::tr(
            "Point at a head to see it large, click to keep it, Ctrl+click to add it, M for the mean of those "
            "chosen, X to switch them off, or use the arrow keys."));
}

void HeadsView::setPresented(bool presented)
{
    m_isPresented = presented;
    showHint();
    m_bar->setPresented(presented);
}

void HeadsView::setFolded(bool folded)
{
    if (folded == m_isFolded)
        return;
    m_isFolded = folded;
    m_message->setMinimumHeight(0);
    showArea();
    showHint();
    updateGeometry();
}

int HeadsView::foldedHeight() const
{
    const QMargins rim = layout()->contentsMargins();
    return rim.top() + m_bar->sizeHint().height() + rim.bottom();
}

int HeadsView::unfoldedHeight(int width) const
{
    const QMargins rim = layout()->contentsMargins();
    return foldedHeight() + m_area->heightForWidth(width - rim.left() - rim.right());
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
        reading = HeadsView::tr("%1 · Esc lets go").arg(headsTitle(m_choice.shown(), bestShown()));
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
    return HeadsView::tr("heads");
}

QString HeadsView::suggestedTitle() const
{
    const Translation& shown = m_plot->translation();
    const QString title = fromTo(textOf(shown.source), QString::fromStdString(shown.text));
    return isAnyOff() ? HeadsView::tr("%1 (without %2)").arg(title, headNames(shown.switchedOff)) : title;
}

QSize HeadsView::suggestedSize(const ExportOptions& options)
{
    ExportOptions fitted = options;
    fitted.size = sizeOfLabelledHeads(m_blocks, m_plot->look().captionFont(), m_plot->labels());
    return fitted.size + QSize(0, m_plot->heightAround(fitted));
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
    return headsJson(m_plot->translation(), m_numbers == MapNumbers::TimesValues ? "norms" : "attention");
}

} // namespace attentoscope::ui

#include "headsview.moc"
