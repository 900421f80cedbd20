// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "ui/plots/style/exportable.h"

#include <QImage>

#include <cstdint>
#include <span>

class QIODevice;
class QMimeData;

namespace attentoscope::ui {

enum class ExportKind : std::uint8_t { Picture, Drawing, Table };

/// One row of the table of file formats; the dialog, the command line and the tests iterate over it.
struct ExportFormat
{
    const char* suffix = ""; ///< without the dot
    const char* name = ""; ///< for people, to be translated in the context "ExportFormat"
    const char* mimeType = "";
    ExportKind kind = ExportKind::Picture;
    Result<QByteArray> (*encode)(Exportable& view, const ExportOptions& options) = nullptr;
};

[[nodiscard]] std::span<const ExportFormat> exportFormats();
/// By suffix; null: unknown.
[[nodiscard]] const ExportFormat* exportFormatFor(
    const QString& path, std::span<const ExportFormat> formats = exportFormats());

/// Draws a view into a picture of exactly size × scale pixels; works without a display. Null if memory runs out.
[[nodiscard]] QImage renderToImage(Exportable& view, const ExportOptions& options);

/// To an unbuffered file: a full disk accepts a part first, and reports its error at the next write.
[[nodiscard]] bool writeAll(QIODevice& device, const char* bytes, qint64 size);
/// Replaces a file completely or not at all. Returns the system's reason; empty: success.
[[nodiscard]] QString whyNotWritten(const QString& path, const QByteArray& bytes);
/// The same, with a message for people.
[[nodiscard]] Result<void> writeFile(const QString& path, const QByteArray& bytes);

/// The characters of a view's words and title that no installed font has: a picture shows boxes instead.
[[nodiscard]] QString boxedCharacters(Exportable& view, const ExportOptions& options);
[[nodiscard]] QString boxNotice(const QString& characters); ///< a notice about them; empty: none

/// A view in a format, as a file would hold it.
[[nodiscard]] Result<QByteArray> encodeView(Exportable& view, const ExportFormat& format, const ExportOptions& options);

/// The same for the clipboard: pictures as pictures, drawings as drawings, tables as text. The caller owns it.
[[nodiscard]] Result<QMimeData*> clipboardData(
    Exportable& view, const ExportFormat& format, const ExportOptions& options);

/// Writes a view to a file in the format of its suffix. The file is replaced completely or not at all.
[[nodiscard]] Result<void> exportView(Exportable& view, const QString& path, const ExportOptions& options);

} // namespace attentoscope::ui
