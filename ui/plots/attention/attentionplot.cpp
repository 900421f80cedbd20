// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/attention/attentionplot.h"

#include "ui/plots/style/plottext.h"
#include "ui/widgets/direction.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace attentoscope::ui {

AxisNames AxisNames::ofTranslation()
{
    return {.columns = QCoreApplication::translate("AxisNames", "source words"),
        .rows = QCoreApplication::translate("AxisNames", "target words"),
        .weights = QCoreApplication::translate("AxisNames", "weight of attention, no unit")};
}

AttentionPlot::AttentionPlot(QWidget* parent) : StyledPlot(parent)
{
    axisRect()->setAutoMargins(QCP::msNone);
    axisRect()->setMargins({});
    for (QCPAxis* axis : axisRect()->axes()) {
        axis->setVisible(false);
        axis->grid()->setVisible(false);
    }
    new PaintedLayer(*this, QStringLiteral("axes"), Antialiasing::On, [this](QCPPainter& painter) {
        if (axisNameHeight() > 0.0 && !translation().attention.isEmpty())
            drawAxisNames(painter);
    });
}

/// Returns 0 for a small picture, which needs all lines for words.
double AttentionPlot::axisNameHeight() const
{
    constexpr double least = 20.0; // lines of text
    const QSize picture = viewport().size();
    const bool hasRoom =
        std::min(picture.width(), picture.height()) >= least * std::ceil(QFontMetricsF(look().captionFont()).height());
    return m_hasAxisNames && hasRoom ? std::ceil(QFontMetricsF(axisNameFont()).height()) : 0.0;
}

QFont AttentionPlot::axisNameFont() const
{
    QFont font = look().captionFont();
    font.setPixelSize(qRound(pictureGrowth(viewport().size()) * font.pixelSize()));
    return font;
}

QString AttentionPlot::labelledText(int sourceStep, int targetStep)
{
    if (sourceStep == 1 && targetStep == 1)
        return {};
    if (sourceStep == targetStep)
        return tr("1 in %1 words is labelled").arg(sourceStep);
    if (targetStep == 1)
        return tr("1 in %1 source words is labelled").arg(sourceStep);
    if (sourceStep == 1)
        return tr("1 in %1 target words is labelled").arg(targetStep);
    return tr("1 in %1 source words and 1 in %2 target words are labelled").arg(sourceStep).arg(targetStep);
}

QRectF AttentionPlot::captionSpace() const
{
    const double side = look().unit();
    return QRectF(viewport()).adjusted(side, 0.0, -side, -side / 2.0 - markLegend().height());
}

void AttentionPlot::beginFile(const ExportOptions* options)
{
    m_hasAxisNames = options && options->legend == ExportLegend::Shown;
    layOutAgain();
}

void AttentionPlot::drawAxisNames(QCPPainter& painter) const
{
    const QRectF area = axisRect()->outerRect();
    const QRectF weights = weightsArea();
    const double line = axisNameHeight();
    painter.setFont(axisNameFont());
    painter.setPen(look().mutedText);
    const auto across = [&](double top, const QString& name) {
        const double half = std::min(weights.center().x() - area.left(), area.right() - weights.center().x());
        drawPlotText(painter, QRectF(weights.center().x() - half, top, 2.0 * half, line),
            Qt::AlignCenter | Qt::TextDontClip, name);
    };
    const auto upwards = [&](double left, const QString& name) { // text that is read upwards
        painter.save();
        painter.translate(left, weights.center().y());
        painter.rotate(-90.0);
        drawPlotText(
            painter, QRectF(-area.height() / 2.0, 0.0, area.height(), line), Qt::AlignCenter | Qt::TextDontClip, name);
        painter.restore();
    };
    across(area.top(), m_axisNames.columns);
    if (rowsName() == RowsName::Beside)
        upwards(area.left(), m_axisNames.rows);
    else
        across(area.bottom() - line, m_axisNames.rows);
    upwards(area.right() - line, m_axisNames.weights);
}

std::vector<Cell> AttentionPlot::drawnCells() const
{
    std::vector<Cell> cells;
    if (!translation().attention.isEmpty())
        for (const int row : m_rowPlaces.tokens())
            for (const int column : m_columnPlaces.tokens())
                cells.push_back({row, column});
    return cells;
}

void AttentionPlot::setScene(const AttentionScene& scene)
{
    m_scene = scene;
    m_words = mergedWords(); // the marks of the scene are counted as it is drawn
    refresh();
}

void AttentionPlot::setTranslation(const Translation& translation)
{
    m_scene.translation = translation;
    refresh();
}

void AttentionPlot::setOptions(const AttentionOptions& options)
{
    m_scene.options = options;
    refresh();
}

void AttentionPlot::setSelection(const WordSelection& selection)
{
    const auto strips = [this] { return std::pair(m_scene.selection.rows.empty(), m_scene.selection.columns.empty()); };
    const auto before = strips();
    m_scene.selection = selection;
    dropHiddenMarks();
    if (strips() != before)
        layOutAgain();
    replot(rpQueuedReplot);
}

void AttentionPlot::setPin(std::optional<Cell> cell)
{
    m_scene.pin = cell;
    replot(rpQueuedReplot);
}

void AttentionPlot::setHover(std::optional<Cell> cell, std::optional<Word> word)
{
    m_scene.hover = cell;
    m_scene.hoveredWord = word;
    replotMarks();
}

bool AttentionPlot::readsRightToLeft(Side side) const
{
    return side == Side::Source ? m_columnsRightToLeft : m_rowsRightToLeft;
}

double AttentionPlot::weightAt(Cell cell) const
{
    return static_cast<double>(
        translation().attention.at(static_cast<std::size_t>(cell.row), static_cast<std::size_t>(cell.column)));
}

bool AttentionPlot::isCarried(Cell cell) const
{
    const auto index =
        static_cast<std::size_t>(cell.row) * translation().attention.columns + static_cast<std::size_t>(cell.column);
    return m_carried.empty() || m_carried[index] != 0;
}

LinksKind AttentionPlot::linksKind() const
{
    return translation().gold ? translation().gold->kind : LinksKind::Gold;
}

GoldLink AttentionPlot::goldAt(Cell cell) const
{
    const auto index =
        static_cast<std::size_t>(cell.row) * translation().attention.columns + static_cast<std::size_t>(cell.column);
    return m_gold.empty() ? GoldLink::None : m_gold[index];
}

bool AttentionPlot::isDrawn(Cell cell) const
{
    return m_rowPlaces.placeOf(cell.row) && m_columnPlaces.placeOf(cell.column);
}

std::optional<Cell> AttentionPlot::markedCell(MarkKind kind) const
{
    const std::optional<Cell>& cell = kind == MarkKind::Pin ? m_scene.pin : m_scene.hover;
    return cell && isDrawn(*cell) ? cell : std::nullopt;
}

std::optional<Word> AttentionPlot::markedWord(MarkKind kind) const
{
    const std::optional<Word>& word = m_scene.hoveredWord;
    const bool isMarked = kind == MarkKind::Hover && !markedCell(kind) && word;
    return isMarked && places(word->side).placeOf(word->token) ? word : std::nullopt;
}

bool AttentionPlot::hasFadedCell() const
{
    return std::ranges::any_of(drawnCells(), [this](Cell cell) { return !isCarried(cell); });
}

bool AttentionPlot::hasUnknownWord() const
{
    const auto isUnknown = [](const std::vector<Token>& tokens) {
        return [&tokens](int token) { return tokens[static_cast<std::size_t>(token)].unknown; };
    };
    return std::ranges::any_of(m_columnPlaces.tokens(), isUnknown(translation().source))
        || std::ranges::any_of(m_rowPlaces.tokens(), isUnknown(translation().target));
}

double AttentionPlot::largestDrawn() const
{
    double largest = 0.0;
    for (const Cell cell : drawnCells())
        largest = std::max(largest, std::abs(weightAt(cell)));
    return largest;
}

void AttentionPlot::refresh()
{
    const auto layout = [this] {
        return std::tuple(m_columnLabels, m_rowLabels, m_columnPlaces, m_rowPlaces, m_columnsRightToLeft,
            m_rowsRightToLeft, m_scaling.longestLabel(), m_scene.selection.rows.empty(),
            m_scene.selection.columns.empty());
    };
    const auto before = layout();
    mergePieces();
    const auto& [source, target] = std::tie(translation().source, translation().target);
    const AttentionOptions& options = m_scene.options;
    m_columnLabels = labelsOf(source);
    m_rowLabels = labelsOf(target);
    m_columnPlaces = TokenPlaces(source, options.specialTokens);
    m_rowPlaces = TokenPlaces(target, options.specialTokens);
    const bool automatic = options.order == ColumnOrder::Automatic;
    m_columnsRightToLeft = automatic ? ui::readsRightToLeft(source) : options.order == ColumnOrder::RightToLeft;
    m_rowsRightToLeft = ui::readsRightToLeft(target);
    dropHiddenMarks();
    m_scaling = WeightScaling(options.scale, largestDrawn());
    m_gold = options.gold == GoldOutlines::Shown ? goldCells(translation()) : std::vector<GoldLink>();
    m_carried = carriedCells(translation().attention, options.carriedShare);
    setLegendOnScreen(options.legend == ScreenLegend::Shown);
    if (layout() != before)
        layOutAgain();
    sceneChanged();
    replot(rpQueuedReplot);
}

std::optional<WholeWords> AttentionPlot::mergedWords() const
{
    const bool merge = m_scene.options.pieces == WordPieces::Merged && fitsItsWords(m_scene.translation)
        && hasPieces(m_scene.translation);
    return merge ? std::optional(wholeWords(m_scene.translation)) : std::nullopt;
}

/// Merging changes the indices of cells and words, so marks are removed.
void AttentionPlot::mergePieces()
{
    auto words = mergedWords();
    if (words.has_value() != m_words.has_value()) {
        m_scene.pin.reset();
        m_scene.hover.reset();
        m_scene.hoveredWord.reset();
        m_scene.selection = {};
    }
    m_words = std::move(words);
}

QStringList AttentionPlot::piecesOf(Word word) const
{
    if (!m_words || m_words->pieces(word.side, word.token) < 2)
        return {};
    const bool source = word.side == Side::Source;
    const auto& begins = source ? m_words->sourceBegins : m_words->targetBegins;
    const std::vector<Token>& tokens = source ? m_scene.translation.source : m_scene.translation.target;
    const auto first = tokens.begin() + begins[static_cast<std::size_t>(word.token)];
    return labelsOf({first, first + m_words->pieces(word.side, word.token)});
}

void AttentionPlot::dropHiddenMarks()
{
    for (std::optional<Cell>* cell : {&m_scene.pin, &m_scene.hover}) {
        if (*cell && !isDrawn(**cell))
            cell->reset();
    }
    if (const auto word = m_scene.hoveredWord; word && !places(word->side).placeOf(word->token))
        m_scene.hoveredWord.reset();
    for (const Side side : {Side::Source, Side::Target})
        std::erase_if(m_scene.selection.of(side), [&](int token) { return !places(side).placeOf(token); });
}

void AttentionPlot::applyLook(const PlotStyle&)
{
    layOutAgain();
}

void AttentionPlot::layOutAgain()
{
    m_laidOutArea = QRect();
}

void AttentionPlot::updateLayout()
{
    StyledPlot::updateLayout();
    const QRect area = axisRect()->outerRect();
    if (area == m_laidOutArea || translation().attention.isEmpty())
        return;
    m_laidOutArea = area;
    const double name = axisNameHeight();
    const bool isBeside = rowsName() == RowsName::Beside;
    layOut(QRectF(area).adjusted(isBeside ? name : 0.0, name, -name, isBeside ? 0.0 : -name));
}

} // namespace attentoscope::ui
