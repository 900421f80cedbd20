// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "corpusfixture.h"
#include "engine/corpus/subwordlearning.h"
#include "tests/support/testprogram.h"

#include <stop_token>

/// Helper programs run in their own processes. Whatever happens to them, our program goes on. The test uses programs of
/// the system.
class TestHelperProgram : public QObject
{
    Q_OBJECT

private slots:
    void whatItWritesComesBack()
    {
        const auto output = runHelper("/bin/cat", {}, "one\ntwo\n", {});
        QVERIFY(output);
        QCOMPARE(*output, std::string("one\ntwo\n"));
        QCOMPARE(*runHelper("/bin/echo", {"a b", "c"}, {}, {}), std::string("a b c\n"));
    }

    void oneThatFailsOrIsKilledGivesNothing()
    {
        for (const char* end : {"exit 3", "kill -9 $$"}) {
            const auto output = runHelper("/bin/sh", {"-c", std::string("echo half; ") + end}, {}, {});
            QVERIFY(output);
            QCOMPARE(*output, std::string());
        }
    }

    void oneThatReadsNothingEndsTheWriting()
    {
        const auto output = runHelper("/bin/true", {}, std::string(8U << 20U, 'x'), {});
        QVERIFY(output);
        QCOMPARE(*output, std::string());
    }

    void oneThatIsNotThereIsNamed()
    {
        const auto output = runHelper("attentoscope-nothing", {}, {}, {});
        QVERIFY(!output);
        QVERIFY(
            mentions(output.error().message, "attentoscope-nothing, which belongs to Attentoscope, is not beside it"));
    }

    void oneThatCannotBeStartedIsNamedWithTheReason()
    {
        const CorpusFixture files;
        const auto path = files.write("helper", "no program");
        const auto output = runHelper(path, {}, {}, {});
        QVERIFY(!output);
        QVERIFY2(mentions(output.error().message, path + " cannot be started: Permission denied"),
            output.error().message.c_str());
    }

    void aStopEndsIt()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto output = runHelper("/bin/sleep", {"1000"}, "x", stop.get_token());
        QVERIFY(!output);
        QCOMPARE(output.error().code, ErrorCode::Cancelled);
    }
};

ATTENTOSCOPE_TEST(TestHelperProgram, QCoreApplication);
#include "tst_helperprogram.moc"
