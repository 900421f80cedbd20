// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/animation/animationdialog.h"
#include "ui/animation/framewriter.h"
#include "ui/plots/export/exportform.h"
#include "ui/plots/view/attentionview.h"
#include "ui/theme/theme.h"
#include "ui/timeline/timeline.h"

#include <webp/demux.h>

namespace {

std::unique_ptr<FrameWriter> writerFor(const QString& path)
{
    return animationFormatFor(path)->makeWriter(path);
}

QImage solid(const QColor& color, const QSize& size = {40, 30})
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(color);
    return image;
}

/// What another program reads from a WebP file: its pictures, and the end time of each.
struct Film
{
    QSize size;
    int loops = -1;
    std::vector<QImage> pictures;
    std::vector<int> ends; ///< in ms
};

Film readWebp(const QString& path)
{
    Film film;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return film;
    const QByteArray bytes = file.readAll();
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.constData()), std::size_t(bytes.size())};
    const std::unique_ptr<WebPAnimDecoder, void (*)(WebPAnimDecoder*)> decoder(
        WebPAnimDecoderNew(&data, nullptr), WebPAnimDecoderDelete);
    WebPAnimInfo info;
    if (!decoder || !WebPAnimDecoderGetInfo(decoder.get(), &info))
        return film;
    film.size = {int(info.canvas_width), int(info.canvas_height)};
    film.loops = int(info.loop_count);
    while (WebPAnimDecoderHasMoreFrames(decoder.get())) {
        std::uint8_t* pixels = nullptr;
        int end = 0;
        if (!WebPAnimDecoderGetNext(decoder.get(), &pixels, &end))
            break;
        film.pictures.push_back(QImage(pixels, film.size.width(), film.size.height(), QImage::Format_RGBA8888).copy());
        film.ends.push_back(end);
    }
    return film;
}

/// Records what it is given. Fails at a picture if the test says so.
class NotingWriter : public FrameWriter
{
public:
    struct Notes
    {
        std::vector<QThread*> threads;
        std::vector<int> times;
        bool finished = false;
        bool destroyed = false;
        int failsAt = -1;
    };
    explicit NotingWriter(Notes& notes) : m_notes(notes) { }
    ~NotingWriter() override { m_notes.destroyed = true; }
    Result<void> add(const QImage&, int milliseconds) override
    {
        if (int(m_notes.times.size()) == m_notes.failsAt)
            return failure(ErrorCode::Unwritable, "The disk is full.");
        m_notes.threads.push_back(QThread::currentThread());
        m_notes.times.push_back(milliseconds);
        return {};
    }
    Result<void> finish() override
    {
        m_notes.finished = true;
        return {};
    }

private:
    Notes& m_notes;
};

} // namespace

/// The way from the moments of a training to a file that plays.
class TestAnimation : public QObject
{
    Q_OBJECT

    const WatchedSentence m_sentence{"we sleep .", "nous dormons ."};
    std::unique_ptr<Timeline> m_timeline;
    std::unique_ptr<AttentionView> m_view;

private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void init()
    {
        m_timeline = std::make_unique<Timeline>();
        m_view = std::make_unique<AttentionView>();
        connect(m_timeline.get(), &Timeline::moved, m_view.get(), [this] {
            if (const auto shown = m_timeline->shown(m_sentence))
                m_view->showTranslation(*shown);
        });
        for (int step = 1; step <= 30; ++step) {
            auto translation = sampleTranslation("we sleep . <eos>", "nous dormons . <eos>");
            auto weights = *translation.attention.weights;
            weights.front() = float(step) / 30.0F;
            translation.attention.weights = std::make_shared<const std::vector<float>>(std::move(weights));
            TrainingReports reports;
            reports.snapshots.push_back({.step = step, .translation = translation, .sentence = m_sentence});
            m_timeline->add(reports);
        }
    }

    void webpHoldsEveryPictureWithoutLoss()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.webp"_s);
        const std::vector<QColor> colors{QColor(68, 1, 84), QColor(33, 145, 140), QColor(253, 231, 37)};
        const auto writer = writerFor(path);
        for (const auto& color : colors)
            QVERIFY(writer->add(solid(color), 250));
        QVERIFY(writer->finish());
        const Film film = readWebp(path);
        QCOMPARE(film.size, QSize(40, 30));
        QCOMPARE(film.loops, 0);
        QCOMPARE(film.ends, (std::vector<int>{250, 500, 750}));
        for (std::size_t picture = 0; picture < colors.size(); ++picture)
            QCOMPARE(film.pictures[picture].pixelColor(17, 11), colors[picture]);
    }

    void whatCannotBeWrittenSaysWhy()
    {
        const auto nowhere = writerFor(u"/no/such/folder/a.webp"_s);
        QVERIFY(nowhere->add(solid(Qt::red), 100));
        const auto written = nowhere->finish();
        QVERIFY(!written);
        QVERIFY(written.error().message.find("/no/such/folder/a.webp") != std::string::npos);
        const auto huge = writerFor(u"/tmp/never.webp"_s);
        const auto added = huge->add(solid(Qt::red, {20'000, 2}), 100);
        QVERIFY(!added);
        QCOMPARE(added.error().code, ErrorCode::InvalidSetting);
        QVERIFY(added.error().message.find("20000") != std::string::npos);
        const auto pictures = writerFor(u"/no/such/folder/a.png"_s);
        QVERIFY(!pictures->add(solid(Qt::red), 100));
    }

    void picturesAreNumbered()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"map.png"_s);
        {
            const auto writer = writerFor(path);
            QVERIFY(writer->add(solid(Qt::red), 100));
            QVERIFY(writer->add(solid(Qt::blue), 100));
            QVERIFY(writer->finish());
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), (QStringList{u"map-0001.png"_s, u"map-0002.png"_s}));
        QCOMPARE(QImage(folder.filePath(u"map-0002.png"_s)).pixelColor(3, 3), QColor(Qt::blue));
    }

    void unfinishedPicturesAreRemoved()
    {
        const QTemporaryDir folder;
        {
            const auto writer = writerFor(folder.filePath(u"map.png"_s));
            QVERIFY(writer->add(solid(Qt::red), 100));
        }
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    /// A film of three pictures is there. A new one of two is made, and stopped after its first picture or finished.
    void aFilmIsReplacedWholeOrNotAtAll_data()
    {
        QTest::addColumn<bool>("finishes");
        QTest::addColumn<QStringList>("left");
        const QStringList old{u"map-0001.png"_s, u"map-0002.png"_s, u"map-0003.png"_s};
        QTest::newRow("stopped") << false << old;
        QTest::newRow("finished") << true << old.mid(0, 2);
    }
    void aFilmIsReplacedWholeOrNotAtAll()
    {
        QFETCH(const bool, finishes);
        QFETCH(QStringList, left);
        const QTemporaryDir folder;
        const QStringList others{u"map-01.png"_s, u"map-0003.png.txt"_s, u"mapped-0003.png"_s};
        const QStringList old{u"map-0001.png"_s, u"map-0002.png"_s, u"map-0003.png"_s};
        for (const auto& name : others + old)
            QVERIFY(solid(Qt::green).save(folder.filePath(name), "PNG"));
        {
            const auto writer = writerFor(folder.filePath(u"map.png"_s));
            QVERIFY(writer->add(solid(Qt::red), 100));
            QVERIFY(!finishes || (writer->add(solid(Qt::red), 100) && writer->finish()));
        }
        left += others;
        left.sort();
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), left);
        for (const auto& name : left)
            QCOMPARE(QImage(folder.filePath(name)).pixelColor(3, 3),
                QColor(finishes && !others.contains(name) ? Qt::red : Qt::green));
    }

    void drawsHereAndWritesElsewhere()
    {
        NotingWriter::Notes notes;
        std::vector<int> drawn;
        AnimationExport work(
            [&](int picture) {
                drawn.push_back(picture);
                return QThread::currentThread() == thread() ? solid(Qt::red) : QImage();
            },
            {10, 20, 30}, std::make_unique<NotingWriter>(notes));
        QSignalSpy finished(&work, &AnimationExport::finished);
        QSignalSpy progressed(&work, &AnimationExport::progressed);
        work.start();
        QVERIFY(finished.wait());
        QCOMPARE(finished.front().front().toString(), QString());
        QCOMPARE(drawn, (std::vector<int>{0, 1, 2}));
        QCOMPARE(notes.times, (std::vector<int>{10, 20, 30}));
        QVERIFY(notes.finished);
        for (const auto* used : notes.threads)
            QVERIFY(used != thread());
        QCOMPARE(progressed.count(), 3);
    }

    void aFailureEndsIt()
    {
        NotingWriter::Notes notes{.failsAt = 1};
        AnimationExport work([](int) { return solid(Qt::red); }, {10, 20, 30}, std::make_unique<NotingWriter>(notes));
        QSignalSpy finished(&work, &AnimationExport::finished);
        work.start();
        QVERIFY(finished.wait());
        QCOMPARE(finished.front().front().toString(), u"The disk is full."_s);
        QVERIFY(!notes.finished);
    }

    void canBeCancelledAtAnyTime()
    {
        NotingWriter::Notes notes;
        {
            AnimationExport never([](int) { return solid(Qt::red); }, {10}, std::make_unique<NotingWriter>(notes));
        }
        QVERIFY(notes.destroyed);
        notes = {};
        {
            AnimationExport work(
                [](int) { return solid(Qt::red); }, std::vector<int>(500, 10), std::make_unique<NotingWriter>(notes));
            QSignalSpy progressed(&work, &AnimationExport::progressed);
            work.start();
            QVERIFY(progressed.wait());
        }
        QVERIFY(notes.destroyed && !notes.finished);
        QVERIFY(notes.times.size() < 500);
    }

    void spreadsOverTheMomentsAndGoesBack()
    {
        m_timeline->hold(12);
        {
            TimeAnimation animation(*m_timeline, *m_view, 0, 4);
            QCOMPARE(animation.pictures(), 4);
            QCOMPARE(animation.steps().front(), std::int64_t(1));
            QCOMPARE(animation.steps().back(), std::int64_t(30));
            const auto times = animation.durations(8.0);
            QCOMPARE(times.front(), 2'000);
            QVERIFY(times.back() > times.front());
            const ExportOptions options{.size = {320, 240}};
            const QImage early = animation.draw(0, options);
            QCOMPARE(m_view->translation().step, std::int64_t(1));
            const QImage late = animation.draw(3, options);
            QCOMPARE(early.size(), QSize(320, 240));
            QVERIFY(early != late);
        }
        QCOMPARE(m_timeline->heldStep(), std::optional<std::int64_t>(12));
        QCOMPARE(m_view->translation().step, std::int64_t(12));
        TimeAnimation all(*m_timeline, *m_view, 0, 500);
        QCOMPARE(all.pictures(), 30);
        const TimeAnimation late(*m_timeline, *m_view, 21, 500);
        QCOMPARE(late.pictures(), 10);
        QCOMPARE(late.steps().front(), std::int64_t(21)); // before, the sentence had no picture
    }

    /// The translation of the newest moment is not that of the first.
    void eachPictureHasItsOwnTitle()
    {
        TimeAnimation animation(*m_timeline, *m_view, 0, 4);
        ExportOptions options{.size = {320, 240}, .title = u"of the newest"_s};
        const QImage own = animation.draw(0, options, FrameTitle::OfEachMoment);
        QVERIFY(own != animation.draw(0, options));
        options.title = m_view->suggestedTitle();
        QVERIFY(!options.title.isEmpty());
        QCOMPARE(own, animation.draw(0, options));
    }

    void theDialogSavesWhatItSays()
    {
        const QTemporaryDir folder;
        AnimationDialog dialog(*m_timeline, *m_view, 0);
        dialog.setFolder(folder.path());
        QCOMPARE(dialog.path(), folder.filePath(u"training.webp"_s));
        dialog.form().setOptions({.size = {320, 240}, .title = u"we sleep"_s});
        QSpinBox* pictures = nullptr;
        for (auto* box : dialog.findChildren<QSpinBox*>())
            if (box->accessibleName() == u"Pictures"_s)
                pictures = box;
        QVERIFY(pictures);
        QCOMPARE(pictures->value(), 30);
        pictures->setValue(6);
        dialog.show();
        QSignalSpy exported(&dialog, &AnimationDialog::exported);
        dialog.accept();
        QVERIFY(exported.wait(20'000));
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        const Film film = readWebp(dialog.path());
        QCOMPARE(film.size, QSize(320, 240));
        QCOMPARE(film.pictures.size(), std::size_t(6));
        QVERIFY(film.pictures.front() != film.pictures.back());
        QVERIFY(m_timeline->isLive());
    }

    void theDialogAsksBeforeReplacing()
    {
        const QTemporaryDir folder;
        QFile there(folder.filePath(u"training-0001.png"_s));
        QVERIFY(there.open(QIODevice::WriteOnly));
        AnimationDialog dialog(*m_timeline, *m_view, 0);
        dialog.form().setOptions({.size = {200, 150}});
        dialog.form().setPath(folder.filePath(u"training.png"_s));
        dialog.show();
        QSignalSpy exported(&dialog, &AnimationDialog::exported);
        dialog.accept();
        const auto labels = dialog.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel* label) { return label->isVisible() && label->text().contains(u"-0001"_s); }));
        QCOMPARE(exported.count(), 0);
        dialog.accept();
        QVERIFY(exported.wait(20'000));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 30);
    }

    void theDialogAsksForEachPictureThatExists()
    {
        const QTemporaryDir folder;
        for (const auto& name : {u"training-0002.png"_s, u"training-0031.png"_s})
            QVERIFY(solid(Qt::green).save(folder.filePath(name)));
        AnimationDialog dialog(*m_timeline, *m_view, 0);
        dialog.form().setOptions({.size = {200, 150}});
        dialog.form().setPath(folder.filePath(u"training.png"_s));
        dialog.show();
        QSignalSpy exported(&dialog, &AnimationDialog::exported);
        dialog.accept();
        QVERIFY(!dialog.findChild<QProgressBar*>()->isVisible());
        const auto labels = dialog.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel* label) { return label->isVisible() && label->text().contains(u": 2."_s); }));
        dialog.accept();
        QVERIFY(exported.wait(20'000));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 30);
    }

    void cancellingStaysAndLeavesNothing()
    {
        const QTemporaryDir folder;
        AnimationDialog dialog(*m_timeline, *m_view, 0);
        dialog.setFolder(folder.path());
        dialog.show();
        dialog.accept();
        QVERIFY(dialog.findChild<QProgressBar*>()->isVisible());
        dialog.reject();
        QVERIFY(dialog.isVisible());
        QVERIFY(!dialog.findChild<QProgressBar*>()->isVisible());
        QVERIFY(QDir(folder.path()).isEmpty());
        QVERIFY(m_timeline->isLive());
        dialog.reject();
        QVERIFY(!dialog.isVisible());
    }
};

ATTENTOSCOPE_TEST(TestAnimation, QApplication);
#include "tst_animation.moc"
