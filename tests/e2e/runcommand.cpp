// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"

#include "engine/machine/openblas.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace attentoscope::tests {

namespace {

constexpr int longest = 240'000; // milliseconds
constexpr bool canFork = sizeof(ATTENTOSCOPE_FORKED_COMMANDS) > 1;

/// The program, waiting with its engine loaded: it runs each command in a fork of itself (forkedcommands.cpp).
class WaitingProgram
{
public:
    WaitingProgram();
    ~WaitingProgram();

    [[nodiscard]] bool hasEnded(); ///< true if a test has killed it
    Outcome run(const QStringList& arguments, const QByteArray& input, const QString& output);

private:
    /// Variables that are already set. Without them, the program would set them and start itself a second time.
    QByteArrayList environment() const;
    QString fileFor(const char* stream) const { return m_folder.filePath(QLatin1String(stream)); }

    QTemporaryDir m_folder;
    std::optional<CoreReplacement> m_kernels;
    int m_line = -1;
    pid_t m_process = -1;
};

WaitingProgram::WaitingProgram()
{
    if (!qEnvironmentVariableIsSet(coreTypeVariable))
        m_kernels = findBetterCore();
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0)
        qFatal("no line to the program");
    auto variables = environment();
    variables << "UCX_DEBUG_SIGNO=0" << "LD_PRELOAD=" ATTENTOSCOPE_FORKED_COMMANDS;
    std::vector<char*> pointers;
    for (auto& variable : variables)
        pointers.push_back(variable.data());
    pointers.push_back(nullptr);
    QByteArray program(ATTENTOSCOPE_CLI), module(ATTENTOSCOPE_ENGINE_MODULE);
    char* arguments[]{program.data(), module.data(), nullptr};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    constexpr int line = 3;
    posix_spawn_file_actions_adddup2(&actions, ends[1], line);
    if (posix_spawn(&m_process, program.data(), &actions, nullptr, arguments, pointers.data()) != 0)
        qFatal("%s cannot be started", program.data());
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    m_line = ends[0];
}

WaitingProgram::~WaitingProgram()
{
    close(m_line); // the program ends when its line is closed
    if (!hasEnded())
        waitpid(m_process, nullptr, 0);
}

bool WaitingProgram::hasEnded()
{
    if (m_process > 0 && waitpid(m_process, nullptr, WNOHANG) != 0)
        m_process = -1;
    return m_process < 0;
}

QByteArrayList WaitingProgram::environment() const
{
    QByteArrayList all;
    for (char** variable = environ; *variable; ++variable)
        all << *variable;
    if (m_kernels)
        all << coreTypeVariable + QByteArray("=") + m_kernels->better.c_str()
            << replacedCoreVariable + QByteArray("=") + m_kernels->taken.c_str();
    return all;
}

Outcome WaitingProgram::run(const QStringList& arguments, const QByteArray& input, const QString& output)
{
    QFile in(fileFor("in"));
    if (!in.open(QIODevice::WriteOnly) || in.write(input) != input.size())
        qFatal("the input cannot be written");
    in.close();
    QByteArrayList words{QFile::encodeName(QDir::currentPath()), QFile::encodeName(fileFor("in")),
        QFile::encodeName(output.isEmpty() ? fileFor("out") : output), QFile::encodeName(fileFor("err")),
        QByteArray::number(arguments.size() + 1), ATTENTOSCOPE_CLI};
    for (const auto& argument : arguments)
        words << QFile::encodeName(argument);
    const QByteArray command = (words + environment()).join('\0');
    Outcome outcome;
    int status = -1;
    pollfd answer{.fd = m_line, .events = POLLIN, .revents = 0};
    if (send(m_line, command.constData(), static_cast<std::size_t>(command.size()) + 1, MSG_NOSIGNAL) < 0
        || poll(&answer, 1, longest) != 1 || recv(m_line, &status, sizeof status, 0) != sizeof status) {
        kill(m_process, SIGKILL); // this also kills the command
        waitpid(m_process, nullptr, 0);
        m_process = -1;
        return outcome;
    }
    if (WIFEXITED(status))
        outcome.code = WEXITSTATUS(status);
    if (output.isEmpty())
        outcome.out = bytesOf(fileFor("out"));
    outcome.err = bytesOf(fileFor("err"));
    return outcome;
}

} // namespace

QString commandLineProgram()
{
    return QStringLiteral(ATTENTOSCOPE_CLI);
}

Outcome runCommand(const QStringList& arguments, const QByteArray& input, const QString& output)
{
    // The system gives further ranks the arguments of the first process, so that process must not be a fork.
    const bool startsRanks = !arguments.filter(QRegularExpression(QStringLiteral("^--ranks\\b"))).isEmpty();
    if (canFork && !startsRanks) {
        static std::optional<WaitingProgram> program;
        if (!program || program->hasEnded())
            program.emplace();
        return program->run(arguments, input, output);
    }
    QProcess process;
    if (!output.isEmpty())
        process.setStandardOutputFile(output);
    process.start(commandLineProgram(), arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(longest);
    Outcome outcome;
    if (ended && process.exitStatus() == QProcess::NormalExit)
        outcome.code = process.exitCode();
    outcome.out = process.readAllStandardOutput();
    outcome.err = process.readAllStandardError();
    return outcome;
}

QString Workplace::write(const char* name, const QByteArray& content) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", name);
    return file.fileName();
}

QString Workplace::writeReverse(const char* name, int pairs, int seed) const
{
    const QString file = path(name);
    const Outcome made = runCommand({QStringLiteral("samples"), QStringLiteral("reverse"), QStringLiteral("--pairs"),
        QString::number(pairs), QStringLiteral("--seed"), QString::number(seed), QStringLiteral("--out"), file});
    if (made.code != 0)
        qFatal("no sample: %s", made.err.constData());
    return file;
}

Outcome Workplace::train(const char* runName, const QStringList& more) const
{
    return runCommand(QStringList{QStringLiteral("train"), QStringLiteral("--out"), path(runName)} + more);
}

} // namespace attentoscope::tests
