// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/childconnection.h"
#include "engine/remote/serverplace.h"
#include "tests/support/testprogram.h"

#include <sys/stat.h>
#include <unistd.h>

#include <thread>

/// Access to an engine that waits for windows, and the arguments for ssh.
class TestServerPlace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_RUNTIME_DIR", m_folder->path().toUtf8());
    }

    void onlyTheOwnerGetsIn()
    {
        const auto place = ServerPlace::of("main");
        QVERIFY(place);
        QVERIFY(!place->connect());
        const auto listener = place->listen();
        QVERIFY(listener && *listener);
        struct stat folder{}, socket{};
        QCOMPARE(stat(m_folder->filePath("attentoscope").toUtf8(), &folder), 0);
        QCOMPARE(folder.st_mode & 0777, 0700U);
        QCOMPARE(stat(m_folder->filePath("attentoscope/main.socket").toUtf8(), &socket), 0);
        QCOMPARE(socket.st_mode & 0077, 0U);
        const auto line = place->connect();
        QVERIFY(line);
        close(*line);
    }

    /// An engine makes its lock first. A window that comes before the socket is there does not take it for an engine
    /// that has ended.
    void anEngineThatIsJustComingIsFound()
    {
        const auto place = ServerPlace::of("main");
        QVERIFY(place);
        QFile lock(m_folder->filePath(u"attentoscope/main.lock"_s));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        Result<std::unique_ptr<ServerListener>> listener;
        std::jthread engine([&] { listener = place->listen(); });
        const auto line = place->find();
        engine.join();
        QVERIFY(listener && *listener);
        QVERIFY(line);
        close(*line);
    }

    void aFolderOfOthersIsRefused()
    {
        QCOMPARE(mkdir(m_folder->filePath("attentoscope").toUtf8(), 0700), 0);
        QCOMPARE(chmod(m_folder->filePath("attentoscope").toUtf8(), 0755), 0);
        const auto place = ServerPlace::of("main");
        QVERIFY(!place);
        QVERIFY(place.error().message.contains("only you can enter"));
    }

    void onePlaceHasOneEngine()
    {
        const auto place = ServerPlace::of("main"), other = ServerPlace::of("other");
        QVERIFY(place && other);
        const auto first = place->listen(), second = place->listen(), third = other->listen();
        QVERIFY(first && *first);
        QVERIFY(second && !*second);
        QVERIFY(third && *third);
    }

    void aRemovedFolderIsMadeAgain_data()
    {
        QTest::addColumn<QString>("removed");
        QTest::newRow("nothing") << "attentoscope/other.socket";
        QTest::newRow("the socket") << "attentoscope/main.socket";
        QTest::newRow("the lock") << "attentoscope/main.lock";
        QTest::newRow("the folder") << "attentoscope";
        QTest::newRow("the folder of the user") << ".";
    }

    void aRemovedFolderIsMadeAgain()
    {
        QFETCH(const QString, removed);
        const auto place = ServerPlace::of("main");
        QVERIFY(place);
        const auto listener = place->listen();
        QVERIFY(listener && *listener);
        const auto early = place->connect();
        QVERIFY(early);
        const QString path = m_folder->filePath(removed);
        QVERIFY(!QFileInfo(path).isDir() || QDir(path).removeRecursively());
        QFile::remove(path);
        (*listener)->renew(); // no effect until the user's folder exists again
        QVERIFY(QDir().mkpath(m_folder->path()));
        (*listener)->renew();
        const auto found = place->connect();
        QVERIFY(found);
        const auto second = place->listen();
        QVERIFY(second && (!*second || removed.endsWith(".lock")));
        struct stat folder{};
        QCOMPARE(stat(m_folder->filePath("attentoscope").toUtf8(), &folder), 0);
        QCOMPARE(folder.st_mode & 0777, 0700U);
        close(*early);
        close(*found);
    }

    void aPlaceThatAnotherEngineTookIsLeft()
    {
        const auto place = ServerPlace::of("main");
        QVERIFY(place);
        const auto first = place->listen();
        QVERIFY(first && *first);
        QVERIFY(QDir(m_folder->filePath("attentoscope")).removeRecursively());
        const auto again = ServerPlace::of("main");
        QVERIFY(again);
        auto second = again->listen();
        QVERIFY(second && *second);
        const int before = (*first)->descriptor();
        (*first)->renew();
        QCOMPARE((*first)->descriptor(), before);
        QVERIFY(place->connect()); // connects to the second listener
        second->reset(); // the second listener ends
        QVERIFY(!place->connect());
        (*first)->renew();
        QVERIFY(place->connect());
    }

    void namesAreOneWord()
    {
        for (const auto* name : {"main", "a.b", "GPU-2", "x_y"})
            QVERIFY2(ServerPlace::isName(name), name);
        for (const auto* name : {"", "a b", "../x", "a/b", "-x", ".x", "a;b", "$(x)", "ä"})
            QVERIFY2(!ServerPlace::isName(name), name);
        QVERIFY(!ServerPlace::isName(std::string(41, 'x')));
    }

    void sshGetsNoOptionsFromAName()
    {
        const auto command = sshCommand("user@host", "attentoscope-cli serve");
        QVERIFY(command);
        QCOMPARE(command->front(), std::string("ssh"));
        QCOMPARE(command->back(), std::string("attentoscope-cli serve"));
        QVERIFY(std::ranges::find(*command, "BatchMode=yes") != command->end());
        for (const std::string host : {"", "-oProxyCommand=touch x", "a b", "a\nb", "\x7f"})
            QVERIFY2(!sshCommand(host, "attentoscope-cli serve"), host.c_str());
    }

    void aProgramThatIsMissingIsNamed()
    {
        const auto line = ChildConnection::start({"no-such-program"});
        QVERIFY(!line);
        QVERIFY(line.error().message.contains("no-such-program"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

ATTENTOSCOPE_TEST(TestServerPlace, QCoreApplication);
#include "tst_serverplace.moc"
