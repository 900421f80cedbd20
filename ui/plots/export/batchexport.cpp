// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/export/batchexport.h"

#include "engine/types/data.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace attentoscope::ui {

namespace {

constexpr qint64 largestFile = 64 * 1024 * 1024;
constexpr qsizetype mostWords = 2'000; ///< words of a sentence and its translation; larger pictures are illegible

struct BatchExportTexts
{
    Q_DECLARE_TR_FUNCTIONS(BatchExport)
};

std::unexpected<Error> batchFailed(ErrorCode code, const QString& message)
{
    return failure(code, message.toStdString());
}

qsizetype wordsIn(const std::string& sentence)
{
    return QByteArray::fromRawData(sentence.data(), qsizetype(sentence.size())).simplified().count(' ') + 1;
}

/// Returns an empty text if there is no problem.
QString problemWith(const BatchSentence& sentence)
{
    const auto words =
        std::max(wordsIn(sentence.request.source), wordsIn(sentence.request.forcedTarget.value_or(std::string())));
    return words <= mostWords
        ? QString()
        : BatchExportTexts::tr("a sentence of %1 words, and no more than %2 can be drawn").arg(words).arg(mostWords);
}

BatchSentence sentenceOf(std::size_t number, const QByteArray& line)
{
    const auto tab = line.indexOf('\t');
    BatchSentence sentence{.number = number, .request = {}};
    sentence.request.source = (tab < 0 ? line : line.left(tab)).trimmed().toStdString();
    if (tab >= 0)
        sentence.request.forcedTarget = line.mid(tab + 1).trimmed().toStdString();
    return sentence;
}

} // namespace

Result<std::vector<BatchSentence>> readBatch(const QString& path)
{
    if (QFileInfo(path).exists() && !QFileInfo(path).isFile()) // opening a pipe could wait for ever
        return batchFailed(ErrorCode::BadData,
            BatchExportTexts::tr("“%1” is a folder, a pipe or a device. Choose a text file with one sentence a line.")
                .arg(path));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return batchFailed(ErrorCode::FileNotFound,
            BatchExportTexts::tr("“%1” cannot be read: %2. Choose a text file with one sentence a line.")
                .arg(path, file.errorString()));
    if (file.size() > largestFile)
        return batchFailed(ErrorCode::BadData,
            BatchExportTexts::tr("“%1” is too large for a picture of every line. Choose a file with fewer sentences.")
                .arg(path));
    std::vector<BatchSentence> sentences;
    std::size_t number = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine(qint64(longestTextLine) + 3); // including the line end and a zero byte
        ++number;
        auto sentence = sentenceOf(number, line);
        const auto problem = line.size() > qsizetype(longestTextLine) + 1
            ? BatchExportTexts::tr("longer than %1 MiB").arg(longestTextLine / (1024 * 1024))
            : problemWith(sentence);
        if (!problem.isEmpty())
            return batchFailed(ErrorCode::BadData,
                BatchExportTexts::tr("“%1”, line %2: %3. Write one sentence on each line.")
                    .arg(path, QString::number(number), problem));
        if (!sentence.request.source.empty())
            sentences.push_back(std::move(sentence));
    }
    if (sentences.empty())
        return batchFailed(ErrorCode::BadData,
            BatchExportTexts::tr("“%1” has no sentence. Write one a line into it, in UTF-8.").arg(path));
    return sentences;
}

std::vector<BatchSentence> batchOf(const std::vector<WatchedSentence>& watched)
{
    std::vector<BatchSentence> sentences;
    for (const WatchedSentence& sentence : watched) {
        BatchSentence next{.number = sentences.size() + 1, .request = {}};
        next.request.source = sentence.source;
        next.request.forcedTarget = sentence.target;
        sentences.push_back(std::move(next));
    }
    return sentences;
}

QString numberedPath(const QString& path, const BatchSentence& sentence, std::size_t highest)
{
    const QFileInfo file(path);
    const auto digits = std::max<qsizetype>(3, QString::number(highest).size());
    const QString number = QString::number(sentence.number).rightJustified(digits, QLatin1Char('0'));
    return QDir(file.path()).filePath(QStringLiteral("%1-%2.%3").arg(file.completeBaseName(), number, file.suffix()));
}

} // namespace attentoscope::ui
