// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/runarchive.h"
#include "tests/engine/storage/packedsamples.h"
#include "tests/support/testprogram.h"

class UnpackOnceTest : public QObject
{
    Q_OBJECT

private:
    std::filesystem::path at(const char* name) const
    {
        return std::filesystem::path(m_place->path().toStdString()) / name;
    }
    Result<OpenedArchive> open(const char* file = "sent.attentoscope") const
    {
        return unpackRunOnce(at(file), at("runs"));
    }

    std::unique_ptr<QTemporaryDir> m_place;

private slots:
    void init()
    {
        m_place = std::make_unique<QTemporaryDir>();
        wholeRun(at("run"));
        QVERIFY(packRun(at("run"), at("sent.attentoscope"), PackedData::LeftOut));
        std::filesystem::create_directory(at("runs"));
    }

    void theSameFileIsUnpackedOnce()
    {
        const auto first = open();
        QVERIFY2(first, first ? "" : first.error().message.c_str());
        QVERIFY(first->unpacked);
        QCOMPARE(first->folder, at("runs/sent"));
        std::filesystem::rename(at("sent.attentoscope"), at("renamed.attentoscope"));
        const auto second = open("renamed.attentoscope");
        QVERIFY(second && !second->unpacked);
        QCOMPARE(second->folder, at("runs/sent"));
    }

    void anotherFileOfTheSameNameIsUnpacked()
    {
        QVERIFY(open());
        wholeRun(at("other"), "/elsewhere/others.tsv");
        std::filesystem::remove(at("sent.attentoscope"));
        QVERIFY(packRun(at("other"), at("sent.attentoscope"), PackedData::LeftOut));
        const auto second = open();
        QVERIFY(second && second->unpacked);
        QCOMPARE(second->folder, at("runs/sent-2"));
    }

    void aRunThatWasTrainedSinceIsUnpackedAgain()
    {
        const auto first = open();
        QVERIFY(first);
        auto run = RunFolder::open(first->folder);
        QVERIFY(run && run->takeLock() && writeSave(*run, saveOfStep(9)));
        const auto second = open();
        QVERIFY(second && second->unpacked);
    }

    void aRunThatWasDeletedOrDamagedIsUnpackedAgain()
    {
        const auto first = open();
        QVERIFY(first);
        std::ofstream(first->folder / unpackedFile) << "{";
        QVERIFY(open()->unpacked);
        QVERIFY(RunFolder::remove(first->folder));
        QVERIFY(!std::filesystem::exists(first->folder));
    }
};

ATTENTOSCOPE_TEST(UnpackOnceTest, QCoreApplication);
#include "tst_unpackonce.moc"
