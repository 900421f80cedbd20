// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the GUI thread is busy with all heads of a Transformer:
//   bench_heads [BUSY-THREADS]
// Shows 3 × 3 × 8 heads of 20 × 20 words beside a heatmap, in a window of 1,280 × 800. Measures the time until another
// moment is painted, until a head under the pointer is painted large, and until a word under the pointer is
// highlighted. Busy threads stand for a training and have the engine's niceness. Prints the elapsed time and the
// processor time of the GUI thread.
#include "tests/bench/timings.h"
#include "ui/heads/headsplot.h"
#include "ui/heads/headsview.h"
#include "ui/mainview/viewheads.h"
#include "ui/plots/view/attentionview.h"

#include <QtWidgets>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace attentoscope;

namespace {

constexpr std::size_t words = 20;
constexpr int rounds = 400;

std::vector<Token> sentence(const char* word)
{
    std::vector<Token> tokens;
    for (std::size_t place = 0; place < words; ++place)
        tokens.push_back({.text = word + std::to_string(place)});
    return tokens;
}

/// Weights that differ from moment to moment in every cell.
Translation moment(int number)
{
    Translation translation{.step = number, .source = sentence("Wort"), .target = sentence("word")};
    for (const HeadKind kind : ui::headKinds)
        for (int layer = 1; layer <= 3; ++layer)
            for (int head = 1; head <= 8; ++head) {
                std::vector<float> weights(words * words);
                for (std::size_t cell = 0; cell < weights.size(); ++cell)
                    weights[cell] = 0.5F
                        + 0.5F * std::sin(static_cast<float>(cell) * 1.7F + static_cast<float>(number * layer * head));
                AttentionMap map{.rows = words, .columns = words};
                map.weights = std::make_shared<const std::vector<float>>(std::move(weights));
                translation.heads.push_back({{kind, layer, head}, map});
            }
    translation.attention = translation.heads[30].attention;
    return translation;
}

template <typename Work>
void measure(const std::string& what, const Work& work)
{
    std::vector<double> passed, computed;
    for (int round = 0; round < rounds; ++round) {
        QElapsedTimer clock;
        clock.start();
        const double before = bench::threadTime();
        work(round);
        QApplication::processEvents();
        computed.push_back(bench::threadTime() - before);
        passed.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
    }
    bench::print((what + ", passed").c_str(), std::move(passed));
    bench::print((what + ", computed").c_str(), std::move(computed));
}

void movePointer(QWidget& plot, QPointF at)
{
    QMouseEvent move(QEvent::MouseMove, at, plot.mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(&plot, &move);
}

void measureAll()
{
    QWidget window;
    auto* attention = new ui::AttentionView(&window);
    auto* view = new ui::HeadsView(&window);
    auto* column = new QVBoxLayout(&window);
    column->addWidget(attention, 1);
    column->addWidget(view);
    ui::ViewHeads heads(*attention, *view, nullptr);
    heads.setAttentionShown(true);
    std::vector<Translation> moments;
    for (int number = 0; number < 20; ++number)
        moments.push_back(moment(number));
    heads.show(moments.front(), ui::CellForcing::Off);
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    auto& plot = static_cast<ui::HeadsPlot&>(view->plot());
    std::printf("thumbnails of %.0f pixels\n", plot.geometry().side);
    measure("moment, heads alone",
        [&](int round) { view->showTranslation(moments[static_cast<std::size_t>(round) % moments.size()]); });
    measure("moment, heads and heatmap", [&](int round) {
        heads.show(moments[static_cast<std::size_t>(round) % moments.size()], ui::CellForcing::Off);
    });
    const auto& all = plot.translation().heads;
    measure("pointing at a head", [&](int round) {
        movePointer(plot, plot.geometry().thumbnail(all[static_cast<std::size_t>(round * 7) % all.size()].id).center());
    });
    view->point(std::nullopt);
    QApplication::processEvents();
    measure("pointing at a cell", [&](int round) {
        auto& map = attention->plot();
        movePointer(map, map.cellArea({round * 3 % 20, round * 7 % 20}).center());
    });
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    const bench::BusyThreads training(argc > 1 ? std::atoi(argv[1]) : 0);
    measureAll();
    return 0;
}
