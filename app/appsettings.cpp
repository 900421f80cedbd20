// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/appsettings.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace attentoscope {

std::span<const AppSettingRow> appSettings()
{
    using enum AppSetting;
    static const std::vector<AppSettingRow> table = {
        {WindowGeometry, "window/geometry", QMetaType::QByteArray, QByteArray()},
        {WindowSideBar, "window/sideBar", QMetaType::QByteArray, QByteArray()},
        {WindowStage, "window/stage", QMetaType::QByteArray, QByteArray()},
        {WindowSideBarShown, "window/sideBarShown", QMetaType::Bool, true},
        {WindowHeadsShown, "window/headsShown", QMetaType::Bool, true},
        {WindowHintsWereShown, "window/hintsWereShown", QMetaType::Bool, false},
        {WindowLossPlace, "window/lossPlace", QMetaType::Int, 0, 0, 2},
        {Theme, "window/theme", QMetaType::Int, 0, 0, 2},
        {Language, "window/language", QMetaType::QString, QString()},
        {RecentItems, "recent/items", QMetaType::QStringList, QStringList()},
        {DataFolder, "recent/dataFolder", QMetaType::QString, QString()},
        {RunsFolder, "runs/folder", QMetaType::QString, QString()},
        {ExportFolder, "export/folder", QMetaType::QString, QString()},
        {ExportFormat, "export/format", QMetaType::QString, QString()},
        {HeatmapColorMap, "heatmap/colorMap", QMetaType::Int, 0, 0, 4},
        {HeatmapScale, "heatmap/scale", QMetaType::Int, 0, 0, 2},
        {HeatmapCellValues, "heatmap/cellValues", QMetaType::Bool, false},
        {HeatmapForm, "heatmap/form", QMetaType::Int, 0, 0, 1},
        {HeatmapOrder, "heatmap/order", QMetaType::Int, 0, 0, 2},
        {HeatmapSpecialTokens, "heatmap/specialTokens", QMetaType::Bool, true},
        {HeatmapWordPieces, "heatmap/mergedPieces", QMetaType::Bool, false},
        {HeatmapCarriedShare, "heatmap/carriedShare", QMetaType::Double, 1.0, 0.01, 1.0},
        {HeatmapGold, "heatmap/gold", QMetaType::Bool, true},
        {HeatmapLinkThreshold, "heatmap/linkThreshold", QMetaType::Double, 0.0, 0.0, 1.0},
        {LossSmoothing, "loss/smoothing", QMetaType::Double, 0.9, 0.0, 0.999},
        {LossLogarithmic, "loss/logarithmic", QMetaType::Bool, false},
        {LossQuantity, "loss/quantity", QMetaType::Int, 0, 0, 2},
        {LossAxis, "loss/axis", QMetaType::Int, 0, 0, 2},
        {LessonProgress, "lessons/progress", QMetaType::QStringList, QStringList()},
        {LessonFolder, "lessons/folder", QMetaType::QString, QString()},
        {EngineThreads, "engine/threads", QMetaType::Int, 0, 0, 1024},
    };
    return table;
}

namespace {

const AppSettingRow& rowOf(AppSetting id)
{
    return *std::ranges::find(appSettings(), id, &AppSettingRow::id);
}

bool fits(const AppSettingRow& row, const QVariant& value)
{
    if (row.minimum == row.maximum)
        return true;
    const double number = value.toDouble();
    return number >= row.minimum && number <= row.maximum;
}

} // namespace

Settings::Settings() : m_store(std::make_unique<QSettings>()) { }

Settings::Settings(const QString& file) : m_store(std::make_unique<QSettings>(file, QSettings::IniFormat)) { }

QVariant Settings::value(AppSetting id) const
{
    const auto& row = rowOf(id);
    QVariant value = m_store->value(QLatin1String(row.key));
    if (!value.isValid() || !value.convert(QMetaType(row.type)) || !fits(row, value))
        return row.fallback;
    return value;
}

void Settings::setValue(AppSetting id, const QVariant& value)
{
    m_store->setValue(QLatin1String(rowOf(id).key), value);
}

} // namespace attentoscope
