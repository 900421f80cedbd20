// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/enginemodule.h"

#include "engine/session/session.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibrary>
#include <QStringList>

namespace attentoscope {

namespace {

/// The function that the engine's library exports; it is found by this name.
inline constexpr auto engineModuleVersionName = "attentoscopeEngineVersion";
inline constexpr auto engineModuleCreateName = "attentoscopeCreateSession";
using EngineModuleVersion = const char* (*)();
using EngineModuleCreate = Session* (*)(const SessionOptions*);

/// Finds the library beside the program in a build folder, or in the libraries' folder of an installation.
QString findModule()
{
    const QDir program(QCoreApplication::applicationDirPath());
    const QStringList places{program.absolutePath(),
        program.absoluteFilePath(QStringLiteral("../" ATTENTOSCOPE_LIBRARY_FOLDER "/attentoscope"))};
    for (const auto& place : places)
        for (const auto& name :
            {QStringLiteral("libattentoscope_engine_module.so"), QStringLiteral("attentoscope_engine_module.so")})
            if (const QFileInfo file(QDir(place), name); file.exists())
                return file.canonicalFilePath();
    return {};
}

Result<std::unique_ptr<Session>> makeSession(const SessionOptions& options)
{
    const auto path = findModule();
    if (path.isEmpty())
        return failure(ErrorCode::Internal,
            "The engine's library attentoscope_engine_module is missing beside the program. Install Attentoscope again.");
    QLibrary library(path);
    library.setLoadHints(QLibrary::PreventUnloadHint);
    if (!library.load())
        return failure(ErrorCode::Internal,
            "The engine cannot be loaded. Install Attentoscope again, with all packages it needs.",
            library.errorString().toStdString());
    const auto version = reinterpret_cast<EngineModuleVersion>(library.resolve(engineModuleVersionName));
    const auto create = reinterpret_cast<EngineModuleCreate>(library.resolve(engineModuleCreateName));
    if (!version || !create || qstrcmp(version(), ATTENTOSCOPE_VERSION) != 0)
        return failure(ErrorCode::Internal,
            "The engine's library is not of this version of Attentoscope, " ATTENTOSCOPE_VERSION
            ". Install Attentoscope again.",
            path.toStdString());
    return std::unique_ptr<Session>(create(&options));
}

} // namespace

SessionFactory engineModuleFactory(const SessionOptions& options)
{
    return [options] { return makeSession(options); };
}

} // namespace attentoscope
