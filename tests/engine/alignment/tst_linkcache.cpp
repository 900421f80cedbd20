// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/linkcache.h"
#include "tests/support/testprogram.h"

namespace {

namespace fs = std::filesystem;

WordPairs pairsOf(const std::string& other)
{
    WordPairs pairs;
    for (int pair = 0; pair < 20; ++pair) {
        pairs.add(std::vector<std::string>{"the", other, "."}, std::vector<std::string>{"la", other, "."});
        pairs.add(std::vector<std::string>{"the", "house"}, std::vector<std::string>{"la", "maison"});
    }
    return pairs;
}

struct Answer
{
    AlignerTables tables;
    std::vector<Message> notices;
    bool isLearned = false; ///< false: read from the cache
};

Answer learned(const LinkCache& cache, const WordPairs& pairs)
{
    Answer answer;
    const auto notice = [&](double) { answer.isLearned = true; };
    answer.tables = valueOf(cache.learn(pairs, {1, notice, {}}, answer.notices)).tables();
    return answer;
}

} // namespace

class LinkCacheTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsReadIsWhatWasLearned()
    {
        const QTemporaryDir place;
        const LinkCache cache(fs::path(place.path().toStdString()) / "new" / "links");
        const auto pairs = pairsOf("table");
        const auto first = learned(cache, pairs), second = learned(cache, pairs);
        QVERIFY(first.isLearned && !second.isLearned && first.notices.empty());
        QVERIFY(first.tables.sourceWords == second.tables.sourceWords);
        QVERIFY(first.tables.targetWords == second.tables.targetWords);
        QVERIFY(first.tables.couples.rowBegins() == second.tables.couples.rowBegins());
        QVERIFY(first.tables.couples.columns() == second.tables.couples.columns());
        for (const auto table : {&AlignerTables::forward, &AlignerTables::backward}) {
            const auto& one = first.tables.*table;
            const auto& other = second.tables.*table;
            QVERIFY(one.cells == other.cells && one.none == other.none && one.jumps == other.jumps);
            QCOMPARE(one.nullShare, other.nullShare);
        }
        const auto others = learned(cache, pairsOf("flower"));
        QVERIFY(others.isLearned);
        auto swapped = pairsOf("table");
        std::swap(swapped.source, swapped.target);
        std::swap(swapped.pairs.source, swapped.pairs.target);
        QVERIFY(cache.fileOf(swapped) != cache.fileOf(pairs));
    }

    void aDamagedFileIsLearnedAgain()
    {
        const QTemporaryDir place;
        const LinkCache cache(fs::path(place.path().toStdString()));
        const auto pairs = pairsOf("table");
        const auto first = learned(cache, pairs);
        const auto path = QString::fromStdString(cache.fileOf(pairs)->string());
        const auto whole = bytesOf(path);
        QVERIFY(whole.size() > 1'000);
        for (qsizetype byte = 0; byte <= whole.size(); byte += whole.size() / 40) {
            auto damaged = whole;
            if (byte < whole.size())
                damaged[byte] = static_cast<char>(damaged[byte] ^ 0x20);
            else
                damaged.chop(1);
            QVERIFY(putFile(path, damaged));
            const auto again = learned(cache, pairs);
            QVERIFY(again.tables.forward.cells == first.tables.forward.cells);
            if (byte > 1'000) // a changed space within the header may have no effect
                QCOMPARE(bytesOf(path), whole);
        }
    }

    void theOldestFilesGo()
    {
        const QTemporaryDir place;
        const fs::path folder = place.path().toStdString();
        const auto one = pairsOf("table"), two = pairsOf("flower"), three = pairsOf("bridge");
        const LinkCache boundless(folder);
        learned(boundless, one);
        learned(boundless, two);
        const auto bytes = fs::file_size(*boundless.fileOf(one)) + fs::file_size(*boundless.fileOf(two));
        const auto now = fs::file_time_type::clock::now();
        fs::last_write_time(*boundless.fileOf(one), now - std::chrono::hours(2));
        fs::last_write_time(*boundless.fileOf(two), now - std::chrono::hours(1));
        QVERIFY(!learned(boundless, one).isLearned); // it is used now, so the other file is the oldest
        learned(LinkCache(folder, bytes + bytes / 4), three);
        QVERIFY(fs::exists(*boundless.fileOf(one)) && fs::exists(*boundless.fileOf(three)));
        QVERIFY(!fs::exists(*boundless.fileOf(two)));
    }

    void aPlaceThatCannotBeWrittenCostsANotice()
    {
        const QTemporaryDir place;
        const auto file = place.filePath(u"file"_s);
        QVERIFY(putFile(file, "not a folder"));
        const auto answer = learned(LinkCache(fs::path(file.toStdString()) / "links"), pairsOf("table"));
        QVERIFY(answer.isLearned && !answer.tables.forward.cells.empty());
        QCOMPARE(answer.notices.size(), std::size_t{1});
        QVERIFY(learned(LinkCache(std::nullopt), pairsOf("table")).notices.empty());
    }

    void theUsualFolderIsTheUsersCache()
    {
        qputenv("XDG_CACHE_HOME", "/some/cache");
        QVERIFY(LinkCache::usualFolder() == fs::path("/some/cache/attentoscope/links"));
        qputenv("XDG_CACHE_HOME", "relative"); // the specification says to ignore it
        qputenv("HOME", "/some/home");
        QVERIFY(LinkCache::usualFolder() == fs::path("/some/home/.cache/attentoscope/links"));
        qunsetenv("HOME");
        QVERIFY(!LinkCache::usualFolder());
    }
};

ATTENTOSCOPE_TEST(LinkCacheTest, QCoreApplication);
#include "tst_linkcache.moc"
