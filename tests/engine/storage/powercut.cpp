// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "powercut.h"

#include "engine/reproducible/fnv.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <limits>
#include <stdexcept>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace attentoscope {

namespace {

using Kind = DiskChange::Kind;

constexpr std::uint64_t sector = 512; // bytes
constexpr int nothing = DiskChange::nothing;
constexpr std::size_t never = std::numeric_limits<std::size_t>::max();

/// Changes the content as a write does of which only a part reached the disk.
void writeInto(std::string& content, const DiskChange& write, const Fate& fate)
{
    const auto begin = write.offset;
    const auto end = begin + write.bytes.size();
    const auto at = std::clamp(fate.at, begin, end);
    auto from = begin; // the bytes from here to `until` are on the disk
    auto until = end;
    if (fate.kind == Fate::Kind::Zero)
        until = begin;
    else if (fate.kind == Fate::Kind::TornOff || fate.kind == Fate::Kind::ZeroFrom)
        until = at;
    else if (fate.kind == Fate::Kind::ZeroUntil)
        from = at;
    const auto length = fate.kind == Fate::Kind::TornOff ? until : end;
    if (content.size() < length)
        content.resize(length, '\0');
    if (from < until)
        content.replace(from, until - from, write.bytes, from - begin, until - from);
}

void require(bool isDone, const std::filesystem::path& path)
{
    if (!isDone)
        throw std::runtime_error("the test cannot write " + path.string());
}

} // namespace

RecordingFiles::RecordingFiles(std::filesystem::path root, const DiskHabits& habits)
    : m_root(std::move(root)), m_habits(habits)
{
}

void RecordingFiles::promise(int number)
{
    const std::lock_guard lock(m_mutex);
    m_promises.emplace_back(m_changes.size(), number);
}

int RecordingFiles::promisedAfter(std::size_t changes) const
{
    int promised = -1;
    for (const auto& [after, number] : m_promises)
        if (after <= changes)
            promised = number;
    return promised;
}

RecordingFiles::Place RecordingFiles::placeOf(const std::filesystem::path& path) const
{
    const auto inside = std::filesystem::absolute(path).lexically_normal().lexically_relative(m_root);
    if (inside.empty() || *inside.begin() == "..")
        return {};
    if (inside == ".")
        return {.folder = 0, .name = ".", .item = 0};
    Place place{.item = 0};
    for (const auto& part : inside) {
        const auto names = m_names.find(place.item);
        place.folder = place.item;
        place.name = part.string();
        const auto found = names == m_names.end() ? decltype(names->second.end()){} : names->second.find(place.name);
        place.item = names == m_names.end() || found == names->second.end() ? nothing : found->second;
        if (place.folder == nothing)
            return {};
    }
    return place;
}

int RecordingFiles::made(const Place& place, DiskItem item)
{
    const auto number = static_cast<int>(m_items.size());
    m_items.push_back(std::move(item));
    m_names[place.folder][place.name] = number;
    m_changes.push_back({.kind = Kind::Name, .item = number, .folder = place.folder, .name = place.name});
    return number;
}

/// The contents of a folder are removed first, as in every program that removes a folder.
void RecordingFiles::removed(const Place& place)
{
    if (const auto inside = m_names.find(place.item); inside != m_names.end()) {
        const auto names = inside->second;
        for (const auto& [name, item] : names)
            removed({.folder = place.item, .name = name, .item = item});
    }
    m_names[place.folder].erase(place.name);
    m_changes.push_back({.kind = Kind::Name, .folder = place.folder, .name = place.name});
}

int RecordingFiles::open(const std::filesystem::path& path, int flags)
{
    const std::lock_guard lock(m_mutex);
    auto place = placeOf(path);
    const int descriptor = FileSystem::open(path, flags);
    if (descriptor < 0 || place.folder == nothing)
        return descriptor;
    if (place.item == nothing && (flags & O_CREAT) != 0)
        place.item = made(place, {DiskItem::Kind::File});
    else if ((flags & O_TRUNC) != 0) {
        m_sizes[place.item] = 0;
        m_changes.push_back({.kind = Kind::Cut, .item = place.item});
    }
    m_open[descriptor] = {.item = place.item, .appends = (flags & O_APPEND) != 0};
    return descriptor;
}

ssize_t RecordingFiles::write(int descriptor, const std::byte* bytes, std::size_t size)
{
    const std::lock_guard lock(m_mutex);
    const auto written = FileSystem::write(descriptor, bytes, size);
    const auto found = m_open.find(descriptor);
    if (written <= 0 || found == m_open.end())
        return written;
    auto& file = found->second;
    auto& length = m_sizes[file.item];
    const auto offset = file.appends ? length : file.position;
    std::string text(static_cast<std::size_t>(written), '\0');
    std::memcpy(text.data(), bytes, text.size());
    file.position = offset + text.size();
    length = std::max(length, file.position);
    m_changes.push_back({.kind = Kind::Write, .item = file.item, .offset = offset, .bytes = std::move(text)});
    return written;
}

int RecordingFiles::sync(int descriptor)
{
    const std::lock_guard lock(m_mutex);
    if (const auto found = m_open.find(descriptor); found != m_open.end())
        m_changes.push_back({.kind = Kind::Sync, .item = found->second.item});
    return 0;
}

int RecordingFiles::truncate(int descriptor, std::uint64_t size)
{
    const std::lock_guard lock(m_mutex);
    const int answer = FileSystem::truncate(descriptor, size);
    if (const auto found = m_open.find(descriptor); answer == 0 && found != m_open.end()) {
        m_sizes[found->second.item] = size;
        m_changes.push_back({.kind = Kind::Cut, .item = found->second.item, .offset = size});
    }
    return answer;
}

int RecordingFiles::close(int descriptor)
{
    const std::lock_guard lock(m_mutex);
    m_open.erase(descriptor);
    return FileSystem::close(descriptor);
}

int RecordingFiles::rename(const std::filesystem::path& from, const std::filesystem::path& to)
{
    const std::lock_guard lock(m_mutex);
    const auto before = placeOf(from);
    const auto after = placeOf(to);
    if (!m_habits.replaces && after.item != nothing) {
        errno = EEXIST;
        return -1;
    }
    const int answer = FileSystem::rename(from, to);
    if (answer < 0 || before.folder == nothing || after.folder == nothing)
        return answer;
    m_names[before.folder].erase(before.name);
    m_names[after.folder][after.name] = before.item;
    m_changes.push_back({.kind = Kind::Move,
        .item = before.item,
        .folder = before.folder,
        .name = before.name,
        .newFolder = after.folder,
        .newName = after.name});
    return answer;
}

int RecordingFiles::link(const std::filesystem::path& target, const std::filesystem::path& path)
{
    const std::lock_guard lock(m_mutex);
    if (!m_habits.hasLinks) {
        errno = EPERM;
        return -1;
    }
    const int answer = FileSystem::link(target, path);
    if (const auto place = placeOf(path); answer == 0 && place.folder != nothing)
        made(place, {DiskItem::Kind::Link, target.string()});
    return answer;
}

int RecordingFiles::makeFolder(const std::filesystem::path& path)
{
    const std::lock_guard lock(m_mutex);
    const int answer = FileSystem::makeFolder(path);
    auto at = m_root;
    const auto inside = std::filesystem::absolute(path).lexically_normal().lexically_relative(m_root);
    if (answer == 0 && !inside.empty() && *inside.begin() != "..")
        for (const auto& part : inside) {
            at /= part;
            if (const auto place = placeOf(at); place.item == nothing)
                made(place, {DiskItem::Kind::Folder});
        }
    return answer;
}

int RecordingFiles::makeNewFolder(const std::filesystem::path& path)
{
    const std::lock_guard lock(m_mutex);
    const int answer = FileSystem::makeNewFolder(path);
    if (const auto place = placeOf(path); answer == 0 && place.folder != nothing)
        made(place, {DiskItem::Kind::Folder});
    return answer;
}

int RecordingFiles::remove(const std::filesystem::path& path)
{
    const std::lock_guard lock(m_mutex);
    const auto place = placeOf(path);
    const int answer = FileSystem::remove(path);
    if (answer == 0 && place.item != nothing)
        removed(place);
    return answer;
}

int RecordingFiles::lock(int descriptor, Lock lock)
{
    if (m_habits.hasLocks)
        return FileSystem::lock(descriptor, lock);
    errno = ENOLCK;
    return -1;
}

std::string PowerCut::text() const
{
    static constexpr std::array names{"kept", "lost", "zero", "torn off", "zero from", "zero until", "both names"};
    auto text = "after change " + std::to_string(changes);
    for (const auto& [change, fate] : fates) {
        text += ", " + std::to_string(change) + " " + names.at(static_cast<std::size_t>(fate.kind));
        if (fate.at > 0)
            text += " " + std::to_string(fate.at);
    }
    return text;
}

PowerCuts::PowerCuts(const RecordingFiles& recording)
    : m_changes(recording.changes()), m_items(recording.items()), m_syncedBy(m_changes.size(), never)
{
    std::map<int, std::size_t> next; // number of changes until the next sync of a file or folder
    for (auto at = m_changes.size(); at-- > 0;) {
        const auto& change = m_changes[at];
        const auto syncOf = [&](int item) { return next.contains(item) ? next[item] : never; };
        if (change.kind == Kind::Sync) {
            next[change.item] = at + 1;
            m_syncedBy[at] = 0;
        } else if (change.kind == Kind::Name) {
            m_syncedBy[at] = syncOf(change.folder);
        } else if (change.kind == Kind::Move) {
            m_syncedBy[at] = std::min(syncOf(change.folder), syncOf(change.newFolder));
        } else {
            m_syncedBy[at] = syncOf(change.item);
        }
    }
}

std::vector<std::size_t> PowerCuts::unsynced(std::size_t changes) const
{
    std::vector<std::size_t> found;
    for (std::size_t at = 0; at < changes; ++at)
        if (m_syncedBy[at] > changes)
            found.push_back(at);
    return found;
}

std::vector<Fate> PowerCuts::waysToLose(std::size_t number) const
{
    const auto& change = m_changes[number];
    std::vector<Fate> ways{{Fate::Kind::Lost}};
    if (change.kind == Kind::Move && m_items[static_cast<std::size_t>(change.item)].kind != DiskItem::Kind::Folder)
        ways.push_back({Fate::Kind::BothNames});
    if (change.kind != Kind::Write)
        return ways;
    ways.push_back({Fate::Kind::Zero});
    const auto end = change.offset + change.bytes.size();
    for (auto at = (change.offset / sector + 1) * sector; at < end; at += sector)
        for (const auto kind : {Fate::Kind::TornOff, Fate::Kind::ZeroFrom, Fate::Kind::ZeroUntil})
            ways.push_back({kind, at});
    return ways;
}

void PowerCuts::singleLosses(std::size_t changes, const std::function<void(const PowerCut&)>& take) const
{
    PowerCut cut{.changes = changes};
    take(cut);
    const auto open = unsynced(changes);
    for (const auto change : open)
        cut.fates[change] = {Fate::Kind::Lost};
    if (open.size() > 1)
        take(cut);
    for (const auto change : open)
        for (const auto& way : waysToLose(change)) {
            cut.fates = {{change, way}};
            take(cut);
        }
}

PowerCut PowerCuts::random(std::mt19937_64& generator) const
{
    PowerCut cut{.changes = generator() % (m_changes.size() + 1)};
    for (const auto change : unsynced(cut.changes)) {
        const auto ways = waysToLose(change);
        if (generator() % 2 == 0)
            cut.fates[change] = ways[generator() % ways.size()];
    }
    return cut;
}

PowerCuts::Disk PowerCuts::diskAfter(const PowerCut& cut) const
{
    Disk disk;
    for (std::size_t at = 0; at < cut.changes; ++at) {
        const auto found = cut.fates.find(at);
        const Fate fate = found == cut.fates.end() ? Fate{} : found->second;
        const auto& change = m_changes[at];
        if (fate.kind == Fate::Kind::Lost)
            continue;
        if (change.kind == Kind::Name && change.item == nothing)
            disk.names[change.folder].erase(change.name);
        else if (change.kind == Kind::Name)
            disk.names[change.folder][change.name] = change.item;
        else if (change.kind == Kind::Write)
            writeInto(disk.contents[change.item], change, fate);
        else if (change.kind == Kind::Cut)
            disk.contents[change.item].resize(change.offset, '\0');
        else if (change.kind == Kind::Move) {
            if (fate.kind != Fate::Kind::BothNames)
                disk.names[change.folder].erase(change.name);
            disk.names[change.newFolder][change.newName] = change.item;
        }
    }
    return disk;
}

void PowerCuts::visit(const Disk& disk, int folder, const std::filesystem::path& path,
    const std::function<void(const std::filesystem::path&, int)>& take) const
{
    const auto names = disk.names.find(folder);
    if (names == disk.names.end())
        return;
    for (const auto& [name, item] : names->second) {
        take(path / name, item);
        if (m_items[static_cast<std::size_t>(item)].kind == DiskItem::Kind::Folder)
            visit(disk, item, path / name, take);
    }
}

void PowerCuts::materialise(const PowerCut& cut, const std::filesystem::path& folder) const
{
    const auto disk = diskAfter(cut);
    require(::mkdir(folder.c_str(), 0777) == 0, folder);
    visit(disk, 0, folder, [&](const std::filesystem::path& path, int number) {
        const auto& item = m_items[static_cast<std::size_t>(number)];
        if (item.kind == DiskItem::Kind::Folder) {
            require(::mkdir(path.c_str(), 0777) == 0, path);
        } else if (item.kind == DiskItem::Kind::Link) {
            require(::symlink(item.target.c_str(), path.c_str()) == 0, path);
        } else {
            const auto found = disk.contents.find(number);
            const auto bytes = found == disk.contents.end() ? std::string() : found->second;
            const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
            require(::write(descriptor, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()), path);
            ::close(descriptor);
        }
    });
}

std::uint64_t PowerCuts::fingerprint(const PowerCut& cut) const
{
    const auto disk = diskAfter(cut);
    Fnv hash;
    visit(disk, 0, {}, [&](const std::filesystem::path& path, int number) {
        const auto found = disk.contents.find(number);
        hash.add(path.string() + '\n');
        hash.add(m_items[static_cast<std::size_t>(number)].target + '\n');
        if (found != disk.contents.end())
            hash.add(found->second + '\n');
    });
    return hash.hash();
}

} // namespace attentoscope
