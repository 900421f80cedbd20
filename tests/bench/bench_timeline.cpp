// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_timeline [MOMENTS [SENTENCES [WORDS]]]: how long a move of the time slider takes until it is painted, and what
// the snapshots take in memory. Heatmap, slider and loss cursor are drawn, as in the window.
#include "ui/mainview/mainview.h"
#include "ui/mainview/watchedview.h"
#include "ui/theme/theme.h"
#include "ui/timeline/timebar.h"
#include "ui/timeline/timeline.h"
#include "ui/training/watchedbar.h"

#include <QtWidgets>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <unistd.h>

using namespace attentoscope;
using namespace attentoscope::ui;

namespace {

double residentMebibytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0.0;
    return file.readAll().split(' ')[1].toDouble() * double(sysconf(_SC_PAGESIZE)) / (1 << 20);
}

std::string sentenceOf(int number, int words)
{
    std::string text;
    for (int word = 0; word < words; ++word)
        text += (word > 0 ? " word" : "word") + std::to_string(number) + std::to_string(word);
    return text;
}

Translation translationOf(const WatchedSentence& sentence, std::int64_t step, int words)
{
    Translation translation{.step = step, .text = *sentence.target, .forced = true};
    for (int word = 0; word < words; ++word) {
        translation.source.push_back({.text = "source" + std::to_string(word)});
        translation.target.push_back({.text = "target" + std::to_string(word)});
    }
    const auto size = std::size_t(words);
    std::vector<float> weights(size * size);
    for (std::size_t cell = 0; cell < weights.size(); ++cell)
        weights[cell] = float(0.5 + 0.5 * std::sin(double(cell) + 0.01 * double(step)));
    translation.probabilities.assign(size, 0.5F);
    translation.attention = {size, size, std::make_shared<const std::vector<float>>(std::move(weights))};
    return translation;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const auto argument = [&](int place, int usual) { return argc > place ? std::atoi(argv[place]) : usual; };
    const int moments = argument(1, 2'000);
    const int sentences = argument(2, 10);
    const int words = argument(3, 12);
    applyTheme(ThemeChoice::Light);
    MainView mainView;
    mainView.resize(1'000, 760);
    std::vector<WatchedSentence> watched;
    for (int number = 0; number < sentences; ++number)
        watched.push_back({sentenceOf(number, words), sentenceOf(number, words)});
    mainView.header().watched().setWatched(watched);
    mainView.setState({DataState::Loaded, ModelState::Loaded, Activity::Running});
    mainView.showRun({});
    mainView.setView(MainPage::Watched);
    mainView.show();
    application.processEvents();

    const double before = residentMebibytes();
    for (int moment = 1; moment <= moments; ++moment) {
        TrainingReports reports;
        reports.steps.push_back({.step = moment, .epoch = moment / 500.0, .loss = 5.0 / std::sqrt(double(moment))});
        for (const auto& sentence : watched)
            reports.snapshots.push_back({.step = moment,
                .translation = translationOf(sentence, moment, words),
                .epoch = moment / 500.0,
                .sentence = sentence});
        mainView.showReports(reports);
    }
    // The loss curve is drawn only a few times a second, so this waits for the last drawing.
    for (QDeadlineTimer soon(300); !soon.hasExpired();)
        application.processEvents(QEventLoop::AllEvents, 20);
    const auto& history = mainView.watched().timeline().history();
    std::printf("%zu moments of %d sentences, %d x %d: %.1f MiB counted, resident memory grew by %.1f MiB\n",
        history.moments().size(), sentences, words, words, double(history.bytes()) / (1 << 20),
        residentMebibytes() - before);

    std::vector<double> times;
    QElapsedTimer clock;
    for (int value = 0; value < int(history.moments().size()) - 1; ++value) {
        clock.start();
        mainView.watched().timeBar().slider().setValue(value);
        application.processEvents();
        times.push_back(double(clock.nsecsElapsed()) / 1e6);
    }
    if (times.empty())
        return 1;
    const auto slowest = std::ranges::max_element(times) - times.begin();
    std::printf("the slowest is move %td\n", slowest);
    std::ranges::sort(times);
    std::printf("a move, drawn: median %.2f ms, 99 of 100 within %.2f ms, longest %.2f ms\n", times[times.size() / 2],
        times[times.size() * 99 / 100], times.back());
    return 0;
}
