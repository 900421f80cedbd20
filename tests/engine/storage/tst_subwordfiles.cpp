// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reproducible/fnv.h"
#include "engine/storage/files/encodings.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/vocabularyfile.h"
#include "packedsamples.h"
#include "tests/support/testprogram.h"
#include "tests/support/unsummed.h"

/// The subword models in a run folder: written, read, and refused when they are not the run's own.
class TestSubwordFiles : public QObject
{
    Q_OBJECT

private slots:
    void modelsComeBack()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(u"run"_s).toStdString();
        const auto written = identity();
        QVERIFY(RunFolder::create(path, written));
        const auto opened = RunFolder::open(path);
        QVERIFY2(opened.has_value(), opened ? "" : opened.error().message.c_str());
        QCOMPARE(opened->identity().subwords.source->bytes(), written.subwords.source->bytes());
        QCOMPARE(opened->identity().subwords.target->bytes(), written.subwords.target->bytes());
        QCOMPARE(opened->identity().data.subwordsOfRun, path.string());
        QVERIFY(RunFolder::remove(path));
        QVERIFY(!std::filesystem::exists(path));
    }

    void otherModelIsRefused()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(u"run"_s).toStdString();
        QVERIFY(RunFolder::create(path, identity()));
        std::ofstream(path / targetSubwordsFile, std::ios::binary) << identity().subwords.source->bytes();
        QVERIFY2(reasonOf(path).find("not the subword model that the run was made with") != std::string::npos,
            reasonOf(path).c_str());
    }

    void missingModelIsRefused()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(u"run"_s).toStdString();
        QVERIFY(RunFolder::create(path, identity()));
        std::filesystem::remove(path / sourceSubwordsFile);
        QVERIFY2(reasonOf(path).find(sourceSubwordsFile) != std::string::npos, reasonOf(path).c_str());
    }

    void modelOfAnotherVocabularyIsRefused_data()
    {
        QTest::addColumn<bool>("isTrainedOn");
        QTest::newRow("a new run") << false;
        QTest::newRow("a run trained on from a run") << true;
    }

    void modelOfAnotherVocabularyIsRefused()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(u"run"_s).toStdString();
        QFETCH(const bool, isTrainedOn);
        auto mixed = identity();
        std::swap(mixed.source, mixed.target);
        if (isTrainedOn)
            mixed.origin = RunOrigin{.name = "before", .form = "run", .hash = "1f"};
        QVERIFY(RunFolder::create(path, mixed));
        QVERIFY2(reasonOf(path).find("does not fit the vocabulary") != std::string::npos, reasonOf(path).c_str());
    }

    /// A stranger can write a configuration whose fingerprint fits any file.
    void rubbishForAModelIsRefused()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath(u"run"_s).toStdString();
        QVERIFY(RunFolder::create(path, identity()));
        const std::string rubbish = "no model at all";
        std::ofstream(path / sourceSubwordsFile, std::ios::binary) << rubbish;
        std::ifstream in(path / "config.json", std::ios::binary);
        std::string config{std::istreambuf_iterator<char>(in), {}};
        Fnv hash;
        hash.add(rubbish);
        const auto known = hexadecimal(hashesOf(identity().subwords).source);
        QVERIFY(config.find(known) != std::string::npos);
        config.replace(config.find(known), known.size(), hexadecimal(hash.hash()));
        std::ofstream(path / "config.json", std::ios::binary) << config;
        tests::removeSums(path);
        QVERIFY2(reasonOf(path).find("no SentencePiece model") != std::string::npos, reasonOf(path).c_str());
    }

private:
    static RunIdentity identity()
    {
        auto identity = sampleIdentity();
        cutWords(identity);
        return identity;
    }

    static std::string reasonOf(const std::filesystem::path& path)
    {
        const auto opened = RunFolder::open(path);
        return opened ? std::string() : opened.error().message.text();
    }
};

ATTENTOSCOPE_TEST(TestSubwordFiles, attentoscope::tests::NoApplication);
#include "tst_subwordfiles.moc"
