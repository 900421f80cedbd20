// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <cstdint>
#include <optional>

namespace attentoscope::ui {

class StyledPlot;

enum class ExportLook : std::uint8_t { Light, AsOnScreen };
/// The meaning of the marks, below a picture, and the names of its axes beside it.
enum class ExportLegend : std::uint8_t { Shown, Hidden };
/// Model, step and data, below a picture.
enum class ExportOrigin : std::uint8_t { Hidden, Shown };

/// Options for drawing a view into a file.
struct ExportOptions
{
    QSize size{1200, 900}; ///< in units of the screen at 100 %; a picture has size × scale pixels
    double scale = 1.0; ///< enlarges everything, including texts and lines
    ExportLook look = ExportLook::Light;
    QString title; ///< title above the plot; empty: none
    ExportLegend legend = ExportLegend::Shown;
    ExportOrigin origin = ExportOrigin::Hidden;
};

/// The origin of a view's contents. Unknown parts are empty.
struct PictureOrigin
{
    QString model; ///< name of the preset or of the run
    QString data;
};

/// A view that can be exported as a picture or as a table.
class Exportable
{
public:
    virtual ~Exportable() = default;

    [[nodiscard]] virtual bool hasContent() const = 0;
    [[nodiscard]] virtual QString suggestedName() const = 0; ///< a file name without folder and suffix
    [[nodiscard]] virtual QString suggestedTitle() const = 0;
    /// A good size for a file with these options.
    [[nodiscard]] virtual QSize suggestedSize(const ExportOptions& options) { return options.size; }
    [[nodiscard]] virtual StyledPlot& plot() = 0; ///< the plot from which the pictures are made
    [[nodiscard]] virtual QByteArray csv() const = 0;
    [[nodiscard]] virtual QByteArray json() const = 0;

    /// The step of the displayed model. None if it is unknown, or if several models are displayed.
    [[nodiscard]] virtual std::optional<std::int64_t> shownStep() const { return std::nullopt; }
    [[nodiscard]] const PictureOrigin& origin() const { return m_origin; }
    void setOrigin(const PictureOrigin& origin) { m_origin = origin; }

private:
    PictureOrigin m_origin;
};

} // namespace attentoscope::ui
