// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"

#include <QFile>

namespace attentoscope::tests {

namespace {

constexpr int longest = 240'000; // milliseconds

} // namespace

QString commandLineProgram()
{
    return QStringLiteral(ATTENTOSCOPE_CLI);
}

Outcome runCommand(const QStringList& arguments, const QByteArray& input, const QString& output)
{
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
