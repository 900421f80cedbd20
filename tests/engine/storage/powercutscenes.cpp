// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "powercutscenes.h"

#include "engine/storage/runbin.h"
#include "engine/storage/runlist.h"
#include "packedsamples.h"
#include "tests/samples/trainings.h"

#include <cmath>
#include <cstdlib>
#include <stdexcept>

namespace attentoscope {

namespace {

namespace fs = std::filesystem;

/// Ends the program if a step of the scene itself fails.
template <typename T>
T done(Result<T> result)
{
    if (!result)
        throw std::runtime_error(result.error().message.text());
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

std::string said(const char* what, const Error& error)
{
    return std::string(what) + ": " + error.message.text();
}

FaultyFiles& good() ///< does not sync, because that would take most of the time
{
    static FaultyFiles files;
    return files;
}

// A training in these scenes. Each step has a line of metrics and two watched sentences. Each fifth step also has the
// measures of its heads. After resuming, the training has other losses and its saves another fraction.
constexpr std::int64_t headsEvery = 5;
constexpr std::size_t sentences = 2;
constexpr std::int64_t resumedAt = 20;
constexpr float firstTime = 0.0F;
constexpr float again = 0.5F;
constexpr float resumed = 0.25F;

double lossOf(std::int64_t step, float mark)
{
    return 2.0 / static_cast<double>(step) + (mark == resumed && step > resumedAt ? 1.0 : 0.0);
}

Result<void> appendStep(RunFolder& run, std::int64_t step, float mark)
{
    if (auto added = run.append(StepReport{.step = step, .epoch = 0.5, .loss = lossOf(step, mark)}); !added)
        return added;
    std::vector<WatchedSnapshot> snapshots;
    for (std::size_t sentence = 0; sentence < sentences; ++sentence)
        snapshots.push_back({.step = step, .sentence = {"the cat " + std::to_string(sentence), {}}});
    if (auto added = run.append(snapshots, KeepSnapshots::Always); !added)
        return added;
    return step % headsEvery == 0 ? run.append(tests::headReport(step, {0.25, 0.125})) : Result<void>();
}

RunIdentity identityOfScene()
{
    auto identity = sampleIdentity();
    identity.configuration = *configure("luong-general", {{"hidden_size", "2"}, {"keep_saves", "2"}});
    return identity;
}

/// Checks that all records up to the save's step are there and complete.
std::string faultOfRecords(const RunFolder& run, const RunSave& save)
{
    const auto step = save.position.step;
    const auto mark = markOf(save.model.tensors[0]) - static_cast<float>(step);
    if (const auto missing = run.missingMetrics(save.position))
        return missing->text();
    const auto history = run.readMetrics();
    if (!history)
        return said("metrics", history.error());
    for (std::size_t at = 0; at < static_cast<std::size_t>(step); ++at)
        if (at >= history->steps.size() || history->steps[at].step != static_cast<std::int64_t>(at + 1)
            || history->steps[at].loss != lossOf(history->steps[at].step, mark))
            return "the metrics of step " + std::to_string(at + 1) + " are missing";
    const auto watched = run.readWatched();
    if (!watched)
        return said("watched", watched.error());
    for (std::size_t at = 0; at < sentences * static_cast<std::size_t>(step); ++at)
        if (at >= watched->size() || (*watched)[at].step != static_cast<std::int64_t>(at / sentences + 1)
            || (*watched)[at].sentence.source != "the cat " + std::to_string(at % sentences))
            return "the watched sentence " + std::to_string(at) + " is missing";
    const auto heads = run.readHeads();
    if (!heads)
        return said("heads", heads.error());
    for (std::int64_t at = 1; at <= step / headsEvery; ++at)
        if (static_cast<std::size_t>(at) > heads->size()
            || (*heads)[static_cast<std::size_t>(at - 1)]->step != at * headsEvery)
            return "the heads of step " + std::to_string(at * headsEvery) + " are missing";
    return {};
}

/// Continues from the newest save, as a resumed training does.
std::string faultOfGoingOn(RunFolder& run, const RunSave& save)
{
    const auto step = save.position.step;
    const auto next = step + 1;
    const auto mark = markOf(save.model.tensors[0]) - static_cast<float>(step);
    for (const auto& done : {run.takeLock(), run.cutWatchedAfter(step), run.cutHeadsAfter(step),
             run.truncateMetrics(save.position.metricsBytes), appendStep(run, next, mark),
             writeSave(run, saveOfStep(next, mark), SaveKind::Best)})
        if (!done)
            return said("it does not go on", done.error());
    const auto saved = run.read(WhichSave::Best);
    if (!saved)
        return said("it went on", saved.error());
    if (saved->position.step != next || run.readMetrics()->steps.size() != static_cast<std::size_t>(next))
        return "what was trained on is not there";
    return faultOfRecords(run, *saved);
}

/// Checks a run in which at least these steps were saved.
std::string faultOfRun(const fs::path& path, std::int64_t current, std::int64_t best)
{
    auto run = RunFolder::open(path, good());
    if (!run)
        return said("the run does not open", run.error());
    if (!run->hasSave()) {
        if (current > 0)
            return "its saves are lost";
        for (const auto& done :
            {run->takeLock(), run->cutWatchedAfter(0), run->cutHeadsAfter(0), run->truncateMetrics(0),
                appendStep(*run, 1, firstTime), writeSave(*run, saveOfStep(1), SaveKind::Best)})
            if (!done)
                return said("it does not begin", done.error());
        return {};
    }
    for (const auto step : run->savedSteps()) // also saves without a name
        if (const auto save = readSave(SaveFolders(path).of(step)); !save || !isWhole(*save))
            return save ? "a save is half" : said("a save", save.error());
    const auto newest = run->read(WhichSave::Current);
    const auto bestOne = run->read(WhichSave::Best);
    if (!newest || !bestOne)
        return said("the save", newest ? bestOne.error() : newest.error());
    if (!isWhole(*newest) || !isWhole(*bestOne))
        return "the save is half";
    if (newest->position.step < current || bestOne->position.step < best)
        return "the saves of steps " + std::to_string(current) + " and " + std::to_string(best)
            + " are lost, there are " + std::to_string(newest->position.step) + " and "
            + std::to_string(bestOne->position.step);
    if (auto fault = faultOfRecords(*run, *newest); !fault.empty())
        return fault;
    return faultOfGoingOn(*run, *newest);
}

bool isRun(const fs::path& path)
{
    return fs::exists(path / "config.json");
}

/// Checks that a new run can be made where one was being made or deleted.
std::string faultOfMakingAnew(const fs::path& path)
{
    const auto made = RunFolder::create(path, identityOfScene(), good());
    return made ? std::string() : said("no run can be made here", made.error());
}

/// A run is made, trained, resumed, named and deleted.
class LifeOfARun : public PowerCutScene
{
    struct Promise
    {
        std::int64_t current = 0;
        std::int64_t best = 0;
        std::string note = {}, nextNote = {};
        bool isBeingDeleted = false;
        bool isGone = false;
    };

    std::vector<Promise> m_promises;
    Promise m_now;

    void promise(RecordingFiles& files)
    {
        files.promise(static_cast<int>(m_promises.size()));
        m_promises.push_back(m_now);
    }

    void save(RecordingFiles& files, RunFolder& run, std::int64_t step, float mark, SaveKind kind)
    {
        done(writeSave(run, saveOfStep(step, mark), kind));
        m_now.current = step;
        if (kind == SaveKind::Best)
            m_now.best = step;
        promise(files);
    }

    void trainTo(RunFolder& run, std::int64_t from, std::int64_t to, float mark)
    {
        for (auto step = from; step <= to; ++step)
            done(appendStep(run, step, mark));
    }

    void note(RecordingFiles& files, const fs::path& run, const std::string& text)
    {
        m_now.nextNote = text;
        promise(files);
        done(writeRunLabel(run, {.name = {}, .note = text}, files));
        m_now.note = text;
        promise(files);
    }

public:
    std::string name() const override { return "life"; }

    void play(RecordingFiles& files, const fs::path& root, const fs::path&) override
    {
        const auto path = root / "runs" / "run";
        {
            auto run = done(RunFolder::create(path, identityOfScene(), files));
            trainTo(run, 1, 5, firstTime);
            save(files, run, 5, firstTime, SaveKind::Best);
            trainTo(run, 6, 10, firstTime);
            save(files, run, 10, firstTime, SaveKind::Plain);
            save(files, run, 10, again, SaveKind::Best); // a step that is saved already
            trainTo(run, 11, 15, firstTime);
            save(files, run, 15, firstTime, SaveKind::Plain); // removes the save of step 5
            trainTo(run, 16, 20, firstTime);
            save(files, run, 20, firstTime, SaveKind::Best);
            trainTo(run, 21, 23, firstTime);
        }
        {
            auto run = done(RunFolder::open(path, files));
            done(run.takeLock());
            done(run.cutWatchedAfter(resumedAt));
            done(run.cutHeadsAfter(resumedAt));
            done(run.truncateMetrics(done(run.readPosition(WhichSave::Current)).metricsBytes));
            trainTo(run, 21, 25, resumed);
            save(files, run, 25, resumed, SaveKind::Best);
            trainTo(run, 26, 27, resumed);
            save(files, run, 27, resumed, SaveKind::Plain);
        }
        note(files, path, "first");
        note(files, path, "second");
        note(files, path, {});
        m_now.isBeingDeleted = true;
        promise(files);
        done(RunFolder::remove(path, files));
        m_now.isGone = true;
        promise(files);
    }

    std::string faultOf(const fs::path& root, int promised) override
    {
        const auto now = promised < 0 ? Promise() : m_promises.at(static_cast<std::size_t>(promised));
        const auto path = root / "runs" / "run";
        if (now.isGone && isRun(path))
            return "the deleted run is back";
        if (!isRun(path))
            return now.current == 0 || now.isBeingDeleted ? faultOfMakingAnew(path) : "the run is lost";
        const auto label = readRunLabel(path);
        if (!label || (label->note != now.note && label->note != now.nextNote))
            return label ? "its note is \"" + label->note + "\"" : said("its note", label.error());
        return faultOfRun(path, now.current, now.best);
    }
};

constexpr std::int64_t savedStep = 3; ///< contains the runs below

void makeRun(FileSystem& files, const fs::path& path)
{
    auto identity = identityOfScene(); // the run has as many weights as this configuration needs
    auto run = done(RunFolder::create(path, identity, files));
    const auto sizes = done(modelSizes(identity.configuration, identity.source.size(), identity.target.size()));
    for (std::int64_t step = 1; step <= savedStep; ++step)
        done(appendStep(run, step, firstTime));
    auto save = saveOfStep(savedStep);
    save.model.tensors = {floats("weights", std::vector<float>(weightCount(sizes), float(savedStep)))};
    done(writeSave(run, save, SaveKind::Best));
}

/// A run is deleted and brought back.
class Bin : public PowerCutScene
{
public:
    std::string name() const override { return "bin"; }

    void play(RecordingFiles& files, const fs::path& root, const fs::path&) override
    {
        makeRun(files, root / "run");
        files.promise(0);
        RunBin bin(files);
        done(bin.put(root / "run"));
        files.promise(1);
        done(bin.takeBack());
        files.promise(2);
    }

    std::string faultOf(const fs::path& root, int promised) override
    {
        const bool isThere = isRun(root / "run");
        const auto binned = root / ".deleted" / "run";
        if (promised < 0 && !isThere)
            return faultOfMakingAnew(root / "run");
        if (promised == 2 && !isThere)
            return "it was not brought back";
        if (!isThere && !isRun(binned))
            return "it is in neither place";
        return faultOfRun(isThere ? root / "run" : binned, promised < 0 ? 0 : savedStep, 0);
    }
};

/// Unpacks the archive and looks at the run. Unpacking also checks the archive.
std::string faultOfArchive(const fs::path& archive)
{
    const auto folder = archive.parent_path() / "unpacked";
    const auto unpacked = unpackRun(archive, folder, {}, {}, {}, good());
    if (!unpacked)
        return said("it does not unpack", unpacked.error());
    return faultOfRun(folder, savedStep, savedStep);
}

/// A run is packed, and later packed again over the first archive.
class Packing : public PowerCutScene
{
public:
    std::string name() const override { return "pack"; }

    void play(RecordingFiles& files, const fs::path& root, const fs::path& outside) override
    {
        makeRun(good(), outside / "run");
        for (int archive = 0; archive < 2; ++archive) {
            done(packRun(outside / "run", root / "run.attentoscope", PackedData::LeftOut, {}, {}, files));
            files.promise(archive);
        }
    }

    std::string faultOf(const fs::path& root, int promised) override
    {
        const auto archive = root / "run.attentoscope";
        if (const auto aside = replacedFile(archive); aside != archive)
            return faultOfArchive(aside);
        if (!fs::exists(archive))
            return promised < 0 ? std::string() : "the archive is lost";
        return faultOfArchive(archive);
    }
};

class Unpacking : public PowerCutScene
{
public:
    std::string name() const override { return "unpack"; }

    void play(RecordingFiles& files, const fs::path& root, const fs::path& outside) override
    {
        makeRun(good(), outside / "run");
        m_archive = outside / "run.attentoscope";
        done(packRun(outside / "run", m_archive, PackedData::LeftOut, {}, {}, good()));
        done(unpackRun(m_archive, root / "runs" / "run", {}, {}, {}, files));
        files.promise(0);
    }

    std::string faultOf(const fs::path& root, int promised) override
    {
        const auto run = root / "runs" / "run";
        if (fs::exists(run))
            return faultOfRun(run, savedStep, savedStep);
        if (promised >= 0)
            return "the unpacked run is lost";
        const auto unpacked = unpackRun(m_archive, run, {}, {}, {}, good());
        return unpacked ? std::string() : said("it cannot be unpacked again", unpacked.error());
    }

private:
    fs::path m_archive;
};

} // namespace

std::vector<std::unique_ptr<PowerCutScene>> powerCutScenes()
{
    std::vector<std::unique_ptr<PowerCutScene>> scenes;
    scenes.push_back(std::make_unique<LifeOfARun>());
    scenes.push_back(std::make_unique<Bin>());
    scenes.push_back(std::make_unique<Packing>());
    scenes.push_back(std::make_unique<Unpacking>());
    return scenes;
}

PowerCutTrial::PowerCutTrial(std::unique_ptr<PowerCutScene> scene, const fs::path& place, const DiskHabits& habits)
    : m_scene(std::move(scene)), m_place(place / m_scene->name())
{
    const auto root = m_place / "played";
    const auto outside = m_place / "outside";
    fs::create_directories(root);
    fs::create_directories(outside);
    m_recording = std::make_unique<RecordingFiles>(root, habits);
    m_scene->play(*m_recording, root, outside);
    m_cuts = std::make_unique<PowerCuts>(*m_recording);
}

void PowerCutTrial::trySingleLosses(std::size_t changes)
{
    m_cuts->singleLosses(changes, [this](const PowerCut& cut) { tryOne(cut); });
}

void PowerCutTrial::tryRandom(std::mt19937_64& generator)
{
    tryOne(m_cuts->random(generator));
}

void PowerCutTrial::tryOne(const PowerCut& cut)
{
    const int promised = m_recording->promisedAfter(cut.changes);
    if (!m_tried.emplace(m_cuts->fingerprint(cut), promised).second)
        return;
    const auto disk = m_place / "disk";
    m_cuts->materialise(cut, disk);
    const auto fault = m_scene->faultOf(disk, promised);
    fs::remove_all(disk);
    if (fault.empty())
        return;
    ++m_faulty;
    if (constexpr std::size_t shown = 5; m_faults.size() < shown)
        m_faults.push_back(m_scene->name() + " " + cut.text() + ": " + fault);
}

fs::path placeForTrials()
{
    auto place = (fs::exists("/dev/shm") ? fs::path("/dev/shm") : fs::temp_directory_path()) / "powercuts-XXXXXX";
    auto text = place.string();
    if (!::mkdtemp(text.data()))
        throw std::runtime_error("no folder can be made in " + place.parent_path().string());
    return fs::canonical(text);
}

} // namespace attentoscope
