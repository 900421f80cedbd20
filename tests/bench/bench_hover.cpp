// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the GUI thread is busy from a movement of the pointer until the new picture is painted:
//   bench_hover [BUSY-THREADS]
// Shows matrix and lines of 40 × 40 and 200 × 200 words, in a window of 1,000 × 760. Busy threads stand for a training
// and have the engine's niceness. Prints the elapsed time and the processor time of the GUI thread.
#include "tests/bench/timings.h"
#include "tests/samples/translations.h"
#include "ui/plots/view/attentionview.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace attentoscope;

namespace {

/// Moves the pointer over the whole plot in small steps and waits for each to be painted.
void measure(std::size_t words, ui::AttentionForm form, ui::WeightScale scale, const char* name)
{
    ui::AttentionView view;
    view.choose(&ui::AttentionOptions::form, form);
    view.choose(&ui::AttentionOptions::scale, scale);
    view.showTranslation(tests::sampleOf(words));
    view.resize(1000, 760);
    view.show();
    QApplication::processEvents();
    view.plot().replot(QCustomPlot::rpImmediateRefresh);
    QApplication::processEvents();
    std::vector<double> passed, computed;
    ui::AttentionPlot& plot = view.plot();
    for (int step = 0; step < 400; ++step) {
        const QPointF at(plot.width() * (0.15 + 0.7 * std::fmod(step * 0.0371, 1.0)),
            plot.height() * (0.1 + 0.8 * std::fmod(step * 0.0173, 1.0)));
        QElapsedTimer clock;
        clock.start();
        const double before = bench::threadTime();
        QMouseEvent move(QEvent::MouseMove, at, plot.mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&plot, &move);
        QApplication::processEvents();
        computed.push_back(bench::threadTime() - before);
        passed.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
    }
    char title[80];
    std::snprintf(title, sizeof title, "%s %zu × %zu, passed", name, words, words);
    bench::print(title, passed);
    std::snprintf(title, sizeof title, "%s %zu × %zu, computed", name, words, words);
    bench::print(title, computed);
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    const bench::BusyThreads training(argc > 1 ? std::atoi(argv[1]) : 0);
    for (const std::size_t words : {std::size_t{40}, std::size_t{200}}) {
        measure(words, ui::AttentionForm::Matrix, ui::WeightScale::Fixed, "matrix");
        measure(words, ui::AttentionForm::Lines, ui::WeightScale::Fixed, "lines");
        measure(words, ui::AttentionForm::Lines, ui::WeightScale::Logarithmic, "lines, logarithmic");
    }
    return 0;
}
