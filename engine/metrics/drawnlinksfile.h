// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/drawnlinks.h"
#include "engine/types/error.h"

#include <filesystem>
#include <optional>

namespace attentoscope {

/// Where the links that a person draws for these data may be: a file with a line of links for each line of the data up
/// to the last that has some, an empty one where nothing was drawn. Columns other than the first two are in its name.
/// Links of a sample, which has no file, are in the person's own folder; so are those of data that cannot be written
/// beside, and then they count.
struct DrawnLinksPlaces
{
    std::optional<std::filesystem::path> beside; ///< none for a sample
    /// Under XDG_DATA_HOME, or else under the .local/share of HOME; none where both are unset.
    std::optional<std::filesystem::path> own;

    static DrawnLinksPlaces of(const DataRequest& data);
    std::optional<std::filesystem::path> found() const; ///< the file that counts; none: nothing was drawn
};

/// The drawn links by line of the data, in the order of its columns. Empty if nothing was drawn; lines at the end may
/// be missing. A damaged file is an error that names its line.
Result<std::vector<GoldAlignment>> readDrawnLinks(const DataRequest& data);

/// Everything that was drawn for these data, with its sentences. No sentences are read if nothing was. A link beyond
/// the words of its sentences is an error that names file and line.
Result<std::vector<LinksDrawing>> drawingsOf(const DataRequest& data, Direction direction);

/// Keeps the links of all lines that have these two sentences. Other lines of the file stay as they are. If the data
/// have no such line, nothing is written, and the answer has no lines.
Result<DrawnLinks> keepDrawnLinks(const DataRequest& data, Direction direction, const LinksDrawing& drawing);

} // namespace attentoscope
