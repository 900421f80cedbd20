// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/files/filebytes.h"

#include <memory>
#include <string>
#include <string_view>

namespace attentoscope {

bool isZip(std::string_view start); ///< whether a file that begins so is a zip archive

/// The files of a zip archive that are the pairs: one file, or two whose lines belong together, such as NAME.de and
/// NAME.en.
struct ZippedPairs
{
    std::string first; ///< name in the archive
    std::string second; ///< empty: the first has both sides
};

/// Looks at the names in the archive. READMEs, licences and the like do not count. It is an error with all names if not
/// exactly one file or couple of files can be the pairs, and if a name leads out of its folder.
Result<ZippedPairs> findZippedPairs(const std::string& path);

/// Unpacks one of these, piece by piece; nothing is written to disk.
Result<std::unique_ptr<ByteSource>> openZipped(const std::string& path, const std::string& name);

} // namespace attentoscope
