// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the GUI thread is busy from a movement of the pointer until the new picture is painted:
//   bench_hover [BUSY-THREADS]
// In matrix and lines of 40 × 40 and 200 × 200 words, in a window of 1,000 × 760. Busy threads stand for a training
// that takes the cores; they are as nice as the engine is. Prints the time that passed and the processor time of the
// GUI thread.
#include "tests/samples/translations.h"
#include "ui/plots/view/attentionview.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <sys/resource.h>
#include <thread>
#include <vector>

using namespace attentoscope;

namespace {

double threadTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

void print(const char* what, std::vector<double> values)
{
    std::ranges::sort(values);
    const auto share = [&values](double part) {
        return values[std::min(values.size() - 1, static_cast<std::size_t>(part * static_cast<double>(values.size())))];
    };
    std::printf("%-34s median %6.2f  99 %% %6.2f  worst %6.2f ms  (%zu)\n", what, share(0.5), share(0.99), share(1.0),
        values.size());
    std::fflush(stdout);
}

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
        const double before = threadTime();
        QMouseEvent move(QEvent::MouseMove, at, plot.mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&plot, &move);
        QApplication::processEvents();
        computed.push_back(threadTime() - before);
        passed.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
    }
    char title[80];
    std::snprintf(title, sizeof title, "%s %zu × %zu, passed", name, words, words);
    print(title, passed);
    std::snprintf(title, sizeof title, "%s %zu × %zu, computed", name, words, words);
    print(title, computed);
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    std::atomic<bool> busy = true;
    std::vector<std::thread> training;
    for (int thread = argc > 1 ? std::atoi(argv[1]) : 0; thread > 0; --thread)
        training.emplace_back([&busy] {
            setpriority(PRIO_PROCESS, 0, 5); // of this thread alone, on Linux
            volatile double sum = 0.0;
            while (busy)
                sum = sum + std::sqrt(sum + 1.0);
        });
    for (const std::size_t words : {std::size_t{40}, std::size_t{200}}) {
        measure(words, ui::AttentionForm::Matrix, ui::WeightScale::Fixed, "matrix");
        measure(words, ui::AttentionForm::Lines, ui::WeightScale::Fixed, "lines");
        measure(words, ui::AttentionForm::Lines, ui::WeightScale::Logarithmic, "lines, logarithmic");
    }
    busy = false;
    for (std::thread& thread : training)
        thread.join();
    return 0;
}
