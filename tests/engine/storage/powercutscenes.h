// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/storage/powercut.h"

#include <memory>
#include <set>

namespace attentoscope {

/// A scene: a program works with runs until the power is cut. The scene knows what must be on the disk then.
class PowerCutScene
{
public:
    PowerCutScene() = default;
    PowerCutScene(const PowerCutScene&) = delete;
    PowerCutScene& operator=(const PowerCutScene&) = delete;
    virtual ~PowerCutScene() = default;

    virtual std::string name() const = 0;
    /// Called once. `root` is empty; `outside` is a folder that the power cut spares.
    virtual void play(
        RecordingFiles& files, const std::filesystem::path& root, const std::filesystem::path& outside) = 0;
    /// Says what is wrong with a disk that a power cut left after this promise. Empty: nothing is wrong. Continues the
    /// work on that disk.
    virtual std::string faultOf(const std::filesystem::path& root, int promise) = 0;
};

/// The scenes: the life of a run from its making to its deletion, the bin, packing, and unpacking.
std::vector<std::unique_ptr<PowerCutScene>> powerCutScenes();

/// A scene that was played, and the disks that were tried after it.
class PowerCutTrial
{
public:
    /// `place` is a separate folder, preferably in memory, because every disk is written there.
    PowerCutTrial(
        std::unique_ptr<PowerCutScene> scene, const std::filesystem::path& place, const DiskHabits& habits = {});

    std::string name() const { return m_scene->name(); }
    std::size_t changes() const { return m_recording->changes().size(); }
    void trySingleLosses(std::size_t changes);
    void tryRandom(std::mt19937_64& generator);

    /// The disks that were tried, by fingerprint and promise. None is tried twice.
    const std::set<std::pair<std::uint64_t, int>>& disks() const { return m_tried; }
    void skip(std::uint64_t fingerprint, int promise) { m_tried.emplace(fingerprint, promise); }
    std::size_t faultyDisks() const { return m_faulty; }
    const std::vector<std::string>& faults() const { return m_faults; } ///< the first few faults

private:
    void tryOne(const PowerCut& cut);

    std::unique_ptr<PowerCutScene> m_scene;
    std::filesystem::path m_place;
    std::unique_ptr<RecordingFiles> m_recording;
    std::unique_ptr<PowerCuts> m_cuts;
    std::set<std::pair<std::uint64_t, int>> m_tried;
    std::size_t m_faulty = 0;
    std::vector<std::string> m_faults;
};

/// A new folder for trials. It is in memory if the system has such a place.
std::filesystem::path placeForTrials();

} // namespace attentoscope
