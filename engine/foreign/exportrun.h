// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runfolder.h"

#include <functional>

namespace attentoscope {

/// Writes its files into a folder that exists; throws a ForeignRefusal.
using PreparedExport = std::function<void(const std::filesystem::path& folder)>;

/// A form of other programs in which a Transformer can be written.
struct ExportForm
{
    const char* name;
    /// Checks everything that can be wrong with the run. It and its weights must outlive what is returned.
    PreparedExport (*prepare)(const RunIdentity& identity, const StoredTensors& weights);
};
std::vector<std::string> exportForms(); ///< their names

/// Writes a Transformer's weights and words in one of the forms; the folder must not exist. What the other program
/// would compute otherwise, and text that only our own rules cut, is an InvalidSetting error that names the setting.
Result<void> exportRun(const std::string& form, const RunIdentity& identity, const StoredTensors& weights,
    const std::filesystem::path& folder);

// What the forms have in common.

/// A setting that a form cannot express, and why.
[[noreturn]] void refuseToExport(const Configuration& configuration, const char* key, const Message& why);
/// Refuses what is no Transformer of sentences, and text that is changed before it is cut.
void checkExportedText(const Configuration& configuration);
/// One of the run's tensors, in F32; refuses a run that lacks it.
const StoredTensor& exportedTensor(const StoredTensors& weights, const std::string& name);
void writeExportedText(const std::filesystem::path& path, std::string_view text);
/// source.spm and target.spm, as far as the run has pieces.
void writeExportedPieces(const std::filesystem::path& folder, const SubwordSides& subwords);

// The forms.
PreparedExport prepareCTranslate2(const RunIdentity& identity, const StoredTensors& weights);
PreparedExport prepareMarian(const RunIdentity& identity, const StoredTensors& weights);
PreparedExport preparePegasus(const RunIdentity& identity, const StoredTensors& weights);

} // namespace attentoscope
