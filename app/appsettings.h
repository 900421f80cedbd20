// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/mainwindow.h"

#include <QSettings>
#include <QVariant>

#include <cstdint>
#include <memory>
#include <span>

namespace attentoscope {

/// Everything that the window remembers. A new setting is a value here and a row in the table.
enum class AppSetting : std::uint8_t {
    WindowGeometry,
    WindowSideBar,
    WindowStage,
    WindowSideBarShown,
    WindowHeadsShown,
    WindowStopsAtMarks,
    WindowHintsWereShown,
    WindowLossPlace,
    Theme,
    WindowTypeSize,
    Language,
    RecentItems,
    DataFolder,
    RunsFolder,
    ExportFolder,
    ExportFormat,
    ExportLegend,
    ExportOrigin,
    HeatmapColorMap,
    HeatmapScale,
    HeatmapCellValues,
    HeatmapForm,
    HeatmapOrder,
    HeatmapSpecialTokens,
    HeatmapWordPieces,
    HeatmapCarriedShare,
    HeatmapGold,
    HeatmapLegend,
    HeatmapLinkThreshold,
    LossSmoothing,
    LossLogarithmic,
    LossQuantity,
    LossAxis,
    EngineThreads,
    LessonProgress,
    LessonFolder,
};

/// A row of THE table of application settings.
struct AppSettingRow
{
    AppSetting id;
    const char* key; ///< never changes, because it is in people's files
    QMetaType::Type type;
    QVariant fallback;
    double minimum = 0.0; ///< limits of a number; none if both are equal
    double maximum = 0.0;
};

std::span<const AppSettingRow> appSettings();

/// The table's values, kept where the desktop keeps settings. A value of the wrong type or out of range counts as
/// absent. Used in the GUI thread.
class Settings
{
public:
    Settings();
    explicit Settings(const QString& file); ///< uses this INI file, for tests

    QVariant value(AppSetting id) const;
    void setValue(AppSetting id, const QVariant& value);

private:
    std::unique_ptr<QSettings> m_store;
};

/// What the window remembers, from rows of the settings table.
ui::WindowMemory readWindowMemory(const Settings& settings);
void writeWindowMemory(const ui::WindowMemory& memory, Settings& settings);

} // namespace attentoscope
