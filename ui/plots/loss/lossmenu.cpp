// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss/lossmenu.h"

#include "ui/plots/loss/lossplot.h"
#include "ui/plots/loss/smoothingslider.h"
#include "ui/plots/style/choicemenu.h"

namespace attentoscope::ui {

void fillLossMenu(QMenu& menu, LossPlot& plot)
{
    using Options = LossOptions;
    menu.addSection(LossPlot::tr("Vertical axis"));
    addChoices(plot, menu, &Options::quantity,
        {{LossQuantity::Loss, LossPlot::tr("Loss")}, {LossQuantity::Perplexity, LossPlot::tr("Perplexity")},
            {LossQuantity::Bleu, LossPlot::tr("BLEU of the validation")}});
    menu.addSection(LossPlot::tr("Scale"));
    addChoices(plot, menu, &Options::scale,
        {{LossScale::Linear, LossPlot::tr("Linear scale")},
            {LossScale::Logarithmic, LossPlot::tr("Logarithmic scale")}});
    menu.addSection(LossPlot::tr("Horizontal axis"));
    addChoices(plot, menu, &Options::axis,
        {{LossAxis::Step, LossPlot::tr("By step")}, {LossAxis::Epoch, LossPlot::tr("By epoch")},
            {LossAxis::Time, LossPlot::tr("By training time")}});
    menu.addSection(LossPlot::tr("Smoothing"));
    addChoices(plot, menu, &Options::smoothing,
        {{0.0, smoothingText(0.0)}, {0.8, smoothingText(0.8)}, {0.9, smoothingText(0.9)}, {0.95, smoothingText(0.95)},
            {0.99, smoothingText(0.99)}});
    menu.addSeparator();
    QObject::connect(
        menu.addAction(LossPlot::tr("&Follow the training")), &QAction::triggered, &plot, &LossPlot::follow);
}

} // namespace attentoscope::ui
