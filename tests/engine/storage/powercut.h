// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <random>
#include <string>
#include <vector>

namespace attentoscope {

// What may be on a disk after a power cut, as an effect of a program's calls.
//
// POSIX.1-2017 promises little. When fsync() returns, the file's data is on the disk. fsync(2) of Linux adds that the
// file's name may not be: its folder must be synced too. A change that was not synced is on the disk or not, and
// changes may arrive in any order:
//
//   - a write is there, or missing, or partly there: disks write sectors of 512 bytes. If its length is on the disk and
//     its data is not, zeros are read.
//   - a file that was cut is cut, or not.
//   - a new, removed or changed name is there or not, each for itself. A synced file whose name was lost is gone.
//   - a rename is there, or not, or both names are. It is never the loss of both. Nothing orders it after the data of
//     its file.
//
// These are the rules of ALICE (Pillai et al., "All File Systems Are Not Created Equal", OSDI 2014), for its most
// liberal file system. Disks that lie about syncing are left out, because no program can help there.

/// One change of the disk that a program asked for. Files, folders and links have numbers; 0 is the root.
struct DiskChange
{
    enum class Kind : std::uint8_t {
        Name, ///< `name` in `folder` now means `item`, or nothing
        Move, ///< `name` in `folder` has become `newName` in `newFolder`
        Write,
        Cut, ///< the file has `offset` bytes
        Sync
    };
    static constexpr int nothing = -1;

    Kind kind = Kind::Sync;
    int item = nothing;
    int folder = nothing;
    std::string name = {};
    int newFolder = nothing;
    std::string newName = {};
    std::uint64_t offset = 0;
    std::string bytes = {};
};

struct DiskItem
{
    enum class Kind : std::uint8_t { Folder, File, Link };

    Kind kind = Kind::File;
    std::string target = {}; ///< target of a link
};

/// Differences of file systems that do not follow POSIX. Examples are FAT, and a network drive that another program
/// provides.
struct DiskHabits
{
    bool replaces = true; ///< whether a rename replaces a file of the new name
    bool hasLinks = true;
    bool hasLocks = true;
};

/// The real file system. It records every change below a folder, which is empty at first. It syncs nothing.
class RecordingFiles : public FileSystem
{
public:
    explicit RecordingFiles(std::filesystem::path root, const DiskHabits& habits = {});

    /// From now on the test's promise with this number holds, whatever happens to the machine. The next promise may
    /// come true at any moment.
    void promise(int number);
    int promisedAfter(std::size_t changes) const; ///< the last promise before this number of changes; −1: none

    const std::vector<DiskChange>& changes() const { return m_changes; }
    const std::vector<DiskItem>& items() const { return m_items; }

    int open(const std::filesystem::path& path, int flags) override;
    ssize_t write(int descriptor, const std::byte* bytes, std::size_t size) override;
    int sync(int descriptor) override;
    int truncate(int descriptor, std::uint64_t size) override;
    int close(int descriptor) override;
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override;
    int link(const std::filesystem::path& target, const std::filesystem::path& path) override;
    int makeFolder(const std::filesystem::path& path) override;
    int makeNewFolder(const std::filesystem::path& path) override;
    int remove(const std::filesystem::path& path) override;
    int lock(int descriptor, Lock lock) override;

private:
    struct Place
    {
        int folder = DiskChange::nothing; ///< nothing: outside of the root
        std::string name;
        int item = DiskChange::nothing;
    };
    struct Opened
    {
        int item = DiskChange::nothing;
        bool appends = false;
        std::uint64_t position = 0;
    };

    Place placeOf(const std::filesystem::path& path) const;
    int made(const Place& place, DiskItem item);
    void removed(const Place& place);

    std::filesystem::path m_root;
    DiskHabits m_habits;
    std::vector<DiskChange> m_changes;
    std::vector<DiskItem> m_items{{DiskItem::Kind::Folder}};
    std::map<int, std::map<std::string, int>> m_names; ///< the names that the program sees, by folder
    std::map<int, std::uint64_t> m_sizes; ///< sizes of files
    std::map<int, Opened> m_open; ///< open files by descriptor
    std::vector<std::pair<std::size_t, int>> m_promises; ///< number of changes → promise
    mutable std::mutex m_mutex; ///< needed because saves are written in their own thread
};

/// What became of a change that was not synced.
struct Fate
{
    enum class Kind : std::uint8_t {
        Kept,
        Lost,
        Zero, ///< for a write: the length is on the disk, the bytes are not
        TornOff, ///< only the bytes before `at` (in the file) are there
        ZeroFrom, ///< the bytes from `at` on are zeros
        ZeroUntil, ///< the bytes before `at` are zeros
        BothNames ///< for a rename: both names are on the disk
    };

    Kind kind = Kind::Kept;
    std::uint64_t at = 0; ///< a multiple of 512
};

/// A power cut after the first `changes` of a recording. What is not in `fates` is on the disk.
struct PowerCut
{
    std::size_t changes = 0;
    std::map<std::size_t, Fate> fates = {}; ///< by number of the change

    std::string text() const; ///< the text for messages, on one line
};

/// The disks that a power cut may leave.
class PowerCuts
{
public:
    explicit PowerCuts(const RecordingFiles& recording);

    /// Calls `take` with these cuts: everything is kept; everything that can be lost is lost; and each change that can
    /// be lost is lost alone, in each possible way.
    void singleLosses(std::size_t changes, const std::function<void(const PowerCut&)>& take) const;
    /// Any combination of losses.
    PowerCut random(std::mt19937_64& generator) const;

    /// Writes what is on the disk into a folder that does not exist.
    void materialise(const PowerCut& cut, const std::filesystem::path& folder) const;
    /// Two disks with the same fingerprint are the same.
    std::uint64_t fingerprint(const PowerCut& cut) const;

private:
    struct Disk
    {
        std::map<int, std::map<std::string, int>> names;
        std::map<int, std::string> contents;
    };

    std::vector<std::size_t> unsynced(std::size_t changes) const;
    std::vector<Fate> waysToLose(std::size_t change) const;
    Disk diskAfter(const PowerCut& cut) const;
    void visit(const Disk& disk, int folder, const std::filesystem::path& path,
        const std::function<void(const std::filesystem::path&, int item)>& take) const;

    const std::vector<DiskChange>& m_changes;
    const std::vector<DiskItem>& m_items;
    std::vector<std::size_t> m_syncedBy; ///< for each change, the number of changes after which it is safe on the disk
};

} // namespace attentoscope
