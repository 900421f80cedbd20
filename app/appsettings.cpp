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
        {WindowStopsAtMarks, "window/stopsAtMarks", QMetaType::Bool, false},
        {WindowHintsWereShown, "window/hintsWereShown", QMetaType::Bool, false},
        {WindowLossPlace, "window/lossPlace", QMetaType::Int, 0, 0, 2},
        {Theme, "window/theme", QMetaType::Int, 0, 0, 3},
        {WindowTypeSize, "window/typeSize", QMetaType::Int, 0, ui::smallestType, ui::largestType},
        {Language, "window/language", QMetaType::QString, QString()},
        {RecentItems, "recent/items", QMetaType::QStringList, QStringList()},
        {DataFolder, "recent/dataFolder", QMetaType::QString, QString()},
        {RunsFolder, "runs/folder", QMetaType::QString, QString()},
        {ExportFolder, "export/folder", QMetaType::QString, QString()},
        {ExportFormat, "export/format", QMetaType::QString, QString()},
        {ExportLegend, "export/legend", QMetaType::Bool, true},
        {ExportOrigin, "export/origin", QMetaType::Bool, false},
        {HeatmapColorMap, "heatmap/colorMap", QMetaType::Int, 0, 0, 4},
        {HeatmapScale, "heatmap/scale", QMetaType::Int, 0, 0, 2},
        {HeatmapCellValues, "heatmap/cellValues", QMetaType::Bool, false},
        {HeatmapForm, "heatmap/form", QMetaType::Int, 0, 0, 1},
        {HeatmapOrder, "heatmap/order", QMetaType::Int, 0, 0, 2},
        {HeatmapSpecialTokens, "heatmap/specialTokens", QMetaType::Bool, true},
        {HeatmapWordPieces, "heatmap/wholeWords", QMetaType::Bool, true},
        {HeatmapCarriedShare, "heatmap/carriedShare", QMetaType::Double, 1.0, 0.01, 1.0},
        {HeatmapGold, "heatmap/gold", QMetaType::Bool, true},
        {HeatmapLegend, "heatmap/legend", QMetaType::Bool, true},
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

using enum AppSetting;

namespace {

ui::AttentionOptions readAttention(const Settings& settings)
{
    ui::AttentionOptions options;
    options.form = ui::AttentionForm(settings.value(HeatmapForm).toInt());
    options.colorMap = ui::ColorMapId(settings.value(HeatmapColorMap).toInt());
    options.scale = ui::WeightScale(settings.value(HeatmapScale).toInt());
    options.order = ui::ColumnOrder(settings.value(HeatmapOrder).toInt());
    options.values = ui::CellValues(settings.value(HeatmapCellValues).toBool());
    options.specialTokens =
        settings.value(HeatmapSpecialTokens).toBool() ? ui::SpecialTokens::Shown : ui::SpecialTokens::Hidden;
    options.pieces = settings.value(HeatmapWordPieces).toBool() ? ui::WordPieces::Merged : ui::WordPieces::Apart;
    options.carriedShare = settings.value(HeatmapCarriedShare).toDouble();
    options.gold = settings.value(HeatmapGold).toBool() ? ui::GoldOutlines::Shown : ui::GoldOutlines::Hidden;
    options.legend = settings.value(HeatmapLegend).toBool() ? ui::ScreenLegend::Shown : ui::ScreenLegend::Hidden;
    options.linkThreshold = settings.value(HeatmapLinkThreshold).toDouble();
    return options;
}

void writeAttention(const ui::AttentionOptions& options, Settings& settings)
{
    settings.setValue(HeatmapForm, int(options.form));
    settings.setValue(HeatmapColorMap, int(options.colorMap));
    settings.setValue(HeatmapScale, int(options.scale));
    settings.setValue(HeatmapOrder, int(options.order));
    settings.setValue(HeatmapCellValues, options.values == ui::CellValues::WhereRoom);
    settings.setValue(HeatmapSpecialTokens, options.specialTokens == ui::SpecialTokens::Shown);
    settings.setValue(HeatmapWordPieces, options.pieces == ui::WordPieces::Merged);
    settings.setValue(HeatmapCarriedShare, options.carriedShare);
    settings.setValue(HeatmapGold, options.gold == ui::GoldOutlines::Shown);
    settings.setValue(HeatmapLegend, options.legend == ui::ScreenLegend::Shown);
    settings.setValue(HeatmapLinkThreshold, options.linkThreshold);
}

} // namespace

ui::WindowMemory readWindowMemory(const Settings& settings)
{
    ui::WindowMemory memory;
    memory.geometry = settings.value(WindowGeometry).toByteArray();
    memory.sideBar = settings.value(WindowSideBar).toByteArray();
    memory.mainView = settings.value(WindowStage).toByteArray();
    memory.sideBarShown = settings.value(WindowSideBarShown).toBool();
    memory.headsShown = settings.value(WindowHeadsShown).toBool();
    memory.stopsAtMarks = settings.value(WindowStopsAtMarks).toBool();
    memory.hintsWereShown = settings.value(WindowHintsWereShown).toBool();
    memory.lossPlace = ui::LossPlace(settings.value(WindowLossPlace).toInt());
    memory.theme = ui::ThemeChoice(settings.value(Theme).toInt());
    memory.typeSize = settings.value(WindowTypeSize).toInt();
    memory.language = settings.value(AppSetting::Language).toString();
    memory.recent = settings.value(AppSetting::RecentItems).toStringList();
    memory.dataFolder = settings.value(DataFolder).toString();
    memory.exports = {settings.value(ExportFolder).toString(), settings.value(ExportFormat).toString(),
        settings.value(AppSetting::ExportLegend).toBool() ? ui::ExportLegend::Shown : ui::ExportLegend::Hidden,
        settings.value(AppSetting::ExportOrigin).toBool() ? ui::ExportOrigin::Shown : ui::ExportOrigin::Hidden};
    memory.attention = readAttention(settings);
    memory.loss.smoothing = settings.value(LossSmoothing).toDouble();
    memory.loss.scale = settings.value(LossLogarithmic).toBool() ? ui::LossScale::Logarithmic : ui::LossScale::Linear;
    memory.loss.quantity = ui::LossQuantity(settings.value(AppSetting::LossQuantity).toInt());
    memory.loss.axis = ui::LossAxis(settings.value(AppSetting::LossAxis).toInt());
    return memory;
}

void writeWindowMemory(const ui::WindowMemory& memory, Settings& settings)
{
    settings.setValue(WindowGeometry, memory.geometry);
    settings.setValue(WindowSideBar, memory.sideBar);
    settings.setValue(WindowStage, memory.mainView);
    settings.setValue(WindowSideBarShown, memory.sideBarShown);
    settings.setValue(WindowHeadsShown, memory.headsShown);
    settings.setValue(WindowStopsAtMarks, memory.stopsAtMarks);
    settings.setValue(WindowHintsWereShown, memory.hintsWereShown);
    settings.setValue(WindowLossPlace, int(memory.lossPlace));
    settings.setValue(Theme, int(memory.theme));
    settings.setValue(WindowTypeSize, memory.typeSize);
    settings.setValue(AppSetting::Language, memory.language);
    settings.setValue(AppSetting::RecentItems, memory.recent);
    settings.setValue(DataFolder, memory.dataFolder);
    settings.setValue(ExportFolder, memory.exports.folder);
    settings.setValue(ExportFormat, memory.exports.format);
    settings.setValue(AppSetting::ExportLegend, memory.exports.legend == ui::ExportLegend::Shown);
    settings.setValue(AppSetting::ExportOrigin, memory.exports.origin == ui::ExportOrigin::Shown);
    writeAttention(memory.attention, settings);
    settings.setValue(LossSmoothing, memory.loss.smoothing);
    settings.setValue(LossLogarithmic, memory.loss.scale == ui::LossScale::Logarithmic);
    settings.setValue(AppSetting::LossQuantity, int(memory.loss.quantity));
    settings.setValue(AppSetting::LossAxis, int(memory.loss.axis));
}

} // namespace attentoscope
