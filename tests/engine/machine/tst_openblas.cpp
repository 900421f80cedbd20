// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/openblas.h"
#include "engine/machine/processor.h"
#include "tests/support/testprogram.h"

#include <cstdio>

namespace {

constexpr auto asChild = "--ask-the-library";
constexpr auto wrongChoice = "WRONG_CHOICE"; ///< the core that the child's library takes as if by itself

QString text(const std::string& value)
{
    return QString::fromStdString(value);
}

/// Runs in a separate process, because the library reads the environment only once. Loads the library and prints its
/// core, the better core, and who chose the kernels.
int printAnswers()
{
    const char* wrong = std::getenv(wrongChoice);
    if (wrong)
        setenv(coreTypeVariable, wrong, 1);
    const auto library = OpenBlas::find(OpenBlas::Find::OrLoad);
    if (wrong)
        unsetenv(coreTypeVariable);
    QJsonObject answers;
    if (library)
        answers.insert(u"taken"_s, text(library->core()));
    if (const auto replacement = findBetterCore())
        answers.insert(u"better"_s, text(replacement->better));
    if (const auto kernels = matrixKernels()) {
        answers.insert(u"library"_s, text(kernels->library));
        answers.insert(u"chosenBy"_s, static_cast<int>(kernels->chosenBy));
        answers.insert(u"insteadOf"_s, text(kernels->insteadOf));
    }
    std::puts(QJsonDocument(answers).toJson(QJsonDocument::Compact).constData());
    return 0;
}

QJsonObject ask(const QMap<QString, QString>& variables)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const auto* name : {coreTypeVariable, replacedCoreVariable, wrongChoice})
        environment.remove(QString::fromLatin1(name));
    for (auto variable = variables.begin(); variable != variables.end(); ++variable)
        environment.insert(variable.key(), variable.value());
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationFilePath(), {u"tst_openblas"_s, QString::fromLatin1(asChild)});
    if (!process.waitForFinished() || process.exitCode() != 0)
        qFatal("the library could not be asked");
    return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
}

QString taken(const QJsonObject& answers)
{
    return answers.value(u"taken"_s).toString();
}

QString better(const QJsonObject& answers)
{
    return answers.value(u"better"_s).toString();
}

KernelsChosenBy chosenBy(const QJsonObject& answers)
{
    return static_cast<KernelsChosenBy>(answers.value(u"chosenBy"_s).toInt(-1));
}

struct Cores
{
    VectorWidth vectors;
    std::vector<const char*> names;
};

const std::vector<Cores>& knownCores()
{
    static const std::vector<Cores> cores{
        {VectorWidth::Other,
            {"Prescott", "Core2", "Penryn", "Dunnington", "Nehalem", "Atom", "Nano", "Athlon", "Opteron",
                "Opteron_SSE3", "Barcelona", "Bobcat", "Katmai", "Coppermine", "Northwood", "Banias"}},
        {VectorWidth::Avx, {"Sandybridge", "Bulldozer", "Piledriver", "Steamroller", "Excavator"}},
        {VectorWidth::Avx2, {"Haswell", "Zen"}},
        {VectorWidth::Avx512, {"SkylakeX", "Cooperlake", "SapphireRapids"}},
    };
    return cores;
}

VectorWidth vectorsOf(const QString& core)
{
    for (const auto& [vectors, names] : knownCores())
        if (std::ranges::any_of(names, [&](const char* name) { return core == QLatin1String(name); }))
            return vectors;
    return VectorWidth::Other;
}

/// The core that should replace kernels with these vectors. Empty: none.
QString wantedCore(const Processor& processor, VectorWidth vectors)
{
    const bool isAmd = processor.family == ProcessorFamily::Amd;
    if (processor.vectors <= vectors || processor.family == ProcessorFamily::AmdBulldozer)
        return {};
    if (processor.vectors == VectorWidth::Avx512)
        return u"SkylakeX"_s;
    if (processor.vectors == VectorWidth::Avx2)
        return isAmd ? u"Zen"_s : u"Haswell"_s;
    return isAmd ? QString() : u"Sandybridge"_s;
}

} // namespace

/// The system's own OpenBLAS, which takes a wrong core because it is told to.
class TestOpenBlas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (taken(ask({})).isEmpty())
            QSKIP("no OpenBLAS stands behind libblas.so.3");
    }

    void everyWrongChoiceIsMended_data()
    {
        addColumns<VectorWidth>("vectors");
        for (const auto& [vectors, names] : knownCores())
            for (const char* name : names)
                QTest::newRow(name) << vectors;
    }

    void everyWrongChoiceIsMended()
    {
        const auto [vectors] = fetched<VectorWidth>();
        const auto core = QString::fromLatin1(QTest::currentDataTag());
        const auto misled = ask({{QString::fromLatin1(wrongChoice), core}});
        const bool isTaken = taken(misled) == core || (vectors == VectorWidth::Other && taken(misled) == u"Prescott"_s);
        // The library does not know the name, or the processor cannot run that core. It takes other kernels, which are
        // judged by their vectors alone.
        if (!isTaken) {
            QCOMPARE(better(misled), wantedCore(thisProcessor(), vectorsOf(taken(misled))));
            return;
        }
        const auto wanted = wantedCore(thisProcessor(), vectors);
        QCOMPARE(better(misled), wanted);
        if (wanted.isEmpty())
            return;
        const auto mended = ask({{m_variable, better(misled)}});
        QCOMPARE(taken(mended), wanted);
        QVERIFY2(better(mended).isEmpty(), "the second start would be followed by a third");
    }

    void tellsWhoChose()
    {
        const auto itself = ask({});
        QCOMPARE(chosenBy(itself), KernelsChosenBy::Library);
        QVERIFY(itself.value(u"library"_s).toString().startsWith(u"OpenBLAS 0."_s));
        const auto user = ask({{m_variable, u"prescott"_s}}); // upper or lower case, as the library takes it
        QCOMPARE(taken(user), u"Prescott"_s);
        QCOMPARE(chosenBy(user), KernelsChosenBy::User);
        const auto program =
            ask({{m_variable, u"Nehalem"_s}, {QString::fromLatin1(replacedCoreVariable), u"Prescott"_s}});
        QCOMPARE(chosenBy(program), KernelsChosenBy::Program);
        QCOMPARE(program.value(u"insteadOf"_s).toString(), u"Prescott"_s);
    }

    void aNameThatTheLibraryDoesNotKnowChoosesNothing()
    {
        const auto answers = ask({{m_variable, u"Pentium"_s}});
        QVERIFY(!taken(answers).isEmpty());
        // Version 0.3.21 takes Haswell's kernels on a Zen in this case. It recognises the abilities of a processor that
        // it does not know.
        QCOMPARE(better(answers), wantedCore(thisProcessor(), vectorsOf(taken(answers))));
        QCOMPARE(chosenBy(answers), KernelsChosenBy::Library);
    }

private:
    const QString m_variable = QString::fromLatin1(coreTypeVariable);
};

static int testOrAskTheLibrary(int count, char** arguments)
{
    if (count == 2 && std::string_view(arguments[1]) == asChild)
        return printAnswers();
    return runTestClass<TestOpenBlas, QCoreApplication>(count, arguments);
}

ATTENTOSCOPE_TEST_FUNCTION(testOrAskTheLibrary);
#include "tst_openblas.moc"
