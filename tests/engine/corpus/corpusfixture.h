// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/corpus/corpus.h"
#include "engine/corpus/files/pairreader.h"
#include "tests/support/testprogram.h"

namespace attentoscope {

/// A folder of small files for one test class.
class CorpusFixture
{
public:
    std::string path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)).toStdString(); }
    std::string write(const char* name, const std::string& content) const
    {
        QFile file(QString::fromStdString(path(name)));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot write a test file");
        file.write(content.data(), static_cast<qint64>(content.size()));
        return path(name);
    }

private:
    QTemporaryDir m_folder;
};

inline DataRequest requestFor(const std::string& source, const std::string& target = {})
{
    return DataRequest{.source = source, .target = target};
}

/// A pair as the reader gave it.
struct CopiedPair
{
    std::size_t line = 0;
    std::string first, second;
    LineFault fault = LineFault::None;

    bool operator==(const CopiedPair&) const = default;
};

inline std::vector<CopiedPair> copiesOf(const DataRequest& request, PairSourceFacts* facts = nullptr)
{
    std::vector<CopiedPair> copies;
    const auto result = readPairs(request, [&copies](const RawPair& pair) {
        copies.push_back({pair.line, std::string(pair.first), std::string(pair.second), pair.fault});
        return true;
    });
    if (!result)
        qFatal("%s", result.error().message.c_str());
    if (facts)
        *facts = *result;
    return copies;
}

/// Path of a real corpus; empty where it is absent.
inline std::string sharedData(const char* name)
{
    const QString path = QStringLiteral(ATTENTOSCOPE_SHARED_DATA "/") + QString::fromUtf8(name);
    return QFileInfo::exists(path) ? path.toStdString() : std::string();
}

inline bool mentions(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

} // namespace attentoscope

#define SKIP_WITHOUT(path)                                                                                             \
    if (path.empty())                                                                                                  \
    QSKIP("the shared corpora are not beside the checkout")
