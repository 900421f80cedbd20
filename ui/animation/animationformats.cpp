// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/animation/animationformats.h"

#include "ui/animation/pngwriter.h"
#include "ui/animation/webpwriter.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace attentoscope::ui {

namespace {

constexpr std::array<AnimationFormat, 2> animationTable{{
    {"webp", QT_TRANSLATE_NOOP("ExportFormat", "Animation (WebP)"),
        [](const QString& path) -> std::unique_ptr<FrameWriter> { return std::make_unique<WebpWriter>(path); },
        [](const QString& path) { return path; }},
    {"png", QT_TRANSLATE_NOOP("ExportFormat", "Numbered pictures (PNG)"),
        [](const QString& path) -> std::unique_ptr<FrameWriter> { return std::make_unique<PngWriter>(path); },
        [](const QString& path) { return PngWriter::pathOf(path, 1); }},
}};

} // namespace

const AnimationFormat* animationFormatFor(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto row = std::ranges::find_if(
        animationTable, [&](const AnimationFormat& format) { return suffix == QLatin1StringView(format.suffix); });
    return row == animationTable.end() ? nullptr : &*row;
}

std::span<const ExportFormat> animationFormChoices()
{
    static const auto choices = [] {
        std::array<ExportFormat, animationTable.size()> rows;
        std::ranges::transform(animationTable, rows.begin(), [](const AnimationFormat& format) {
            return ExportFormat{.suffix = format.suffix, .name = format.name, .kind = ExportKind::Picture};
        });
        return rows;
    }();
    return choices;
}

} // namespace attentoscope::ui
