// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/statisticalaligner.h"
#include "tests/support/testprogram.h"

namespace {

std::vector<AlignmentLink> linksOf(const QString& text)
{
    std::vector<AlignmentLink> links;
    for (const auto& link : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto ends = link.split(QLatin1Char('-'));
        links.push_back({ends[0].toUInt(), ends[1].toUInt()});
    }
    return links;
}

} // namespace

class SymmetrizationTest : public QObject
{
    Q_OBJECT

private slots:
    /// tests/reference/alignment_reference.py
    void agreesWithTheReference()
    {
        QFile file(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/engine/alignment/data/symmetrized.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int rows = 0;
        for (; !file.atEnd(); ++rows) {
            const auto parts =
                QString::fromUtf8(file.readLine()).trimmed().append(QLatin1Char(' ')).split(QLatin1Char('|'));
            const auto sizes = parts[0].split(QLatin1Char(' '), Qt::SkipEmptyParts);
            const auto forward = linksOf(parts[1]), backward = linksOf(parts[2]);
            const std::size_t sources = sizes[0].toUInt(), targets = sizes[1].toUInt();
            const auto both = symmetrized(forward, backward, sources, targets, Symmetrization::Intersection);
            const auto grown = symmetrized(forward, backward, sources, targets, Symmetrization::GrowDiagFinalAnd);
            QVERIFY2(both == linksOf(parts[3]), qPrintable(parts.join(QLatin1Char('|'))));
            QVERIFY2(grown == linksOf(parts[4]), qPrintable(parts.join(QLatin1Char('|'))));
        }
        QCOMPARE(rows, 200);
    }
};

ATTENTOSCOPE_TEST(SymmetrizationTest, QCoreApplication);
#include "tst_symmetrization.moc"
