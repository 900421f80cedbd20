// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/linebatches.h"
#include "app/clicommands/sharedoptions.h"
#include "app/writers/translationwriter.h"
#include "engine/types/constraints.h"

#include <unistd.h>

#include <cstdio>
#include <memory>

namespace attentoscope {

namespace {

struct TranslateOptions
{
    CommonOptions common;
    std::vector<std::string> models;
    int beam = 1;
    double lengthPenalty = usualLengthPenalty;
    int maximumLength = 0; ///< tokens of a translation; 0: twice the source length plus ten
    int best = 1; ///< how many translations of each sentence are written
    bool copyUnknown = false;
    std::vector<std::string> switchedOff;
    std::vector<std::string> forced; ///< rows of attention to force
    bool heads = false; ///< whether the JSON shows the weights of every head
    bool norms = false; ///< whether the JSON shows the length of each weighted vector
    std::string head; ///< the head that the JSON shows as "attention"
    std::vector<std::string> words;
};

/// Checks that the translation is long enough to have all of these rows.
Result<void> checkForced(const std::vector<ForcedRow>& rows, const Translation& translation)
{
    if (translation.end == TranslationEnd::Cancelled)
        return {};
    for (const auto& row : rows) {
        const bool isOfTarget = !row.head || row.head->kind != HeadKind::Encoder;
        if (isOfTarget && row.position >= translation.target.size())
            return failure(ErrorCode::InvalidSetting,
                Message("Row {} cannot be forced ({}): the translation has {} rows, markers included. Give a row "
                        "up to {}.",
                    row.position + 1, forcedRowText(row), translation.target.size(), translation.target.size()));
    }
    return {};
}

class TranslateCommand
{
public:
    TranslateCommand(const TranslateOptions& options, const CommandContext& context)
        : m_options(options)
        , m_output(context.output)
        , m_interruption(context.interruption)
        , m_writer(
              m_output.isJson() ? TranslationFormat::Json : TranslationFormat::Text,
              [this](std::string_view text) { m_output.writeListPart(text); }, options.best)
    {
    }

    Result<ExitCode> run();

private:
    Result<void> translate(const std::vector<std::string>& lines);
    Result<std::vector<Translation>> answersTo(const std::vector<TranslationRequest>& requests);
    Result<void> write(const std::vector<std::string>& lines, std::vector<Translation> translations);
    Error ofLine(const Error& error) const;
    Result<void> translateInput();
    Result<void> chooseHead(const RunDescription& run);

    const TranslateOptions& m_options;
    Output& m_output;
    const Interruption& m_interruption;
    TranslationWriter m_writer;
    std::unique_ptr<Session> m_session;
    std::optional<AlignmentReading> m_reading; ///< the head or mean that the JSON shows as "attention"
    std::size_t m_done = 0; ///< lines that are already translated
};

Result<void> TranslateCommand::translate(const std::vector<std::string>& lines)
{
    TranslationRequest like;
    like.beam = m_options.beam;
    like.lengthPenalty = m_options.lengthPenalty;
    like.maximumLength = m_options.maximumLength;
    like.beamAnswer = m_options.best > 1 ? BeamAnswer::Whole : BeamAnswer::Best;
    like.switchedOff = headsFrom(m_options.switchedOff);
    like.constraints.rows = forcedRowsFrom(m_options.forced);
    like.heads = m_options.heads || m_options.norms || m_reading ? HeadsAnswer::All : HeadsAnswer::None;
    like.unknownWords = m_options.copyUnknown ? UnknownWords::CopySource : UnknownWords::Keep;
    auto translations = answersTo(requestsFor(lines, like));
    if (m_interruption.isRequested())
        return {};
    if (translations)
        return write(lines, std::move(*translations));
    const bool isOfOneLine = translations.error().code == ErrorCode::BadData || !m_options.forced.empty();
    if (!isOfOneLine || lines.size() == 1)
        return std::unexpected(ofLine(translations.error()));
    for (const auto& line : lines) // the lines before the faulty one are still translated
        if (auto done = translate({line}); !done)
            return done;
    return {};
}

/// Attention can be forced in one sentence at a time.
Result<std::vector<Translation>> TranslateCommand::answersTo(const std::vector<TranslationRequest>& requests)
{
    if (m_options.forced.empty())
        return m_session->translateAll(requests, [](double) { }, m_interruption.token());
    std::vector<Translation> translations;
    for (const auto& request : requests) {
        auto translation = m_session->translate(request, {}, m_interruption.token());
        if (!translation)
            return std::unexpected(translation.error());
        if (const auto forced = checkForced(request.constraints.rows, *translation); !forced)
            return std::unexpected(forced.error());
        translations.push_back(std::move(*translation));
    }
    return translations;
}

/// A sentence that was given as an argument has no line number.
Error TranslateCommand::ofLine(const Error& error) const
{
    const bool isOfLine = error.code == ErrorCode::BadData || !m_options.forced.empty();
    if (!isOfLine || !m_options.words.empty())
        return error;
    return {error.code, Message("Line {}: {}", m_done + 1, error.message), error.detail};
}

Result<void> TranslateCommand::write(const std::vector<std::string>& lines, std::vector<Translation> translations)
{
    for (const Translation& translation : inStepWith(lines, std::move(translations))) {
        if (!m_options.norms || translation.source.empty()) {
            m_writer.add(translation);
            continue;
        }
        const auto lengths = m_session->measureValues(translation);
        if (!lengths)
            return std::unexpected(lengths.error());
        const auto brought = timesValues(translation, *lengths);
        m_writer.add(translation, &brought);
    }
    m_done += lines.size();
    if (std::fflush(stdout) != 0)
        return std::unexpected(lostOutput());
    return {};
}

Result<void> TranslateCommand::translateInput()
{
    LineBatches input(STDIN_FILENO, m_interruption.descriptor());
    for (auto lines = input.next(); !lines.empty() && !m_interruption.isRequested(); lines = input.next())
        if (auto done = translate(lines); !done)
            return done;
    if (input.error())
        return std::unexpected(*input.error());
    return {};
}

/// Chooses the head of --head, or the one that is known to align best. Several models together have no heads.
Result<void> TranslateCommand::chooseHead(const RunDescription& run)
{
    const auto head = crossHeadFrom(m_options.head);
    const auto& model = run.configuration.model;
    const bool hasHeads = model.architecture == Architecture::Transformer && m_options.models.size() == 1;
    if (head && !(hasHeads && hasHead(model, *head)))
        return failure(ErrorCode::InvalidSetting,
            hasHeads ? Message("There is no head {}.{}: the model has layers 1 to {} and heads 1 to {}.", head->layer,
                           head->head, layerCount(model, head->kind), model.heads)
                     : Message("There is no head {}.{}: --head needs a single Transformer, not several models "
                               "or another one. Leave it out.",
                           head->layer, head->head));
    if (head)
        m_reading = AlignmentReading{head->layer, head->head};
    else if (hasHeads && m_output.isJson() && m_options.head.empty())
        if (const auto best = bestReadingOf(m_options.models.front()))
            m_reading = best->reading;
    m_writer.setHeads({m_options.heads ? HeadsAnswer::All : HeadsAnswer::None, m_reading});
    return {};
}

Result<ExitCode> TranslateCommand::run()
{
    if (m_options.best > m_options.beam)
        return usageError(Message("A beam of {} has no {} translations: give --beam {} or more.", m_options.beam,
            m_options.best, m_options.best));
    if ((m_options.heads || m_options.norms || !m_options.head.empty()) && !m_output.isJson())
        return usageError(
            "Weights of heads are written as JSON only: give --json too, or leave out --heads, --head and "
            "--norms.");
    auto session = makeSession(m_options.common.session);
    if (!session)
        return std::unexpected(session.error());
    m_session = std::move(*session);
    const auto run = openRuns(*m_session, m_options.models);
    if (!run)
        return std::unexpected(run.error());
    if (auto chosen = chooseHead(*run); !chosen)
        return std::unexpected(chosen.error());
    const auto done = m_options.words.empty() ? translateInput() : translate({textFrom(m_options.words)});
    if (m_interruption.isRequested())
        return ExitCode::Interrupted;
    if (!done)
        return std::unexpected(done.error());
    m_writer.end();
    m_output.endList();
    return ExitCode::Done;
}

} // namespace

Action addTranslate(CLI::App& options)
{
    auto values = std::make_shared<TranslateOptions>();
    addModels(options, values->models);
    addBeam(options, values->beam, values->lengthPenalty);
    options
        .add_option("--most-tokens", values->maximumLength,
            "Most tokens of a translation, the end token counted; 0: twice as many as the source has, and ten more")
        ->type_name("N")
        ->check(numberFrom(0, 10'000))
        ->capture_default_str();
    options
        .add_option("--n-best", values->best,
            "How many different translations of each sentence are written, at most; as text, each with the number of "
            "its sentence, counted from 0, and its score divided by the length penalty")
        ->type_name("N")
        ->check(numberFrom(1, 1000))
        ->capture_default_str();
    options.add_flag(
        "--copy-unknown", values->copyUnknown, "Where the model says <unk>, put the source word it attends to most");
    options.add_flag("--heads", values->heads,
        "With --json: the weights of every head of a Transformer too, as \"heads\"; several models together have none");
    options.add_flag("--norms", values->norms,
        "With --json: beside each weight the length of what it brings, weight times value, as \"norms\"");
    addHead(options, values->head,
        "With --json: the cross head of a Transformer whose weights \"attention\" has; or mean, for the mean of the "
        "last layer's heads. Left out: the head or the mean that is known to align best, otherwise the mean of the "
        "last layer");
    addSwitchedOff(options, values->switchedOff);
    addForced(options, values->forced);
    addText(options, values->words, "The sentence; without it, lines from standard input");
    values->common.add(options);
    options.footer("One output line for each input line, an empty one for an empty one. With --n-best each line is "
                   "NUMBER ||| TRANSLATION ||| SCORE.\n\n"
                   "Examples:\n"
                   "  attentoscope-cli translate --model run \"the black cat sleeps\"\n"
                   "  attentoscope-cli translate --model run < sentences.txt > translations.txt\n"
                   "  attentoscope-cli translate --model run1 --model run2 --beam 5 --n-best 3 < sentences.txt\n"
                   "  attentoscope-cli translate --model run --json \"the black cat sleeps\"\n"
                   "  attentoscope-cli translate --model run --force cross.2.3:2:4 \"the black cat sleeps\"");
    return [values](const CommandContext& context) { return TranslateCommand(*values, context).run(); };
}

} // namespace attentoscope
