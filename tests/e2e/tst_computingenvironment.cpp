// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/openblas.h"
#include "runcommand.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcessEnvironment>

using namespace attentoscope;
using namespace attentoscope::testing;

namespace {

using Variables = QMap<QString, QString>;

const auto coreType = QStringLiteral("OPENBLAS_CORETYPE");
const auto spinCount = QStringLiteral("GOMP_SPINCOUNT");
const auto wrongCore = QStringLiteral("Prescott");

/// As on a processor that OpenBLAS takes for a Prescott, until it is told better.
const Variables misled{{QStringLiteral("LD_PRELOAD"), QStringLiteral(ATTENTOSCOPE_MISLED_OPENBLAS)},
    {QStringLiteral("MISLED_CORE"), wrongCore}};

Variables operator+(Variables one, const Variables& other)
{
    one.insert(other);
    return one;
}

/// With none of what decides but `variables`. OpenBLAS prints the core it takes each time it is loaded.
Outcome run(const QString& program, const QStringList& arguments, const Variables& variables)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const auto& name : {coreType, spinCount, QStringLiteral("OMP_WAIT_POLICY")})
        environment.remove(name);
    environment.insert(QStringLiteral("OPENBLAS_VERBOSE"), QStringLiteral("2"));
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

/// What OpenBLAS took, once for each time that a process loaded it.
QStringList coresTaken(const Outcome& outcome)
{
    QStringList cores;
    for (const auto& line : outcome.err.split('\n'))
        if (line.startsWith("Core: "))
            cores << QString::fromUtf8(line.mid(6));
    return cores;
}

/// Where `taken` is what the library takes by itself, on this processor.
QString settledCore(const QString& taken)
{
    const auto better = betterCore(taken.toStdString(), thisProcessor(), [](std::string_view) { return true; });
    return better ? QString::fromStdString(*better) : taken;
}

QJsonObject objectIn(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

} // namespace

/// What both programs set before they start themselves over, and that they do so once.
class TestComputingEnvironment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (misled.first().isEmpty())
            QSKIP("nothing can be preloaded under a sanitizer");
        const auto cores = coresTaken(run(commandLineProgram(), {QStringLiteral("--version")}, {}));
        if (cores.isEmpty())
            QSKIP("LibTorch does not multiply with OpenBLAS here");
        m_own = cores.first();
        m_settled = settledCore(m_own);
        m_better = settledCore(wrongCore);
        QCOMPARE(
            run(commandLineProgram(), training("train") + QStringList{QStringLiteral("--out"), m_place.path("run")}, {})
                .code,
            0);
    }

    void loadsTheLibraryOnceInEachStart_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<Variables>("variables");
        QTest::addColumn<QStringList>("cores");
        const Variables spinning{{spinCount, QStringLiteral("2000")}};
        const Variables chosen{{coreType, QStringLiteral("Nehalem")}};
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
            row("misled, the user set both", misled + spinning + chosen, {QStringLiteral("Nehalem")});
        };
        rows("command line", commandLineProgram(), {QStringLiteral("presets")});
        rows("window", QStringLiteral(ATTENTOSCOPE_WINDOW), exporting());
        // The command line is linked with LibTorch and loads the library anyway; the window has nothing to ask it.
        QTest::newRow("window, the user set a core")
            << QStringLiteral(ATTENTOSCOPE_WINDOW) << exporting() << chosen << QStringList{QStringLiteral("Nehalem")};
    }

    void loadsTheLibraryOnceInEachStart()
    {
        QFETCH(QString, program);
        QFETCH(QStringList, arguments);
        QFETCH(Variables, variables);
        QFETCH(QStringList, cores);
        QFile::remove(m_place.path("a picture.svg"));
        const auto outcome = run(program, arguments, variables);
        QVERIFY2(outcome.code == 0, outcome.err);
        QCOMPARE(coresTaken(outcome), cores);
        QVERIFY(program == commandLineProgram() || QFile::exists(m_place.path("a picture.svg"))); // arguments are kept
    }

    void benchmarkTellsWhoChoseTheKernels()
    {
        const auto bench = training("bench") + QStringList{QStringLiteral("--warm-up=0")};
        const auto json = run(commandLineProgram(), bench + QStringList{QStringLiteral("--json")}, misled).out;
        const auto mended = objectIn(json).value(QStringLiteral("kernels")).toObject();
        QCOMPARE(mended.value(QStringLiteral("core")).toString(), m_better);
        if (m_better != wrongCore) {
            QCOMPARE(mended.value(QStringLiteral("chosen_by")).toString(), QStringLiteral("program"));
            QCOMPARE(mended.value(QStringLiteral("instead_of")).toString(), wrongCore);
            const auto text = run(commandLineProgram(), bench, misled).out;
            QVERIFY2(text.contains(m_better.toUtf8() + " (chosen by this program; the library took Prescott)"), text);
        }
    }

    void aRunKeepsItsKernels()
    {
        QFile file(m_place.path("run/config.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto kernels = objectIn(file.readAll()).value(QStringLiteral("kernels")).toObject();
        QCOMPARE(kernels.value(QStringLiteral("core")).toString(), m_settled);
        QCOMPARE(kernels.value(QStringLiteral("chosen_by")).toString(),
            m_own == m_settled ? QStringLiteral("library") : QStringLiteral("program"));
        const auto resume = [&](int steps, const Variables& variables) {
            return run(commandLineProgram(),
                {QStringLiteral("train"), QStringLiteral("--out"), m_place.path("run"), QStringLiteral("--resume"),
                    QStringLiteral("--steps"), QString::number(steps)},
                variables)
                .out;
        };
        const auto same = resume(2, {});
        QVERIFY2(same.contains("going on after step 1") && !same.contains("was begun with"), same);
        const auto other = resume(3, {{coreType, QStringLiteral("Nehalem")}});
        QVERIFY2(
            other.contains(" for " + m_settled.toUtf8() + " and goes on with") && other.contains("for Nehalem"), other);
    }

private:
    QString pairs() const { return m_place.writeReverse("some pairs.tsv", 200, 1); }
    QStringList training(const char* command) const
    {
        return {QString::fromLatin1(command), QStringLiteral("--data"), pairs(), QStringLiteral("--steps=1"),
            QStringLiteral("--set"), QStringLiteral("hidden_size=16"), QStringLiteral("embedding_size=16")};
    }
    QStringList exporting() const
    {
        return {QStringLiteral("--export"), m_place.path("a picture.svg"), QStringLiteral("--model"),
            m_place.path("run"), QStringLiteral("--source"), QStringLiteral("a b")};
    }

    const Workplace m_place;
    QString m_own; ///< the core that the library takes by itself
    QString m_settled; ///< what it is told to take instead, or the same
    QString m_better; ///< what it is told to take in the place of the wrong one
};

ATTENTOSCOPE_TEST(TestComputingEnvironment, QCoreApplication);
#include "tst_computingenvironment.moc"
