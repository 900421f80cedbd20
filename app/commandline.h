// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace attentoscope {

enum class ExportView : std::uint8_t { Heatmap, Lines, Loss };

/// A picture that is drawn without a window.
struct ExportJob
{
    QString file;
    QString run;
    ExportView view = ExportView::Heatmap;
    QString source;
    QString sentences; ///< a text file, each line of which gets a file of its own
    std::optional<QString> title; ///< none: the view's own
    QSize size{1200, 900};
    double scale = 1.0;
};

/// Where an engine is that is not in this process.
struct FarPlace
{
    QString host; ///< as ssh takes it; empty: this machine, in a process of its own
    QString command; ///< that serves there; empty: attentoscope-cli serve
};

/// What the program was asked to do when it was started.
struct CommandLine
{
    QStringList paths; ///< a data file, two parallel files, or a run folder
    QString sample;
    QString preset;
    bool train = false;
    bool help = false;
    bool version = false;
    std::optional<FarPlace> connect; ///< where the engine is
    std::optional<ExportJob> exportJob;
};

/// Errors are usage errors and say how it is meant.
Result<CommandLine> parseCommandLine(const QStringList& arguments);

/// What --language says, before the rest is read: help and errors are in that language. Empty: nothing.
QString languageAmong(const QStringList& arguments);

QString commandLineHelp();

/// Whether these arguments need no display. Asked before Qt starts.
bool worksWithoutDisplay(int argc, char** argv);

} // namespace attentoscope
