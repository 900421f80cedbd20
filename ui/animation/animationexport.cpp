// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/animation/animationexport.h"

#include "ui/language/translated.h"

#include <utility>

namespace attentoscope::ui {

AnimationExport::AnimationExport(
    Draw draw, std::vector<int> durations, std::unique_ptr<FrameWriter> writer, QObject* parent)
    : QObject(parent), m_draw(std::move(draw)), m_durations(std::move(durations)), m_writer(std::move(writer))
{
}

void AnimationExport::start()
{
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

void AnimationExport::write(const std::function<Result<void>()>& work, int written)
{
    m_work.run([work](const std::stop_token&) { return work(); },
        [this, written](const Result<void>& result) { afterWriting(result, written); });
}

void AnimationExport::afterWriting(const Result<void>& result, int written)
{
    if (!result) {
        emit finished(translated(result.error().message));
        return;
    }
    const bool done = m_drawn > int(m_durations.size());
    if (done)
        return emit finished({});
    emit progressed(written);
    drawNext();
}

} // namespace attentoscope::ui
