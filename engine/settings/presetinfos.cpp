// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/processor.h"
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"

#include <algorithm>

namespace attentoscope {

namespace {

struct Origin
{
    const char* preset;
    ArticleInfo article;
    const char* expectation;
    std::vector<KeyValue> data;
    std::vector<std::string> examples;
};

ArticleInfo bahdanauArticle(const char* about)
{
    return {"Neural machine translation by jointly learning to align and translate", "Bahdanau, Cho and Bengio", "2015",
        "https://arxiv.org/abs/1409.0473", about};
}

ArticleInfo luongArticle(const char* about)
{
    return {"Effective approaches to attention-based neural machine translation", "Luong, Pham and Manning", "2015",
        "https://arxiv.org/abs/1508.04025", about};
}

constexpr auto annotatedArticle =
    "an annotated article builds this score of the paper in PyTorch, for Multi30k, German to English";
constexpr auto leftOutByTheArticle =
    "section 3.2 of the paper, with the sizes of an annotated article that leaves this score out";

/// Multi30k in lower case, without words that occur only once.
std::vector<KeyValue> annotatedData()
{
    return {{"lowercase", "true"}, {"min_frequency", "2"}};
}

std::vector<Origin> makeOrigins()
{
    return {
        {"recommended", {.about = "made for this program"},
            "After a minute on the sample \"tiny-french\" about 99 of 100 new sentences are translated word for word, and "
            "the heatmap shows which word became which. Ten minutes on Multi30k reach BLEU 40 with pieces of words that "
            "are learned from both sides together (tokenizer=bpe subword_learning=joint); with whole words it is about "
            "four less.",
            {}, {}},
        {"no-attention",
            {"Sequence to sequence learning with neural networks", "Sutskever, Vinyals and Le", "2014",
                "https://arxiv.org/abs/1409.3215",
                "one vector for the whole sentence, with the recommended preset's sizes"},
            "It falls behind the recommended preset on long sentences. There is no heatmap.", {}, {}},
        {"bahdanau-lstm", bahdanauArticle("a step-by-step article builds the paper's score into an LSTM"),
            "After three minutes on the sample \"tiny-french\" about 96 of 100 new sentences are translated word for "
            "word, on a busy machine 87. The article stops before training and has no figures.",
            {}, {}},
        {"luong-dot", luongArticle(annotatedArticle),
            "Ten epochs of Multi30k reach a loss of about 1.84 nats a token, which is a perplexity of 6.3, and BLEU 34.",
            annotatedData(), {}},
        {"luong-general", luongArticle(annotatedArticle),
            "Ten epochs of Multi30k reach a loss of about 1.83 nats a token, which is a perplexity of 6.2, and BLEU 34. "
            "The article's 2.63 is another measure: it also counts the first position, where its program predicts nothing.",
            annotatedData(), {}},
        {"luong-concat", luongArticle(annotatedArticle),
            "Ten epochs of Multi30k reach a loss of about 1.83 nats a token, which is a perplexity of 6.2, and BLEU 34.",
            annotatedData(), {}},
        {"luong-local-m", luongArticle(leftOutByTheArticle),
            "The frames of the window move down the diagonal, and the weights stay inside them.", {}, {}},
        {"luong-local-p", luongArticle(leftOutByTheArticle),
            "The rings, which are the predicted centres, move to the words as training goes on.", {}, {}},
        {"tutorial-location",
            {"NLP From Scratch: Translation with a Sequence to Sequence Network and Attention", "Sean Robertson", {},
                "https://pytorch.org/tutorials/intermediate/seq2seq_translation_tutorial.html",
                "the tutorial that an article dissects"},
            "On the tutorial's French and English pairs 75,000 steps reach a loss of about 0.4 nats a token, which is a "
            "perplexity of 1.5. The heatmap shows which position usually comes next: the model never looks at the "
            "words.",
            {{"data_recipe", "tutorial"}, {"direction", "swapped"}, {"min_frequency", "1"}}, {}},
        {"bilstm-concat",
            {"Implementing Attention Models in PyTorch", "Sumedh Pendurkar", {},
                "https://medium.com/intel-student-ambassadors/implementing-attention-models-in-pytorch-f947034b3e66",
                "an article on attention with an LSTM, written after the PyTorch tutorial"},
            "All rows of the heatmap are equal, whatever the model learns. With \"Hidden score units\" at 64 they "
            "differ.",
            {}, {}},
        {"bahdanau-2014", bahdanauArticle("the paper that began it"),
            "After three minutes on the sample \"tiny-french\" about 97 of 100 new sentences are translated word for "
            "word.",
            {}, {}},
        {"transformer-2017",
            {"Attention is all you need", "Vaswani and others", "2017", "https://arxiv.org/abs/1706.03762",
                "the paper that began it"},
            "It learns more slowly at first than with normalisation before each sub-layer (the preset transformer).",
            {}, {}},
        {"transformer", {.about = "made for this program"},
            "Each layer has several heads, and each head a heatmap of its own.", {}, {}},
        {"transformer-tiny", {.about = "made for this program"},
            "After 3,000 steps on the sample \"tiny-french\" about 97 of 100 new sentences are translated word for word, and "
            "the heatmap shows which word became which.",
            {}, {}},
        {"unshuffle", {.about = "an article that explains alignment without words"},
            "Within seconds each row looks at the one right vector, and training ends by itself. The article's own recipe "
            "rarely gets there.",
            {}, {"4 2 6 1 5 3", "8 3 5 1 7 2 6 4", "2 9 4 11 7 1 10 5 3 8 6"}},
    };
}

std::vector<KeyValue> valuesOf(const Preset& preset, std::size_t trainingPairs, UnshuffleRecipe recipe)
{
    Configuration configuration;
    configuration.preset = preset.id;
    configuration.model.recurrent = quickestPath();
    configuration.training.recipe = recipe;
    preset.apply(configuration, trainingPairs);
    return settingValues(configuration);
}

/// The values; empty if they are those of the preset.
std::vector<KeyValue> ifDifferent(std::vector<KeyValue> values, const std::vector<KeyValue>& usual)
{
    const auto same = [](const KeyValue& one, const KeyValue& other) { return one.value == other.value; };
    return std::ranges::equal(values, usual, same) ? std::vector<KeyValue>() : values;
}

} // namespace

void describeOrigin(PresetInfo& preset)
{
    static const std::vector<Origin> origins = makeOrigins();
    const auto origin =
        std::ranges::find_if(origins, [&](const Origin& candidate) { return preset.id == candidate.preset; });
    if (origin == origins.end())
        return;
    preset.article = origin->article;
    preset.expectation = origin->expectation;
    preset.articleData = origin->data;
    preset.examples = origin->examples;
}

std::vector<PresetInfo> presetInfos()
{
    std::vector<PresetInfo> infos;
    for (const auto& row : presets()) {
        Configuration configuration;
        row.apply(configuration, 0);
        const auto usual = valuesOf(row, 0, UnshuffleRecipe::Robust);
        PresetInfo info{.id = row.id,
            .name = row.name,
            .help = row.help,
            .task = configuration.task,
            .attention = configuration.model.attention,
            .values = usual,
            .fewPairsValues = ifDifferent(valuesOf(row, 1, UnshuffleRecipe::Robust), usual),
            .manyPairsValues = ifDifferent(valuesOf(row, manyTrainingPairs, UnshuffleRecipe::Robust), usual)};
        if (info.task == Task::Unshuffle)
            info.variants = {{{"recipe", {"article"}}, valuesOf(row, 0, UnshuffleRecipe::Article)}};
        describeOrigin(info);
        infos.push_back(std::move(info));
    }
    return infos;
}

} // namespace attentoscope
