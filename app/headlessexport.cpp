// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headlessexport.h"

#include "ui/plots/attentionview.h"
#include "ui/plots/lossplot.h"
#include "ui/plots/plotexport.h"

namespace attentoscope {

namespace {

Result<void> write(ui::Exportable& view, const ExportJob& job)
{
    ui::ExportOptions options;
    options.size = job.size;
    options.scale = job.scale;
    return ui::exportView(view, job.file, options);
}

Result<void> exportLoss(const RunDescription& run, const ExportJob& job)
{
    if (run.steps.empty())
        return failure(ErrorCode::BadRun, "The run in " + job.run.toStdString() + " has no training history to draw.");
    ui::LossPlot plot;
    plot.setHistory(run.steps, run.validations);
    return write(plot, job);
}

Result<void> exportAttention(Session& session, const ExportJob& job)
{
    if (job.source.simplified().isEmpty())
        return failure(ErrorCode::InvalidSetting, "A picture of attention needs a sentence: give --source TEXT.");
    TranslationRequest request;
    request.source = job.source.toStdString();
    const auto translation = session.translate(request, {}, {});
    if (!translation)
        return std::unexpected(translation.error());
    ui::AttentionView view;
    if (job.view == ExportView::Lines)
        view.setForm(ui::AttentionForm::Lines);
    view.showTranslation(*translation);
    if (!view.hasContent())
        return failure(ErrorCode::NotReady, "This model has no attention to draw. Export its loss with --view loss.");
    return write(view, job);
}

} // namespace

Result<void> runExport(const ExportJob& job, const SessionFactory& factory)
{
    if (!ui::exportFormatFor(job.file))
        return failure(ErrorCode::InvalidSetting,
            "The ending of \"" + job.file.toStdString() + "\" names no format that can be written; use .png.");
    auto session = factory();
    if (!session)
        return std::unexpected(session.error());
    const auto run = (*session)->openRun(job.run.toStdString());
    if (!run)
        return std::unexpected(run.error());
    return job.view == ExportView::Loss ? exportLoss(*run, job) : exportAttention(**session, job);
}

} // namespace attentoscope
