// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr long freeBytes = 64L << 20;
constexpr long perByte = 20;

/// The cost of a program that has ended.
struct Measured
{
    int code = -1;
    long peakBytes = 0;
    QByteArray out;
    QByteArray err;
};

/// QProcess does not say how much memory a program took.
Measured measured(const QStringList& arguments, const QString& input, const QString& place)
{
    const QByteArray program = commandLineProgram().toUtf8(), in = input.toUtf8();
    const QString outPath = place + u"/out"_s, errPath = place + u"/err"_s;
    const QByteArray out = outPath.toUtf8(), err = errPath.toUtf8();
    QList<QByteArray> kept;
    for (const QString& argument : arguments)
        kept << argument.toUtf8();
    std::vector<char*> list{const_cast<char*>(program.data())};
    for (QByteArray& argument : kept)
        list.push_back(argument.data());
    list.push_back(nullptr);
    const auto child = ::fork();
    if (child == 0) {
        ::dup2(::open(in.data(), O_RDONLY), STDIN_FILENO);
        ::dup2(::open(out.data(), O_CREAT | O_TRUNC | O_WRONLY, 0600), STDOUT_FILENO);
        ::dup2(::open(err.data(), O_CREAT | O_TRUNC | O_WRONLY, 0600), STDERR_FILENO);
        ::execv(program.data(), list.data());
        ::_exit(127);
    }
    int status = 0;
    rusage usage{};
    ::wait4(child, &status, 0, &usage);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, usage.ru_maxrss * 1024, bytesOf(outPath), bytesOf(errPath)};
}

} // namespace

/// The memory for lines of standard input. A line that is too long is refused with its number, before memory is taken
/// for it.
class TestCommandLineMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const Outcome trained = m_place.train("run",
            {u"--data"_s, m_place.writeReverse("pairs.tsv", 200, 1), u"--set"_s, u"hidden_size=512"_s,
                u"embedding_size=256"_s, u"--steps"_s, u"1"_s, u"--threads"_s, u"1"_s});
        QVERIFY2(trained.code == 0, trained.err);
        m_smallest = translate("a\n").peakBytes;
        QVERIFY(m_smallest > 0);
    }

    void aLineThatIsTooLongIsRefusedByItsNumber_data()
    {
        addColumns<QByteArray, QByteArray>("line", "told");
        QTest::newRow("more than 4 MiB") << QByteArray("a ").repeated(3'000'000) << QByteArray("longer than 4 MiB");
        QTest::newRow("more than 64,000 bytes") << QByteArray("a ").repeated(500'000) << QByteArray("1,000,000 bytes");
        QTest::newRow("more than 1,000 words") << QByteArray("a ").repeated(25'000) << QByteArray("25,000 tokens");
    }

    void aLineThatIsTooLongIsRefusedByItsNumber()
    {
        const auto [line, told] = fetched<QByteArray, QByteArray>();
        const auto result = translate("a b\n\n" + line + "\nc\n");
        QCOMPARE(result.code, 3);
        QVERIFY2(result.err.contains("Line 3: ") && result.err.contains(told), result.err);
        QCOMPARE(result.out.count('\n'), 2); // the lines before it are translated
        QVERIFY2(result.peakBytes <= m_smallest + freeBytes + perByte * line.size(),
            qPrintable(QString::number(result.peakBytes >> 20) + u" MiB"_s));
    }

    void sentencesOfAnyLengthTakeMemoryByTheirBytes_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::newRow("one of a thousand words") << QByteArray("a ").repeated(1'000) + "\n";
        QTest::newRow("three of a thousand words") << (QByteArray("a ").repeated(1'000) + "\n").repeated(3);
        QTest::newRow("many short ones") << QByteArray("a b c\n").repeated(2'000);
    }

    void sentencesOfAnyLengthTakeMemoryByTheirBytes()
    {
        QFETCH(QByteArray, input);
        QElapsedTimer timer;
        timer.start();
        const auto result = translate(input);
        const auto more = result.peakBytes - m_smallest;
        qInfo("%ld MiB more, %.1f s", more >> 20, static_cast<double>(timer.elapsed()) / 1000.0);
        QVERIFY2(result.code == 0, result.err);
        QCOMPARE(result.out.count('\n'), input.count('\n'));
        QVERIFY2(more <= freeBytes + perByte * input.size(), qPrintable(QString::number(more >> 20) + u" MiB"_s));
    }

private:
    Measured translate(const QByteArray& input)
    {
        return measured({u"translate"_s, u"--model"_s, m_place.path("run"), u"--threads"_s, u"1"_s},
            m_place.write("input", input), m_folder.path());
    }

    QTemporaryDir m_folder;
    Workplace m_place;
    long m_smallest = 0; ///< bytes of memory for one word
};

ATTENTOSCOPE_TEST(TestCommandLineMemory, QCoreApplication);
#include "tst_commandlinememory.moc"
