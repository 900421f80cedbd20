// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diagnosis/trainingadvice.h"

#include "engine/diagnosis/decimals.h"
#include "engine/settings/presets.h"
#include "engine/settings/settingrows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace attentoscope {

namespace {

/// The mean distance of two rows, 0–1.
double distance(const AttentionMap& one, const AttentionMap& other)
{
    if (one.rows == 0)
        return 1.0;
    double sum = 0.0;
    for (std::size_t weight = 0; weight < one.weights->size(); ++weight)
        sum += std::abs(static_cast<double>((*one.weights)[weight]) - static_cast<double>((*other.weights)[weight]));
    return sum / 2.0 / static_cast<double>(one.rows);
}

std::vector<AttentionMap> crossMaps(const WatchedSnapshot& picture, int layer)
{
    std::vector<AttentionMap> maps;
    for (int head = 1; head <= static_cast<int>(picture.heads.counts.heads); ++head)
        maps.push_back(headMap(picture.heads, {HeadKind::Cross, layer, head}, picture.translation.source.size(),
            picture.translation.target.size()));
    return maps;
}

struct Likeness
{
    HeadPair pair;
    double distance = 0.0; ///< in the picture where they are least alike
};

/// The likeness of each two heads of a layer.
std::vector<Likeness> likenesses(std::span<const WatchedSnapshot> pictures, int layer)
{
    std::vector<Likeness> all;
    for (const auto& picture : pictures) {
        const auto maps = crossMaps(picture, layer);
        std::size_t place = 0;
        for (std::size_t one = 0; one < maps.size(); ++one)
            for (std::size_t other = one + 1; other < maps.size(); ++other, ++place) {
                if (place == all.size())
                    all.push_back({{{HeadKind::Cross, layer, static_cast<int>(one) + 1},
                        {HeadKind::Cross, layer, static_cast<int>(other) + 1}}});
                all[place].distance = std::max(all[place].distance, distance(maps[one], maps[other]));
            }
    }
    return all;
}

} // namespace

std::optional<HeadPair> likeHeads(std::span<const WatchedSnapshot> pictures)
{
    if (pictures.empty() || std::ranges::any_of(pictures, [&](const WatchedSnapshot& picture) {
            return picture.heads.isEmpty() || picture.heads.counts != pictures.front().heads.counts;
        }))
        return std::nullopt;
    std::vector<Likeness> all;
    for (int layer = 1; layer <= static_cast<int>(pictures.front().heads.counts.decoderLayers); ++layer)
        std::ranges::copy(likenesses(pictures, layer), std::back_inserter(all));
    const auto most = std::ranges::min_element(all, {}, &Likeness::distance);
    return most != all.end() && most->distance <= likeHeadsDistance ? std::optional(most->pair) : std::nullopt;
}

namespace {

// Well-chosen trainings of all presets on the samples stay within these thresholds. The figures are in
// tst_trainingadvice and docs/runs.md.
constexpr std::size_t blockSteps = 25;
constexpr std::size_t fewPairs = 200;
constexpr double jump = 1.0; ///< the loss has risen above its lowest value by this many nats …
constexpr double jumpShare = 0.3; ///< … and by this share of it
constexpr double hardlyFallen = 0.97; ///< share of the loss that is left after blocksToFall blocks
constexpr std::size_t blocksToFall = 4;
constexpr double highLoss = 1.0; ///< nats; above it, the model has not learned much yet
constexpr double manyTimes = 5.0; ///< a rate this many times that of the preset is unusual …
constexpr double fewTimes = 0.1; ///< … and so is a rate this many times that of the preset
constexpr double clippedAlways = 0.98; ///< share of the steps with clipping
constexpr double clippedFar = 1.5; ///< the norm, as a multiple of the limit
constexpr std::ptrdiff_t worseValidations = 3; ///< number of worse validations in succession
constexpr double worse = 1.03; ///< multiple of the lowest validation loss
constexpr double farApart = 0.5; ///< the losses of validation and training differ by this many nats …
constexpr double farShare = 0.5; ///< … and by this share of the validation loss
constexpr double learned = 0.97; ///< share of the earlier training loss that is left
constexpr double stillFalls =
    0.9; ///< the loss in the last quarter of a training, as a share of that in the quarter before
constexpr double lossWorthMore = 0.3; ///< nats; below it, a longer training gains little
constexpr std::int64_t fewSteps = 500;
constexpr std::int64_t enoughSteps = 1'000;
constexpr double uniformEvenness = 0.97;

} // namespace

/// The numbers that the reports give so far.
struct CourseNumbers
{
    /// The means over some successive steps.
    struct Block
    {
        double loss = 0.0;
        double gradientNorm = 0.0;
        double clipped = 0.0; ///< share of the steps with clipping
    };

    /// A validation, and the training loss around it.
    struct Validated
    {
        std::int64_t step = 0;
        double loss = 0.0;
        double trainingLoss = 0.0;
    };

    enum class Standing : std::uint8_t { Running, Ended, Failed };

    Configuration configuration;
    std::optional<double> usualRate; ///< learning rate of the preset; none: this training needs another one
    std::size_t pairs = 0;
    Standing standing = Standing::Running;
    bool isNotFinite = false;
    bool hasReachedLimit = false;
    TrainingLimit limit;
    std::int64_t step = 0;
    double epoch = 0.0;
    double seconds = 0.0;
    std::vector<Block> blocks; ///< since the last change of the rate or of teacher forcing
    std::vector<StepReport> openBlock; ///< steps that do not fill a block yet
    std::vector<Validated> validated;
    SharedHeadReport heads;
    std::vector<WatchedSnapshot> watched; ///< the newest picture of each watched sentence, with its heads

    bool isRunning() const { return standing == Standing::Running; }
    const TrainingConfiguration& training() const { return configuration.training; }

    void add(const StepReport& report);
    void add(const ValidationReport& report);
    void add(const ChangeReport& change);
    void add(const WatchedSnapshot& snapshot);
    void add(std::span<const StepReport> steps, std::span<const ValidationReport> validations,
        std::span<const ChangeReport> changes);

    /// The mean loss of two blocks, after which `blocksAfter` blocks follow.
    std::optional<double> lossBefore(std::size_t blocksAfter) const;
    double recentLoss() const; ///< mean loss of the last two blocks, or of fewer steps if there are no more
    double lowestLoss() const; ///< mean loss of the two best successive blocks
    /// Whether the loss is high and has hardly fallen over the last blocks.
    bool stands() const;
};

void CourseNumbers::add(const StepReport& report)
{
    step = report.step;
    epoch = report.epoch;
    seconds = report.seconds;
    openBlock.push_back(report);
    if (openBlock.size() < blockSteps)
        return;
    Block block;
    for (const auto& one : openBlock) {
        block.loss += one.loss / blockSteps;
        block.gradientNorm += one.gradientNorm / blockSteps;
        block.clipped += training().clipNorm > 0.0 && one.gradientNorm > training().clipNorm ? 1.0 / blockSteps : 0.0;
    }
    blocks.push_back(block);
    openBlock.clear();
}

void CourseNumbers::add(const ValidationReport& report)
{
    if (report.heads && !report.isDiscarded())
        heads = report.heads;
    if (!report.mean && std::isfinite(report.loss))
        validated.push_back({report.step, report.loss, recentLoss()});
}

/// The steps after a change are judged separately.
void CourseNumbers::add(const ChangeReport& change)
{
    const bool isRate = change.key == "learning_rate";
    if (isRate)
        configuration.training.learningRate = change.value;
    if (!isRate && change.key != "teacher_forcing" && change.key != "alignment_weight")
        return;
    blocks.clear();
    openBlock.clear();
}

void CourseNumbers::add(const WatchedSnapshot& snapshot)
{
    if (snapshot.heads.isEmpty())
        return;
    const auto known = std::ranges::find(watched, snapshot.sentence, &WatchedSnapshot::sentence);
    if (known == watched.end())
        watched.push_back(snapshot);
    else
        *known = snapshot;
}

/// The lists are ordered by kind. This adds their entries in the order of time.
void CourseNumbers::add(std::span<const StepReport> steps, std::span<const ValidationReport> validations,
    std::span<const ChangeReport> changes)
{
    auto change = changes.begin();
    auto validation = validations.begin();
    const auto tellUntil = [&](std::int64_t end) {
        for (; validation != validations.end() && validation->step < end; ++validation)
            add(*validation);
        for (; change != changes.end() && change->step < end; ++change)
            add(*change);
    };
    for (const auto& one : steps) {
        tellUntil(one.step);
        add(one);
    }
    tellUntil(std::numeric_limits<std::int64_t>::max());
}

std::optional<double> CourseNumbers::lossBefore(std::size_t blocksAfter) const
{
    if (blocks.size() < blocksAfter + 2)
        return std::nullopt;
    const auto last = blocks.size() - blocksAfter;
    return (blocks[last - 1].loss + blocks[last - 2].loss) / 2.0;
}

double CourseNumbers::recentLoss() const
{
    const auto& few = openBlock;
    const double sum =
        std::accumulate(few.begin(), few.end(), 0.0, [](double all, const StepReport& one) { return all + one.loss; });
    if (const auto loss = lossBefore(0))
        return *loss;
    if (!blocks.empty())
        return blocks.back().loss;
    return few.empty() ? 0.0 : sum / static_cast<double>(few.size());
}

double CourseNumbers::lowestLoss() const
{
    double lowest = recentLoss();
    for (std::size_t after = 1; after + 2 <= blocks.size(); ++after)
        lowest = std::min(lowest, *lossBefore(after));
    return lowest;
}

bool CourseNumbers::stands() const
{
    const auto before = lossBefore(blocksToFall);
    return before && recentLoss() > highLoss && recentLoss() > hardlyFallen * *before;
}

namespace {

using Course = CourseNumbers;
using Block = Course::Block;
using Validated = Course::Validated;

/// The fewest decimals that show a number with an error of at most a thousandth of it.
int decimalsOf(double number)
{
    int decimals = 1;
    for (double scale = 10.0; decimals < 9 && std::abs(std::round(number * scale) / scale - number) > 1e-3 * number;
        scale *= 10.0)
        ++decimals;
    return decimals;
}

Message rateText(double rate)
{
    return decimalMessage(rate, decimalsOf(rate));
}

Message lossText(double loss)
{
    return decimalMessage(loss, 2);
}

/// Two digits, which are enough for a rate.
double rounded(double rate)
{
    const double unit = std::pow(10.0, std::floor(std::log10(rate)) - 1.0);
    return std::round(rate / unit) * unit;
}

Remedy useRate(const Course& course, double rate)
{
    const double chosen = rounded(rate);
    const std::vector<KeyValue> settings{{"learning_rate", settingrows::realText(chosen)}};
    if (course.isRunning())
        return {Message("Use a rate of {}", rateText(chosen)), RemedyAction::Change, settings};
    return {Message("Start again with a rate of {}", rateText(chosen)), RemedyAction::StartAgain, settings};
}

Remedy useLowerRate(const Course& course)
{
    constexpr double times = 10.0;
    return useRate(course, course.training().learningRate / times);
}

Remedy usePresetsRate(const Course& course)
{
    return useRate(course, *course.usualRate);
}

/// Whether the decoder reads the same share of true words all the time. If that share falls, a rising loss says nothing
/// about the learning rate.
bool isFedAlike(const Course& course)
{
    return course.training().forcingSchedule == ForcingSchedule::Constant;
}

bool isNotFinite(const Course& course)
{
    return course.isNotFinite;
}

Message sayNotFinite(const Course& course)
{
    return {"After step {} the loss was no longer a number. Most often a rate, here {}, is too high.", course.step,
        rateText(course.training().learningRate)};
}

bool hasJumped(const Course& course)
{
    const double rise = course.recentLoss() - course.lowestLoss();
    return isFedAlike(course) && rise > jump && rise > jumpShare * course.lowestLoss();
}

Message sayJumped(const Course& course)
{
    return {"The loss rose from {} to {}: a rate of {} is too high.", lossText(course.lowestLoss()),
        lossText(course.recentLoss()), rateText(course.training().learningRate)};
}

bool standsByHighRate(const Course& course)
{
    return course.usualRate && course.stands() && course.training().learningRate >= manyTimes * *course.usualRate;
}

Message sayStands(const Course& course)
{
    return {"The loss stands at {}: a rate of {} is {} times that of the preset.", lossText(course.recentLoss()),
        rateText(course.training().learningRate), std::llround(course.training().learningRate / *course.usualRate)};
}

bool isSlow(const Course& course)
{
    const auto before = course.lossBefore(blocksToFall);
    constexpr double quick = 0.9;
    return before && course.usualRate && course.recentLoss() > highLoss && course.recentLoss() > quick * *before
        && course.training().learningRate <= fewTimes * *course.usualRate;
}

Message saySlow(const Course& course)
{
    return {"The loss hardly falls, and is still {}: a rate of {} is far below that of the preset, {}.",
        lossText(course.recentLoss()), rateText(course.training().learningRate), rateText(*course.usualRate)};
}

bool isAlwaysClipped(const Course& course)
{
    if (course.blocks.size() < blocksToFall + 2 || !course.stands())
        return false;
    const auto last = std::span(course.blocks).last(blocksToFall);
    return std::ranges::all_of(last, [&](const Block& block) {
        return block.clipped >= clippedAlways && block.gradientNorm > clippedFar * course.training().clipNorm;
    });
}

Message sayClipped(const Course& course)
{
    return {"The gradient was cut in each of the last {} steps, and the loss stands at {}.", blocksToFall * blockSteps,
        lossText(course.recentLoss())};
}

bool hasFewPairs(const Course& course)
{
    return course.pairs > 0 && course.pairs < fewPairs;
}

Message sayFewPairs(const Course& course)
{
    return {
        "With {} sentence pairs a model learns sentences by heart, and few rules. Hundreds are needed.", course.pairs};
}

Remedy openPairs(const Course&)
{
    return {"Open other pairs…", RemedyAction::OpenPairs, {}};
}

/// The validation with the lowest loss.
const Validated& lowestOf(const Course& course)
{
    return *std::ranges::min_element(course.validated, {}, &Validated::loss);
}

bool learnsByHeart(const Course& course)
{
    if (course.validated.empty())
        return false;
    const auto& lowest = lowestOf(course);
    const auto later = std::span(&lowest + 1, &course.validated.back() + 1);
    if (std::ssize(later) < worseValidations || later.back().trainingLoss >= learned * lowest.trainingLoss)
        return false;
    const double apart = later.back().loss - later.back().trainingLoss;
    return std::ranges::all_of(later.last(worseValidations), [&](const Validated& one) {
        return one.loss > worse * lowest.loss;
    }) || (apart > farApart && apart > farShare * later.back().loss);
}

Message sayByHeart(const Course& course)
{
    return {"The validation loss has not fallen below {} since step {}, while that of training fell to {}: the model "
            "learns its pairs by heart.",
        lossText(lowestOf(course).loss), lowestOf(course).step, lossText(course.validated.back().trainingLoss)};
}

Remedy learnLessByHeart(const Course& course)
{
    constexpr double usualDropout = 0.3, more = 0.1, mostDropout = 0.6;
    const double now = course.configuration.model.dropout;
    const double dropout =
        now < usualDropout ? usualDropout : std::min(mostDropout, std::round((now + more) * 10) / 10);
    const int patience = course.training().patience > 0 ? course.training().patience : int(worseValidations);
    return {Message("Start again with dropout {} and patience {}", decimalMessage(dropout, 1), patience),
        RemedyAction::StartAgain,
        {{"dropout", settingrows::realText(dropout)}, {"patience", std::to_string(patience)}}};
}

/// The mean loss between two shares of all blocks.
double meanLoss(const Course& course, double from, double to)
{
    const auto count = static_cast<double>(course.blocks.size());
    const auto first = static_cast<std::size_t>(from * count), last = static_cast<std::size_t>(to * count);
    const auto part = std::span(course.blocks).subspan(first, last - first);
    return std::accumulate(part.begin(), part.end(), 0.0, [](double sum, const Block& one) { return sum + one.loss; })
        / static_cast<double>(part.size());
}

bool isStillFalling(const Course& course)
{
    constexpr std::size_t leastBlocks = 4;
    const bool isBestLast = course.validated.empty() || &lowestOf(course) == &course.validated.back();
    return isBestLast && course.blocks.size() >= leastBlocks
        && meanLoss(course, 0.75, 1.0) < stillFalls * meanLoss(course, 0.5, 0.75);
}

bool endedTooSoon(const Course& course)
{
    return !course.isRunning() && course.hasReachedLimit && course.step > 0 && course.recentLoss() > lossWorthMore
        && (course.step < fewSteps || isStillFalling(course));
}

Message sayTooSoon(const Course& course)
{
    return {"Training ended after {} steps, at a loss of {}. Longer training would lower it.", course.step,
        lossText(course.recentLoss())};
}

Remedy trainLonger(const Course& course)
{
    const auto steps = std::max(course.step, enoughSteps - course.step);
    const double times = static_cast<double>(steps) / static_cast<double>(course.step);
    if (course.limit.minutes > 0.0) {
        constexpr double secondsInMinute = 60.0;
        const auto minutes = std::max(1LL, std::llround(std::ceil(times * course.seconds / secondsInMinute)));
        return {
            Message("Train on for {} min", minutes), RemedyAction::Continue, {{"minutes", std::to_string(minutes)}}};
    }
    if (course.limit.steps > 0 || course.epoch <= 0.0)
        return {Message("Train on for {} steps", steps), RemedyAction::Continue, {{"steps", std::to_string(steps)}}};
    const auto epochs = std::max(2LL, std::llround(std::ceil(times * course.epoch)));
    return {Message("Train on for {} epochs", epochs), RemedyAction::Continue, {{"epochs", std::to_string(epochs)}}};
}

bool hasLearned(const Course& course)
{
    return !course.isRunning() && !course.blocks.empty() && course.recentLoss() < highLoss;
}

/// The cross heads that attend to all words equally.
std::vector<AttentionHead> uniformHeads(const Course& course)
{
    std::vector<AttentionHead> heads;
    for (const auto& head : course.heads ? course.heads->heads : std::vector<MeasuredHead>())
        if (head.head.kind == HeadKind::Cross && head.measures.evenness >= uniformEvenness)
            heads.push_back(head.head);
    return heads;
}

bool hasUniformHead(const Course& course)
{
    return hasLearned(course) && course.configuration.model.heads > 1 && !uniformHeads(course).empty();
}

Message sayUniform(const Course& course)
{
    const auto heads = uniformHeads(course);
    return {"Cross head {}.{} looks at all words alike; so do {} of {}. Fewer heads would do.", heads.front().layer,
        heads.front().head, heads.size(),
        std::ranges::count(course.heads->heads, HeadKind::Cross, [](const auto& one) { return one.head.kind; })};
}

Remedy useFewerHeads(const Course& course)
{
    const auto& model = course.configuration.model;
    int heads = std::max(1, model.heads / 2);
    while (model.embeddingSize % heads != 0) // each head reads an equal share of a word's numbers
        --heads;
    return {heads == 1 ? Message("Start again with one head") : Message("Start again with {} heads", heads),
        RemedyAction::StartAgain, {{"heads", std::to_string(heads)}}};
}

std::optional<HeadPair> copiedHeads(const Course& course)
{
    return hasLearned(course) && course.configuration.model.heads > 1 ? likeHeads(course.watched) : std::nullopt;
}

bool hasCopiedHead(const Course& course)
{
    return copiedHeads(course).has_value();
}

Message sayCopied(const Course& course)
{
    const auto pair = *copiedHeads(course);
    return {"Cross heads {}.{} and {}.{} look at the same words in every watched sentence. Fewer heads would do.",
        pair.one.layer, pair.one.head, pair.other.layer, pair.other.head};
}

/// THE table of advice. The most serious comes first.
struct AdviceRow
{
    const char* id;
    bool (*holds)(const Course& course);
    Message (*sentence)(const Course& course);
    Remedy (*remedy)(const Course& course);
};

constexpr std::array adviceTable{
    AdviceRow{"loss-not-a-number", isNotFinite, sayNotFinite, useLowerRate},
    AdviceRow{"loss-rose", hasJumped, sayJumped, useLowerRate},
    AdviceRow{"rate-high", standsByHighRate, sayStands, usePresetsRate},
    AdviceRow{"rate-low", isSlow, saySlow, usePresetsRate},
    AdviceRow{"gradient-cut", isAlwaysClipped, sayClipped, useLowerRate},
    AdviceRow{"few-pairs", hasFewPairs, sayFewPairs, openPairs},
    AdviceRow{"by-heart", learnsByHeart, sayByHeart, learnLessByHeart},
    AdviceRow{"too-short", endedTooSoon, sayTooSoon, trainLonger},
    AdviceRow{"head-uniform", hasUniformHead, sayUniform, useFewerHeads},
    AdviceRow{"head-copied", hasCopiedHead, sayCopied, useFewerHeads},
};

/// The learning rate of the run's preset. Continuing the training of another model needs a lower one, and another
/// optimiser has rates of its own.
std::optional<double> usualRateOf(const RunDescription& run)
{
    const auto preset = configure(run.configuration.preset, {}, run.trainingPairs);
    if (run.origin || !preset || preset->training.optimizer != run.configuration.training.optimizer)
        return std::nullopt;
    return preset->training.learningRate;
}

} // namespace

TrainingAdviser::TrainingAdviser() = default;
TrainingAdviser::~TrainingAdviser() = default;
TrainingAdviser::TrainingAdviser(TrainingAdviser&& other) noexcept = default;
TrainingAdviser& TrainingAdviser::operator=(TrainingAdviser&& other) noexcept = default;

void TrainingAdviser::begin(const RunDescription& run)
{
    m_course = std::make_unique<CourseNumbers>();
    m_course->configuration = run.configuration;
    m_course->usualRate = usualRateOf(run);
    m_course->pairs = run.trainingPairs;
    m_course->add(run.history->steps, run.history->validations, run.history->changes);
    if (!run.history->heads.empty())
        m_course->heads = run.history->heads.back();
    if (run.snapshots)
        for (const auto& snapshot : *run.snapshots)
            m_course->add(snapshot);
    if (!run.past)
        return;
    m_course->limit = run.past->limit;
    m_course->standing = CourseNumbers::Standing::Ended;
    m_course->hasReachedLimit = run.past->end == RunPast::End::LimitReached;
}

void TrainingAdviser::add(const TrainingReports& reports)
{
    if (!m_course)
        return;
    m_course->add(reports.steps, reports.validations, reports.changes);
    for (const auto& snapshot : reports.snapshots)
        m_course->add(snapshot);
    if (reports.progress.step > 0)
        m_course->limit = reports.progress.limit;
}

void TrainingAdviser::fail(const Error& error)
{
    if (!m_course || !m_course->isRunning())
        return;
    m_course->isNotFinite = error.code == ErrorCode::NotFinite;
    m_course->standing = m_course->isNotFinite ? CourseNumbers::Standing::Failed : CourseNumbers::Standing::Running;
}

void TrainingAdviser::end(TrainingEnd end)
{
    if (!m_course)
        return;
    m_course->standing = CourseNumbers::Standing::Ended;
    m_course->hasReachedLimit = end == TrainingEnd::LimitReached;
}

std::vector<Advice> TrainingAdviser::advice() const
{
    std::vector<Advice> all;
    if (!m_course || m_course->configuration.task != Task::Sentences)
        return all;
    for (const auto& row : adviceTable)
        if (row.holds(*m_course))
            all.push_back({row.id, row.sentence(*m_course), row.remedy(*m_course)});
    return all;
}

} // namespace attentoscope
