// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How AttentionView is drawn, and what it gives to files.
#include "ui/plots/attentionview.h"

#include "ui/plots/attentiontable.h"
#include "ui/plots/choicemenu.h"
#include "ui/plots/heatmapplot.h"

#include <QPainter>

#include <array>

namespace attentoscope::ui {

namespace {

/// A strip of the map's colours, to be seen in the menu.
QIcon colorMapIcon(ColorMapId id, Backdrop backdrop)
{
    const ColorMap map(id, backdrop);
    QPixmap pixmap(32, 16);
    QPainter painter(&pixmap);
    for (int x = 0; x < pixmap.width(); ++x)
        painter.fillRect(x, 0, 1, pixmap.height(), map.color(x / (pixmap.width() - 1.0)));
    return pixmap;
}

} // namespace

void AttentionView::setColorMap(ColorMapId id)
{
    if (id == colorMap())
        return;
    m_plot->setColorMap(id);
    emit optionsChanged();
}

ColorMapId AttentionView::colorMap() const
{
    return m_plot->colorMap().id();
}

void AttentionView::setWeightScale(WeightScale scale)
{
    if (scale == weightScale())
        return;
    m_plot->setWeightScale(scale);
    emit optionsChanged();
}

WeightScale AttentionView::weightScale() const
{
    return m_plot->weightScale();
}

void AttentionView::setColumnOrder(ColumnOrder order)
{
    if (order == columnOrder())
        return;
    m_plot->setColumnOrder(order);
    emit optionsChanged();
}

ColumnOrder AttentionView::columnOrder() const
{
    return m_plot->columnOrder();
}

void AttentionView::setCellValues(CellValues values)
{
    if (values == cellValues())
        return;
    m_plot->setCellValues(values);
    emit optionsChanged();
}

CellValues AttentionView::cellValues() const
{
    return m_plot->cellValues();
}

void AttentionView::setOptionsLike(const AttentionView& other)
{
    setColorMap(other.colorMap());
    setWeightScale(other.weightScale());
    setColumnOrder(other.columnOrder());
    setCellValues(other.cellValues());
}

void AttentionView::buildOptionsMenu()
{
    std::vector<Choice<ColorMapId>> maps;
    for (const ColorMapInfo& info : colorMaps())
        maps.push_back({info.id, colorMapName(info.id), colorMapIcon(info.id, backdropOf(palette()))});
    m_optionsMenu->addSection(tr("Colours"));
    addChoices<ColorMapId>(
        *m_optionsMenu, maps, [this] { return colorMap(); }, [this](ColorMapId id) { setColorMap(id); });

    const std::array<Choice<WeightScale>, 2> scales{
        {{WeightScale::Fixed, tr("Scale from 0 to 1")}, {WeightScale::Automatic, tr("Scale to the largest weight")}}};
    m_optionsMenu->addSection(tr("Scale"));
    addChoices<WeightScale>(
        *m_optionsMenu, scales, [this] { return weightScale(); }, [this](WeightScale scale) { setWeightScale(scale); });

    const std::array<Choice<ColumnOrder>, 3> orders{{{ColumnOrder::Automatic, tr("Source order by its script")},
        {ColumnOrder::LeftToRight, tr("Source from left to right")},
        {ColumnOrder::RightToLeft, tr("Source from right to left")}}};
    m_optionsMenu->addSection(tr("Order"));
    addChoices<ColumnOrder>(
        *m_optionsMenu, orders, [this] { return columnOrder(); }, [this](ColumnOrder order) { setColumnOrder(order); });

    const std::array<Choice<CellValues>, 2> values{{{CellValues::Hidden, tr("Colours only")},
        {CellValues::WhereRoom, tr("Weights in the cells where there is room")}}};
    m_optionsMenu->addSection(tr("Weights"));
    addChoices<CellValues>(
        *m_optionsMenu, values, [this] { return cellValues(); }, [this](CellValues shown) { setCellValues(shown); });
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
    QStringList words;
    for (const Token& token : translation().source) {
        if (!token.special)
            words.append((token.attached ? QString() : QStringLiteral(" ")) + QString::fromStdString(token.text));
    }
    return words.join(QString()).trimmed() + QStringLiteral(" → ") + QString::fromStdString(translation().text);
}

StyledPlot& AttentionView::plot()
{
    return *m_plot;
}

QByteArray AttentionView::csv() const
{
    return attentionCsv(translation());
}

QByteArray AttentionView::json() const
{
    return attentionJson(translation());
}

} // namespace attentoscope::ui
