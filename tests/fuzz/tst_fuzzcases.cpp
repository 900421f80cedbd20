// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets.h"
#include "tests/support/testprogram.h"

namespace {

const QString corpus = QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/fuzz/corpus/");

} // namespace

/// The inputs with which the fuzzers started, and their findings. Every build reads them with the same readers.
class TestFuzzCases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadOrRefused_data()
    {
        addColumns<std::size_t, QString>("target", "file");
        for (std::size_t target = 0; target < fuzz::targets().size(); ++target) {
            QDirIterator files(corpus + QLatin1String(fuzz::targets()[target].name), QDir::Files);
            while (files.hasNext()) {
                const auto path = files.next();
                QTest::addRow("%s %s", fuzz::targets()[target].name, qPrintable(files.fileName())) << target << path;
            }
        }
    }

    void isReadOrRefused()
    {
        const auto [target, file] = fetched<std::size_t, QString>();
        QFile input(file);
        QVERIFY(input.open(QIODevice::ReadOnly));
        const auto bytes = input.readAll();
        QElapsedTimer timer;
        timer.start();
        fuzz::targets()[target].read({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed()) + " ms"));
    }

    void everyTargetHasSeeds()
    {
        for (const auto& target : fuzz::targets())
            QVERIFY2(!QDir(corpus + QLatin1String(target.name)).isEmpty(), target.name);
    }
};

ATTENTOSCOPE_TEST(TestFuzzCases, QCoreApplication);
#include "tst_fuzzcases.moc"
