// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/commands.h"
#include "app/clicommands/interruption.h"
#include "app/clicommands/linebatches.h"
#include "app/clicommands/sessionoptions.h"
#include "app/clicommands/translationjson.h"

#include <nlohmann/json.hpp>

#include <unistd.h>

#include <cstdio>
#include <memory>

namespace attentoscope {

namespace {

struct TranslateOptions
{
    CommonOptions common;
    std::string model;
    int beam = 1;
    bool copyUnknown = false;
    std::vector<std::string> words;
};

/// Prints one line for each translation, or the elements of one JSON array.
class TranslationPrinter
{
public:
    explicit TranslationPrinter(bool json) : m_json(json) { }

    void print(const Translation& translation)
    {
        if (m_json)
            std::printf("%s%s", m_count++ == 0 ? "[\n" : ",\n", toJson(translation).dump().c_str());
        else
            std::puts(translation.text.c_str());
    }

    void end()
    {
        if (m_json)
            std::puts(m_count == 0 ? "[]" : "\n]");
    }

private:
    bool m_json;
    std::size_t m_count = 0;
};

class TranslateCommand
{
public:
    explicit TranslateCommand(const TranslateOptions& options) : m_options(options), m_printer(options.common.json) { }

    ExitCode run();

private:
    Result<void> translate(const std::vector<std::string>& lines);
    Result<void> translateInput();

    const TranslateOptions& m_options;
    Interruption m_interruption;
    TranslationPrinter m_printer;
    std::unique_ptr<Session> m_session;
};

bool isBlank(const std::string& line)
{
    return line.find_first_not_of(" \t\r\n\v\f") == std::string::npos;
}

Result<void> TranslateCommand::translate(const std::vector<std::string>& lines)
{
    std::vector<TranslationRequest> requests;
    for (const std::string& line : lines) {
        if (isBlank(line))
            continue; // the model is not asked what nothing means
        TranslationRequest request;
        request.source = line;
        request.beam = m_options.beam;
        request.unknownWords = m_options.copyUnknown ? UnknownWords::CopySource : UnknownWords::Keep;
        requests.push_back(std::move(request));
    }
    const auto translations = m_session->translateAll(requests, [](double) { }, m_interruption.token());
    if (!translations)
        return std::unexpected(translations.error());
    if (m_interruption.isRequested())
        return {};
    auto next = translations->begin();
    for (const std::string& line : lines)
        m_printer.print(isBlank(line) ? Translation() : *next++);
    std::fflush(stdout);
    return {};
}

Result<void> TranslateCommand::translateInput()
{
    LineBatches input(STDIN_FILENO, m_interruption.descriptor());
    for (auto lines = input.next(); !lines.empty() && !m_interruption.isRequested(); lines = input.next())
        if (auto done = translate(lines); !done)
            return done;
    return {};
}

ExitCode TranslateCommand::run()
{
    auto session = openSession(m_options.common.session, m_options.model);
    if (!session)
        return report(session.error());
    m_session = std::move(*session);
    std::string text;
    for (const std::string& word : m_options.words)
        text += text.empty() ? word : ' ' + word;
    const auto done = m_options.words.empty() ? translateInput() : translate({text});
    if (m_interruption.isRequested())
        return ExitCode::Interrupted;
    if (!done)
        return report(done.error());
    m_printer.end();
    return ExitCode::Done;
}

} // namespace

Action addTranslate(CLI::App& options)
{
    auto values = std::make_shared<TranslateOptions>();
    options.add_option("--model", values->model, "Folder of a trained run")->type_name("RUN")->required();
    options.add_option("--beam", values->beam, "Number of translations that are followed side by side")
        ->type_name("K")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    options.add_flag(
        "--copy-unknown", values->copyUnknown, "Where the model says <unk>, put the source word it attends to most");
    // As many words as there are, but not as "extra arguments": CLI11 takes those in brackets for lists and cuts them.
    constexpr int many = CLI::detail::expected_max_vector_size;
    options.add_option("TEXT", values->words, "The sentence; without it, lines from standard input")
        ->expected(many, many)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->allow_extra_args(false);
    values->common.add(options);
    options.footer("One output line for each input line, an empty one for an empty one.\n\n"
                   "Examples:\n"
                   "  attentoscope-cli translate --model run \"the black cat sleeps\"\n"
                   "  attentoscope-cli translate --model run < sentences.txt > translations.txt\n"
                   "  attentoscope-cli translate --model run --json \"the black cat sleeps\"");
    return [values] { return TranslateCommand(*values).run(); };
}

} // namespace attentoscope
