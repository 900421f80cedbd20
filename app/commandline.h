// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "ui/plots/style/exportable.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace attentoscope {

enum class ExportView : std::uint8_t { Heatmap, Lines, Heads, Loss };

/// A picture that is drawn without a window.
struct ExportJob
{
    QString file;
    QString run;
    ExportView view = ExportView::Heatmap;
    QString source;
    QString sentences; ///< a text file; each of its lines becomes a picture in a file of its own
    std::optional<QString> title; ///< none: the view chooses the title
    std::optional<QSize> size; ///< none: 1200 × 900; a picture of all heads gets the size that it needs
    double scale = 1.0;
    ui::ExportLegend legend = ui::ExportLegend::Shown;
    ui::ExportOrigin origin = ui::ExportOrigin::Hidden;
};

/// The place of an engine that is in another process.
struct FarPlace
{
    QString host; ///< the host as ssh takes it; empty: another process on this machine
    QString command; ///< the command that serves the engine there; empty: attentoscope-cli serve
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

/// All errors are usage errors and show the right usage.
Result<CommandLine> parseCommandLine(const QStringList& arguments);

/// The value of --language; empty if it is not given. It is found before other options are read, because help and
/// errors are translated.
QString languageAmong(const QStringList& arguments);

QString commandLineHelp();

/// Whether these arguments need no display. Called before Qt starts.
bool worksWithoutDisplay(int argc, char** argv);

} // namespace attentoscope
