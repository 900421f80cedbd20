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
    const char* name = ""; ///< shown to people; translated in the context "ExportFormat"
    const char* mimeType = "";
    ExportKind kind = ExportKind::Picture;
    Result<QByteArray> (*encode)(Exportable& view, const ExportOptions& options) = nullptr;
};

[[nodiscard]] std::span<const ExportFormat> exportFormats();
/// Finds the format by the suffix; null if it is unknown.
[[nodiscard]] const ExportFormat* exportFormatFor(
    const QString& path, std::span<const ExportFormat> formats = exportFormats());

/// Draws a view into a picture of exactly size × scale pixels; works without a display. Null if memory runs out.
[[nodiscard]] QImage renderToImage(Exportable& view, const ExportOptions& options);

/// Writes to an unbuffered file. A full disk may accept a part first and report its error at the next write, so this
/// function writes on.
[[nodiscard]] bool writeAll(QIODevice& device, const char* bytes, qint64 size);
/// Replaces a file completely or not at all. Returns the system's reason for a failure, or an empty text.
[[nodiscard]] QString whyNotWritten(const QString& path, const QByteArray& bytes);
/// A message for people about such a failure.
[[nodiscard]] std::unexpected<Error> notWritten(const QString& path, const QString& why);
/// Does the same as whyNotWritten(), but returns a message for people.
[[nodiscard]] Result<void> writeFile(const QString& path, const QByteArray& bytes);

/// The characters of a view's words and title that no installed font has. A picture shows boxes in their place.
[[nodiscard]] QString boxedCharacters(Exportable& view, const ExportOptions& options);
/// A notice about these characters; empty if there are none.
[[nodiscard]] QString boxNotice(const QString& characters);

/// A notice that a picture of this size has no space for its legend; empty if there is space.
[[nodiscard]] QString legendNotice(Exportable& view, const ExportOptions& options);

/// A view in a format, as a file would hold it.
[[nodiscard]] Result<QByteArray> encodeView(Exportable& view, const ExportFormat& format, const ExportOptions& options);

/// Does the same for the clipboard: pictures as pictures, drawings as drawings, tables as text. The caller owns the
/// result.
[[nodiscard]] Result<QMimeData*> clipboardData(
    Exportable& view, const ExportFormat& format, const ExportOptions& options);

/// Writes a view to a file in the format of its suffix. The file is replaced completely or not at all.
[[nodiscard]] Result<void> exportView(Exportable& view, const QString& path, const ExportOptions& options);

} // namespace attentoscope::ui
