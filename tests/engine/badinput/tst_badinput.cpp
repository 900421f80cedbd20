// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "badinput.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>

using namespace attentoscope;
using namespace attentoscope::tests;

/// Every row of docs/badinput.md: the input is made and read, and the message is the one that stands there.
class TestBadInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isRefusedAsTheDocumentSays_data();
    void isRefusedAsTheDocumentSays();
    void theDocumentHasNoOtherRows();

private:
    QStringList m_rows; ///< of the document's table
};

namespace {

std::vector<BadInput> allCases()
{
    std::vector<BadInput> all;
    for (const auto& cases : {archiveCases(), safetensorsCases(), configCases(), runCases(), modelCases(), dataCases(),
             subwordCases(), lessonCases()})
        all.insert(all.end(), cases.begin(), cases.end());
    return all;
}

QString rowOf(const BadInput& input, const QString& message)
{
    auto shown = message;
    shown.replace(QLatin1Char('|'), QLatin1String("\\|"));
    return QStringLiteral("| %1 | %2 | %3 |").arg(QLatin1String(input.id), QString::fromUtf8(input.what), shown);
}

} // namespace

void TestBadInput::initTestCase()
{
    QFile document(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/../docs/badinput.md"));
    QVERIFY(document.open(QIODevice::ReadOnly));
    const auto lines = QString::fromUtf8(document.readAll()).split('\n');
    for (const auto& line : lines)
        if (line.startsWith(QLatin1String("| ")) && line.section(' ', 1, 1).contains('/'))
            m_rows.append(line);
}

void TestBadInput::isRefusedAsTheDocumentSays_data()
{
    QTest::addColumn<std::size_t>("index");
    const auto cases = allCases();
    for (std::size_t index = 0; index < cases.size(); ++index)
        QTest::newRow(cases[index].id) << index;
}

void TestBadInput::isRefusedAsTheDocumentSays()
{
    QFETCH(const std::size_t, index);
    const auto input = allCases()[index];
    const QTemporaryDir folder;
    const auto error = input.read(folder.path().toStdString());
    QVERIFY2(!error.message.empty(), "it was not refused");
    const auto message = QString::fromStdString(error.message);
    // The folder is another one each time, and the document leaves it out.
    const auto shown = QString(message).replace(folder.path() + '/', QString()).replace(folder.path(), "FOLDER");
    const auto row = rowOf(input, shown);
    QVERIFY2(m_rows.contains(row), qPrintable("docs/badinput.md lacks this row:\n" + row));
}

void TestBadInput::theDocumentHasNoOtherRows()
{
    QVERIFY(m_rows.size() >= 60);
    QSet<QString> ids;
    for (const auto& input : allCases())
        ids.insert(QLatin1String(input.id));
    for (const auto& row : std::as_const(m_rows))
        QVERIFY2(ids.contains(row.section(' ', 1, 1)), qPrintable("no test makes this input: " + row));
    QCOMPARE(m_rows.size(), ids.size());
}

ATTENTOSCOPE_TEST(TestBadInput, QCoreApplication);
#include "tst_badinput.moc"
