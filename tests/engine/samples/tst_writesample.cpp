// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/writesample.h"
#include "tests/support/testprogram.h"

class WriteSampleTest : public QObject
{
    Q_OBJECT

private slots:
    void writesPairsAndLinks()
    {
        QTemporaryDir folder;
        const QString text = folder.filePath(u"pairs.tsv"_s);
        const QString links = folder.filePath(u"pairs.talp"_s);
        QVERIFY(writeSample(**findSample("reverse"), 500, 3, text.toStdString(), links.toStdString()));
        QByteArray expectedText, expectedLinks;
        (*findSample("reverse"))->make(500, 3, [&](const SamplePair& pair) {
            expectedText += QByteArray::fromStdString(pair.text.source + '\t' + pair.text.target + '\n');
            QByteArrayList line;
            for (const AlignmentLink& link : pair.links)
                line << QByteArray::number(link.source + 1) + '-' + QByteArray::number(link.target + 1);
            expectedLinks += line.join(' ') + '\n';
            return true;
        });
        QCOMPARE(bytesOf(text), expectedText);
        QCOMPARE(bytesOf(links), expectedLinks);

        const QString alone = folder.filePath(u"alone.tsv"_s);
        QVERIFY(writeSample(**findSample("reverse"), 500, 3, alone.toStdString(), {}));
        QCOMPARE(bytesOf(alone), expectedText);
    }

    void refusesUnwritablePaths()
    {
        QTemporaryDir folder;
        const std::string good = folder.filePath(u"pairs.tsv"_s).toStdString();
        const std::string missing = folder.filePath(u"missing/pairs.talp"_s).toStdString();
        const std::string itself = folder.path().toStdString();
        for (const auto& [path, links, culprit] : {std::array{missing, std::string(), missing},
                 std::array{itself, std::string(), itself}, std::array{good, missing, missing}}) {
            const auto written = writeSample(samples()[0], 10, 1, path, links);
            QVERIFY(!written);
            QCOMPARE(written.error().code, ErrorCode::Unwritable);
            QVERIFY2(written.error().message.find(culprit) != std::string::npos, written.error().message.c_str());
        }
    }

    void noticesFullDisk()
    {
        const std::string full = "/dev/full";
        if (!QFile::exists(QString::fromStdString(full)))
            QSKIP("this system has no device that is always full");
        QTemporaryDir folder;
        const std::string good = folder.filePath(u"pairs.tsv"_s).toStdString();
        for (const std::size_t pairs : {std::size_t{1}, std::size_t{10'000}}) {
            QCOMPARE(writeSample(samples()[0], pairs, 1, full, {}).error().code, ErrorCode::Unwritable);
            const auto links = writeSample(samples()[0], pairs, 1, good, full);
            QVERIFY(!links);
            QVERIFY(links.error().message.find(full) != std::string::npos);
            QVERIFY(!QFile::exists(QString::fromStdString(good)));
        }
    }
};

ATTENTOSCOPE_TEST(WriteSampleTest, attentoscope::tests::NoApplication);
#include "tst_writesample.moc"
