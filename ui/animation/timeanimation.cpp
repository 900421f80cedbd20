// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/animation/timeanimation.h"

#include "ui/language/languages.h"
#include "ui/timeline/timeline.h"
#include "ui/widgets/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace attentoscope::ui {

namespace {

constexpr int lastPictureStays = 1'500; // ms

} // namespace

TimeAnimation::TimeAnimation(Timeline& timeline, Exportable& view, std::int64_t firstStep, int pictures)
    : m_timeline(timeline), m_view(view), m_heldBefore(timeline.heldStep())
{
    const auto moments = timeline.history().momentsFrom(firstStep);
    const int count = std::min(pictures, int(moments.size()));
    for (int picture = 0; picture < count; ++picture) {
        const double share = count > 1 ? double(picture) / (count - 1) : 1.0;
        m_steps.push_back(moments[std::size_t(std::lround(share * double(moments.size() - 1)))].step);
    }
}

TimeAnimation::~TimeAnimation()
{
    if (m_heldBefore)
        m_timeline.hold(*m_heldBefore);
    else
        m_timeline.follow();
}

QImage TimeAnimation::draw(int picture, const ExportOptions& options, FrameTitle title)
{
    m_timeline.hold(m_steps[std::size_t(picture)]);
    ExportOptions drawn = options;
    const auto shown = m_timeline.moment();
    const QString step = QCoreApplication::translate("TimeAnimation", "step %1")
                             .arg(countText(std::size_t(shown ? shown->step : m_steps[std::size_t(picture)])));
    const QString rest = title == FrameTitle::Given ? options.title : m_view.suggestedTitle();
    drawn.title = rest.isEmpty() ? step : step + QStringLiteral("   ") + rest;
    return renderToImage(m_view, drawn);
}

std::vector<int> TimeAnimation::durations(double seconds) const
{
    if (m_steps.empty())
        return {};
    const auto all = double(m_steps.size());
    std::vector<int> times(m_steps.size(), std::max(10, int(std::lround(seconds * 1000.0 / all))));
    times.back() += lastPictureStays;
    return times;
}

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
