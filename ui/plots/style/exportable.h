// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <cstdint>

namespace attentoscope::ui {

class StyledPlot;

enum class ExportLook : std::uint8_t { Light, AsOnScreen };

/// How a view is drawn into a file.
struct ExportOptions
{
    QSize size{1200, 900}; ///< in units of the screen at 100 %; a picture has size × scale pixels
    double scale = 1.0; ///< enlarges everything, including texts and lines
    ExportLook look = ExportLook::Light;
    QString title; ///< drawn above the plot; empty: none
};

/// A view that can be exported as a picture or as a table.
class Exportable
{
public:
    virtual ~Exportable() = default;

    [[nodiscard]] virtual bool hasContent() const = 0;
    [[nodiscard]] virtual QString suggestedName() const = 0; ///< a file name without folder and suffix
    [[nodiscard]] virtual QString suggestedTitle() const = 0;
    [[nodiscard]] virtual QSize suggestedSize(QSize usual) const { return usual; }
    [[nodiscard]] virtual StyledPlot& plot() = 0; ///< source of the pictures
    [[nodiscard]] virtual QByteArray csv() const = 0;
    [[nodiscard]] virtual QByteArray json() const = 0;
};

} // namespace attentoscope::ui
