// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rankprocesses.h"

#include "tests/support/sendsignal.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace attentoscope::tests {

namespace {

constexpr int patience = 240'000;

/// A port that was free a moment ago.
int freePort()
{
    const int made = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof(address);
    auto* any = reinterpret_cast<sockaddr*>(&address);
    if (bind(made, any, length) != 0 || getsockname(made, any, &length) != 0)
        qFatal("no port is free");
    close(made);
    return ntohs(address.sin_port);
}

} // namespace

QStringList RankProcesses::endless(const Workplace& place, const QString& data, const QStringList& more)
{
    return QStringList{QStringLiteral("train"), QStringLiteral("--data"), data, QStringLiteral("--out"),
               place.path("run"), QStringLiteral("--threads=1"), QStringLiteral("--epochs=100000"),
               QStringLiteral("--set"), QStringLiteral("hidden_size=16"), QStringLiteral("embedding_size=16")}
    + more;
}

RankProcesses::RankProcesses(int count) : m_count(count), m_port(freePort())
{
    for (int rank = 0; rank < count; ++rank)
        m_processes.push_back(std::make_unique<QProcess>());
}

RankProcesses::~RankProcesses()
{
    for (const auto& process : m_processes)
        if (process->state() != QProcess::NotRunning) {
            process->kill();
            process->waitForFinished(patience);
        }
}

void RankProcesses::start(int rank, const QStringList& arguments, const Variables& variables)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("RANK"), QString::number(rank));
    environment.insert(QStringLiteral("WORLD_SIZE"), QString::number(m_count));
    environment.insert(QStringLiteral("MASTER_ADDR"), QStringLiteral("127.0.0.1"));
    environment.insert(QStringLiteral("MASTER_PORT"), QString::number(m_port));
    for (const auto& [name, value] : variables)
        environment.insert(name, value);
    auto& process = *m_processes[static_cast<std::size_t>(rank)];
    process.setProcessEnvironment(environment);
    process.start(commandLineProgram(), arguments);
    QVERIFY(process.waitForStarted(patience));
}

void RankProcesses::waitForSteps()
{
    auto& process = *m_processes.front();
    while (!m_seen.contains("step ") && process.waitForReadyRead(patience))
        m_seen += process.readAllStandardOutput();
    QVERIFY2(m_seen.contains("step "), m_seen + process.readAllStandardError());
}

void RankProcesses::signal(int rank, int number)
{
    sendSignal(*m_processes[static_cast<std::size_t>(rank)], number);
}

Outcome RankProcesses::outcomeOf(int rank)
{
    auto& process = *m_processes[static_cast<std::size_t>(rank)];
    Outcome outcome;
    const bool ended = process.state() == QProcess::NotRunning || process.waitForFinished(patience);
    if (ended && process.exitStatus() == QProcess::NormalExit)
        outcome.code = process.exitCode();
    outcome.out = (rank == 0 ? m_seen : QByteArray()) + process.readAllStandardOutput();
    outcome.err = process.readAllStandardError();
    return outcome;
}

QStringList lossesOf(const QString& run)
{
    QFile file(run + QStringLiteral("/metrics.jsonl"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList losses;
    while (!file.atEnd()) {
        const auto line = QJsonDocument::fromJson(file.readLine()).object();
        if (line.contains(QLatin1String("gradient_norm"))) // the line is that of a step
            losses.append(QString::number(line.value(QLatin1String("loss")).toDouble(), 'g', 17));
    }
    return losses;
}

} // namespace attentoscope::tests
