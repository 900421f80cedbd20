// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a long run costs the GUI thread in the loss plot:
//   QT_QPA_PLATFORM=offscreen bench_lossplot [POINTS]
// Draws this many points (a million if left out). Prints the milliseconds for taking in a report of 30 steps, for a
// drawing, for a move of the pointer, and for a change of smoothing.
#include "tests/bench/timings.h"
#include "ui/plots/loss/lossaxes.h"
#include "ui/plots/loss/losscanvas.h"
#include "ui/plots/loss/lossplot.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <cmath>
#include <cstdio>
#include <random>
#include <vector>

using namespace attentoscope;

namespace {

constexpr int stepsInAReport = 30;

TrainingReports nextReport(std::int64_t& step, std::mt19937& random)
{
    std::normal_distribution<double> noise(0.0, 0.1);
    TrainingReports reports;
    for (int index = 0; index < stepsInAReport; ++index) {
        ++step;
        const double done = static_cast<double>(step);
        reports.steps.push_back({.step = step,
            .epoch = done / 1000.0,
            .loss = 1.5 + 6.0 * std::exp(-done / 1e5) + noise(random),
            .learningRate = 1e-3,
            .seconds = done * 0.05});
        if (step % 10'000 == 0)
            reports.validations.push_back({.step = step, .epoch = done / 1000.0, .loss = 1.6, .bleu = 20.0});
    }
    return reports;
}

template <typename Work>
double timed(const Work& work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return static_cast<double>(timer.nsecsElapsed()) * 1e-6;
}

template <typename Work>
void measure(const char* what, int times, const Work& work)
{
    std::vector<double> values;
    for (int time = 0; time < times; ++time)
        values.push_back(timed([&] { work(time); }));
    bench::print(what, std::move(values));
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    const std::int64_t points = argc > 1 ? std::atoll(argv[1]) : 1'000'000;
    ui::LossPlot plot;
    plot.resize(960, 320);
    plot.show();
    QCoreApplication::processEvents();
    auto& canvas = static_cast<ui::LossCanvas&>(plot.plot());

    std::mt19937 random(1);
    std::int64_t step = 0;
    std::vector<double> appends;
    while (step < points) {
        const auto reports = nextReport(step, random);
        appends.push_back(timed([&] { plot.append(reports); }));
    }
    std::printf("%lld points\n", static_cast<long long>(canvas.series().points().size()));
    bench::print("a report of 30 steps", std::move(appends));

    const auto draw = [&] {
        canvas.refresh();
        canvas.replot(QCustomPlot::rpImmediateRefresh);
    };
    measure("drawing all of it", 50, [&](int) { draw(); });
    QCoreApplication::processEvents(); // handles events that are left from adding points
    measure("the pointer moves", 200, [&](int time) {
        QTest::mouseMove(&canvas, canvas.axisRect()->rect().topLeft() + QPoint(10 + 4 * time, 40));
        QCoreApplication::processEvents();
    });
    measure("smoothing changes, drawn", 10, [&](int time) {
        plot.choose(&ui::LossOptions::smoothing, time % 2 == 0 ? 0.99 : 0.9);
        draw();
    });
    measure("perplexity and back, drawn", 10, [&](int time) {
        plot.choose(&ui::LossOptions::quantity, time % 2 == 0 ? ui::LossQuantity::Perplexity : ui::LossQuantity::Loss);
        draw();
    });
    canvas.range().zoomTo(QRect(canvas.axisRect()->rect().center(), QSize(40, 40)));
    measure("drawing a part", 50, [&](int) { draw(); });
    return 0;
}
