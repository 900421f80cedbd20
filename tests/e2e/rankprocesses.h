// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "runcommand.h"
#include "tests/support/testprogram.h"

namespace attentoscope::tests {

/// Processes that are ranks. Their environment says so, as with torchrun.
class RankProcesses
{
public:
    using Variables = std::map<QString, QString>;

    /// The arguments of a training of a small model. It never ends, unless `more` sets a limit. `more` has further
    /// arguments.
    static QStringList endless(const Workplace& place, const QString& data, const QStringList& more = {});

    explicit RankProcesses(int count);
    ~RankProcesses();

    void start(int rank, const QStringList& arguments, const Variables& variables = {});
    /// Waits until rank 0 has printed a step.
    void waitForSteps();
    void signal(int rank, int number);
    /// Waits until the process ends.
    Outcome outcomeOf(int rank);

private:
    int m_count;
    int m_port;
    std::vector<std::unique_ptr<QProcess>> m_processes;
    QByteArray m_seen; ///< output of rank 0
};

/// The losses of all steps of a run, as they are written down.
QStringList lossesOf(const QString& run);

} // namespace attentoscope::tests
