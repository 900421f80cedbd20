// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/childline.h"
#include "engine/remote/serverplace.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>

#include <sys/stat.h>
#include <unistd.h>

using namespace attentoscope;

/// Who can reach an engine that waits for windows, and what ssh is asked.
class TestServerPlace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void onlyTheOwnerGetsIn();
    void aFolderOfOthersIsRefused();
    void onePlaceHasOneEngine();
    void namesAreOneWord();
    void sshGetsNoOptionsFromAName();
    void aProgramThatIsMissingIsNamed();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestServerPlace::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_RUNTIME_DIR", m_folder->path().toUtf8());
}

void TestServerPlace::onlyTheOwnerGetsIn()
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
    close(**listener);
}

void TestServerPlace::aFolderOfOthersIsRefused()
{
    QCOMPARE(mkdir(m_folder->filePath("attentoscope").toUtf8(), 0700), 0);
    QCOMPARE(chmod(m_folder->filePath("attentoscope").toUtf8(), 0755), 0);
    const auto place = ServerPlace::of("main");
    QVERIFY(!place);
    QVERIFY(place.error().message.contains("only you can enter"));
}

void TestServerPlace::onePlaceHasOneEngine()
{
    const auto place = ServerPlace::of("main"), other = ServerPlace::of("other");
    QVERIFY(place && other);
    const auto first = place->listen(), second = place->listen(), third = other->listen();
    QVERIFY(first && *first);
    QVERIFY(second && !*second);
    QVERIFY(third && *third);
}

void TestServerPlace::namesAreOneWord()
{
    for (const auto* name : {"main", "a.b", "GPU-2", "x_y"})
        QVERIFY2(ServerPlace::isName(name), name);
    for (const auto* name : {"", "a b", "../x", "a/b", "-x", ".x", "a;b", "$(x)", "ä"})
        QVERIFY2(!ServerPlace::isName(name), name);
    QVERIFY(!ServerPlace::isName(std::string(41, 'x')));
}

void TestServerPlace::sshGetsNoOptionsFromAName()
{
    const auto command = sshCommand("user@host", "attentoscope-cli serve");
    QVERIFY(command);
    QCOMPARE(command->front(), std::string("ssh"));
    QCOMPARE(command->back(), std::string("attentoscope-cli serve"));
    QVERIFY(std::ranges::find(*command, "BatchMode=yes") != command->end());
    for (const std::string host : {"", "-oProxyCommand=touch x", "a b", "a\nb", "\x7f"})
        QVERIFY2(!sshCommand(host, "attentoscope-cli serve"), host.c_str());
}

void TestServerPlace::aProgramThatIsMissingIsNamed()
{
    const auto line = ChildLine::start({"no-such-program"});
    QVERIFY(!line);
    QVERIFY(line.error().message.contains("no-such-program"));
}

ATTENTOSCOPE_TEST(TestServerPlace, QCoreApplication);
#include "tst_serverplace.moc"
