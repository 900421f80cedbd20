// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Models of others. Each file is one that a stranger may have made; the other files of its folder are intact.
#include "targets.h"
#include "temporaryfolder.h"

#include "engine/foreign/foreignfile.h"
#include "engine/foreign/foreignmodel.h"
#include "tests/engine/subwordfile.h"

#include <cstdlib>
#include <fstream>

namespace attentoscope::fuzz {

namespace {

void put(const std::filesystem::path& file, std::string_view bytes)
{
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

/// Opens a folder, and reads what was opened to its end.
void openWhole(const std::filesystem::path& folder)
{
    constexpr std::uint64_t memory = 64 << 20;
    const auto model = readForeignModel(folder, memory);
    if (!model)
        return;
    for (const auto& tensor : model->tensors) {
        std::size_t count = 1;
        for (const auto size : tensor.shape)
            count *= static_cast<std::size_t>(size);
        std::vector<float> numbers(count);
        if (!readTensor(*model, tensor, numbers))
            std::abort();
    }
}

constexpr const char* marianConfig = R"({"model_type":"marian","d_model":8,"encoder_layers":2,"decoder_layers":1,
"encoder_attention_heads":2,"decoder_attention_heads":2,"encoder_ffn_dim":12,"decoder_ffn_dim":12,
"activation_function":"swish","scale_embedding":true,"vocab_size":13,"max_position_embeddings":16,
"eos_token_id":0,"pad_token_id":12,"decoder_start_token_id":12})";
constexpr const char* marianWords = R"({"</s>":0,"<unk>":1,"a":2,"b":3,"c":4,"d":5,"e":6,"f":7,"g":8,"h":9,"i":10,
"j":11,"<pad>":12})";

} // namespace

/// A table of replacements. It is applied to every place of a text that has all bytes.
void readCharacterTable(std::string_view bytes)
{
    const auto map = CharacterMap::fromBytes(bytes);
    if (!map)
        return;
    std::string text;
    for (int byte = 0; byte < 256; ++byte)
        text += static_cast<char>(byte);
    text += bytes.substr(0, 1'000);
    for (std::size_t at = 0; at < text.size(); ++at)
        if (map->longestAt(std::string_view(text).substr(at)).bytes > text.size() - at)
            std::abort();
}

void readForeignBinary(std::string_view bytes)
{
    const TemporaryFolder folder;
    put(folder.path() / "shared_vocabulary.json", R"(["<blank>","<s>","</s>","a","b","<unk>"])");
    put(folder.path() / "model.bin", bytes);
    openWhole(folder.path());
}

void readForeignWeights(std::string_view bytes)
{
    static const auto pieces = tests::subwordFileOf({tests::pieceOf("a")});
    const TemporaryFolder folder;
    put(folder.path() / "config.json", marianConfig);
    put(folder.path() / "vocab.json", marianWords);
    put(folder.path() / "source.spm", pieces);
    put(folder.path() / "target.spm", pieces);
    put(folder.path() / "model.safetensors", bytes);
    openWhole(folder.path());
}

/// Words as JSON and as lines. Accepted words have each id once.
void readForeignWords(std::string_view bytes)
{
    for (const bool isJson : {true, false}) {
        try {
            const auto words = wordsFromText("vocab", bytes, isJson);
            const auto count = words.size();
            const auto side = inOurOrder("vocab", words, {theirId(words, "<pad>"), {}, theirId(words, "</s>"), {}});
            if (side.theirs.size() != side.vocabulary.size() || side.vocabulary.size() > count + 4)
                std::abort();
        } catch (const ForeignRefusal&) { // the error must have a message
        }
    }
}

} // namespace attentoscope::fuzz
