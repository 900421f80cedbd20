// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

namespace {

/// The text between two fences of a document.
struct Example
{
    QString where; ///< file and line
    QString language;
    QString text;
};

std::vector<Example> examplesIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<Example> examples;
    bool isInside = false;
    int number = 0;
    while (!file.atEnd()) {
        const auto line = QString::fromUtf8(file.readLine());
        ++number;
        const bool isFence = line.startsWith(u"```"_s);
        if (isFence && !isInside)
            examples.push_back({QFileInfo(path).fileName() + u" line %1"_s.arg(number), line.mid(3).trimmed(), {}});
        else if (!isFence && isInside)
            examples.back().text += line;
        isInside = isFence != isInside;
    }
    return examples;
}

std::vector<Example> allExamples()
{
    const QDir root(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/.."));
    std::vector<Example> all = examplesIn(root.filePath(u"README.md"_s));
    const QDir documents(root.filePath(u"docs"_s));
    for (const auto& name : documents.entryList({u"*.md"_s}, QDir::Files))
        std::ranges::move(examplesIn(documents.filePath(name)), std::back_inserter(all));
    return all;
}

/// The words of our command in a line of shell. Leaves out what is before the program, and comments. Empty if the line
/// has no such command.
QStringList commandIn(const QString& line)
{
    const auto parts = QProcess::splitCommand(line.section(u" #"_s, 0, 0));
    const auto program = parts.indexOf(u"attentoscope-cli"_s);
    const bool isFirst = std::ranges::all_of(parts.first(std::max<qsizetype>(0, program)),
        [](const QString& word) { return word.contains(QLatin1Char('=')) || word == u"srun"_s; });
    return program < 0 || !isFirst ? QStringList() : parts.mid(program + 1);
}

} // namespace

/// A person who copies an example from a document can expect that it works.
class TestDocumentExamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_examples = allExamples();
        QVERIFY(m_examples.size() > 10);
        const auto presets = runCommand(words("presets --json"));
        m_presets = QJsonDocument::fromJson(presets.out).object()[u"presets"_s].toArray();
        QVERIFY(!m_presets.isEmpty());
    }

    void commandsExistWithTheirOptions_data()
    {
        QTest::addColumn<QStringList>("command");
        for (const auto& example : m_examples)
            if (example.language == u"sh"_s)
                for (const auto& line : example.text.split(QLatin1Char('\n')))
                    if (const auto command = commandIn(line); !command.isEmpty())
                        QTest::addRow("%s: %s", qPrintable(example.where), qPrintable(line)) << command;
    }

    void commandsExistWithTheirOptions()
    {
        QFETCH(QStringList, command);
        const auto& help = helpOf(command.first());
        QVERIFY2(help.contains("attentoscope-cli " + command.first().toUtf8()), help.constData());
        QString option;
        for (const auto& word : command.mid(1)) {
            if (word.startsWith(u"--"_s)) {
                option = word.section(QLatin1Char('='), 0, 0);
                const QRegularExpression named(QRegularExpression::escape(option) + u"(?![-a-z])"_s);
                QVERIFY2(named.match(QString::fromUtf8(help)).hasMatch(), qPrintable(option));
            } else if (option == u"--set"_s) {
                QVERIFY2(std::ranges::any_of(m_presets,
                             [&](const auto& preset) {
                                 return preset.toObject()[u"keys"_s].toObject().contains(
                                     word.section(QLatin1Char('='), 0, 0));
                             }),
                    qPrintable(word));
            } else if (option == u"--preset"_s) {
                QVERIFY2(std::ranges::any_of(
                             m_presets, [&](const auto& preset) { return preset.toObject()[u"id"_s] == word; }),
                    qPrintable(word));
            }
        }
    }

    void filesAreWhatTheyShow_data()
    {
        addColumns<QString, QString>("language", "text");
        for (const auto& example : m_examples) {
            const bool isLesson = example.text.startsWith(u"---\nlesson:"_s);
            const auto language = isLesson                  ? u"lesson"_s
                : example.text.startsWith(QLatin1Char('{')) ? u"json"_s
                                                            : example.language;
            if (language == u"lesson"_s || language == u"json"_s || language == u"python"_s)
                QTest::addRow("%s", qPrintable(example.where)) << language << example.text;
        }
    }

    void filesAreWhatTheyShow()
    {
        const auto [language, text] = fetched<QString, QString>();
        const Workplace place;
        if (language == u"json"_s) {
            QJsonParseError problem{};
            QJsonDocument::fromJson(text.toUtf8(), &problem);
            QVERIFY2(problem.error == QJsonParseError::NoError, qPrintable(problem.errorString()));
        } else if (language == u"lesson"_s) {
            const auto checked = runCommand({u"lesson"_s, u"check"_s, place.write("my.lesson.md", text.toUtf8())});
            QVERIFY2(checked.code == 0, checked.out);
        } else {
            const auto python = QStandardPaths::findExecutable(u"python3"_s);
            if (python.isEmpty())
                QSKIP("there is no Python");
            QProcess compiling;
            compiling.start(python, {u"-m"_s, u"py_compile"_s, place.write("example.py", text.toUtf8())});
            QVERIFY(compiling.waitForFinished());
            QVERIFY2(compiling.exitCode() == 0, compiling.readAllStandardError());
        }
    }

private:
    const QByteArray& helpOf(const QString& command)
    {
        auto& help = m_help[command];
        if (help.isEmpty())
            help = runCommand({command, u"--help"_s}).out;
        return help;
    }

    std::vector<Example> m_examples;
    std::map<QString, QByteArray> m_help;
    QJsonArray m_presets;
};

ATTENTOSCOPE_TEST(TestDocumentExamples, QCoreApplication);
#include "tst_documentexamples.moc"
