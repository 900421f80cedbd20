// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowmemorysettings.h"

namespace attentoscope {

using enum AppSetting;

ui::WindowMemory readWindowMemory(const Settings& settings)
{
    ui::WindowMemory memory;
    memory.geometry = settings.value(WindowGeometry).toByteArray();
    memory.sideBar = settings.value(WindowSideBar).toByteArray();
    memory.stage = settings.value(WindowStage).toByteArray();
    memory.sideBarShown = settings.value(WindowSideBarShown).toBool();
    memory.lossPlace = ui::LossPlace(settings.value(WindowLossPlace).toInt());
    memory.theme = ui::ThemeChoice(settings.value(Theme).toInt());
    memory.recent = settings.value(AppSetting::RecentItems).toStringList();
    memory.dataFolder = settings.value(DataFolder).toString();
    memory.exportFolder = settings.value(ExportFolder).toString();
    memory.exportFormat = settings.value(ExportFormat).toString();
    memory.colorMap = settings.value(HeatmapColorMap).toInt();
    memory.automaticScale = settings.value(HeatmapAutomaticScale).toBool();
    memory.cellValues = settings.value(HeatmapCellValues).toBool();
    memory.smoothing = settings.value(LossSmoothing).toDouble();
    memory.logarithmicLoss = settings.value(LossLogarithmic).toBool();
    memory.lossQuantity = settings.value(LossQuantity).toInt();
    memory.lossAxis = settings.value(LossAxis).toInt();
    return memory;
}

void writeWindowMemory(const ui::WindowMemory& memory, Settings& settings)
{
    settings.setValue(WindowGeometry, memory.geometry);
    settings.setValue(WindowSideBar, memory.sideBar);
    settings.setValue(WindowStage, memory.stage);
    settings.setValue(WindowSideBarShown, memory.sideBarShown);
    settings.setValue(WindowLossPlace, int(memory.lossPlace));
    settings.setValue(Theme, int(memory.theme));
    settings.setValue(AppSetting::RecentItems, memory.recent);
    settings.setValue(DataFolder, memory.dataFolder);
    settings.setValue(ExportFolder, memory.exportFolder);
    settings.setValue(ExportFormat, memory.exportFormat);
    settings.setValue(HeatmapColorMap, memory.colorMap);
    settings.setValue(HeatmapAutomaticScale, memory.automaticScale);
    settings.setValue(HeatmapCellValues, memory.cellValues);
    settings.setValue(LossSmoothing, memory.smoothing);
    settings.setValue(LossLogarithmic, memory.logarithmicLoss);
    settings.setValue(LossQuantity, memory.lossQuantity);
    settings.setValue(LossAxis, memory.lossAxis);
}

} // namespace attentoscope
