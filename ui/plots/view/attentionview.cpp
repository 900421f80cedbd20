// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/view/attentionview.h"

#include "ui/plots/attention/attentionreading.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/attention/linesplot.h"
#include "ui/plots/style/choicemenu.h"
#include "ui/plots/style/readoutline.h"
#include "ui/plots/view/accessibleattention.h"
#include "ui/plots/view/attentioninput.h"
#include "ui/plots/view/attentiontable.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace attentoscope::ui {

/// Shows the picture of an attention map in the chosen form, or a message.
class AttentionPages : public QStackedWidget
{
    Q_OBJECT

public:
    AttentionPages();

    /// plot of the chosen form; the other plot is not up to date
    [[nodiscard]] AttentionPlot& plot() const { return *m_plot; }
    [[nodiscard]] const std::array<AttentionPlot*, 2>& plots() const { return m_plots; } ///< in the order of the forms
    void setOptions(const AttentionOptions& options); ///< if the form changes, the other plot shows the same scene
    void showPlot();
    void showMessage(const QString& message);

private:
    std::array<AttentionPlot*, 2> m_plots;
    AttentionPlot* m_plot = nullptr;
    QLabel* m_message = nullptr;
};

AttentionPages::AttentionPages()
    : m_plots{new HeatmapPlot, new LinesPlot}, m_plot(m_plots.front()), m_message(new TextLabel)
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setBackgroundRole(QPalette::Base);
    m_message->setAutoFillBackground(true);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    m_message->setMargin(24);
    addWidget(m_message);
    for (AttentionPlot* plot : m_plots) {
        plot->setFocusPolicy(Qt::NoFocus);
        plot->setMouseTracking(true);
        addWidget(plot);
    }
}

void AttentionPages::setOptions(const AttentionOptions& options)
{
    auto* chosen = m_plots[static_cast<std::size_t>(options.form)];
    m_plot->setOptions(options); // removes marks that would mean other words
    if (chosen == m_plot)
        return;
    const AttentionScene scene = m_plot->scene();
    const bool isShown = currentWidget() == m_plot;
    m_plot = chosen;
    m_plot->setScene(scene);
    if (isShown)
        showPlot();
}

void AttentionPages::showPlot()
{
    setCurrentWidget(m_plot);
}

void AttentionPages::showMessage(const QString& message)
{
    m_message->setText(message);
    setCurrentWidget(m_message);
}

namespace {

/// A strip of the map's colours, for the menu.
QIcon colorMapIcon(ColorMapId id, Backdrop backdrop)
{
    const ColorMap map(id, backdrop);
    QPixmap pixmap(32, 16);
    QPainter painter(&pixmap);
    for (int x = 0; x < pixmap.width(); ++x)
        painter.fillRect(x, 0, 1, pixmap.height(), map.color(x / (pixmap.width() - 1.0)));
    return pixmap;
}

void addColorMaps(AttentionView& view, QMenu& menu)
{
    auto* group = new QActionGroup(&menu);
    for (const ColorMapInfo& info : colorMaps()) {
        QAction* action = addChoice(view, *group, menu, &AttentionOptions::colorMap, {info.id, colorMapName(info.id)});
        const auto draw = [&view, action, id = info.id] {
            action->setIcon(colorMapIcon(id, backdropOf(view.palette())));
        };
        draw();
        QObject::connect(&menu, &QMenu::aboutToShow, action, draw); // the theme may have changed since the last time
    }
}

/// Fills a menu with all choices for drawing attention.
void fillAttentionMenu(QMenu& menu, AttentionView& view)
{
    using Options = AttentionOptions;
    addChoices(view, menu, &Options::form,
        {{AttentionForm::Matrix, AttentionView::tr("&Matrix of cells")},
            {AttentionForm::Lines, AttentionView::tr("&Lines between the words")}});

    menu.addSection(AttentionView::tr("Scale"));
    addChoices(view, menu, &Options::scale,
        {{WeightScale::Fixed, AttentionView::tr("From &0 to 1")},
            {WeightScale::Automatic, AttentionView::tr("To the largest &weight")},
            {WeightScale::Logarithmic, AttentionView::tr("Lo&garithmic")}});

    menu.addSeparator();
    addColorMaps(view, *menu.addMenu(AttentionView::tr("&Colours")));
    addChoices(view, *menu.addMenu(AttentionView::tr("&Show")), &Options::carriedShare,
        {{1.0, AttentionView::tr("&Everything")}, {0.99, AttentionView::tr("What carries 99% of each row")},
            {0.95, AttentionView::tr("What carries 95% of each row")},
            {0.9, AttentionView::tr("What carries &90% of each row")},
            {0.75, AttentionView::tr("What carries 75% of each row")},
            {0.5, AttentionView::tr("What carries &half of each row")}});
    addChoices(view, *menu.addMenu(AttentionView::tr("Source &order")), &Options::order,
        {{ColumnOrder::Automatic, AttentionView::tr("By its &script")},
            {ColumnOrder::LeftToRight, AttentionView::tr("From &left to right")},
            {ColumnOrder::RightToLeft, AttentionView::tr("From &right to left")}});

    addToggle(view, menu, AttentionView::tr("&Values in the cells where there is room"), &Options::values,
        CellValues::Hidden, CellValues::WhereRoom);
    addToggle(view, menu, AttentionView::tr("Special &tokens such as <eos>"), &Options::specialTokens,
        SpecialTokens::Hidden, SpecialTokens::Shown);
    addToggle(view, menu, AttentionView::tr("Gold and statistical li&nks outlined"), &Options::gold,
        GoldOutlines::Hidden, GoldOutlines::Shown);
    addToggle(view, menu, AttentionView::tr("L&egend of the marks"), &Options::legend, ScreenLegend::Hidden,
        ScreenLegend::Shown);
    addToggle(view, menu, AttentionView::tr("Whole words, &pieces merged"), &Options::pieces, WordPieces::Apart,
        WordPieces::Merged);
}

/// A translation without attention gets a map of zeros.
Translation withEmptyMap(Translation translation)
{
    const auto rows = translation.target.size(), columns = translation.source.size();
    translation.attention = {.rows = rows,
        .columns = columns,
        .weights = std::make_shared<const std::vector<float>>(rows * columns),
        .centres = {}};
    return translation;
}

} // namespace

AttentionView::AttentionView(QWidget* parent)
    : QWidget(parent)
    , m_pages(new AttentionPages)
    , m_readout(new ReadoutLine)
    , m_title(new ElidedLabel(this))
    , m_note(new ElidedLabel(this))
    , m_gold(new ElidedLabel(this))
    , m_optionsMenu(new QMenu(tr("How it is &drawn"), this))
{
    makeAttentionAccessible();
    setAccessibleName(tr("Attention heatmap"));
    layOut();
    m_input = std::make_unique<AttentionInput>(*this);
    for (AttentionPlot* plot : m_pages->plots()) {
        // Screen readers find only plots that have a name. From there they look for the view around.
        plot->setAccessibleName(tr("Attention weights, a row for each target word, a column for each source word"));
        m_input->listenTo(*plot);
    }
    fillAttentionMenu(*m_optionsMenu, *this);
    clear(tr("Translate a sentence to see where the model looks."));
}

AttentionView::~AttentionView() = default;

void AttentionView::layOut()
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_title);
    layout->addWidget(m_pages, 1);
    m_title->setObjectName(QStringLiteral("mapTitle"));
    m_title->setAlignment(Qt::AlignHCenter);
    m_title->setVisible(false);
    // Always one line, so that the map does not move when the text changes.
    auto* foot = new QHBoxLayout;
    foot->setSpacing(grid(1));
    foot->addWidget(m_gold, 2);
    foot->addWidget(m_note, 2);
    foot->addWidget(m_readout, 3);
    layout->addLayout(foot);
    for (ElidedLabel* label : {m_gold, m_note}) {
        makeQuiet(label);
        label->setVisible(false);
    }
    m_gold->setObjectName(QStringLiteral("goldNote"));
    showHint();
}

void AttentionView::showTranslation(const Translation& translation)
{
    const bool isDrawnIn = m_linkMode == LinkMode::Draw && showsTranslation() && !translation.target.empty();
    if (translation.attention.isEmpty() && isDrawnIn)
        return showTranslation(withEmptyMap(translation));
    if (translation.attention.isEmpty()) {
        const bool nothing = translation.target.empty();
        clear(nothing ? tr("There is nothing to show for an empty translation.")
                      : tr("This model has no attention: it squeezes the whole sentence into one vector.\n"
                           "Train one with attention to see where it looks."));
        return;
    }
    if (!fitsItsWords(translation)) {
        clear(tr("The weights of this sentence do not fit its words, so they cannot be drawn."));
        return;
    }
    const bool sameSource = labelsOf(translation.source) == labelsOf(tokens().source);
    const DrawnWords before = drawnWords();
    const std::optional<Cell> pin = pinnedCell();
    const WordSelection selected = selection();
    if (!sameSource) { // the marks belong to the former sentence
        plot().setSelection({});
        plot().setPin(std::nullopt);
    }
    plot().setTranslation(translation);
    m_pages->showPlot();
    m_readout->setVisible(true);
    tellWhatIsGone(pin, selected);
    showGold();
    if (!sameSource || drawnWords() != before)
        announceNewTable(plot());
    emit contentChanged();
}

void AttentionView::clear(const QString& message)
{
    const std::optional<Cell> pin = pinnedCell();
    const WordSelection selected = selection();
    m_pages->showMessage(message);
    m_readout->setVisible(false);
    plot().setTranslation({});
    tellWhatIsGone(pin, selected);
    showGold();
    setAccessibleDescription(message);
    emit contentChanged();
}

void AttentionView::setNote(const QString& note)
{
    m_note->setFullText(note);
    fitFoot();
}

/// If there is little room, the reading under the pointer gets more of it than the constant texts.
void AttentionView::fitFoot()
{
    const bool isRead = hasContent() && (currentCell() || m_hoveredWord || !selection().isEmpty());
    int needed = m_readout->fontMetrics().horizontalAdvance(m_readout->text()) + grid(4);
    for (const ElidedLabel* label : {m_gold, m_note})
        if (!label->fullText().isEmpty())
            needed += label->sizeHint().width() + grid(1);
    const bool leavesOut = isRead && needed > width();
    for (ElidedLabel* label : {m_gold, m_note})
        label->setVisible(!label->fullText().isEmpty() && !leavesOut);
}

void AttentionView::setMap(const MapIdentity& map)
{
    if (map == m_map)
        return;
    m_map = map;
    const AxisNames names = showsTranslation()
        ? AxisNames::ofTranslation()
        : AxisNames{tr("words that are looked at"), tr("words that look"), AxisNames::ofTranslation().weights};
    for (AttentionPlot* plot : m_pages->plots())
        plot->setAxisNames(names);
    m_title->setFullText(map.title);
    m_title->setVisible(!map.title.isEmpty() && map.titlePlace == MapTitle::Above);
    if (hasContent())
        showReading();
    showGold();
}

bool AttentionView::showsTranslation() const
{
    return m_map.words == MapWords::SourceAndTarget;
}

QString AttentionView::sentence() const
{
    return showsTranslation() ? textOf(tokens().source) : m_map.sentence;
}

void AttentionView::showHint()
{
    if (m_linkMode == LinkMode::Draw)
        return m_readout->setHint(
            tr("Click a cell, or press Enter on it, to draw a link there or to take it away. Ctrl+J ends drawing."));
    const QString hint = options().form == AttentionForm::Lines
        ? tr("Point at a word or a line to read it, click to pin it, or use the arrow keys.")
        : tr("Point at a cell to read it, click to pin it, click words to sum them, or use the arrow keys.");
    m_readout->setHint(m_isPresented ? tr("Esc or F5 ends the presentation.") + QLatin1Char(' ') + hint : hint);
}

void AttentionView::setPresented(bool presented)
{
    m_isPresented = presented;
    showHint();
}

void AttentionView::showGold()
{
    const auto& weights = tokens().attention.weights;
    const bool attends = weights && std::ranges::any_of(*weights, [](float weight) { return weight > 0.0F; });
    const bool shown = options().gold == GoldOutlines::Shown && attends; // an empty map has no error rate
    LinkRule rule = m_map.rule;
    rule.threshold = options().linkThreshold;
    const QString reading = shown ? goldReading(tokens(), rule) : QString();
    m_gold->setFullText(reading);
    m_gold->setToolTip(plainTip(QStringLiteral("%1\n%2").arg(reading, notAlignmentText())));
    fitFoot();
}

const Translation& AttentionView::translation() const
{
    return m_pages->plot().translation();
}

const Translation& AttentionView::tokens() const
{
    return m_pages->plot().scene().translation;
}

AttentionView::DrawnWords AttentionView::drawnWords() const
{
    const AttentionPlot& plot = m_pages->plot();
    return {plot.places(Side::Source), plot.places(Side::Target)};
}

void AttentionView::tellWhatIsGone(std::optional<Cell> pin, const WordSelection& selected)
{
    const bool wordIsGone = m_hoveredWord && !plot().places(m_hoveredWord->side).placeOf(m_hoveredWord->token);
    if ((m_hovered && !plot().isDrawn(*m_hovered)) || wordIsGone)
        point(std::nullopt);
    showReading();
    if (pin && !pinnedCell())
        emit pinReleased();
    if (selected != selection())
        emit selectionChanged();
}

std::optional<Cell> AttentionView::currentCell() const
{
    return pinnedCell() ? pinnedCell() : m_hovered;
}

std::optional<Cell> AttentionView::pinnedCell() const
{
    return m_pages->plot().scene().pin;
}

std::optional<Cell> AttentionView::pinnedTokens() const
{
    return pinnedCell() ? std::optional(m_pages->plot().firstTokens(*pinnedCell())) : std::nullopt;
}

void AttentionView::pinCell(Cell cell)
{
    if (!hasContent() || !plot().isDrawn(cell))
        return;
    plot().setHover(std::nullopt);
    plot().setPin(cell);
    showReading();
    emit cellPinned(pinnedTokens()->row, pinnedTokens()->column);
}

void AttentionView::releasePin()
{
    if (!pinnedCell())
        return;
    plot().setPin(std::nullopt);
    plot().setHover(m_hovered, m_hoveredWord);
    showReading();
    emit pinReleased();
}

void AttentionView::setDrawingLinks(LinkMode mode)
{
    if (mode == m_linkMode)
        return;
    m_linkMode = mode;
    if (mode == LinkMode::Draw) {
        releasePin();
        choose(&AttentionOptions::form, AttentionForm::Matrix);
        choose(&AttentionOptions::gold, GoldOutlines::Shown);
    }
    showHint();
    emit linkModeChanged();
}

bool AttentionView::toggleLink(Cell cell)
{
    if (m_linkMode == LinkMode::Read || !showsTranslation())
        return false;
    const Cell tokens = plot().firstTokens(cell);
    emit linkToggled(tokens.row, tokens.column);
    return true;
}

void AttentionView::setCellForcing(CellForcing forcing)
{
    m_forcing = forcing;
    showReading();
}

bool AttentionView::force(Cell cell)
{
    if (m_forcing == CellForcing::Off)
        return false;
    const Cell tokens = plot().firstTokens(cell);
    emit cellForced(tokens.row, tokens.column, plot().tokensOfRow(cell.row));
    return true;
}

void AttentionView::setExplanation(QAction* action)
{
    m_explanation = action;
}

bool AttentionView::explain(Cell cell)
{
    if (!m_explanation)
        return false;
    pinCell(cell);
    m_explanation->trigger();
    return true;
}

bool AttentionView::point(std::optional<Cell> cell, std::optional<Word> word)
{
    if (cell == m_hovered && word == m_hoveredWord)
        return false;
    const bool otherCell = cell != m_hovered;
    showPointed(cell, word);
    emit pointed(cell, word);
    if (cell && otherCell)
        emit cellHovered(plot().firstTokens(*cell).row, plot().firstTokens(*cell).column);
    else if (otherCell)
        emit cellLeft();
    return true;
}

void AttentionView::showPointed(std::optional<Cell> cell, std::optional<Word> word)
{
    // The other view may show words that this one does not draw.
    if (!hasContent())
        word.reset();
    if (cell && (!hasContent() || !plot().isDrawn(*cell)))
        cell.reset();
    m_hovered = cell;
    m_hoveredWord = word;
    if (!pinnedCell())
        plot().setHover(cell, word);
    showReading();
}

const WordSelection& AttentionView::selection() const
{
    return m_pages->plot().scene().selection;
}

void AttentionView::select(const WordSelection& selection)
{
    const WordSelection before = this->selection();
    if (selection == before)
        return;
    plot().setSelection(selection);
    if (this->selection() == before)
        return;
    showReading();
    emit selectionChanged();
}

void AttentionView::showReading()
{
    const std::optional<Word> word = pinnedCell() ? std::nullopt : m_hoveredWord;
    const QString text = hasContent() ? pointedReading(plot(), currentCell(), word, m_forcing) : QString();
    m_readout->setReading(text);
    fitFoot();
    if (hasContent())
        setAccessibleDescription(text.isEmpty() ? suggestedTitle() : text);
}

const AttentionOptions& AttentionView::options() const
{
    return m_pages->plot().scene().options;
}

void AttentionView::setOptions(const AttentionOptions& options)
{
    if (options == this->options())
        return;
    const std::optional<Cell> pin = pinnedCell();
    const WordSelection selected = selection();
    const DrawnWords before = drawnWords();
    const auto rows = translation().target.size(), columns = translation().source.size();
    m_pages->setOptions(options);
    if (translation().target.size() != rows || translation().source.size() != columns)
        point(std::nullopt); // the cell is that of other words now
    tellWhatIsGone(pin, selected);
    showGold();
    showHint();
    if (hasContent() && drawnWords() != before)
        announceNewTable(plot());
    emit optionsChanged();
}

void AttentionView::focusInEvent(QFocusEvent* event)
{
    m_readout->setFocusShown(ReadoutLine::showsFocus(event->reason()));
    QWidget::focusInEvent(event);
}

void AttentionView::focusOutEvent(QFocusEvent* event)
{
    m_readout->setFocusShown(false);
    QWidget::focusOutEvent(event);
}

void AttentionView::contextMenuEvent(QContextMenuEvent* event)
{
    const auto cell = plot().cellAt(plot().mapFromGlobal(event->globalPos()));
    if (event->reason() == QContextMenuEvent::Mouse && cell)
        pinCell(*cell);
    if (!m_explanation || !pinnedCell())
        return m_optionsMenu->popup(event->globalPos());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(m_explanation);
    menu->addMenu(m_optionsMenu);
    menu->popup(event->globalPos());
}

bool AttentionView::hasContent() const
{
    return !translation().attention.isEmpty();
}

QString AttentionView::suggestedName() const
{
    return tr("attention");
}

QString AttentionView::suggestedTitle() const
{
    const QString words = showsTranslation()
        ? fromTo(textOf(tokens().source), QString::fromStdString(translation().text))
        : textOf(tokens().target);
    return m_map.title.isEmpty() ? words : isolated(words) + QStringLiteral(" · ") + m_map.title;
}

AttentionPlot& AttentionView::plot()
{
    return m_pages->plot();
}

QByteArray AttentionView::csv() const
{
    return attentionCsv(translation());
}

QByteArray AttentionView::json() const
{
    return attentionJson(translation(), m_map.numbers == MapNumbers::TimesValues ? "norms" : "attention");
}

} // namespace attentoscope::ui

#include "attentionview.moc"
