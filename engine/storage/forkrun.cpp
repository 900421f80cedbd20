// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/forkrun.h"

#include "engine/corpus/leftoutpairs.h"
#include "engine/storage/files/files.h"
#include "engine/storage/recordlog.h"
#include "engine/storage/savedmodel.h"

#include <algorithm>
#include <tuple>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t longestLog = 2ULL << 30U;

/// Whether a fork at this step begins with random weights.
bool isRandomStart(const RunFolder& original, std::int64_t step)
{
    return step == 0 && !original.identity().origin;
}

/// The steps at which a run can be forked, as text.
std::string forkableSteps(const RunFolder& original, std::int64_t steps)
{
    std::string text = original.identity().origin ? "" : "0";
    for (const auto step : original.savedSteps())
        if (step < steps)
            text.append(text.empty() ? "" : ", ").append(std::to_string(step));
    return text;
}

bool hasSave(const RunFolder& run, std::int64_t step)
{
    const auto steps = run.savedSteps();
    return std::ranges::find(steps, step) != steps.end();
}

Result<void> checkStep(const RunFolder& original, std::int64_t step, std::int64_t steps)
{
    const auto name = original.path().string();
    if (step >= steps)
        return failure(ErrorCode::InvalidSetting,
            Message("\"{}\" was trained for {} steps, so after step {} there is nothing to repeat. Fork it at one of "
                    "these steps: {}.",
                name, steps, step, forkableSteps(original, steps)));
    if (isRandomStart(original, step) || hasSave(original, step))
        return {};
    return failure(ErrorCode::InvalidSetting,
        Message("\"{}\" has no save of step {}. It can be forked at these steps: {}. With keep_saves a run keeps more.",
            name, step, forkableSteps(original, steps)));
}

/// Training may end with the best weights. So the fork needs the weights that were the best ones until its step.
Result<void> checkBest(const RunFolder& original, const RunPosition& position)
{
    if (position.bestStep == 0 || hasSave(original, position.bestStep))
        return {};
    return failure(ErrorCode::InvalidSetting,
        Message("\"{}\" cannot be forked at step {}: its best weights until then were those of step {}, and they are "
                "no longer kept. Fork it at another step, or train it again with a larger keep_saves.",
            original.path().string(), position.step, position.bestStep));
}

Result<void> checkHistory(const RunHistory& history, std::int64_t steps, const fs::path& file)
{
    const auto isNext = [next = std::int64_t{0}](const StepReport& step) mutable { return step.step == ++next; };
    const auto count = static_cast<std::int64_t>(history.steps.size());
    if (count == steps && std::ranges::all_of(history.steps, isNext))
        return {};
    return failure(ErrorCode::BadRun,
        Message("\"{}\" does not have all {} steps that a fork repeats, with their learning rates. Train the original "
                "again, or fork another run.",
            file.string(), steps));
}

Result<std::int64_t> stepsOf(const RunFolder& original)
{
    if (!original.hasSave())
        return failure(ErrorCode::InvalidSetting,
            Message("\"{}\" has no save yet, so it is not known how far it was trained. Fork it when it is saved.",
                original.path().string()));
    const auto position = original.readPosition(WhichSave::Current);
    return position ? Result<std::int64_t>(position->step) : std::unexpected(position.error());
}

/// Copies the first bytes of a log, if there is one.
Result<void> copyLog(const fs::path& from, const fs::path& to, std::uint64_t bytes)
{
    std::error_code problem;
    if (!fs::exists(from, problem))
        return {};
    const auto text = readTextFile(from, longestLog);
    return text ? replaceFile(systemFiles(), to, std::string_view(*text).substr(0, bytes))
                : std::unexpected(text.error());
}

/// Writes the metrics of the steps that the fork repeats. The original may have gone on since their number was read.
Result<void> writeOriginal(const RunFolder& original, const fs::path& output, std::int64_t steps)
{
    const auto position = original.readPosition(WhichSave::Current);
    if (!position)
        return std::unexpected(position.error());
    const auto file = output / originalFile;
    auto copied = copyLog(original.path() / metricsFile, file, position->metricsBytes);
    return copied && position->step > steps ? MetricsLog(systemFiles(), file).cutAfter(steps) : copied;
}

Result<void> copyHistory(const RunFolder& original, RunFolder& made, const RunPosition& position)
{
    for (const char* name : {metricsFile, headsFile, snapshotsFile})
        if (auto copied = copyLog(original.path() / name, made.path() / name, longestLog); !copied)
            return copied;
    if (auto cut = made.truncateMetrics(position.metricsBytes); !cut)
        return cut;
    if (auto cut = made.cutHeadsAfter(position.step); !cut)
        return cut;
    return made.cutWatchedAfter(position.step);
}

Result<void> writeSave(const RunFolder& original, RunFolder& made, const RunSave& save)
{
    if (auto copied = copyHistory(original, made, save.position); !copied)
        return copied;
    const auto best = save.position.bestStep;
    if (best > 0 && best < save.position.step) {
        const auto read = saveToFork(original, best);
        if (!read)
            return std::unexpected(read.error());
        if (auto written = made.saves()->write(**read, SaveKind::Best); !written)
            return written;
    }
    return made.saves()->write(save, best == save.position.step ? SaveKind::Best : SaveKind::Plain);
}

Result<void> fill(const RunFolder& original, RunFolder& made, const RunFork& fork)
{
    if (auto written = writeOriginal(original, made.path(), fork.steps); !written)
        return written;
    const auto save = saveToFork(original, fork.step);
    if (!save)
        return std::unexpected(save.error());
    return *save ? writeSave(original, made, **save) : Result<void>();
}

/// The description of what is left out: a word, the name of a file, or the pair that was chosen first.
std::string whatIsLeftOut(const ForkRequest& request)
{
    auto text = request.word.empty() ? fs::path(request.without).filename().string() : request.word;
    if (request.pairs.empty())
        return text;
    const auto& first = request.pairs.front();
    text += (text.empty() ? "" : ", ") + first.source + " – " + first.target;
    if (request.pairs.size() > 1)
        text += ", …";
    return text;
}

} // namespace

Result<RunFork> forkOf(
    const RunFolder& original, const ForkRequest& request, const Corpus& corpus, const std::stop_token& stop)
{
    const auto steps = stepsOf(original);
    if (!steps)
        return std::unexpected(steps.error());
    if (auto known = checkStep(original, request.step, *steps); !known)
        return std::unexpected(known.error());
    auto history = original.readMetrics();
    if (!history)
        return std::unexpected(history.error());
    std::erase_if(history->steps, [&](const StepReport& step) { return step.step > *steps; });
    if (auto whole = checkHistory(*history, *steps, original.path() / metricsFile); !whole)
        return std::unexpected(whole.error());
    auto pairs = pairsToLeaveOut(corpus, request.without, stop);
    if (!pairs)
        return std::unexpected(pairs.error());
    for (const auto& further :
        {pairsWithWord(corpus, request.word, stop), pairsToLeaveOut(corpus, request.pairs, stop)}) {
        if (!further)
            return std::unexpected(further.error());
        markPairs(*pairs, rangesOf(*further));
    }
    RunFork fork{nameOfFolder(original.path()), request.step, *steps, whatIsLeftOut(request), {}};
    if (const auto& before = original.identity().fork) {
        markPairs(*pairs, before->leftOut);
        fork.without = before->without + (before->without.empty() || fork.without.empty() ? "" : ", ") + fork.without;
    }
    fork.leftOut = rangesOf(*pairs);
    if (leftOutText(fork.leftOut).size() > mostLeftOutText)
        return failure(ErrorCode::InvalidSetting,
            Message("{} training pairs are too many to leave out, scattered as they are. Leave out fewer.",
                countOf(fork.leftOut)));
    return fork;
}

Result<std::optional<RunSave>> saveToFork(const RunFolder& original, std::int64_t step)
{
    if (isRandomStart(original, step))
        return std::nullopt;
    const auto place = SaveFolders(original.path()).of(step);
    if (auto fits = checkModelSize(original.identity(), place / savedModelFile); !fits)
        return std::unexpected(fits.error());
    auto save = readSave(place);
    if (!save)
        return std::unexpected(save.error());
    if (auto best = checkBest(original, save->position); !best)
        return std::unexpected(best.error());
    return std::move(*save);
}

Result<void> forkRun(const RunFolder& original, const RunFork& fork, const fs::path& output)
{
    auto identity = original.identity();
    identity.fork = fork;
    Result<void> filled;
    {
        auto made = RunFolder::create(output, identity);
        if (!made)
            return std::unexpected(made.error());
        filled = fill(original, *made, fork);
    }
    if (!filled)
        std::ignore = RunFolder::remove(output); // the first error is more important
    return filled;
}

Result<RunHistory> readOriginal(const RunFolder& fork)
{
    const auto file = fork.path() / originalFile;
    auto history = readMetrics(file);
    if (!history)
        return history;
    if (auto whole = checkHistory(*history, fork.identity().fork->steps, file); !whole)
        return std::unexpected(whole.error());
    return history;
}

} // namespace attentoscope
