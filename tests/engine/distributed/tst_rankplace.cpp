// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/rankchannel.h"
#include "engine/distributed/rankplace.h"
#include "engine/distributed/ranks.h"
#include "engine/distributed/sockets.h"
#include "tests/support/testprogram.h"

#include <dlfcn.h>
#include <future>
#include <sys/socket.h>
#include <unistd.h>

using Variables = std::map<std::string, std::string>;

namespace {

std::atomic<bool> hasIpv6 = true;
std::atomic<bool> hasRandomNumbers = true;

} // namespace

// In place of the system's, for machines that lack something.

extern "C" int socket(int family, int type, int protocol) noexcept
{
    static const auto real = reinterpret_cast<int (*)(int, int, int)>(dlsym(RTLD_NEXT, "socket"));
    if (hasIpv6 || family != AF_INET6)
        return real(family, type, protocol);
    errno = EAFNOSUPPORT;
    return -1;
}

extern "C" int getentropy(void* bytes, std::size_t size)
{
    static const auto real = reinterpret_cast<int (*)(void*, std::size_t)>(dlsym(RTLD_NEXT, "getentropy"));
    if (hasRandomNumbers)
        return real(bytes, size);
    errno = ENOSYS;
    return -1;
}

namespace {

using Joined = Result<std::shared_ptr<Ranks>>;

/// Two ranks in two threads.
std::pair<Joined, Joined> joined(
    const std::string& secret, const std::string& otherSecret, const std::string& address = "127.0.0.1", int rank = 1)
{
    const auto listener = listenAt(address, 0);
    if (!listener)
        qFatal("%s", listener.error().message.c_str());
    RankPlace place{.count = 2,
        .master = address,
        .port = portOf(*listener),
        .onThisMachine = 2,
        .listener = *listener,
        .secret = secret};
    std::stop_source stop;
    auto first = std::async(std::launch::async, [place, &stop] { return Ranks::join(place, stop.get_token()); });
    place.rank = rank;
    place.listener = -1;
    place.secret = otherSecret;
    auto second = Ranks::join(place, {});
    if (!second)
        stop.request_stop();
    return {first.get(), std::move(second)};
}

/// Addresses at which this process listens, as in /proc/net/tcp.
QStringList listening()
{
    QSet<QByteArray> own;
    for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
        std::error_code problem;
        const auto target = std::filesystem::read_symlink(entry.path(), problem).string();
        if (target.starts_with("socket:["))
            own.insert(QByteArray::fromStdString(target.substr(8, target.size() - 9)));
    }
    QStringList addresses;
    for (const char* name : {"/proc/net/tcp", "/proc/net/tcp6"}) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        for (const auto& line : file.readAll().split('\n')) {
            const auto fields = line.simplified().split(' ');
            if (fields.size() > 9 && fields[3] == "0A" && own.contains(fields[9]))
                addresses << QString::fromLatin1(fields[1].left(fields[1].indexOf(':')));
        }
    }
    return addresses;
}

} // namespace

/// The environment that torchrun and Slurm set.
class TestRankPlace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aProcessAloneHasNoPlace_data()
    {
        QTest::addColumn<Variables>("variables");
        QTest::newRow("nothing") << Variables{};
        QTest::newRow("torchrun with one") << Variables{{"RANK", "0"}, {"WORLD_SIZE", "1"}};
        QTest::newRow("a rank of something else") << Variables{{"RANK", "3"}};
        QTest::newRow("a script of sbatch") << Variables{{"SLURM_PROCID", "0"}, {"SLURM_NTASKS", "4"}};
        QTest::newRow("srun with one") << Variables{{"SLURM_PROCID", "0"}, {"SLURM_STEP_NUM_TASKS", "1"}};
    }

    void aProcessAloneHasNoPlace()
    {
        QFETCH(Variables, variables);
        const auto found = place(variables);
        QVERIFY(found);
        QVERIFY(!*found);
    }

    void readsTorchrun()
    {
        const auto found = place({{"RANK", "3"}, {"WORLD_SIZE", "4"}, {"LOCAL_WORLD_SIZE", "2"},
            {"MASTER_ADDR", "node01"}, {"MASTER_PORT", "1234"}});
        QVERIFY(found && *found);
        QCOMPARE((*found)->rank, 3);
        QCOMPARE((*found)->count, 4);
        QCOMPARE((*found)->onThisMachine, 2);
        QCOMPARE((*found)->master, std::string("node01"));
        QCOMPARE(int((*found)->port), 1234);
    }

    void leavesTorchrunsOwnPortToIt()
    {
        const auto found = place({{"RANK", "0"}, {"WORLD_SIZE", "2"}, {"MASTER_ADDR", "node01"},
            {"MASTER_PORT", "1234"}, {"TORCHELASTIC_USE_AGENT_STORE", "True"}});
        QVERIFY(found && *found);
        QCOMPARE(int((*found)->port), 1235);
    }

    void readsSlurm_data()
    {
        addColumns<QString, QString>("nodes", "master");
        QTest::newRow("one") << "node7" << "node7";
        QTest::newRow("two names") << "alpha,beta" << "alpha";
        QTest::newRow("a range") << "node[03-05,9],other" << "node03";
        QTest::newRow("a list") << "node[11,14]" << "node11";
        QTest::newRow("in the middle") << "rack[2-3]-a,b" << "rack2-a";
        QTest::newRow("later") << "first,node[1-2]" << "first";
    }

    void readsSlurm()
    {
        const auto [nodes, master] = fetched<QString, QString>();
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

    void namesWhatIsWrong_data()
    {
        addColumns<Variables, QString>("variables", "part");
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
        QTest::newRow("a port of Slurm that does not exist") << Variables{{"SLURM_PROCID", "0"},
            {"SLURM_STEP_NUM_TASKS", "2"}, {"MASTER_ADDR", "a"}, {"MASTER_PORT", "70000"}}
                                                             << "MASTER_PORT is \"70000\"";
        QTest::newRow("no nodes") << Variables{{"SLURM_PROCID", "0"}, {"SLURM_STEP_NUM_TASKS", "2"}}
                                  << "Set MASTER_ADDR";
    }

    void namesWhatIsWrong()
    {
        const auto [variables, part] = fetched<Variables, QString>();
        const auto found = place(variables);
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::InvalidSetting);
        QVERIFY2(found.error().message.contains(part.toStdString()), found.error().message.c_str());
    }

    void knowsLoopback()
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

    void numbersOfStrangersAreChecked()
    {
        for (const char* number :
            {"1e300", "-1e300", "1.5", "4294967297", "-4294967297", "18446744073709551615", "\"1\""})
            QCOMPARE(numberAt(nlohmann::json::parse(std::string("{\"rank\":") + number + "}"), "rank", -7), -7);
        QCOMPARE(numberAt(nlohmann::json{{"rank", 5}}, "rank", -7), 5);
        QCOMPARE(numberAt(nlohmann::json{{"rank", -5}}, "rank", -7), -5);
        QCOMPARE(numberAt<std::uint16_t>(nlohmann::json{{"port", 70'000}}, "port", 0), std::uint16_t(0));
        QCOMPARE(numberAt(nlohmann::json{{"rate", 1}}, "rate", 0.0), 1.0);
    }

    void ranksOfOneMachineListenOnLoopback()
    {
        const auto [first, second] = joined("secret", "secret");
        QVERIFY2(first, first ? "" : first.error().message.c_str());
        QVERIFY2(second, second ? "" : second.error().message.c_str());
        const auto control = listenAt("0.0.0.0", 0); // shows that the test notices such a socket
        QVERIFY(control);
        QVERIFY(listening().contains("00000000") || listening().contains(QString(32, '0')));
        close(*control);
        const auto addresses = listening();
        for (const auto& address : addresses)
            QVERIFY2(address == "0100007F" || address == "00000000000000000000000001000000", qPrintable(address));
        std::jthread other([&ranks = *second] { static_cast<void>(ranks->compare({})); });
        QVERIFY((*first)->compare({}));
        other.join();
    }

    /// Not only the sums use this address, but also the wait for the other ranks.
    void ranksOfSeveralMachinesListenAtTheirAddress()
    {
        const auto own = localAddresses();
        if (own.empty())
            QSKIP("this machine has no address but loopback");
        const auto waiting = listenAt(own.front().address, 0);
        QVERIFY(waiting);
        const auto [first, second] = joined("", "", own.front().address);
        QVERIFY2(first, first ? "" : first.error().message.c_str());
        QVERIFY2(second, second ? "" : second.error().message.c_str());
        const auto addresses = listening();
        QVERIFY(!addresses.isEmpty());
        for (const auto& address : addresses)
            QVERIFY2(address != "00000000" && address != QString(32, '0'), qPrintable(address));
        close(*waiting);
        std::jthread other([&ranks = *second] { static_cast<void>(ranks->compare({})); });
        QVERIFY((*first)->compare({}));
        other.join();
        // A name or an address of another machine may lead here in another way. The rank then listens at every address.
        const auto elsewhere = listenAt("203.0.113.7", 0);
        QVERIFY(elsewhere);
        QVERIFY(listening().contains("00000000") || listening().contains(QString(32, '0')));
        close(*elsewhere);
    }

    void strangersAreTurnedAway()
    {
        const auto [first, second] = joined("secret", "guessed");
        QVERIFY(!second);
        QVERIFY(second.error().message.contains("does not know this process"));
        QVERIFY(!first); // the first rank waited until it was cancelled
        QCOMPARE(first.error().code, ErrorCode::Cancelled);
    }

    void aNumberThatIsNoRankIsNamed()
    {
        const auto [first, second] = joined("", "", "127.0.0.1", 7);
        QVERIFY(!first && !second);
        QVERIFY2(second.error().message.contains("There is no rank 7: the ranks are 0 to 1."),
            second.error().message.c_str());
    }

    void aPortThatIsTakenIsNamed()
    {
        const auto taken = listenAt("203.0.113.7", 0); // at all interfaces
        QVERIFY(taken);
        for (const bool isThere : {true, false}) {
            hasIpv6 = isThere;
            const auto refused = listenAt("203.0.113.7", portOf(*taken));
            hasIpv6 = true;
            QVERIFY(!refused);
            QVERIFY2(refused.error().message.contains(std::strerror(EADDRINUSE)), refused.error().message.c_str());
        }
        close(*taken);
    }

    void noRankStartsWithoutASecret()
    {
        const auto ranks = LocalRanks::start(1, "");
        QVERIFY(ranks);
        QCOMPARE((*ranks)->place().secret.size(), std::size_t(32));
        close((*ranks)->place().listener);
        hasRandomNumbers = false;
        const auto refused = LocalRanks::start(1, "");
        hasRandomNumbers = true;
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains("random numbers"), refused.error().message.c_str());
    }

private:
    static Result<std::optional<RankPlace>> place(const Variables& variables)
    {
        return rankPlaceFrom([&](const char* name) -> std::optional<std::string> {
            const auto found = variables.find(name);
            return found == variables.end() ? std::nullopt : std::optional(found->second);
        });
    }
};

ATTENTOSCOPE_TEST(TestRankPlace, QCoreApplication);
#include "tst_rankplace.moc"
