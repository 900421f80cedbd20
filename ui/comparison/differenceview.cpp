// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/differenceview.h"

#include "engine/storage/translationjson.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/attention/wholewords.h"
#include "ui/plots/style/datatable.h"
#include "ui/plots/view/attentiontable.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace attentoscope::ui {

namespace {

bool isSame(const Token& first, const Token& second)
{
    return first.text == second.text && first.special == second.special;
}

} // namespace

TokenMatch::TokenMatch(const std::vector<Token>& first, const std::vector<Token>& second)
{
    const std::size_t width = second.size() + 1;
    // Lengths of the longest common subsequences after each pair of places.
    std::vector<int> longest((first.size() + 1) * width, 0);
    for (std::size_t row = first.size(); row-- > 0;)
        for (std::size_t column = second.size(); column-- > 0;)
            longest[row * width + column] = isSame(first[row], second[column])
                ? 1 + longest[(row + 1) * width + column + 1]
                : std::max(longest[(row + 1) * width + column], longest[row * width + column + 1]);
    for (std::size_t row = 0, column = 0; row < first.size() && column < second.size();) {
        if (isSame(first[row], second[column]))
            m_pairs.emplace_back(static_cast<int>(row++), static_cast<int>(column++));
        else if (longest[(row + 1) * width + column] >= longest[row * width + column + 1])
            ++row;
        else
            ++column;
    }
}

std::optional<int> TokenMatch::inSecond(int ofFirst) const
{
    const auto found = std::ranges::find(m_pairs, ofFirst, &std::pair<int, int>::first);
    return found == m_pairs.end() ? std::nullopt : std::optional(found->second);
}

std::optional<int> TokenMatch::inFirst(int ofSecond) const
{
    const auto found = std::ranges::find(m_pairs, ofSecond, &std::pair<int, int>::second);
    return found == m_pairs.end() ? std::nullopt : std::optional(found->first);
}

bool haveSameWords(const std::vector<Token>& first, const std::vector<Token>& second)
{
    const auto isWord = [](const Token& token) { return !token.special; };
    const auto shared = TokenMatch(first, second).pairs();
    const auto words = std::ranges::count_if(
        shared, [&](const auto& pair) { return isWord(first[static_cast<std::size_t>(pair.first)]); });
    return words == std::ranges::count_if(first, isWord) && words == std::ranges::count_if(second, isWord);
}

namespace {

struct DifferenceMapTexts
{
    Q_DECLARE_TR_FUNCTIONS(DifferenceMap)
};

/// The first word that only one of the two sentences has. At the end of a sentence it is "–".
QString wordAt(const std::vector<Token>& tokens, std::size_t place)
{
    std::vector<Token> words;
    std::ranges::copy_if(tokens, std::back_inserter(words), [](const Token& token) { return !token.special; });
    return place < words.size() ? labelsOf(words)[static_cast<int>(place)] : QStringLiteral("–");
}

QString firstUnlike(const std::vector<Token>& first, const std::vector<Token>& second)
{
    std::size_t place = 0;
    while (wordAt(first, place) == wordAt(second, place) && place < first.size() + second.size())
        ++place;
    return DifferenceMapTexts::tr("word %1: “%2” in A, “%3” in B")
        .arg(place + 1)
        .arg(isolated(wordAt(first, place)), isolated(wordAt(second, place)));
}

QStringList markersLeftOut(const std::vector<Token>& first, const std::vector<Token>& second, const TokenMatch& match)
{
    QStringList only;
    const auto add = [&](const std::vector<Token>& tokens, const QString& who, const auto& partner) {
        for (int token = 0; token < static_cast<int>(tokens.size()); ++token)
            if (!partner(token))
                only.append(DifferenceMapTexts::tr("%1 of %2").arg(isolated(labelsOf(tokens)[token]), who));
    };
    add(first, QStringLiteral("A"), [&](int token) { return match.inSecond(token); });
    add(second, QStringLiteral("B"), [&](int token) { return match.inFirst(token); });
    return only;
}

std::vector<Token> shared(const std::vector<Token>& tokens, const TokenMatch& match)
{
    std::vector<Token> words;
    for (const auto& [index, other] : match.pairs())
        words.push_back(tokens[static_cast<std::size_t>(index)]);
    return words;
}

double weightAt(const Translation& translation, Cell cell)
{
    return static_cast<double>(
        translation.attention.at(static_cast<std::size_t>(cell.row), static_cast<std::size_t>(cell.column)));
}

std::optional<Cell> placeOf(Cell cell, const DifferenceMap& map, int std::pair<int, int>::* side)
{
    const auto row = std::ranges::find(map.target.pairs(), cell.row, side);
    const auto column = std::ranges::find(map.source.pairs(), cell.column, side);
    if (row == map.target.pairs().end() || column == map.source.pairs().end())
        return std::nullopt;
    return Cell{
        static_cast<int>(row - map.target.pairs().begin()), static_cast<int>(column - map.source.pairs().begin())};
}

} // namespace

Cell DifferenceMap::inFirst(Cell cell) const
{
    return {target.pairs()[static_cast<std::size_t>(cell.row)].first,
        source.pairs()[static_cast<std::size_t>(cell.column)].first};
}

Cell DifferenceMap::inSecond(Cell cell) const
{
    return {target.pairs()[static_cast<std::size_t>(cell.row)].second,
        source.pairs()[static_cast<std::size_t>(cell.column)].second};
}

std::optional<Cell> DifferenceMap::ofFirst(Cell cell) const
{
    return placeOf(cell, *this, &std::pair<int, int>::first);
}

std::optional<Cell> DifferenceMap::ofSecond(Cell cell) const
{
    return placeOf(cell, *this, &std::pair<int, int>::second);
}

std::expected<DifferenceMap, QString> differenceOf(
    const Translation& first, const Translation& second, const TokenMatch& source, const TokenMatch& target)
{
    for (const auto& [translation, who] : {std::pair{&first, "A"}, {&second, "B"}})
        if (translation->attention.isEmpty() || !fitsItsWords(*translation))
            return std::unexpected(
                DifferenceMapTexts::tr("Model %1 has no attention here, so there is nothing to subtract.")
                    .arg(QLatin1String(who)));
    if (!haveSameWords(first.source, second.source))
        return std::unexpected(
            DifferenceMapTexts::tr("The two models cut the sentence into different words (%1), so their columns cannot "
                                   "be subtracted. Choose runs with the same data settings.")
                .arg(firstUnlike(first.source, second.source)));
    if (!haveSameWords(first.target, second.target))
        return std::unexpected(
            DifferenceMapTexts::tr("The two translations differ (%1), so their rows cannot be subtracted. Let B be "
                                   "given A's words to compare row by row.")
                .arg(firstUnlike(first.target, second.target)));
    DifferenceMap map;
    map.first = first;
    map.second = second;
    map.source = source;
    map.target = target;
    map.difference.source = shared(first.source, source);
    map.difference.target = shared(first.target, target);
    map.difference.step = first.step;
    auto weights = std::make_shared<std::vector<float>>();
    const int rows = static_cast<int>(target.pairs().size());
    const int columns = static_cast<int>(source.pairs().size());
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            weights->push_back(static_cast<float>(
                weightAt(first, map.inFirst({row, column})) - weightAt(second, map.inSecond({row, column}))));
    map.difference.attention.rows = static_cast<std::size_t>(rows);
    map.difference.attention.columns = static_cast<std::size_t>(columns);
    map.difference.attention.weights = std::move(weights);
    const auto leftOut =
        markersLeftOut(first.source, second.source, source) + markersLeftOut(first.target, second.target, target);
    if (!leftOut.isEmpty())
        map.note =
            DifferenceMapTexts::tr("Left out, because the other has none: %1.").arg(leftOut.join(QStringLiteral(", ")));
    return map;
}

QByteArray differenceJson(const DifferenceMap& map)
{
    const auto compared = [&map](const Translation& model, Cell (DifferenceMap::*place)(Cell) const) {
        AttentionMap part = map.difference.attention;
        auto weights = std::make_shared<std::vector<float>>();
        for (int row = 0; row < static_cast<int>(part.rows); ++row)
            for (int column = 0; column < static_cast<int>(part.columns); ++column)
                weights->push_back(static_cast<float>(weightAt(model, (map.*place)({row, column}))));
        part.weights = std::move(weights);
        return rowsToJson(part);
    };
    return jsonText({{"source", wordsToJson(map.difference.source)}, {"target", wordsToJson(map.difference.target)},
        {"first", compared(map.first, &DifferenceMap::inFirst)},
        {"second", compared(map.second, &DifferenceMap::inSecond)},
        {"difference", rowsToJson(map.difference.attention)}});
}

DifferenceTexts DifferenceTexts::ofTwoModels()
{
    return {DifferenceView::tr("A − B"),
        DifferenceView::tr("Orange: A looks more at the word. Blue: B does. In the middle: no difference."),
        DifferenceView::tr("Difference of the weights, A minus B"),
        DifferenceView::tr("A's weights minus B's, a row for each target word, a column for each source word"),
        DifferenceView::tr("weight of A − weight of B"), DifferenceView::tr("A looks more at the word"),
        DifferenceView::tr("B looks more at the word")};
}

DifferenceView::DifferenceView(const DifferenceTexts& texts, QWidget* parent)
    : QWidget(parent)
    , m_weights(texts.weights)
    , m_plot(new HeatmapPlot)
    , m_message(new TextLabel)
    , m_note(makeQuietLabel({}, this))
    , m_pages(new QStackedWidget)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(texts.name);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    m_plot->setAccessibleName(texts.plotName);
    m_plot->setColorMeanings({texts.more, texts.less});
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    m_message->setBackgroundRole(QPalette::Base);
    m_message->setAutoFillBackground(true);
    m_message->setMargin(grid(2));
    m_pages->addWidget(m_message);
    m_pages->addWidget(m_plot);
    m_note->setWordWrap(true);
    m_note->setVisible(false);
    auto* heading = new TextLabel(texts.heading, this);
    makeTitle(heading, 1);
    auto* legend = makeQuietLabel(texts.legend, this);
    legend->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(1), grid(1), grid(1), 0);
    column->setSpacing(grid(0.5));
    column->addWidget(heading);
    column->addWidget(legend);
    column->addWidget(m_pages, 1);
    column->addWidget(m_note);
    setOptions({});
}

void DifferenceView::showMap(const DifferenceMap& map)
{
    showMap(map, AxisNames::ofTranslation().columns);
}

void DifferenceView::showMap(const DifferenceMap& map, const QString& columns)
{
    m_map = map;
    m_plot->setAxisNames({columns, AxisNames::ofTranslation().rows, m_weights});
    m_plot->setTranslation(map.difference);
    m_note->setText(map.note);
    m_note->setVisible(!map.note.isEmpty());
    m_pages->setCurrentWidget(m_plot);
    showPointed(std::nullopt);
}

void DifferenceView::showMessage(const QString& message)
{
    m_map.reset();
    m_plot->setTranslation({});
    m_message->setText(message);
    m_note->setVisible(false);
    m_pages->setCurrentWidget(m_message);
    setAccessibleDescription(message);
    showPointed(std::nullopt);
}

QString DifferenceView::message() const
{
    return m_map ? QString() : m_message->text();
}

void DifferenceView::setOptions(const AttentionOptions& options)
{
    AttentionOptions own = options;
    own.form = AttentionForm::Matrix;
    own.colorMap = ColorMapId::Difference;
    own.scale = options.scale == WeightScale::Fixed ? WeightScale::Symmetric : WeightScale::SymmetricAutomatic;
    own.carriedShare = 1.0;
    own.legend = ScreenLegend::Hidden; // the text above the plot explains the colours
    m_plot->setOptions(own);
}

void DifferenceView::showPointed(std::optional<Cell> cell)
{
    m_pointed = cell && m_map && m_plot->isDrawn(*cell) ? cell : std::nullopt;
    m_plot->setHover(m_pointed);
}

void DifferenceView::point(std::optional<Cell> cell)
{
    if (cell == m_pointed)
        return;
    showPointed(cell);
    emit pointed(m_pointed);
}

bool DifferenceView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_plot || !m_map)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseMove)
        point(m_plot->cellAt(static_cast<QMouseEvent*>(event)->position()));
    else if (event->type() == QEvent::Leave)
        point(std::nullopt);
    else if (event->type() == QEvent::MouseButtonPress) {
        setFocus(Qt::MouseFocusReason);
        if (const auto cell = m_plot->cellAt(static_cast<QMouseEvent*>(event)->position()))
            emit chosen(*cell);
    }
    return QWidget::eventFilter(watched, event);
}

std::optional<Cell> DifferenceView::cellForKey(int key) const
{
    const TokenPlaces& rows = m_plot->places(Side::Target);
    const TokenPlaces& columns = m_plot->places(Side::Source);
    const bool starts = !m_pointed;
    const Cell cell = m_pointed.value_or(Cell{rows.tokenAt(0), columns.tokenAt(0)});
    const int across = m_plot->readsRightToLeft(Side::Source) ? -1 : 1;
    switch (key) {
    case Qt::Key_Left:
        return starts ? cell : Cell{cell.row, columns.stepFrom(cell.column, -across)};
    case Qt::Key_Right:
        return starts ? cell : Cell{cell.row, columns.stepFrom(cell.column, across)};
    case Qt::Key_Up:
        return starts ? cell : Cell{rows.stepFrom(cell.row, -1), cell.column};
    case Qt::Key_Down:
        return starts ? cell : Cell{rows.stepFrom(cell.row, 1), cell.column};
    case Qt::Key_Home:
        return Cell{cell.row, columns.tokens().front()};
    case Qt::Key_End:
        return Cell{cell.row, columns.tokens().back()};
    case Qt::Key_PageUp:
        return Cell{rows.tokens().front(), cell.column};
    case Qt::Key_PageDown:
        return Cell{rows.tokens().back(), cell.column};
    default:
        return std::nullopt;
    }
}

void DifferenceView::keyPressEvent(QKeyEvent* event)
{
    if (!m_map)
        return QWidget::keyPressEvent(event);
    if (const auto cell = cellForKey(event->key()))
        point(cell);
    else if (m_pointed && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        emit chosen(*m_pointed);
    else if (m_pointed && event->key() == Qt::Key_Escape)
        point(std::nullopt);
    else
        return QWidget::keyPressEvent(event);
    event->accept();
}

QString DifferenceView::suggestedName() const
{
    return tr("difference");
}

QString DifferenceView::suggestedTitle() const
{
    return tr("A − B: %1").arg(m_map ? isolated(textOf(m_map->difference.source)) : QString());
}

StyledPlot& DifferenceView::plot()
{
    return *m_plot;
}

QByteArray DifferenceView::csv() const
{
    return m_map ? attentionCsv(m_map->difference) : QByteArray();
}

QByteArray DifferenceView::json() const
{
    return m_map ? differenceJson(*m_map) : QByteArray();
}

} // namespace attentoscope::ui
