// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/testprogram.h"

namespace attentoscope::tests {

/// The parts of an ended program that a shell sees.
struct Outcome
{
    int code = -1; ///< -1: it crashed, or did not end in time
    QByteArray out;
    QByteArray err;
};

/// The parts of a command, which spaces separate.
inline QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

QString commandLineProgram();

/// Runs attentoscope-cli to its end. If `output` is given, what it prints goes to that file. The command runs in a fork
/// of a program that has already loaded the engine, because loading takes longer than most commands.
Outcome runCommand(const QStringList& arguments, const QByteArray& input = {}, const QString& output = {});

/// A temporary folder with a file of sentence pairs in it.
class Workplace
{
public:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QString write(const char* name, const QByteArray& content) const; ///< returns its path
    /// The program itself makes the pairs: sequences of letters, and the same letters backwards.
    QString writeReverse(const char* name, int pairs, int seed) const;
    /// Trains a small model on 500 pairs of writeReverse().
    Outcome train(const char* runName, const QStringList& more) const;

private:
    QTemporaryDir m_folder;
};

} // namespace attentoscope::tests
