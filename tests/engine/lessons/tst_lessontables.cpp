// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/lessonactions.h"
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/lessonvalues.h"
#include "engine/lessons/stepreader.h"
#include "tests/support/testprogram.h"

namespace {

/// `NAME` | MEANING |, as docs/lessons.md has a row for each.
QStringList rows()
{
    QStringList all;
    const auto add = [&](const std::string& form, const Message& meaning) {
        const auto text = QString::fromStdString(form).trimmed().replace('|', "\\|");
        all << u"| `%1` | %2 |"_s.arg(text, QString::fromStdString(meaning.text()));
    };
    for (const auto& row : frontMatterKeys())
        add(row.name, row.meaning);
    for (const auto& row : lessonDirectives())
        add('@' + row.name + ' ' + row.form, row.meaning);
    for (const auto& row : lessonActions())
        add(row.name + ' ' + row.form, row.meaning);
    for (const auto& row : lessonValues())
        add(formOf(row), row.meaning);
    for (const auto& row : lessonAnchors())
        add(row.name, row.meaning);
    return all;
}

} // namespace

class TestLessonTables : public QObject
{
    Q_OBJECT
private slots:
    void haveARowForEachValue()
    {
        std::set<std::string> names;
        for (const auto& row : lessonValues()) {
            QCOMPARE(findLessonValue(row.name), &row);
            QCOMPARE(int(row.number != nullptr) + int(row.text != nullptr) + int(row.truth != nullptr), 1);
            QVERIFY2(names.insert(row.name).second, row.name.c_str());
        }
        QCOMPARE(lessonActions().size(), static_cast<std::size_t>(LessonActionKind::Open) + 1);
    }

    void areThoseOfTheDocument()
    {
        QFile file(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/../docs/lessons.md"));
        QVERIFY(file.open(QFile::ReadOnly));
        const auto text = QString::fromUtf8(file.readAll());
        QStringList missing;
        for (const auto& row : rows())
            if (!text.contains(row + '\n'))
                missing << row;
        QVERIFY2(missing.isEmpty(), qPrintable("docs/lessons.md lacks:\n" + missing.join('\n')));
    }
};

ATTENTOSCOPE_TEST(TestLessonTables, QCoreApplication);
#include "tst_lessontables.moc"
