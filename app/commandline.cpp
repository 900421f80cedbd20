// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "ui/language/languages.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace attentoscope {

namespace {

struct CommandLineTexts
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QCommandLineOption option(const char* name, const QString& help, const char* value = nullptr)
{
    return {QString::fromLatin1(name), help, value ? QString::fromLatin1(value) : QString()};
}

void describe(QCommandLineParser& parser)
{
    parser.setApplicationDescription(CommandLineTexts::tr("Watch attention being learned."));
    parser.addPositionalArgument(QStringLiteral("path"),
        CommandLineTexts::tr(
            "A file of sentence pairs, two parallel files, a run folder, or a run in one file (.attentoscope)."),
        QStringLiteral("[path [target-path]]"));
    parser.addOptions({
        {{QStringLiteral("h"), QStringLiteral("help")}, CommandLineTexts::tr("Show this help.")},
        {{QStringLiteral("v"), QStringLiteral("version")}, CommandLineTexts::tr("Show the version.")},
        option("sample", CommandLineTexts::tr("Load a built-in sample, such as tiny-french."), "NAME"),
        option("preset", CommandLineTexts::tr("Choose a preset, such as recommended."), "ID"),
        option("train", CommandLineTexts::tr("Start training at once.")),
        option("connect",
            CommandLineTexts::tr("Use the engine on HOST, which ssh reaches; \"here\": in a process of its own on this "
                                 "machine. A training goes on there when the window is closed."),
            "HOST"),
        option("command", CommandLineTexts::tr("The command that serves there; the default is attentoscope-cli serve."),
            "COMMAND"),
        option("export", CommandLineTexts::tr("Write a picture or table to FILE and quit; needs no display."), "FILE"),
        option("model", CommandLineTexts::tr("The run to export from."), "RUN"),
        option("view", CommandLineTexts::tr("What to export: heatmap, lines, heads or loss."), "VIEW"),
        option("source", CommandLineTexts::tr("The sentence whose attention is exported."), "TEXT"),
        option("sentences",
            CommandLineTexts::tr(
                "Export the attention of each line of FILE, with its number in the name: out.svg becomes out-001.svg, …"),
            "FILE"),
        option("title", CommandLineTexts::tr("The title above the picture; an empty one draws none."), "TEXT"),
        option("size", CommandLineTexts::tr("Size of the picture, such as 1200x900."), "WxH"),
        option("no-legend", CommandLineTexts::tr("Draw no legend of the marks, and no names of the axes.")),
        option("origin", CommandLineTexts::tr("Write model, step and data below the picture.")),
        option("language",
            CommandLineTexts::tr("The language of the window: en, de or fr. The default is the system's."), "CODE"),
        option("scale", CommandLineTexts::tr("Enlarges everything in the picture; 2 for a dense screen."), "X"),
    });
}

std::unexpected<Error> usage(const QString& message)
{
    return failure(ErrorCode::InvalidSetting, message.toStdString());
}

Result<QSize> parseSize(const QString& size)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\d{2,5})x(\\d{2,5})$"));
    const auto match = pattern.match(size);
    if (!match.hasMatch())
        return usage(
            CommandLineTexts::tr("The size \"%1\" is not of the form WIDTHxHEIGHT, such as 1200x900.").arg(size));
    return QSize(match.captured(1).toInt(), match.captured(2).toInt());
}

Result<ExportView> parseView(const QString& name)
{
    constexpr std::array views{std::pair{"heatmap", ExportView::Heatmap}, std::pair{"lines", ExportView::Lines},
        std::pair{"heads", ExportView::Heads}, std::pair{"loss", ExportView::Loss}};
    const auto found = std::ranges::find_if(views, [&](const auto& one) { return name == QLatin1String(one.first); });
    if (found != views.end())
        return found->second;
    if (name.isEmpty())
        return ExportView::Heatmap;
    return usage(CommandLineTexts::tr("There is no view \"%1\". Known views: heatmap, lines, heads, loss.").arg(name));
}

Result<ExportJob> parseExport(const QCommandLineParser& parser)
{
    ExportJob job;
    job.file = parser.value(QStringLiteral("export"));
    job.run = parser.value(QStringLiteral("model"));
    job.source = parser.value(QStringLiteral("source"));
    job.sentences = parser.value(QStringLiteral("sentences"));
    if (parser.isSet(QStringLiteral("title")))
        job.title = parser.value(QStringLiteral("title"));
    if (job.run.isEmpty())
        return usage(CommandLineTexts::tr("--export needs --model RUN, the run folder to export from."));
    const auto view = parseView(parser.value(QStringLiteral("view")));
    if (!view)
        return std::unexpected(view.error());
    job.view = *view;
    if (!job.sentences.isEmpty() && !job.source.isEmpty())
        return usage(CommandLineTexts::tr("Give either --source or --sentences, not both."));
    if (!job.sentences.isEmpty() && job.view == ExportView::Loss)
        return usage(CommandLineTexts::tr("--sentences is for heatmaps: a loss curve belongs to the whole run."));
    if (parser.isSet(QStringLiteral("size"))) {
        const auto size = parseSize(parser.value(QStringLiteral("size")));
        if (!size)
            return std::unexpected(size.error());
        job.size = *size;
    }
    if (parser.isSet(QStringLiteral("scale"))) {
        bool isNumber = false;
        job.scale = parser.value(QStringLiteral("scale")).toDouble(&isNumber);
        if (!isNumber || !(job.scale >= 0.1 && job.scale <= 20.0))
            return usage(CommandLineTexts::tr("The scale \"%1\" is not a number from 0.1 to 20.")
                    .arg(parser.value(QStringLiteral("scale"))));
    }
    if (parser.isSet(QStringLiteral("no-legend")))
        job.legend = ui::ExportLegend::Hidden;
    if (parser.isSet(QStringLiteral("origin")))
        job.origin = ui::ExportOrigin::Shown;
    return job;
}

/// What is opened may be kept in runs and settings, so it must be found from every folder.
QStringList absolute(const QStringList& paths)
{
    QStringList all;
    for (const auto& path : paths)
        all << (path.isEmpty() ? path : QDir::cleanPath(QDir::current().absoluteFilePath(path)));
    return all;
}

} // namespace

Result<CommandLine> parseCommandLine(const QStringList& arguments)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(arguments))
        return usage(parser.errorText());
    CommandLine line;
    line.help = parser.isSet(QStringLiteral("help"));
    line.version = parser.isSet(QStringLiteral("version"));
    line.paths = parser.positionalArguments();
    line.sample = parser.value(QStringLiteral("sample"));
    line.preset = parser.value(QStringLiteral("preset"));
    if (const auto code = parser.value(QStringLiteral("language")); !code.isEmpty() && !ui::isLanguage(code))
        return usage(CommandLineTexts::tr("There is no language \"%1\". Known languages: en, de, fr.").arg(code));
    line.train = parser.isSet(QStringLiteral("train"));
    if (line.paths.size() > 2)
        return usage(CommandLineTexts::tr("Give one file of sentence pairs, two parallel files, or one run folder."));
    if (!line.paths.isEmpty() && !line.sample.isEmpty())
        return usage(CommandLineTexts::tr("Give either a path or --sample, not both."));
    if (parser.isSet(QStringLiteral("connect"))) {
        const auto host = parser.value(QStringLiteral("connect"));
        line.connect = {host == QLatin1String("here") ? QString() : host, parser.value(QStringLiteral("command"))};
    }
    if (!line.connect || line.connect->host.isEmpty()) // otherwise the paths are those of another machine
        line.paths = absolute(line.paths);
    if (line.connect && parser.isSet(QStringLiteral("export")))
        return usage(CommandLineTexts::tr("Give either --connect or --export, not both."));
    if (parser.isSet(QStringLiteral("export"))) {
        auto job = parseExport(parser);
        if (!job)
            return std::unexpected(job.error());
        line.exportJob = *job;
    }
    return line;
}

QString languageAmong(const QStringList& arguments)
{
    const auto name = QStringLiteral("--language");
    for (qsizetype at = 0; at < arguments.size() && arguments[at] != QLatin1String("--"); ++at) {
        if (arguments[at] == name)
            return arguments.value(at + 1);
        if (arguments[at].startsWith(name + QLatin1Char('=')))
            return arguments[at].mid(name.size() + 1);
    }
    return {};
}

QString commandLineHelp()
{
    QCommandLineParser parser;
    describe(parser);
    return parser.helpText();
}

bool worksWithoutDisplay(int argc, char** argv)
{
    const auto quiet = [](std::string_view argument) {
        return argument.starts_with("--export") || argument == "--help" || argument == "-h" || argument == "--version"
            || argument == "-v";
    };
    return std::any_of(argv + 1, argv + std::max(1, argc), quiet);
}

} // namespace attentoscope
