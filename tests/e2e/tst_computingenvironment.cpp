// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/openblas.h"
#include "runcommand.h"
#include "tests/support/testprogram.h"

namespace {

using Variables = QMap<QString, QString>;

const auto coreType = u"OPENBLAS_CORETYPE"_s;
const auto spinCount = u"GOMP_SPINCOUNT"_s;
const auto wrongCore = u"Prescott"_s;

/// OpenBLAS takes the processor for a Prescott, unless it is told a better core.
const Variables misled{{u"LD_PRELOAD"_s, QStringLiteral(ATTENTOSCOPE_MISLED_OPENBLAS)}, {u"MISLED_CORE"_s, wrongCore}};

Variables operator+(Variables one, const Variables& other)
{
    one.insert(other);
    return one;
}

/// Runs the program with `variables` alone: all others that matter are removed. OpenBLAS prints its core each time it
/// is loaded.
Outcome run(const QString& program, const QStringList& arguments, const Variables& variables)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const auto& name : {coreType, spinCount, u"OMP_WAIT_POLICY"_s, QString::fromLatin1(replacedCoreVariable)})
        environment.remove(name);
    environment.insert(u"OPENBLAS_VERBOSE"_s, u"2"_s);
    for (auto variable = variables.begin(); variable != variables.end(); ++variable)
        environment.insert(variable.key(), variable.value());
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    Outcome outcome;
    if (process.waitForFinished(240'000) && process.exitStatus() == QProcess::NormalExit)
        outcome.code = process.exitCode();
    outcome.out = process.readAllStandardOutput();
    outcome.err = process.readAllStandardError();
    return outcome;
}

/// The cores that OpenBLAS took, one for each time that a process loaded it.
QStringList coresTaken(const Outcome& outcome)
{
    QStringList cores;
    for (const auto& line : outcome.err.split('\n'))
        if (line.startsWith("Core: "))
            cores << QString::fromUtf8(line.mid(6));
    return cores;
}

/// The core that is used in the end on this processor, if the library itself takes `taken`.
QString settledCore(const QString& taken)
{
    const auto better = betterCore(taken.toStdString(), thisProcessor(), [](std::string_view) { return true; });
    return better ? QString::fromStdString(*better) : taken;
}

} // namespace

/// The environment that both programs set before they start themselves again. They do that only once.
class TestComputingEnvironment : public QObject
{
    Q_OBJECT

    static QJsonObject objectIn(const QByteArray& text) { return QJsonDocument::fromJson(text).object(); }

private Q_SLOTS:
    void initTestCase()
    {
        if (misled.first().isEmpty())
            QSKIP("nothing can be preloaded under a sanitizer");
        const auto trained =
            run(commandLineProgram(), training("train") + QStringList{u"--out"_s, m_place.path("run")}, {});
        QVERIFY2(trained.code == 0, trained.err);
        const auto cores = coresTaken(trained);
        if (cores.isEmpty())
            QSKIP("LibTorch does not multiply with OpenBLAS here");
        m_own = cores.first();
        m_settled = settledCore(m_own);
        m_better = settledCore(wrongCore);
    }

    void loadsTheLibraryOnceInEachStart_data()
    {
        addColumns<QString, QStringList, Variables, QStringList>("program", "arguments", "variables", "cores");
        const Variables spinning{{spinCount, u"2000"_s}};
        const Variables chosen{{coreType, u"Nehalem"_s}};
        const auto rows = [&](const char* name, const QString& program, const QStringList& arguments) {
            const auto row = [&](const char* what, const Variables& variables, const QStringList& cores) {
                QTest::addRow("%s, %s", name, what) << program << arguments << variables << cores;
            };
            const auto ifNeeded = [](const QString& first, const QString& then) {
                return first == then ? QStringList{first} : QStringList{first, then};
            };
            row("nothing is set", {}, {m_own, m_settled});
            row("the user set how to wait", spinning, ifNeeded(m_own, m_settled));
            row("misled", misled, {wrongCore, m_better});
            row("misled, the user set how to wait", misled + spinning, ifNeeded(wrongCore, m_better));
            row("misled, the user set both", misled + spinning + chosen, {u"Nehalem"_s});
            row("the user set a core", chosen, {u"Nehalem"_s}); // the user has chosen, so the library is not asked
        };
        rows("command line", commandLineProgram(), {u"translate"_s, u"--model"_s, m_place.path("run"), u"1 2"_s});
        rows("window", QStringLiteral(ATTENTOSCOPE_WINDOW), exporting());
    }

    void loadsTheLibraryOnceInEachStart()
    {
        const auto [program, arguments, variables, cores] = fetched<QString, QStringList, Variables, QStringList>();
        QFile::remove(m_place.path("a picture.svg"));
        const auto outcome = run(program, arguments, variables);
        QVERIFY2(outcome.code == 0, outcome.err);
        QCOMPARE(coresTaken(outcome), cores);
        QVERIFY(program == commandLineProgram() || QFile::exists(m_place.path("a picture.svg"))); // arguments are kept
    }

    void benchmarkTellsWhoChoseTheKernels()
    {
        const auto bench = training("bench") + QStringList{u"--warm-up=0"_s};
        const auto json = run(commandLineProgram(), bench + QStringList{u"--json"_s}, misled).out;
        const auto mended = objectIn(json).value(u"kernels"_s).toObject();
        QCOMPARE(mended.value(u"core"_s).toString(), m_better);
        if (m_better != wrongCore) {
            QCOMPARE(mended.value(u"chosen_by"_s).toString(), u"program"_s);
            QCOMPARE(mended.value(u"instead_of"_s).toString(), wrongCore);
            const auto text = run(commandLineProgram(), bench, misled).out;
            QVERIFY2(text.contains(m_better.toUtf8() + " (chosen by this program; the library took Prescott)"), text);
        }
    }

    void aRunKeepsItsKernels()
    {
        QFile file(m_place.path("run/config.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto kernels = objectIn(file.readAll()).value(u"kernels"_s).toObject();
        QCOMPARE(kernels.value(u"core"_s).toString(), m_settled);
        QCOMPARE(kernels.value(u"chosen_by"_s).toString(), m_own == m_settled ? u"library"_s : u"program"_s);
        const auto resume = [&](int steps, const Variables& variables) {
            return run(commandLineProgram(),
                {u"train"_s, u"--out"_s, m_place.path("run"), u"--resume"_s, u"--steps"_s, QString::number(steps)},
                variables)
                .out;
        };
        const auto same = resume(2, {});
        QVERIFY2(same.contains("going on after step 1") && !same.contains("was begun with"), same);
        const auto other = resume(3, {{coreType, u"Nehalem"_s}});
        QVERIFY2(
            other.contains(" for " + m_settled.toUtf8() + " and goes on with") && other.contains("for Nehalem"), other);
    }

private:
    QString pairs() const { return m_place.writeReverse("some pairs.tsv", 200, 1); }
    QStringList training(const char* command) const
    {
        return {QString::fromLatin1(command), u"--data"_s, pairs(), u"--steps=1"_s, u"--set"_s, u"hidden_size=16"_s,
            u"embedding_size=16"_s};
    }
    QStringList exporting() const
    {
        return {
            u"--export"_s, m_place.path("a picture.svg"), u"--model"_s, m_place.path("run"), u"--source"_s, u"a b"_s};
    }

    const Workplace m_place;
    QString m_own; ///< the core that the library takes by itself
    QString m_settled; ///< the core that is used in its place; may be the same
    QString m_better; ///< the core that is used in place of the wrong one
};

ATTENTOSCOPE_TEST(TestComputingEnvironment, QCoreApplication);
#include "tst_computingenvironment.moc"
