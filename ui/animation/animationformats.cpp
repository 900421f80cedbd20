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

constexpr ExportFormat choices[] = {
    {"webp", QT_TRANSLATE_NOOP("ExportFormat", "Animation (WebP)"), ExportKind::Picture},
    {"png", QT_TRANSLATE_NOOP("ExportFormat", "Numbered pictures (PNG)"), ExportKind::Picture},
};

constexpr std::array<AnimationFormat, std::size(choices)> table{{
    {choices[0].suffix,
        [](const QString& path) -> std::unique_ptr<FrameWriter> { return std::make_unique<WebpWriter>(path); },
        [](const QString& path) { return path; }},
    {choices[1].suffix,
        [](const QString& path) -> std::unique_ptr<FrameWriter> { return std::make_unique<PngWriter>(path); },
        [](const QString& path) { return PngWriter::pathOf(path, 1); }},
}};

} // namespace

const AnimationFormat* animationFormatFor(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto row = std::ranges::find_if(
        table, [&](const AnimationFormat& format) { return suffix == QLatin1StringView(format.suffix); });
    return row == table.end() ? nullptr : &*row;
}

std::span<const ExportFormat> animationFormChoices()
{
    return choices;
}

} // namespace attentoscope::ui
