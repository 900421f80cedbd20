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
/// Below a picture: what its marks mean. Beside it: the names of its axes.
enum class ExportLegend : std::uint8_t { Shown, Hidden };
/// Below a picture: model, step and data.
enum class ExportOrigin : std::uint8_t { Hidden, Shown };

/// How a view is drawn into a file.
struct ExportOptions
{
    QSize size{1200, 900}; ///< in units of the screen at 100 %; a picture has size × scale pixels
    double scale = 1.0; ///< enlarges everything, including texts and lines
    ExportLook look = ExportLook::Light;
    QString title; ///< drawn above the plot; empty: no title
    ExportLegend legend = ExportLegend::Shown;
    ExportOrigin origin = ExportOrigin::Hidden;
};

/// Where the contents of a view come from. What is not known is empty.
struct PictureOrigin
{
    QString model; ///< its preset or its run
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
    /// A size for a file with these options.
    [[nodiscard]] virtual QSize suggestedSize(const ExportOptions& options) { return options.size; }
    [[nodiscard]] virtual StyledPlot& plot() = 0; ///< the plot from which the pictures are made
    [[nodiscard]] virtual QByteArray csv() const = 0;
    [[nodiscard]] virtual QByteArray json() const = 0;

    /// The step of the model whose values are shown; none: unknown, or of several models.
    [[nodiscard]] virtual std::optional<std::int64_t> shownStep() const { return std::nullopt; }
    [[nodiscard]] const PictureOrigin& origin() const { return m_origin; }
    void setOrigin(const PictureOrigin& origin) { m_origin = origin; }

private:
    PictureOrigin m_origin;
};

} // namespace attentoscope::ui
