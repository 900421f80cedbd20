// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

/// A run as one file, from the command line: sent, opened, and refused where a folder is wanted.
class TestCommandLinePack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto trained = m_place.train("run",
            {u"--data"_s, m_place.writeReverse("train.tsv", 300, 1), u"--steps"_s, u"20"_s, u"--threads"_s, u"1"_s,
                u"--set"_s, u"hidden_size=16"_s, u"embedding_size=16"_s});
        QVERIFY2(trained.code == 0, trained.err);
    }

    void theCopyTranslatesTheSame()
    {
        const auto packed = pack();
        QVERIFY2(packed.code == 0, packed.err);
        QVERIFY2(packed.out.contains("step 20"), packed.out);
        QVERIFY2(packed.out.contains("train.tsv") && packed.out.contains("is not included"), packed.out);
        const auto unpacked = unpack("run.attentoscope", "copy");
        QVERIFY2(unpacked.code == 0, unpacked.err);
        const auto ours = translate("run");
        const auto theirs = translate("copy");
        QVERIFY2(ours.code == 0 && !ours.out.isEmpty(), ours.err);
        QCOMPARE(theirs.out, ours.out);
        QFile config(at("copy/config.json"));
        QVERIFY(config.open(QIODevice::ReadOnly));
        QVERIFY(!config.readAll().contains(QFileInfo(at("run")).path().toUtf8()));
    }

    void theCopyIsResumedWithItsData()
    {
        QVERIFY2(pack({u"--with-data"_s}).code == 0, "packing failed");
        QVERIFY(unpack("run.attentoscope", "whole").code == 0);
        QVERIFY(QFile::rename(at("train.tsv"), at("away.tsv")));
        const auto resumed = runCommand({u"train"_s, u"--out"_s, at("whole"), u"--resume"_s, u"--steps"_s, u"25"_s});
        QVERIFY(QFile::rename(at("away.tsv"), at("train.tsv")));
        QVERIFY2(resumed.code == 0, resumed.err);
        QVERIFY2(resumed.out.contains("step 25"), resumed.out);
    }

    void aPackedRunIsNoModel()
    {
        QVERIFY(pack().code == 0);
        const auto refused = translate("run.attentoscope");
        QCOMPARE(refused.code, 3);
        QVERIFY2(refused.err.contains("Unpack it first: attentoscope-cli unpack"), refused.err);
    }

    void anotherEndingIsAWrongUse()
    {
        const auto refused = runCommand({u"pack"_s, u"--model"_s, at("run"), u"--out"_s, at("run.zip")});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains(".attentoscope"), refused.err);
    }

    void whatIsNoArchiveIsABadInput()
    {
        m_place.write("text.attentoscope", "no archive\n");
        const auto refused = unpack("text.attentoscope", "nothing");
        QCOMPARE(refused.code, 3);
        QVERIFY2(refused.err.contains("is no packed run"), refused.err);
        QVERIFY(!QDir(at("nothing")).exists());
        QCOMPARE(unpack("missing.attentoscope", "nothing").code, 3);
    }

    void checkingNamesTheDamagedFile()
    {
        QVERIFY(pack().code == 0);
        QVERIFY(unpack("run.attentoscope", "damaged").code == 0);
        const auto whole = check({at("damaged"), at("run.attentoscope")});
        QVERIFY2(whole.code == 0, whole.err);
        const auto model = at("damaged") + u"/saves/20/model.safetensors"_s;
        auto bytes = bytesOf(model);
        bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 4);
        QVERIFY(putFile(model, bytes));
        const auto damaged = check({at("damaged")});
        QCOMPARE(damaged.code, 3);
        const auto checks = QJsonDocument::fromJson(damaged.out).object()[u"checks"_s].toArray();
        QCOMPARE(checks[0][u"faults"_s][0][u"file"_s].toString(), u"saves/20/model.safetensors"_s);
        const auto translated = translate("damaged");
        QCOMPARE(translated.code, 3);
        QVERIFY2(translated.err.contains("saves/20/model.safetensors"), translated.err);
        QCOMPARE(check({u"--all"_s, u"--folder"_s, m_place.path(".")}).code, 3);
        QCOMPARE(check({at("run"), u"--previous"_s}).code, 1); // nothing is damaged
    }

    void aFolderThatIsThereStays()
    {
        QVERIFY(pack().code == 0);
        const auto refused = unpack("run.attentoscope", "run");
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("is there already"), refused.err);
        QVERIFY(translate("run").code == 0);
    }

private:
    QString at(const char* name) const { return m_place.path(name); }
    Outcome pack(const QStringList& more = {}) const
    {
        return runCommand(QStringList{u"pack"_s, u"--model"_s, at("run"), u"--out"_s, at("run.attentoscope")} + more);
    }
    Outcome unpack(const char* file, const char* folder) const
    {
        return runCommand({u"unpack"_s, at(file), u"--out"_s, at(folder)});
    }
    Outcome check(const QStringList& more) const
    {
        return runCommand(QStringList{u"runs"_s, u"check"_s, u"--json"_s} + more);
    }
    Outcome translate(const char* run) const { return runCommand({u"translate"_s, u"--model"_s, at(run), u"a b c"_s}); }

    Workplace m_place;
};

ATTENTOSCOPE_TEST(TestCommandLinePack, QCoreApplication);
#include "tst_commandlinepack.moc"
