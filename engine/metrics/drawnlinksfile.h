// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/drawnlinks.h"
#include "engine/types/error.h"

#include <filesystem>
#include <optional>

namespace attentoscope {

/// The places for the links that a person draws for this data. They are in a file with a line of links for each line of
/// the data, up to the last one that has links. Lines without links are empty. If the columns are not the first two,
/// they are in the file's name. Links are in the person's own folder if the data is a sample, which has no file, or if
/// nothing can be written beside the data.
struct DrawnLinksPlaces
{
    std::optional<std::filesystem::path> beside; ///< none for a sample
    /// Under XDG_DATA_HOME, or else under .local/share in HOME. None if neither is set.
    std::optional<std::filesystem::path> own;

    static DrawnLinksPlaces of(const DataRequest& data);
    std::optional<std::filesystem::path> found() const; ///< the file that is used; none: nothing was drawn
};

/// The drawn links by line of the data, in the order of its columns. Empty if nothing was drawn. Lines at the end may
/// be missing. If the file is damaged, the error names its line.
Result<std::vector<GoldAlignment>> readDrawnLinks(const DataRequest& data);

/// Everything that was drawn for this data, with its sentences. If nothing was drawn, reads no sentences. If a link is
/// beyond the words of its sentences, the error names file and line.
Result<std::vector<LinksDrawing>> drawingsOf(const DataRequest& data, Direction direction);

/// Keeps the links for all lines with these two sentences. Other lines of the file stay as they are. If the data has no
/// such line, nothing is written, and the answer has no lines.
Result<DrawnLinks> keepDrawnLinks(const DataRequest& data, Direction direction, const LinksDrawing& drawing);

} // namespace attentoscope
