// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/testprogram.h"

namespace attentoscope::tests {

/// What a shell sees of a program that has ended.
struct Outcome
{
    int code = -1; ///< -1: it crashed, or did not end in time
    QByteArray out;
    QByteArray err;
};

/// Parts of a command, parted by blanks.
inline QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

QString commandLineProgram();

/// Runs attentoscope-cli to its end; what it prints goes to the file `output`, if one is given. The command runs in a
/// fork of a program that has loaded its engine, because that takes longer than most commands.
Outcome runCommand(const QStringList& arguments, const QByteArray& input = {}, const QString& output = {});

/// A temporary folder with a file of sentence pairs in it.
class Workplace
{
public:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QString write(const char* name, const QByteArray& content) const; ///< its path
    /// Sequences of letters and the same backwards, made by the program itself.
    QString writeReverse(const char* name, int pairs, int seed) const;
    /// Trains a small model on 500 such pairs.
    Outcome train(const char* runName, const QStringList& more) const;

private:
    QTemporaryDir m_folder;
};

} // namespace attentoscope::tests
