// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/commands.h"
#include "app/clicommands/dataoptions.h"
#include "app/clicommands/evaluationoutput.h"
#include "app/clicommands/numberoption.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/sessionoptions.h"

#include <memory>

namespace attentoscope {

namespace {

struct EvaluateOptions
{
    CommonOptions common;
    std::vector<std::string> models;
    DataOptions data;
    EvaluationRequest request;
    std::vector<std::string> switchedOff;
    bool eachHeadOff = false; ///< whether loss and BLEU are measured without each head
};

Result<ExitCode> evaluate(const EvaluateOptions& options, const CommandContext& context)
{
    const auto session = makeSession(options.common.session);
    if (!session)
        return std::unexpected(session.error());
    const auto run = openRuns(**session, options.models);
    if (!run)
        return std::unexpected(run.error());
    EvaluationRequest request = options.request;
    request.data = options.data.request();
    request.switchedOff = headsFrom(options.switchedOff);
    request.eachHeadOff = options.eachHeadOff ? EachHeadOff::Measure : EachHeadOff::LeaveOut;
    EvaluationProgress progress;
    const auto result =
        (*session)->evaluate(request, [&](double done) { progress.show(done); }, context.interruption.token());
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    if (!result)
        return std::unexpected(result.error());
    printNotices(result->notices);
    if (context.output.isJson())
        context.output.print(evaluationJson(*result, *run, request), 2);
    else
        printEvaluation(*result, *run, request);
    return ExitCode::Done;
}

} // namespace

Action addEvaluate(CLI::App& options)
{
    auto values = std::make_shared<EvaluateOptions>();
    EvaluationRequest& request = values->request;
    addModels(options, values->models);
    values->data.add(options)->required();
    addBeam(options, request.beam, request.lengthPenalty);
    options
        .add_option("--teacher-forcing", request.teacherForcing,
            "Share of time steps at which the loss is computed after the true previous word")
        ->type_name("R")
        ->check(numberFrom(0.0, 1.0))
        ->capture_default_str();
    options.add_flag("--by-length", request.byLength, "Also print the measures by the length of the source sentence");
    addGold(options, request.goldFile, request.goldFirstIndex);
    addSwitchedOff(options, values->switchedOff);
    options.add_flag("--each-head-off", values->eachHeadOff,
        "The table of a Transformer's heads, with loss and BLEU without each of them; as much work as one evaluation "
        "for each head");
    options
        .add_option("--against", request.against,
            "Folder of another run: is the difference between both larger than chance? Paired bootstrap and "
            "approximate randomisation, the p-values of sacreBLEU. It keeps all of its heads")
        ->type_name("RUN");
    values->common.add(options);
    options.footer(
        "BLEU and chrF are printed as sacreBLEU prints them, with their signature and an interval that holds 95 % of "
        "1,000 bootstrap samples. The reference is the target text as it stands in the file. Where the normalisation "
        "of the run's training data (data_recipe, lowercase, strip_accents) changes it, the scores after that "
        "normalisation are printed too.\n\n"
        "Examples:\n"
        "  attentoscope-cli evaluate --model run --data test.tsv\n"
        "  attentoscope-cli evaluate --model run --data test.tsv --against other\n"
        "  attentoscope-cli evaluate --model run1 --model run2 --data test.tsv --beam 4 --length-penalty 1\n"
        "  attentoscope-cli evaluate --model run --data test.tsv --gold test.talp --by-length --json\n"
        "  attentoscope-cli evaluate --model run --data test.tsv --off cross.2.3 --against run");
    return [values](const CommandContext& context) { return evaluate(*values, context); };
}

} // namespace attentoscope
