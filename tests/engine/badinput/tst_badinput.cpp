// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "badinput.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>

using namespace attentoscope;
using namespace attentoscope::tests;

/// For every row of messages.tsv, the input is made and read. Its message must be that of the row.
class TestBadInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isRefusedWithTheMessageOfItsRow_data();
    void isRefusedWithTheMessageOfItsRow();
    void thereAreNoOtherRows();

private:
    QStringList m_rows; ///< rows of messages.tsv: id, input and message, with tabs between them
};

namespace {

std::vector<BadInput> allCases()
{
    std::vector<BadInput> all;
    for (const auto& cases : {archiveCases(), safetensorsCases(), configCases(), descentCases(), runCases(),
             modelCases(), dataCases(), subwordCases(), lessonCases()})
        all.insert(all.end(), cases.begin(), cases.end());
    return all;
}

/// Backslashes, tabs and line ends of a message are written as in C++.
QString rowOf(const BadInput& input, const QString& message)
{
    auto shown = message;
    shown.replace(QLatin1Char('\\'), QLatin1String("\\\\"));
    shown.replace(QLatin1Char('\t'), QLatin1String("\\t"));
    shown.replace(QLatin1Char('\n'), QLatin1String("\\n"));
    return QStringLiteral("%1\t%2\t%3").arg(QLatin1String(input.id), QString::fromUtf8(input.what), shown);
}

} // namespace

void TestBadInput::initTestCase()
{
    QFile file(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/engine/badinput/messages.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_rows = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
}

void TestBadInput::isRefusedWithTheMessageOfItsRow_data()
{
    QTest::addColumn<std::size_t>("index");
    const auto cases = allCases();
    for (std::size_t index = 0; index < cases.size(); ++index)
        QTest::newRow(cases[index].id) << index;
}

void TestBadInput::isRefusedWithTheMessageOfItsRow()
{
    QFETCH(const std::size_t, index);
    const auto input = allCases()[index];
    const QTemporaryDir folder;
    const auto error = input.read(folder.path().toStdString());
    QVERIFY2(!error.message.empty(), "it was not refused");
    const auto message = QString::fromStdString(error.message);
    // The folder differs each time, so messages.tsv leaves it out.
    const auto shown = QString(message).replace(folder.path() + '/', QString()).replace(folder.path(), "FOLDER");
    const auto row = rowOf(input, shown);
    QVERIFY2(m_rows.contains(row), qPrintable("tests/engine/badinput/messages.tsv lacks this row:\n" + row));
}

void TestBadInput::thereAreNoOtherRows()
{
    QVERIFY(m_rows.size() >= 200);
    const auto cases = allCases();
    QSet<QString> ids;
    for (const auto& input : cases)
        ids.insert(QLatin1String(input.id));
    QCOMPARE(std::size_t(ids.size()), cases.size());
    for (const auto& row : std::as_const(m_rows))
        QVERIFY2(ids.contains(row.section('\t', 0, 0)), qPrintable("no test makes this input: " + row));
    QCOMPARE(m_rows.size(), ids.size());
}

ATTENTOSCOPE_TEST(TestBadInput, QCoreApplication);
#include "tst_badinput.moc"
