// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Learns subwords with SentencePiece: attentoscope-subwords bpe|unigram PIECES COVERAGE, sentences on standard input,
// the model on standard output. A program of its own, because SentencePiece and LibTorch each bring a copy of protocol
// buffers that breaks the other's.
#include <cstdlib>
#include <iostream>
#include <sentencepiece_trainer.h>
#include <string>
#include <unordered_map>

namespace {

class StandardInput final : public sentencepiece::SentenceIterator
{
public:
    StandardInput() { readLine(); }
    bool done() const override { return !m_good; }
    void Next() override { readLine(); }
    const std::string& value() const override { return m_line; }
    sentencepiece::util::Status status() const override { return {}; }

private:
    void readLine() { m_good = static_cast<bool>(std::getline(std::cin, m_line)); }

    std::string m_line;
    bool m_good = true;
};

} // namespace

int main(int count, char** words)
{
    if (count != 4)
        return EXIT_FAILURE;
    std::ios::sync_with_stdio(false);
    const std::unordered_map<std::string, std::string> options{
        {"model_type", words[1]},
        {"vocab_size", std::to_string(std::atoi(words[2]) + 1)}, // one more for the unknown piece
        {"hard_vocab_limit", "false"}, // a small corpus may yield fewer pieces
        {"character_coverage", words[3]},
        {"normalization_rule_name", "identity"}, // the text is already normalised
        {"unk_id", "0"},
        {"bos_id", "-1"},
        {"eos_id", "-1"},
        {"pad_id", "-1"},
        {"max_sentence_length", "65536"},
        {"num_threads", "2"}, // the number decides the last bits of sums, so it must not depend on the machine
        {"minloglevel", "3"},
    };
    StandardInput sentences;
    std::string model;
    const auto learned = sentencepiece::SentencePieceTrainer::Train(options, &sentences, &model);
    if (!learned.ok())
        return EXIT_FAILURE;
    std::cout << model << std::flush;
    return std::cout ? EXIT_SUCCESS : EXIT_FAILURE;
}
