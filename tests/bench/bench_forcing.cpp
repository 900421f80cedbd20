// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long a forced word and a forced row of attention take from the key or click to the painted heatmap:
//   GOMP_SPINCOUNT=100000 bench_forcing RUN "SENTENCE" [FILE.tsv [PRESET]]
// The run is open and nothing else happens. With a file, measures again while a model of the preset trains on it. The
// program is built beside attentoscope, because it loads the engine in the same way.
#include "app/application.h"
#include "app/enginemodule.h"
#include "tests/bench/timings.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/style/styledplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/training/trainingpanel.h"
#include "ui/translation/translationbox.h"
#include "ui/translation/translationwords.h"
#include "ui/widgets/wordstrip.h"
#include "ui/window/dataactions.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"

#include <QtWidgets>

#include <functional>

using namespace attentoscope;

namespace {

constexpr int roundsAlone = 30;
constexpr int roundsWhileTraining = 8; // each round waits for some steps

double milliseconds(const QElapsedTimer& clock)
{
    return static_cast<double>(clock.nsecsElapsed()) * 1e-6;
}

void waitUntil(const std::function<bool()>& isSo)
{
    QTimer tick; // ends the waiting even if nothing else happens
    tick.start(50);
    while (!isSo())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void press(QWidget& widget, int key)
{
    QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &event);
}

/// Does what a person does, and waits until the heatmap shows the answer. Lives in the GUI thread.
class Person : public QObject
{
public:
    explicit Person(Application& application)
        : m_mainView(application.window().mainView())
        , m_box(m_mainView.translation())
        , m_plot(m_mainView.attention().plot())
    {
        m_plot.installEventFilter(this);
        connect(application.engine(), &EngineController::translated, this, [this](const Translation& translation) {
            m_answer = translation;
            m_answered = true;
        });
        for (auto* strip : m_box.findChildren<ui::WordStrip*>())
            if (!strip->accessibleName().contains(QStringLiteral("Source")))
                m_target = strip;
    }

    void type(const QString& sentence)
    {
        await([&] { m_box.setSentence(sentence); });
    }

    double forceWord(int round)
    {
        const int position = round % std::max(1, static_cast<int>(m_answer.target.size()) - 1);
        m_target->setLitWord(position);
        press(*m_target, Qt::Key_Return);
        auto& list = *m_box.findChild<ui::AlternativesPopup*>()->list();
        list.setCurrentRow(1 + round % 5);
        return await([&] { press(list, Qt::Key_Return); });
    }

    double forceRow(int round)
    {
        const int row = round % std::max(1, static_cast<int>(m_answer.target.size()) - 1);
        const int column = (3 * round + 1) % static_cast<int>(m_answer.source.size());
        return await([&] { m_box.forceRow(row, column); });
    }

    void undo()
    {
        if (m_box.isForced())
            await([&] { m_box.undoForced(); });
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && m_answered)
            m_painted = true;
        return QObject::eventFilter(watched, event);
    }

private:
    double await(const std::function<void()>& ask)
    {
        m_answered = m_painted = false;
        QElapsedTimer clock;
        clock.start();
        ask();
        waitUntil([this] { return m_painted; });
        return milliseconds(clock);
    }

    ui::MainView& m_mainView;
    ui::TranslationBox& m_box;
    ui::StyledPlot& m_plot;
    ui::WordStrip* m_target = nullptr;
    Translation m_answer;
    bool m_answered = false;
    bool m_painted = false;
};

void measure(Person& person, int rounds, const char* word, const char* row)
{
    std::vector<double> words, rows;
    for (int round = 0; round < rounds; ++round) {
        words.push_back(person.forceWord(round));
        person.undo();
        rows.push_back(person.forceRow(round));
        person.undo();
    }
    bench::print(word, words);
    bench::print(row, rows);
}

void train(Application& application, const QString& file, const QString& preset)
{
    auto& engine = *application.engine();
    application.window().dataActions().openPath(file);
    waitUntil([&] { return engine.state().data == DataState::Loaded; });
    application.window().sideBar().training().setPreset(preset);
    application.window().actions().train->trigger();
    waitUntil([&] { return engine.state().activity == Activity::Running; });
}

/// Measures the duration of a training step while nobody requests anything.
double stepTime(EngineController& engine)
{
    std::int64_t first = 0, last = 0;
    QElapsedTimer clock;
    const QObject context;
    QObject::connect(&engine, &EngineController::reported, &context, [&](const TrainingReports& reports) {
        if (reports.steps.empty())
            return;
        last = reports.steps.back().step;
        if (first == 0) {
            first = last;
            clock.start();
        }
    });
    constexpr std::int64_t counted = 20;
    waitUntil([&] { return first > 0 && last >= first + counted; });
    return milliseconds(clock) / static_cast<double>(last - first);
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication qt(argc, argv);
    if (argc < 3) {
        std::fputs("bench_forcing RUN \"SENTENCE\" [FILE.tsv [PRESET]]\n", stderr);
        return 2;
    }
    const QTemporaryDir folder;
    CommandLine line{.paths = {QString::fromLocal8Bit(argv[1])}};
    Application application(
        std::move(line), engineModuleFactory({}), Settings(folder.filePath(QStringLiteral("bench.ini"))));
    application.start();
    waitUntil([&] { return application.engine() && application.engine()->state().model == ModelState::Loaded; });
    Person person(application);
    person.type(QString::fromLocal8Bit(argv[2]));
    measure(person, roundsAlone, "forced word, nothing else going on", "forced row, nothing else going on");
    if (argc > 3) {
        train(application, QString::fromLocal8Bit(argv[3]), QString::fromLatin1(argc > 4 ? argv[4] : "luong-general"));
        std::printf("one training step takes %.1f ms\n", stepTime(*application.engine()));
        person.type(QString::fromLocal8Bit(argv[2]));
        measure(person, roundsWhileTraining, "forced word, while training", "forced row, while training");
    }
    return 0;
}
