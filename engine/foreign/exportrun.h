// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runfolder.h"

#include <functional>

namespace attentoscope {

/// Writes the files of an export into an existing folder. Throws a ForeignRefusal.
using PreparedExport = std::function<void(const std::filesystem::path& folder)>;

/// A format of another program in which a Transformer can be written.
struct ExportForm
{
    const char* name;
    /// Finds everything that makes the export of this run impossible. The arguments must outlive the returned function.
    PreparedExport (*prepare)(const RunIdentity& identity, const StoredTensors& weights);
};
std::vector<std::string> exportForms(); ///< names of the formats

/// Writes a Transformer's weights and words in one of the formats. The folder must not exist, and a failure leaves
/// none. If the other program would compute something else, or if the text is cut by rules that it does not have, the
/// InvalidSetting error names the setting.
Result<void> exportRun(const std::string& form, const RunIdentity& identity, const StoredTensors& weights,
    const std::filesystem::path& folder);

// Functions that all formats use.

/// Refuses a setting that a format cannot express, and says why.
[[noreturn]] void refuseToExport(const Configuration& configuration, const char* key, const Message& why);
/// Refuses models that are not Transformers of sentences, and text that is changed before it is cut.
void checkExportedText(const Configuration& configuration);
/// One of the run's tensors, in F32. Refuses a run that lacks it.
const StoredTensor& exportedTensor(const StoredTensors& weights, const std::string& name);
void writeExportedText(const std::filesystem::path& path, std::string_view text);
/// Writes source.spm and target.spm, for sides whose words are cut into pieces.
void writeExportedPieces(const std::filesystem::path& folder, const SubwordSides& subwords);

// The formats.
PreparedExport prepareCTranslate2(const RunIdentity& identity, const StoredTensors& weights);
PreparedExport prepareMarian(const RunIdentity& identity, const StoredTensors& weights);
PreparedExport preparePegasus(const RunIdentity& identity, const StoredTensors& weights);

} // namespace attentoscope
