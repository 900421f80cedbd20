// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/sentencewall.h"

#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/attention/attentionreading.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/attention/wholewords.h"
#include "ui/plots/style/colormap.h"
#include "ui/plots/style/plotstyle.h"
#include "ui/sentences/sentencesmodel.h"
#include "ui/theme/grid.h"
#include "ui/widgets/direction.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QCache>
#include <QComboBox>
#include <QHBoxLayout>
#include <QListView>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace attentoscope::ui {

namespace {

struct WallTexts
{
    Q_DECLARE_TR_FUNCTIONS(SentenceWall)
};

QString captionOf(const SentenceRow& row)
{
    QString line = WallTexts::tr("Line %1").arg(countText(row.sentence.line));
    if (!row.counts)
        return line;
    const auto rate = percentText(row.counts->errorRate());
    return row.sentence.aligned->gold->kind == LinksKind::Gold ? WallTexts::tr("%1 · AER %2").arg(line, rate)
                                                               : WallTexts::tr("%1 · error rate %2").arg(line, rate);
}

/// A pixel for each cell, without start and end tokens.
struct MapPicture
{
    QImage cells;
    std::vector<std::pair<QPoint, GoldLink>> links; ///< links at these pixels
};

std::vector<int> wordsIn(const std::vector<Token>& tokens, bool fromRight)
{
    std::vector<int> words;
    for (int token = 0; token < int(tokens.size()); ++token)
        if (!tokens[std::size_t(token)].special)
            words.push_back(token);
    if (fromRight)
        std::ranges::reverse(words);
    return words;
}

MapPicture pictureOf(const Translation& translation, const ColorMap& colors)
{
    const auto columns = wordsIn(translation.source, readsRightToLeft(translation.source));
    const auto rows = wordsIn(translation.target, false);
    const auto links = goldCells(translation);
    MapPicture picture{
        QImage(std::max(1, int(columns.size())), std::max(1, int(rows.size())), QImage::Format_RGB32), {}};
    picture.cells.fill(colors.color(0.0));
    for (int y = 0; y < int(rows.size()); ++y)
        for (int x = 0; x < int(columns.size()); ++x) {
            const auto row = std::size_t(rows[std::size_t(y)]), column = std::size_t(columns[std::size_t(x)]);
            if (!translation.attention.isEmpty())
                picture.cells.setPixelColor(x, y, colors.color(double(translation.attention.at(row, column))));
            const auto link = links.empty() ? GoldLink::None : links[row * translation.source.size() + column];
            if (link != GoldLink::None)
                picture.links.emplace_back(QPoint(x, y), link);
        }
    return picture;
}

/// Gives screen readers the text of a tile.
class WallRows : public SentenceFilter
{
public:
    WallRows(SentencesModel& model, QObject* parent) : SentenceFilter(parent), m_model(model) { }

    QVariant data(const QModelIndex& index, int role) const override
    {
        if (role != Qt::AccessibleTextRole)
            return SentenceFilter::data(index, role);
        const auto& row = m_model.row(mapToSource(index).row());
        return QString(row.source + QStringLiteral(". ") + captionOf(row));
    }

private:
    SentencesModel& m_model;
};

} // namespace

/// Draws a tile of the wall: the map, with the sentence above it and line number and error rate below it.
class SmallMaps : public QStyledItemDelegate
{
public:
    SmallMaps(const SentencesModel& model, const SentenceFilter& rows, QObject* parent)
        : QStyledItemDelegate(parent), m_model(model), m_rows(rows)
    {
    }

    void setOptions(const AttentionOptions& options)
    {
        m_options = options;
        forget();
    }

    void forget() { m_drawn.clear(); } ///< called when the data has changed

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        const int line = option.fontMetrics.height();
        return {grid(23), grid(19) + 2 * line + grid(2)}; // the size of a tile; five fit beside each other
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void drawMap(QPainter& painter, const QRectF& area, const SentenceRow& row, const QPalette& palette) const;

private:
    const SentencesModel& m_model;
    const SentenceFilter& m_rows;
    AttentionOptions m_options;
    struct DrawnMap
    {
        QPixmap map;
        qint64 palette = 0;
    };
    QPixmap mapOf(int row, const QStyleOptionViewItem& option, const QSize& size, double sharpness) const;
    mutable QCache<int, DrawnMap> m_drawn{300}; ///< key: row of the model
};

/// Keeps drawn maps, because drawing them while scrolling would be visible.
QPixmap SmallMaps::mapOf(int row, const QStyleOptionViewItem& option, const QSize& size, double sharpness) const
{
    const auto* known = m_drawn.object(row);
    if (known && known->palette == option.palette.cacheKey() && known->map.size() == size * sharpness)
        return known->map;
    QPixmap map(size * sharpness);
    map.setDevicePixelRatio(sharpness);
    map.fill(Qt::transparent);
    QPainter painter(&map);
    drawMap(painter, QRectF(QPointF(), size), m_model.row(row), option.palette);
    painter.end();
    m_drawn.insert(row, new DrawnMap{map, option.palette.cacheKey()});
    return map;
}

void SmallMaps::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int number = m_rows.mapToSource(index).row();
    const auto& row = m_model.row(number);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    const QRect tile = option.rect.adjusted(grid(0.5), grid(0.5), -grid(0.5), -grid(0.5));
    painter->save();
    if (isChosen)
        painter->fillRect(option.rect, option.palette.highlight());
    painter->setPen(option.palette.color(isChosen ? QPalette::HighlightedText : QPalette::Text));
    painter->setFont(option.font);
    const int line = option.fontMetrics.height();
    const auto text = [&](const QRect& place, const QString& words) {
        painter->drawText(place, int(Qt::AlignCenter) | int(Qt::TextSingleLine),
            option.fontMetrics.elidedText(isolated(words), Qt::ElideRight, place.width()));
    };
    text({tile.left(), tile.top(), tile.width(), line}, row.source);
    text({tile.left(), tile.bottom() - line + 1, tile.width(), line}, captionOf(row));
    const QRect map = tile.adjusted(0, line + grid(0.5), 0, -line - grid(0.5));
    painter->drawPixmap(map.topLeft(), mapOf(number, option, map.size(), painter->device()->devicePixelRatioF()));
    painter->restore();
}

void SmallMaps::drawMap(QPainter& painter, const QRectF& area, const SentenceRow& row, const QPalette& palette) const
{
    const auto& aligned = *row.sentence.aligned;
    const bool merges = m_options.pieces == WordPieces::Merged && hasPieces(aligned);
    const auto picture = pictureOf(
        merges ? wholeWords(aligned).translation : aligned, ColorMap(m_options.colorMap, backdropOf(palette)));
    const QSizeF cells = picture.cells.size();
    const double side = std::min(area.width() / cells.width(), area.height() / cells.height());
    const QRectF map(area.center() - QPointF(cells.width(), cells.height()) * side / 2.0, cells * side);
    // Scaling must keep the edges of cells sharp.
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform, false);
    painter.drawImage(map, picture.cells);
    painter.setPen(QPen(palette.color(QPalette::Mid), 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(map);
    if (m_options.gold == GoldOutlines::Hidden || !aligned.gold)
        return;
    for (const auto& [cell, link] : picture.links) {
        const QRectF place(map.topLeft() + QPointF(cell) * side, QSizeF(side, side));
        painter.setPen(QPen(HeatmapPlot::goldEdge(), 3.0));
        painter.drawRect(place);
        QPen pen(HeatmapPlot::linkColor(aligned.gold->kind), 1.5);
        pen.setStyle(link == GoldLink::Sure ? Qt::SolidLine : Qt::DotLine);
        painter.setPen(pen);
        painter.drawRect(place);
    }
}

SentenceWall::SentenceWall(SentencesModel& model, QWidget* parent)
    : QDialog(parent)
    , m_model(model)
    , m_rows(new WallRows(model, this))
    , m_maps(new SmallMaps(model, *m_rows, this))
    , m_list(new QListView(this))
    , m_sorting(new QComboBox(this))
    , m_export(new QPushButton(tr("E&xport its links…"), this))
    , m_summary(new TextLabel(this))
{
    setWindowTitle(tr("Wall of maps"));
    m_rows->setSourceModel(&model);
    m_list->setModel(m_rows);
    m_list->setModelColumn(SentencesModel::Source);
    m_list->setItemDelegate(m_maps);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setAccessibleName(tr("Small maps; Enter opens a sentence in the heatmap"));
    m_sorting->addItems(
        {tr("In the order of the data"), tr("Highest error rate first"), tr("Lowest error rate first")});
    m_export->setAutoDefault(false);
    m_export->setToolTip(plainTip(tr("Save the links of the chosen sentence as a picture or as a table")));
    auto* sortBy = new TextLabel(tr("Sort &by"), this);
    sortBy->setBuddy(m_sorting);
    m_summary->setWordWrap(true);

    auto* line = new QHBoxLayout;
    line->setSpacing(grid(1));
    line->addWidget(sortBy);
    line->addWidget(m_sorting);
    line->addStretch(1);
    line->addWidget(m_export);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(2), grid(1.5), grid(2), grid(1.5));
    column->setSpacing(grid(1));
    column->addLayout(line);
    column->addWidget(m_list, 1);
    column->addWidget(m_summary);
    connect(m_sorting, &QComboBox::currentIndexChanged, this, &SentenceWall::sort);
    const auto open = [this](const QModelIndex& index) { emit sentenceChosen(m_rows->mapToSource(index).row()); };
    connect(m_list, &QListView::activated, this, open);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &SentenceWall::refresh);
    connect(m_rows, &QAbstractItemModel::modelReset, this, &SentenceWall::refresh);
    const auto redraw = [this] {
        m_maps->forget();
        m_list->viewport()->update();
    };
    connect(&model, &QAbstractItemModel::modelReset, this, redraw);
    connect(&model, &QAbstractItemModel::dataChanged, this, redraw);
    connect(m_export, &QPushButton::clicked, this, [this] { emit exportRequested(chosenRow()); });
    sort();
    refresh();
    resize(grid(125), grid(80));
}

void SentenceWall::sort()
{
    const auto order = m_sorting->currentIndex();
    m_rows->sort(order == AsInData ? SentencesModel::Line : SentencesModel::ErrorRate,
        order == WorstFirst ? Qt::DescendingOrder : Qt::AscendingOrder);
    m_list->scrollToTop();
}

int SentenceWall::chosenRow() const
{
    const auto index = m_list->currentIndex();
    return index.isValid() ? m_rows->mapToSource(index).row() : -1;
}

void SentenceWall::refresh()
{
    m_export->setEnabled(chosenRow() >= 0);
}

QString SentenceWall::summary() const
{
    return m_summary->text();
}

QImage SentenceWall::picture(int row) const
{
    QImage picture(grid(24), grid(20), QImage::Format_RGB32);
    picture.fill(palette().color(QPalette::Base));
    QPainter painter(&picture);
    m_maps->drawMap(painter, picture.rect(), m_model.row(row), palette());
    return picture;
}

void SentenceWall::setOptions(const AttentionOptions& options)
{
    m_maps->setOptions(options);
    m_list->viewport()->update();
}

void SentenceWall::setSummary(const QString& text)
{
    m_summary->setText(text);
}

} // namespace attentoscope::ui
