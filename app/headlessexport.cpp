// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headlessexport.h"

#include "ui/heads/headsview.h"
#include "ui/plots/export/batchexport.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/style/plottext.h"
#include "ui/plots/view/attentionview.h"
#include "ui/training/shownmodel.h"

#include <QApplication>

namespace attentoscope {

namespace {

ui::PictureOrigin originOf(const RunDescription& run)
{
    return {QString::fromStdString(run.configuration.preset), ui::nameOfPairs(run.data)};
}

/// Flaws of the written pictures.
struct Lacks
{
    QString boxes; ///< characters that no font has
    QString legend; ///< a notice that a legend did not fit
};

Result<void> write(ui::Exportable& view, const ExportJob& job, const QString& file, Lacks& lacks)
{
    ui::ExportOptions options;
    options.scale = job.scale;
    options.title = job.title.value_or(view.suggestedTitle());
    options.legend = job.legend;
    options.origin = job.origin;
    options.size = job.size.value_or(job.view == ExportView::Heads ? view.suggestedSize(options) : options.size);
    if (ui::exportFormatFor(file)->kind != ui::ExportKind::Table) {
        lacks.boxes += ui::boxedCharacters(view, options);
        if (const QString notice = ui::legendNotice(view, options); !notice.isEmpty())
            lacks.legend = notice;
    }
    return ui::exportView(view, file, options);
}

Result<void> exportLoss(const RunDescription& run, const ExportJob& job, Lacks& lacks)
{
    if (run.history->steps.empty())
        return failure(
            ErrorCode::BadRun, Message("The run in {} has no training history to draw.", job.run.toStdString()));
    ui::LossPlot plot;
    plot.setOrigin(originOf(run));
    plot.setHistory(run);
    plot.setUnit(ui::lossUnitOf(run.configuration));
    return write(plot, job, job.file, lacks);
}

Result<void> drawHeads(const ui::PictureOrigin& origin, const Translation& translation, const ExportJob& job,
    const QString& file, Lacks& lacks)
{
    ui::HeadsView view;
    view.setOrigin(origin);
    view.showTranslation(translation);
    if (!view.hasContent())
        return failure(ErrorCode::NotReady,
            "There are no heads to draw: only a Transformer has them. Export its attention with --view heatmap.");
    return write(view, job, file, lacks);
}

Result<void> drawAttention(const ui::PictureOrigin& origin, const Translation& translation, const ExportJob& job,
    const QString& file, Lacks& lacks)
{
    ui::AttentionView view;
    view.setOrigin(origin);
    if (job.view == ExportView::Lines)
        view.choose(&ui::AttentionOptions::form, ui::AttentionForm::Lines);
    view.showTranslation(translation);
    if (!view.hasContent())
        return failure(ErrorCode::NotReady, "This model has no attention to draw. Export its loss with --view loss.");
    return write(view, job, file, lacks);
}

Result<void> drawSentence(Session& session, const ui::PictureOrigin& origin, TranslationRequest request,
    const ExportJob& job, const QString& file, Lacks& lacks)
{
    const bool areHeads = job.view == ExportView::Heads;
    request.heads = areHeads ? HeadsAnswer::All : HeadsAnswer::None;
    const auto translation = session.translate(request, {}, {});
    if (!translation)
        return std::unexpected(translation.error());
    return (areHeads ? drawHeads : drawAttention)(origin, *translation, job, file, lacks);
}

Result<void> exportHeatmap(Session& session, const ui::PictureOrigin& origin, const ExportJob& job, Lacks& lacks)
{
    if (job.source.simplified().isEmpty())
        return failure(ErrorCode::InvalidSetting,
            "A picture of attention needs a sentence: give --source TEXT, or --sentences FILE.");
    TranslationRequest request;
    request.source = job.source.toStdString();
    return drawSentence(session, origin, request, job, job.file, lacks);
}

/// Continues after a sentence that cannot be drawn, but stops if a file cannot be written.
Result<void> exportHeatmaps(Session& session, const ui::PictureOrigin& origin,
    const std::vector<ui::BatchSentence>& sentences, const ExportJob& job, Lacks& lacks)
{
    std::size_t failures = 0;
    Message first;
    for (const auto& sentence : sentences) {
        const auto file = ui::numberedPath(job.file, sentence, sentences.back().number);
        const auto drawn = drawSentence(session, origin, sentence.request, job, file, lacks);
        if (drawn)
            continue;
        const Message message("Line {}: {}", sentence.number, drawn.error().message);
        if (drawn.error().code != ErrorCode::BadData)
            return failure(drawn.error().code, message);
        if (++failures == 1)
            first = message;
    }
    if (failures == 0)
        return {};
    return failure(ErrorCode::BadData,
        Message("{} of {} sentences could not be drawn; the others were. {}", failures, sentences.size(), first));
}

Result<void> exportWhatIsAsked(Session& session, const RunDescription& run, const ExportJob& job, Lacks& lacks)
{
    if (job.view == ExportView::Loss)
        return exportLoss(run, job, lacks);
    if (job.sentences.isEmpty())
        return exportHeatmap(session, originOf(run), job, lacks);
    const auto sentences = ui::readBatch(job.sentences);
    return sentences ? exportHeatmaps(session, originOf(run), *sentences, job, lacks)
                     : std::unexpected(sentences.error());
}

} // namespace

Result<void> runExport(const ExportJob& job, const SessionFactory& factory, const NoticeSink& say)
{
    if (!ui::exportFormatFor(job.file))
        return failure(ErrorCode::InvalidSetting,
            Message("The ending of \"{}\" names no format that can be written; use .png.", job.file.toStdString()));
    auto session = factory();
    if (!session)
        return std::unexpected(session.error());
    const auto run = (*session)->openRun(
        job.run.toStdString(), job.view == ExportView::Loss ? RunDetail::History : RunDetail::Identity);
    if (!run)
        return std::unexpected(run.error());
    Lacks lacks;
    auto done = exportWhatIsAsked(**session, *run, job, lacks);
    for (const QString& notice : {ui::boxNotice(ui::withoutGlyph(QApplication::font(), lacks.boxes)), lacks.legend})
        if (say && !notice.isEmpty())
            say(notice);
    return done;
}

} // namespace attentoscope
