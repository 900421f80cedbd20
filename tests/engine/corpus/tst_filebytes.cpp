// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/filebytes.h"
#include "engine/corpus/tokens/subwordmodel.h"
#include "tests/support/testprogram.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace {

constexpr int soon = 1'000; ///< milliseconds, many times what it takes

std::string readAll(FileBytes& bytes)
{
    std::string all;
    std::array<char, 5> block{};
    for (auto got = bytes.read(block); got && *got > 0; got = bytes.read(block))
        all.append(block.data(), *got);
    return all;
}

void write(int descriptor, const std::string& text)
{
    QCOMPARE(::write(descriptor, text.data(), text.size()), ssize_t(text.size()));
}

} // namespace

/// Special files, such as pipes and devices, from which bytes may never come.
class TestFileBytes : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::string m_pipe;

private slots:
    void init()
    {
        m_pipe = m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction())).toStdString();
        QCOMPARE(::mkfifo(m_pipe.c_str(), 0600), 0);
    }

    void aPipeThatNobodyWritesIsRefused()
    {
        const auto bytes = FileBytes::open(m_pipe, {});
        QVERIFY(bytes);
        std::array<char, 16> room{};
        const auto got = (*bytes)->read(room);
        QVERIFY(!got);
        QVERIFY2(got.error().message.contains("no program writes"), got.error().message.c_str());
        QVERIFY(got.error().message.starts_with(m_pipe));
    }

    void aSubwordModelThatIsSuchAPipeIsRefused() { QVERIFY(!SubwordModel::open(m_pipe)); }

    void waitingForASilentWriterIsStopped()
    {
        std::stop_source stop;
        const auto bytes = FileBytes::open(m_pipe, {}, stop.get_token());
        QVERIFY(bytes);
        const int writer = ::open(m_pipe.c_str(), O_WRONLY | O_CLOEXEC);
        std::jthread person([&stop] { stop.request_stop(); });
        QElapsedTimer clock;
        clock.start();
        std::array<char, 16> room{};
        QVERIFY(!(*bytes)->read(room));
        QVERIFY(clock.elapsed() < soon);
        ::close(writer);
    }

    void whatIsWrittenIsReadToItsEnd()
    {
        const auto bytes = FileBytes::open(m_pipe, {});
        QVERIFY(bytes);
        std::jthread program([this] {
            const int writer = ::open(m_pipe.c_str(), O_WRONLY | O_CLOEXEC);
            write(writer, "the cat\t");
            write(writer, "le chat\n");
            ::close(writer);
        });
        QCOMPARE(readAll(**bytes), std::string("the cat\tle chat\n"));
    }

    /// A pipe as from a shell's <(…). Its program may have ended already.
    void aPipeWithoutANameIsReadToItsEnd()
    {
        int ends[2]{};
        QCOMPARE(::pipe(ends), 0);
        write(ends[1], "the cat");
        ::close(ends[1]);
        const auto bytes = FileBytes::open("/proc/self/fd/" + std::to_string(ends[0]), {});
        QVERIFY(bytes);
        QCOMPARE(readAll(**bytes), std::string("the cat"));
        ::close(ends[0]);
    }

    /// A file that every system has, and whose first byte no program may read.
    void whatCannotBeReadIsSaidWithTheReason()
    {
        const auto bytes = FileBytes::open("/proc/self/mem", {});
        QVERIFY(bytes);
        std::array<char, 16> room{};
        const auto got = (*bytes)->read(room);
        QVERIFY(!got);
        QVERIFY2(got.error().message.contains("cannot be read beyond its first 0 bytes"), got.error().message.c_str());
    }

    void aSocketCannotBeOpened()
    {
        sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
        const auto path = m_pipe + ".socket";
        QVERIFY(path.size() < sizeof(address.sun_path));
        path.copy(address.sun_path, path.size());
        const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        QCOMPARE(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
        const auto bytes = FileBytes::open(path, {});
        QVERIFY(!bytes);
        QVERIFY2(bytes.error().message.contains("cannot be opened: No such device"), bytes.error().message.c_str());
        ::close(socket);
    }

    void aDeviceWithoutAnythingIsEmpty()
    {
        const auto bytes = FileBytes::open("/dev/null", {});
        QVERIFY(bytes);
        QCOMPARE(readAll(**bytes), std::string());
    }
};

ATTENTOSCOPE_TEST(TestFileBytes, attentoscope::tests::NoApplication);
#include "tst_filebytes.moc"
