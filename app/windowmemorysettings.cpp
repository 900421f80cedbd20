// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowmemorysettings.h"

namespace attentoscope {

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
    memory.hintsWereShown = settings.value(WindowHintsWereShown).toBool();
    memory.lossPlace = ui::LossPlace(settings.value(WindowLossPlace).toInt());
    memory.theme = ui::ThemeChoice(settings.value(Theme).toInt());
    memory.language = settings.value(AppSetting::Language).toString();
    memory.recent = settings.value(AppSetting::RecentItems).toStringList();
    memory.dataFolder = settings.value(DataFolder).toString();
    memory.exportFolder = settings.value(ExportFolder).toString();
    memory.exportFormat = settings.value(ExportFormat).toString();
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
    settings.setValue(WindowHintsWereShown, memory.hintsWereShown);
    settings.setValue(WindowLossPlace, int(memory.lossPlace));
    settings.setValue(Theme, int(memory.theme));
    settings.setValue(AppSetting::Language, memory.language);
    settings.setValue(AppSetting::RecentItems, memory.recent);
    settings.setValue(DataFolder, memory.dataFolder);
    settings.setValue(ExportFolder, memory.exportFolder);
    settings.setValue(ExportFormat, memory.exportFormat);
    writeAttention(memory.attention, settings);
    settings.setValue(LossSmoothing, memory.loss.smoothing);
    settings.setValue(LossLogarithmic, memory.loss.scale == ui::LossScale::Logarithmic);
    settings.setValue(AppSetting::LossQuantity, int(memory.loss.quantity));
    settings.setValue(AppSetting::LossAxis, int(memory.loss.axis));
}

} // namespace attentoscope
