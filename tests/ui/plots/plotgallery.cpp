// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Draws both plots as the window shows them, at many sizes, light and dark, into a folder: for people to look at.
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "ui/plots/export/batchexportdialog.h"
#include "ui/plots/export/exportdialog.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"

#include <QApplication>
#include <QDir>
#include <QPalette>

#include <cstdio>

using namespace attentoscope;

namespace {

QPalette darkPalette()
{
    QPalette palette(QColor(0x2b, 0x2d, 0x30));
    palette.setColor(QPalette::Base, QColor(0x1e, 0x1f, 0x22));
    palette.setColor(QPalette::Text, QColor(0xdf, 0xe1, 0xe5));
    palette.setColor(QPalette::WindowText, QColor(0xdf, 0xe1, 0xe5));
    palette.setColor(QPalette::Highlight, QColor(0x3d, 0x8f, 0xd9));
    return palette;
}

void grab(QWidget& widget, QSize size, const QString& path)
{
    widget.resize(size);
    widget.show();
    QApplication::processEvents();
    QApplication::processEvents();
    if (!widget.grab().save(path))
        std::fprintf(stderr, "cannot write %s\n", qPrintable(path));
}

struct Scene
{
    const char* name;
    Translation translation;
};

void drawHeatmaps(const QDir& folder, const QString& theme)
{
    const Scene scenes[] = {{"1", tests::sampleOf(1)}, {"3", tests::sampleOf(3)}, {"12", tests::sampleOf(12)},
        {"30", tests::sampleOf(30)}, {"60", tests::sampleOf(60)}, {"chinese", tests::chineseSample()},
        {"arabic", tests::arabicSample()}, {"long", tests::longWordSample()}, {"unknown", tests::unknownWordSample()}};
    for (const Scene& scene : scenes) {
        for (const QSize size : {QSize(500, 400), QSize(720, 640), QSize(1600, 1200)}) {
            ui::AttentionView view;
            view.showTranslation(scene.translation);
            const QString name =
                QStringLiteral("%1-%2-%3.png").arg(theme, QLatin1StringView(scene.name)).arg(size.width());
            grab(view, size, folder.filePath(QStringLiteral("heat-") + name));
            view.choose(&ui::AttentionOptions::form, ui::AttentionForm::Lines);
            grab(view, size, folder.filePath(QStringLiteral("lines-") + name));
        }
    }
    ui::AttentionView pinned;
    pinned.showTranslation(tests::sampleOf(12));
    pinned.choose(&ui::AttentionOptions::values, ui::CellValues::WhereRoom);
    pinned.pinCell({4, 5});
    grab(pinned, {720, 640}, folder.filePath(QStringLiteral("heat-%1-pinned.png").arg(theme)));
    pinned.releasePin();
    pinned.choose(&ui::AttentionOptions::values, ui::CellValues::Hidden);
    ui::ExportDialog dialog(pinned);
    dialog.setFolder(folder.path());
    grab(dialog, dialog.sizeHint(), folder.filePath(QStringLiteral("dialog-%1.png").arg(theme)));
    ui::BatchExportDialog many(pinned, {{"a", "b"}, {"c", "d"}});
    grab(many, many.sizeHint(), folder.filePath(QStringLiteral("many-%1.png").arg(theme)));
    ui::AttentionView empty;
    grab(empty, {500, 400}, folder.filePath(QStringLiteral("heat-%1-empty.png").arg(theme)));
}

/// What a person has chosen, in both forms, at the size the window's first start gives.
void drawChosen(const QDir& folder, const QString& theme)
{
    for (const ui::AttentionForm form : {ui::AttentionForm::Matrix, ui::AttentionForm::Lines}) {
        const auto path = [&](const char* what) {
            return folder.filePath(QStringLiteral("chosen-%1-%2-%3.png")
                    .arg(theme, QString::fromLatin1(form == ui::AttentionForm::Lines ? "lines" : "matrix"),
                        QLatin1StringView(what)));
        };
        ui::AttentionView view;
        view.choose(&ui::AttentionOptions::form, form);
        view.showTranslation(tests::sampleOf(14));
        view.choose(&ui::AttentionOptions::values, ui::CellValues::WhereRoom);
        view.select({.rows = {2, 3}, .columns = {}});
        grab(view, {820, 420}, path("rows"));
        view.select({.rows = {2, 3}, .columns = {4, 5}});
        grab(view, {820, 620}, path("both"));
        view.select({});
        view.pinCell({4, 5});
        grab(view, {820, 420}, path("pinned"));
        view.releasePin();
        view.choose(&ui::AttentionOptions::carriedShare, 0.9);
        grab(view, {820, 420}, path("carried"));
        view.choose(&ui::AttentionOptions::carriedShare, 1.0);
        view.choose(&ui::AttentionOptions::scale, ui::WeightScale::Logarithmic);
        view.choose(&ui::AttentionOptions::specialTokens, ui::SpecialTokens::Hidden);
        grab(view, {820, 420}, path("logarithmic"));
        view.showTranslation(tests::sampleOf(40));
        view.choose(&ui::AttentionOptions::scale, ui::WeightScale::Fixed);
        grab(view, {820, 420}, path("40"));
    }
}

void drawLosses(const QDir& folder, const QString& theme)
{
    ui::LossPlot empty;
    grab(empty, {500, 300}, folder.filePath(QStringLiteral("loss-%1-empty.png").arg(theme)));
    for (const QSize size : {QSize(500, 300), QSize(1000, 420)}) {
        ui::LossPlot plot;
        auto run = tests::sampleCurve(12'000, 1'000);
        run.changes = {{.step = 3'000, .epoch = 3.0, .seconds = 330.0, .key = "learning_rate", .value = 0.0005},
            {.step = 4'000, .epoch = 4.0, .seconds = 440.0, .key = "teacher_forcing", .value = 0.5},
            {.step = 8'000, .epoch = 8.0, .seconds = 880.0, .key = "epochs", .value = 20}};
        run.saves = {{.step = 12'000, .kept = {9'000, 11'000, 11'500, 12'000}}};
        plot.append(run);
        grab(plot, size, folder.filePath(QStringLiteral("loss-%1-%2.png").arg(theme).arg(size.width())));
        plot.choose(&ui::LossOptions::quantity, ui::LossQuantity::Bleu);
        grab(plot, size, folder.filePath(QStringLiteral("loss-%1-%2-bleu.png").arg(theme).arg(size.width())));
        plot.choose(&ui::LossOptions::scale, ui::LossScale::Logarithmic);
        plot.choose(&ui::LossOptions::quantity, ui::LossQuantity::Perplexity);
        plot.choose(&ui::LossOptions::axis, ui::LossAxis::Time);
        grab(plot, size, folder.filePath(QStringLiteral("loss-%1-%2-log.png").arg(theme).arg(size.width())));
    }
}

void exportAll(const QDir& folder)
{
    ui::AttentionView view;
    view.showTranslation(tests::sampleOf(12));
    ui::LossPlot plot;
    plot.append(tests::sampleCurve(3'000, 500));
    for (const ui::ExportFormat& format : ui::exportFormats()) {
        for (ui::Exportable* exported : {static_cast<ui::Exportable*>(&view), static_cast<ui::Exportable*>(&plot)}) {
            const QString path = folder.filePath(
                QStringLiteral("export-%1.%2").arg(exported->suggestedName(), QLatin1StringView(format.suffix)));
            const auto done = ui::exportView(
                *exported, path, {.size = {900, 700}, .scale = 1.5, .title = exported->suggestedTitle()});
            if (!done)
                std::fprintf(stderr, "%s\n", done.error().message.c_str());
        }
    }
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    const QDir folder(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("."));
    drawHeatmaps(folder, QStringLiteral("light"));
    drawChosen(folder, QStringLiteral("light"));
    drawLosses(folder, QStringLiteral("light"));
    exportAll(folder);
    QApplication::setPalette(darkPalette());
    drawHeatmaps(folder, QStringLiteral("dark"));
    drawChosen(folder, QStringLiteral("dark"));
    drawLosses(folder, QStringLiteral("dark"));
    return 0;
}
