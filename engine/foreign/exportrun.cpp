// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/foreign/exportrun.h"

#include "engine/foreign/foreignfile.h"
#include "engine/settings/settings.h"

#include <algorithm>
#include <array>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

constexpr std::array forms = {
    ExportForm{"marian", prepareMarian},
    ExportForm{"pegasus", preparePegasus},
    ExportForm{"ctranslate2", prepareCTranslate2},
};

Result<void> makeFolder(const fs::path& folder)
{
    std::error_code problem;
    if (fs::create_directories(folder, problem))
        return {};
    return failure(ErrorCode::Unwritable,
        problem ? Message("\"{}\" cannot be made: {}.", folder.string(), problem.message())
                : Message("\"{}\" exists already. Give another folder.", folder.string()));
}

/// If the export fails, removes its new folder, so that the export can be tried again.
void writeInto(const fs::path& folder, const PreparedExport& write)
{
    try {
        write(folder);
    } catch (...) {
        std::error_code ignored;
        fs::remove_all(folder, ignored);
        throw;
    }
}

} // namespace

std::vector<std::string> exportForms()
{
    std::vector<std::string> names;
    names.reserve(forms.size());
    for (const auto& form : forms)
        names.emplace_back(form.name);
    return names;
}

Result<void> exportRun(
    const std::string& form, const RunIdentity& identity, const StoredTensors& weights, const fs::path& folder)
{
    const auto row = std::ranges::find(forms, form, [](const ExportForm& one) { return std::string(one.name); });
    if (row == forms.end())
        return failure(ErrorCode::InvalidSetting, Message("There is no form \"{}\".", form));
    return caught([&]() -> Result<void> {
        try {
            const auto write = row->prepare(identity, weights);
            if (auto made = makeFolder(folder); !made)
                return made;
            writeInto(folder, write);
            return {};
        } catch (const ForeignRefusal& refusal) {
            return std::unexpected(refusal.error);
        }
    });
}

void refuseToExport(const Configuration& configuration, const char* key, const Message& why)
{
    throw ForeignRefusal{{ErrorCode::InvalidSetting,
        Message("This run has {}={}: {}.", std::string(key), settingValue(configuration, key), why), {}}};
}

void checkExportedText(const Configuration& configuration)
{
    if (configuration.task != Task::Sentences || configuration.model.architecture != Architecture::Transformer)
        refuseToExport(configuration, "architecture", "only Transformers of sentence pairs are computed there");
    if (configuration.data.lowercase)
        refuseToExport(configuration, "lowercase", "text is not put into small letters there");
    if (configuration.data.stripAccents)
        refuseToExport(configuration, "strip_accents", "accents are not taken away there");
    if (configuration.data.recipe != DataRecipe::Plain)
        refuseToExport(configuration, "data_recipe", "the recipe's changes of text are not made there");
}

const StoredTensor& exportedTensor(const StoredTensors& weights, const std::string& name)
{
    const auto* tensor = weights.find(name);
    if (!tensor || tensor->type != TensorType::Float32 || tensor->shape.empty())
        throw ForeignRefusal{{ErrorCode::BadRun, Message("The run lacks the tensor \"{}\" in F32.", name), {}}};
    return *tensor;
}

void writeExportedText(const fs::path& path, std::string_view text)
{
    const std::array parts = {std::as_bytes(std::span(text))};
    required(writeFile(systemFiles(), path, parts));
}

void writeExportedPieces(const fs::path& folder, const SubwordSides& subwords)
{
    if (subwords.source)
        writeExportedText(folder / "source.spm", subwords.source->bytes());
    if (subwords.target)
        writeExportedText(folder / "target.spm", subwords.target->bytes());
}

} // namespace attentoscope
