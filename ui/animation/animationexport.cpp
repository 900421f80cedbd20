// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/animation/animationexport.h"

#include <QTimer>

#include <utility>

namespace attentoscope::ui {

AnimationExport::AnimationExport(
    Draw draw, std::vector<int> durations, std::unique_ptr<FrameWriter> writer, QObject* parent)
    : QObject(parent)
    , m_draw(std::move(draw))
    , m_durations(std::move(durations))
    , m_writer(std::move(writer))
    , m_worker(new QObject)
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
}

AnimationExport::~AnimationExport()
{
    m_cancelled = true;
    m_thread.quit();
    if (m_thread.isRunning())
        m_thread.wait();
    else if (!m_thread.isFinished())
        delete m_worker; // the thread never ran
}

void AnimationExport::start()
{
    m_thread.start();
    drawNext();
}

void AnimationExport::drawNext()
{
    const int picture = m_drawn++;
    if (picture >= int(m_durations.size()))
        return write([this] { return m_writer->finish(); }, picture);
    const QImage image = m_draw(picture);
    write(
        [this, image, time = m_durations[std::size_t(picture)]]() -> Result<void> {
            if (image.isNull())
                return failure(ErrorCode::OutOfMemory,
                    tr("There is not enough memory for this picture. Choose a smaller size or scale.").toStdString());
            return m_writer->add(image, time);
        },
        picture + 1);
}

void AnimationExport::write(std::function<Result<void>()> work, int written)
{
    QMetaObject::invokeMethod(
        m_worker,
        [this, work = std::move(work), written] {
            if (m_cancelled)
                return;
            const auto result = work();
            QMetaObject::invokeMethod(
                this, [this, result, written] { afterWriting(result, written); }, Qt::QueuedConnection);
        },
        Qt::QueuedConnection);
}

void AnimationExport::afterWriting(const Result<void>& result, int written)
{
    if (!result) {
        emit finished(QString::fromStdString(result.error().message));
        return;
    }
    const bool done = m_drawn > int(m_durations.size());
    if (done)
        return emit finished({});
    emit progressed(written);
    drawNext();
}

} // namespace attentoscope::ui
