// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/settingrows.h"

namespace attentoscope::settingrows {

namespace {

using Data = DataConfiguration;

std::vector<Setting> textRows()
{
    return {
        choiceRow({"data_recipe", "Data recipe",
                      "How sentence pairs are cleaned and chosen. \"tutorial\" does as the classic translation "
                      "tutorial: lower case, no accents, pairs under ten words that begin with certain phrases."},
            &Data::recipe, {{"plain", DataRecipe::Plain}, {"tutorial", DataRecipe::Tutorial}}),
        choiceRow(
            {"tokenizer", "Tokenizer",
                "What one token is: a word by the rules of Unicode, whatever white space separates (for "
                "text that is tokenised already), a single character, or a piece of a word: \"bpe\" and \"unigram\" "
                "learn with SentencePiece which pieces are worth a place of their own, so that rare words are "
                "written from frequent pieces."},
            &Data::tokenizer,
            {{"words", TokenizerKind::Words}, {"space", TokenizerKind::Space},
                {"characters", TokenizerKind::Characters}, {"bpe", TokenizerKind::Bpe},
                {"unigram", TokenizerKind::Unigram}}),
        choiceRow({"direction", "Direction", "\"swapped\" translates from the second column to the first."},
            &Data::direction, {{"as-written", Direction::AsWritten}, {"swapped", Direction::Swapped}}),
        switchRow({"lowercase", "Lower case",
                      "Make all letters small before anything else, by the rules of no particular language: Turkish I "
                      "becomes i, not ı."},
            &Data::lowercase),
        switchRow({"strip_accents", "Strip accents",
                      "Write é as e, ü as u, and so on, in Latin, Greek and Cyrillic letters. Vowel signs of other "
                      "scripts stay."},
            &Data::stripAccents),
        choiceRow({"text_rules", "Rules of text",
                      "second: invisible characters are not words, @ is a sign by itself, and accents are taken from "
                      "Latin, Greek and Cyrillic letters alone. first: as runs until version 0.2.0, which keep these "
                      "rules."},
            &Data::rules, {{"first", TextRules::First}, {"second", TextRules::Second}}),
    };
}

std::vector<Setting> subwordRows()
{
    return {
        integerRow({"subword_vocabulary", "Subword pieces",
                       "For the tokenizers bpe and unigram: how many pieces each side has at most. With few of them a "
                       "word is cut into many pieces; with many of them sentences are short."},
            &Data::subwordVocabulary, 16, 200'000),
        choiceRow({"subword_learning", "Learn pieces",
                      "For the tokenizers bpe and unigram, where pieces are learned. separate: for each side on its "
                      "own. joint: from both sides together, so that both have the same pieces with the same ids, and "
                      "a name is cut alike on both (Sennrich, Haddow and Birch 2016)."},
            &Data::subwordLearning, {{"separate", SubwordLearning::Separate}, {"joint", SubwordLearning::Joint}}),
        optionalTextRow({"subword_model", "Subword model",
                            "For the tokenizers bpe and unigram: a SentencePiece .model file for both sides. Empty: "
                            "pieces are learned from the data."},
            &Data::subwordModel),
        optionalTextRow({"target_subword_model", "Target's subword model",
                            "A SentencePiece .model file for the target side, where it differs from subword_model."},
            &Data::targetSubwordModel),
    };
}

std::vector<Setting> pairRows()
{
    return {
        integerRow({"min_frequency", "Minimum frequency",
                       "Words seen less often in the training pairs become <unk>. 0 chooses: 2 from 10,000 pairs "
                       "on, otherwise 1."},
            &Data::minimumFrequency, 0, 1'000'000),
        integerRow({"max_vocabulary", "Largest vocabulary",
                       "Keep only this many of the most frequent words on each side. 0: no limit."},
            &Data::maximumVocabulary, 0, 10'000'000),
        integerRow({"max_length", "Longest sentence",
                       "Pairs with more tokens than this on either side are listed and skipped."},
            &Data::maximumLength, 1, 10'000),
        realRow({"validation_share", "Validation share",
                    "Part of the pairs that is never trained on and shows how well the model does on new "
                    "sentences. Not used when a validation file is given."},
            &Data::validationShare, 0.0, 0.5),
        realRow(
            {"test_share", "Test share", "Part of the pairs that is kept out of training and validation altogether."},
            &Data::testShare, 0.0, 0.4),
    };
}

} // namespace

std::vector<Setting> dataRows()
{
    return concatenated({textRows(), subwordRows(), pairRows()});
}

} // namespace attentoscope::settingrows
