// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/bytesocket.h"
#include "tests/support/testprogram.h"

#include <sys/socket.h>
#include <unistd.h>

namespace {

std::array<ByteSocket, 2> connectedPair()
{
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return {};
    return {ByteSocket(ends[0]), ByteSocket(ends[1])};
}

constexpr std::size_t everything = 1U << 30U;

} // namespace

/// A socket that never waits.
class TestByteSocket : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatDoesNotFitGoesOutLater()
    {
        auto [near, far] = connectedPair();
        const std::string sent(8U << 20U, 'x');
        near.send(sent);
        near.send("y");
        QVERIFY(near.hasUnsent());
        std::string got;
        while (got.size() <= sent.size()) {
            got += far.receive(everything);
            near.flush();
        }
        QVERIFY(got == sent + "y");
        QVERIFY(!near.hasUnsent() && near.isOpen());
        QCOMPARE(far.receive(everything), std::string());
        QVERIFY(far.isOpen());
    }

    void lastWordsAreReadAfterASendFailed()
    {
        auto [near, far] = connectedPair();
        far.send("another window has come");
        far.close();
        near.send("heard by nobody");
        QVERIFY(near.isOpen());
        QCOMPARE(near.receive(everything), std::string("another window has come"));
        QCOMPARE(near.receive(everything), std::string());
        QVERIFY(!near.isOpen() && !near.hasUnsent());
    }

    void oneThatSendsWithoutEndIsLeftForAWhile()
    {
        auto [near, far] = connectedPair();
        far.send(std::string(8U << 20U, 'x'));
        const auto part = near.receive(1);
        QVERIFY(!part.empty() && part.size() < (1U << 17U));
    }

    void aMovedOneTakesItsBytesAlong()
    {
        auto [near, far] = connectedPair();
        near.send(std::string(8U << 20U, 'x'));
        ByteSocket moved(std::move(near));
        ByteSocket assigned;
        assigned = std::move(moved);
        QVERIFY(assigned.isOpen() && assigned.hasUnsent());
        std::size_t got = 0;
        while (assigned.hasUnsent()) {
            got += far.receive(everything).size();
            assigned.flush();
        }
        got += far.receive(everything).size();
        QCOMPARE(got, std::size_t(8U << 20U));
    }
};

ATTENTOSCOPE_TEST(TestByteSocket, QCoreApplication);
#include "tst_bytesocket.moc"
