// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/networkaddress.h"
#include "engine/distributed/rankplace.h"
#include "tests/support/testprogram.h"

#include <map>

using namespace attentoscope;

using Variables = std::map<std::string, std::string>;
Q_DECLARE_METATYPE(Variables)

/// What torchrun and Slurm write into the environment.
class TestRankPlace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aProcessAloneHasNoPlace_data();
    void aProcessAloneHasNoPlace();
    void readsTorchrun();
    void leavesTorchrunsOwnPortToIt();
    void readsSlurm_data();
    void readsSlurm();
    void namesWhatIsWrong_data();
    void namesWhatIsWrong();
    void knowsLoopback();

private:
    static Result<std::optional<RankPlace>> place(const Variables& variables)
    {
        return rankPlaceFrom([&](const char* name) -> std::optional<std::string> {
            const auto found = variables.find(name);
            return found == variables.end() ? std::nullopt : std::optional(found->second);
        });
    }
};

void TestRankPlace::aProcessAloneHasNoPlace_data()
{
    QTest::addColumn<Variables>("variables");
    QTest::newRow("nothing") << Variables{};
    QTest::newRow("torchrun with one") << Variables{{"RANK", "0"}, {"WORLD_SIZE", "1"}};
    QTest::newRow("a rank of something else") << Variables{{"RANK", "3"}};
    QTest::newRow("a script of sbatch") << Variables{{"SLURM_PROCID", "0"}, {"SLURM_NTASKS", "4"}};
    QTest::newRow("srun with one") << Variables{{"SLURM_PROCID", "0"}, {"SLURM_STEP_NUM_TASKS", "1"}};
}

void TestRankPlace::aProcessAloneHasNoPlace()
{
    QFETCH(Variables, variables);
    const auto found = place(variables);
    QVERIFY(found);
    QVERIFY(!*found);
}

void TestRankPlace::readsTorchrun()
{
    const auto found = place({{"RANK", "3"}, {"WORLD_SIZE", "4"}, {"LOCAL_WORLD_SIZE", "2"}, {"MASTER_ADDR", "node01"},
        {"MASTER_PORT", "1234"}});
    QVERIFY(found && *found);
    QCOMPARE((*found)->rank, 3);
    QCOMPARE((*found)->count, 4);
    QCOMPARE((*found)->onThisMachine, 2);
    QCOMPARE((*found)->master, std::string("node01"));
    QCOMPARE(int((*found)->port), 1234);
}

void TestRankPlace::leavesTorchrunsOwnPortToIt()
{
    const auto found = place({{"RANK", "0"}, {"WORLD_SIZE", "2"}, {"MASTER_ADDR", "node01"}, {"MASTER_PORT", "1234"},
        {"TORCHELASTIC_USE_AGENT_STORE", "True"}});
    QVERIFY(found && *found);
    QCOMPARE(int((*found)->port), 1235);
}

void TestRankPlace::readsSlurm_data()
{
    QTest::addColumn<QString>("nodes");
    QTest::addColumn<QString>("master");
    QTest::newRow("one") << "node7" << "node7";
    QTest::newRow("two names") << "alpha,beta" << "alpha";
    QTest::newRow("a range") << "node[03-05,9],other" << "node03";
    QTest::newRow("a list") << "node[11,14]" << "node11";
    QTest::newRow("in the middle") << "rack[2-3]-a,b" << "rack2-a";
    QTest::newRow("later") << "first,node[1-2]" << "first";
}

void TestRankPlace::readsSlurm()
{
    QFETCH(QString, nodes);
    QFETCH(QString, master);
    const auto found = place({{"SLURM_PROCID", "1"}, {"SLURM_STEP_NUM_TASKS", "6"}, {"SLURM_JOB_ID", "20042"},
        {"SLURM_STEP_NODELIST", nodes.toStdString()}, {"SLURM_STEP_TASKS_PER_NODE", "2(x3)"},
        {"SLURM_CPUS_PER_TASK", "8"}});
    QVERIFY(found && *found);
    QCOMPARE(QString::fromStdString((*found)->master), master);
    QCOMPARE((*found)->rank, 1);
    QCOMPARE((*found)->count, 6);
    QCOMPARE((*found)->onThisMachine, 2);
    QCOMPARE((*found)->threads, 8);
    QCOMPARE(int((*found)->port), 29542);
}

void TestRankPlace::namesWhatIsWrong_data()
{
    QTest::addColumn<Variables>("variables");
    QTest::addColumn<QString>("part");
    const Variables good{{"RANK", "0"}, {"WORLD_SIZE", "2"}, {"MASTER_ADDR", "a"}, {"MASTER_PORT", "1"}};
    const auto with = [&](const char* name, const char* value) {
        auto changed = good;
        changed[name] = value;
        return changed;
    };
    QTest::newRow("rank") << with("RANK", "2") << "RANK is \"2\"; it has to be a number from 0 to 1";
    QTest::newRow("no number") << with("RANK", "1x") << "RANK is \"1x\"";
    QTest::newRow("size") << with("WORLD_SIZE", "0") << "WORLD_SIZE is \"0\"";
    QTest::newRow("port") << with("MASTER_PORT", "70000") << "MASTER_PORT is \"70000\"";
    QTest::newRow("no master") << Variables{{"RANK", "0"}, {"WORLD_SIZE", "2"}} << "MASTER_ADDR is not set";
    QTest::newRow("no nodes") << Variables{{"SLURM_PROCID", "0"}, {"SLURM_STEP_NUM_TASKS", "2"}} << "Set MASTER_ADDR";
}

void TestRankPlace::namesWhatIsWrong()
{
    QFETCH(Variables, variables);
    QFETCH(QString, part);
    const auto found = place(variables);
    QVERIFY(!found);
    QCOMPARE(found.error().code, ErrorCode::InvalidSetting);
    QVERIFY2(found.error().message.contains(part.toStdString()), found.error().message.c_str());
}

void TestRankPlace::knowsLoopback()
{
    for (const char* address : {"127.0.0.1", "127.0.1.1", "::1"})
        QVERIFY(isLoopback(address));
    for (const char* address : {"10.0.0.5", "fd00::1", "128.0.0.1"})
        QVERIFY(!isLoopback(address));
    for (const auto& [interface, address] : localAddresses())
        QVERIFY2(!isLoopback(address), address.c_str());
    QCOMPARE(addressOfInterface("lo").value_or(""), std::string("127.0.0.1"));
    QVERIFY(!addressOfInterface("no such"));
}

ATTENTOSCOPE_TEST(TestRankPlace, QCoreApplication);
#include "tst_rankplace.moc"
