// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/clicommands/command.h"
#include "app/clicommands/printedlines.h"
#include "app/clicommands/sharedoptions.h"
#include "engine/storage/configjson.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <fstream>
#include <memory>
#include <sstream>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;

struct BenchOptions
{
    CommonOptions common;
    DataOptions data;
    std::string validation;
    SettingOptions model;
    std::string batches;
    BenchmarkRequest request;
};

constexpr int mostBenchSteps = 1'000'000;
constexpr const char* partNames[stepPartCount] = {"data", "encoder", "decoder", "output", "backward", "optimizer"};

std::string kernelsText(const Json& kernels)
{
    if (kernels.is_null())
        return "not of OpenBLAS";
    const auto text = kernels["library"].get<std::string>() + ", " + kernels["core"].get<std::string>();
    if (kernels.contains("instead_of"))
        return text + " (chosen by this program; the library took " + kernels["instead_of"].get<std::string>() + ")";
    return text + (kernels["chosen_by"] == "user" ? " (chosen by OPENBLAS_CORETYPE)" : "");
}

Json toJson(const BenchmarkReport& result)
{
    Json object{{"target_tokens_per_second", result.targetTokensPerSecond},
        {"source_tokens_per_second", result.sourceTokensPerSecond},
        {"gflop_per_target_token", result.gflopPerTargetToken}, {"sgemm_gflops", result.sgemmGflops},
        {"fraction_of_sgemm", result.fractionOfSgemm}, {"libtorch_gflops", result.libTorchGflops},
        {"kernels", result.kernels ? kernelsToJson(*result.kernels) : Json()}, {"peak_rss_mib", result.peakMemoryMib},
        {"source_padding", result.sourcePadding}, {"target_padding", result.targetPadding}, {"threads", result.threads},
        {"steps", result.steps}, {"seconds", result.seconds}, {"loss", result.loss}};
    for (std::size_t part = 0; part < stepPartCount; ++part)
        object["step_seconds"][partNames[part]] = result.parts[part];
    return object;
}

void printBenchmark(Json values)
{
    constexpr std::size_t titles = 32;
    values["kernels"] = kernelsText(values["kernels"]);
    printRows(values,
        {{"/target_tokens_per_second", "target tokens a second"},
            {"/source_tokens_per_second", "source tokens a second"},
            {"/gflop_per_target_token", "10^9 operations a target token", 4},
            {"/sgemm_gflops", "sgemm, 10^9 operations a second", 1}, {"/fraction_of_sgemm", "fraction of sgemm", 3},
            {"/libtorch_gflops", "LibTorch's product, the same", 1}, {"/kernels", "its kernels"},
            {"/source_padding", "source padding (%)", 1, 100.0}, {"/target_padding", "target padding (%)", 1, 100.0},
            {"/peak_rss_mib", "peak memory (MiB)"}, {"/threads", "threads in use"}},
        titles);
    std::printf("\n");
    std::vector<ShownValue> parts;
    for (const std::string name : partNames)
        parts.push_back({"/step_seconds/" + name, Message("{}, ms a step", name), 2, 1e3});
    printRows(values, parts, titles);
}

/// Reads the batches from a file. Each line is a batch: the numbers of its pairs, counted from 0.
Result<std::vector<std::vector<std::uint32_t>>> readBatches(const std::string& path)
{
    std::vector<std::vector<std::uint32_t>> batches;
    std::ifstream file(path);
    if (!file)
        return failure(ErrorCode::FileNotFound, Message("{} cannot be read: give --batches a text file.", path));
    for (std::string line; std::getline(file, line);) {
        std::istringstream numbers(line);
        std::vector<std::uint32_t> batch;
        for (std::uint32_t number = 0; numbers >> number;)
            batch.push_back(number);
        if (batch.empty() || !numbers.eof())
            return failure(ErrorCode::BadData,
                Message("{}, line {}: write the numbers of a batch's pairs, counted from 0, with spaces between "
                        "them.",
                    path, batches.size() + 1));
        batches.push_back(std::move(batch));
    }
    if (batches.empty())
        return failure(ErrorCode::BadData, Message("{} is empty: write a line for each batch.", path));
    return batches;
}

Result<BenchmarkRequest> requestOf(const BenchOptions& options)
{
    BenchmarkRequest request = options.request;
    request.preset = options.model.preset.value_or("recommended");
    auto settings = options.model.keyValues();
    if (!settings)
        return std::unexpected(settings.error());
    request.settings = std::move(*settings);
    if (options.batches.empty())
        return request;
    auto batches = readBatches(options.batches);
    if (!batches)
        return std::unexpected(batches.error());
    request.batches = std::move(*batches);
    return request;
}

Result<BenchmarkReport> measure(const BenchOptions& options, const Interruption& interruption)
{
    const auto request = requestOf(options);
    if (!request)
        return std::unexpected(request.error());
    const auto session = makeSession(options.common.session);
    if (!session)
        return std::unexpected(session.error());
    DataRequest data = options.data.request();
    data.validation = options.validation;
    data.settings = request->settings;
    const auto ignored = [](double) { };
    if (const auto loaded = (*session)->loadData(data, ignored, interruption.token()); !loaded)
        return std::unexpected(loaded.error());
    return (*session)->benchmark(*request, ignored, interruption.token());
}

Result<ExitCode> bench(const BenchOptions& options, const CommandContext& context)
{
    const auto result = measure(options, context.interruption);
    if (context.interruption.isRequested())
        return ExitCode::Interrupted;
    if (!result)
        return std::unexpected(result.error());
    context.output.show(toJson(*result), printBenchmark, 2);
    return ExitCode::Done;
}

} // namespace

Action addBench(CLI::App& options)
{
    auto values = std::make_shared<BenchOptions>();
    values->data.add(options)->required();
    options
        .add_option("--valid", values->validation,
            "File of other pairs, so that none of the data is set aside; otherwise 5% of it are")
        ->type_name("FILE");
    values->model.add(options);
    options.add_option("--steps", values->request.steps, "Training steps that are timed")
        ->type_name("N")
        ->check(numberFrom(1, mostBenchSteps))
        ->capture_default_str();
    options.add_option("--warm-up", values->request.warmUpSteps, "Training steps before the timed ones")
        ->type_name("N")
        ->check(numberFrom(0, mostBenchSteps))
        ->capture_default_str();
    options
        .add_option(
            "--batches", values->batches, "File with one batch a line: the numbers of its pairs, counted from 0")
        ->type_name("FILE");
    values->common.add(options);
    options.footer("Examples:\n"
                   "  attentoscope-cli bench --data pairs.tsv --preset luong-general\n"
                   "  attentoscope-cli bench --data pairs.tsv --steps 20 --threads 2 --json");
    return [values](const CommandContext& context) { return bench(*values, context); };
}

} // namespace attentoscope
