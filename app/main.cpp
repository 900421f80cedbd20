// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"
#include "app/commandline.h"
#include "app/enginemodule.h"
#include "app/headlessexport.h"
#include "app/processstart.h"
#include "app/programend.h"
#include "app/writers/controlcharacters.h"
#include "engine/types/programversion.h"
#include "ui/language/languages.h"
#include "ui/theme/painting.h"

#include <QApplication>

#include <cstdio>

namespace {

constexpr int done = 0;
constexpr int failed = 1;
constexpr int usageError = 2;
constexpr int badInput = 3;

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

int exitCode(attentoscope::ErrorCode code)
{
    using enum attentoscope::ErrorCode;
    switch (code) {
    case InvalidSetting:
        return usageError;
    case FileNotFound:
    case BadData:
    case BadRun:
        return badInput;
    default:
        return failed;
    }
}

int report(const attentoscope::Error& error)
{
    using attentoscope::visible;
    std::fprintf(
        stderr, "attentoscope: %s\n", visible(attentoscope::ui::translated(error.message).toStdString()).c_str());
    if (!error.detail.empty())
        std::fprintf(stderr, "%s\n", visible(error.detail, attentoscope::LineEnds::Kept).c_str());
    return exitCode(error.code);
}

void setNames()
{
    QCoreApplication::setApplicationName(QStringLiteral("attentoscope"));
    QCoreApplication::setApplicationVersion(QString::fromLatin1(attentoscope::programVersion));
    QCoreApplication::setOrganizationName(QStringLiteral("attentoscope"));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.attentoscope.Attentoscope"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Attentoscope"));
}

int run(attentoscope::CommandLine line, attentoscope::Settings settings)
{
    attentoscope::SessionOptions options;
    options.threads = settings.value(attentoscope::AppSetting::EngineThreads).toInt();
    const auto factory = attentoscope::engineModuleFactory(options);
    if (line.exportJob) {
        const auto exported = attentoscope::runExport(*line.exportJob, factory,
            [](const QString& notice) { std::fprintf(stderr, "attentoscope: %s\n", qUtf8Printable(notice)); });
        return exported ? done : report(exported.error());
    }
    std::unique_ptr<attentoscope::FarEngine> far;
    if (line.connect)
        far = std::make_unique<attentoscope::FarEngine>(
            attentoscope::connectionsTo(*line.connect), attentoscope::placeOf(*line.connect));
    using enum attentoscope::Application::Lessons;
    const auto lessons = far ? None : Offered;
    attentoscope::Application application(std::move(line), factory, std::move(settings), lessons, std::move(far));
    const attentoscope::ProgramEnd end([&application] { application.saveNow(); });
    application.start();
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    attentoscope::prepareProcess();
    attentoscope::startOverWithComputingEnvironment(argv);
    if (attentoscope::worksWithoutDisplay(argc, argv))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!hasDisplay()) {
        std::fputs(
            "attentoscope: There is no display to open a window on. Use attentoscope-cli to train and translate, or\n"
            "attentoscope --export FILE --model RUN to draw a picture.\n",
            stderr);
        return failed;
    }
    attentoscope::settleUserFolders();
    setNames();
    attentoscope::ui::paintInOneThread();
    const QApplication qt(argc, argv);
    attentoscope::Settings settings;
    const auto chosen = attentoscope::languageAmong(QCoreApplication::arguments());
    attentoscope::ui::useLanguage(
        chosen.isEmpty() ? settings.value(attentoscope::AppSetting::Language).toString() : chosen);
    auto line = attentoscope::parseCommandLine(QCoreApplication::arguments());
    if (!line)
        return report(line.error());
    if (line->help || line->version) {
        const auto text = line->help
            ? attentoscope::commandLineHelp()
            : QStringLiteral("attentoscope %1\n").arg(QLatin1String(attentoscope::programVersion));
        std::fputs(text.toLocal8Bit().constData(), stdout);
        return done;
    }
    return run(std::move(*line), std::move(settings));
}
