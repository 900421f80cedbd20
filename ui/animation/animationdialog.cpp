// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/animation/animationdialog.h"

#include "ui/language/languages.h"
#include "ui/plots/export/exportform.h"
#include "ui/timeline/timeline.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"
#include "ui/widgets/realbox.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

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

namespace {

constexpr QSize firstPicture(800, 640);
constexpr int usualPictures = 120;
constexpr double usualSeconds = 10.0;

QString firstFile(const QString& path)
{
    const AnimationFormat* format = animationFormatFor(path);
    return format ? format->firstFile(path) : path;
}

QStringList existingFiles(const QString& path)
{
    const AnimationFormat* format = animationFormatFor(path);
    return format ? format->existingFiles(path) : QStringList();
}

} // namespace

AnimationDialog::AnimationDialog(Timeline& timeline, Exportable& view, std::int64_t firstStep, QWidget* parent)
    : QDialog(parent)
    , m_timeline(timeline)
    , m_view(view)
    , m_firstStep(firstStep)
    , m_form(new ExportForm(animationFormChoices(), this))
    , m_problem(new TextLabel(this))
    , m_progress(new QProgressBar(this))
{
    setWindowTitle(tr("Save training as an animation"));
    m_problem->setWordWrap(true);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->setAccessibleName(tr("Problem"));
    m_progress->setAccessibleName(tr("Progress"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_save = buttons->button(QDialogButtonBox::Save);
    addFields();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(16);
    layout->addWidget(m_form);
    layout->addWidget(m_progress);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(m_form, &ExportForm::changed, this, &AnimationDialog::formChanged);
    connect(buttons, &QDialogButtonBox::accepted, this, &AnimationDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &AnimationDialog::reject);
    ExportOptions suggested{.size = firstPicture, .title = view.suggestedTitle()};
    suggested.size = view.suggestedSize(suggested);
    m_form->setOptions(suggested);
    m_proposedTitle = m_form->options().title; // a field has no line breaks
    setFolder(QDir::homePath());
    setWriting(false);
}

AnimationDialog::~AnimationDialog()
{
    stop();
}

void AnimationDialog::addFields()
{
    const int moments = int(m_timeline.history().momentsFrom(m_firstStep).size());
    m_pictures = new QSpinBox;
    m_pictures->setRange(2, std::max(2, moments));
    m_pictures->setValue(std::min(moments, usualPictures));
    m_pictures->setToolTip(
        plainTip(tr("Spread over the %Ln pictures that are kept of this sentence", nullptr, moments)));
    m_form->addField(tr("P&ictures"), m_pictures);
    m_seconds = new RealBox;
    m_seconds->setRange(0.5, 600.0);
    m_seconds->setDecimals(1);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setValue(usualSeconds);
    m_form->addField(tr("&Length"), m_seconds);
}

void AnimationDialog::setFolder(const QString& folder)
{
    const QDir place(folder);
    const auto named = [&](int number) {
        const QString name = number > 1 ? tr("training-%1").arg(number) : tr("training");
        return place.filePath(name + QLatin1Char('.') + m_form->format());
    };
    int number = 1;
    while (!existingFiles(named(number)).isEmpty())
        ++number;
    m_form->setPath(named(number));
}

QString AnimationDialog::folder() const
{
    return QFileInfo(path()).absolutePath();
}

QString AnimationDialog::path() const
{
    return m_form->path();
}

bool AnimationDialog::canSave() const
{
    return m_view.hasContent() && !path().isEmpty();
}

void AnimationDialog::formChanged()
{
    m_toReplace.clear();
    m_save->setText(tr("&Save"));
    m_save->setEnabled(canSave());
    showProblem(m_view.hasContent() ? QString() : tr("There is nothing to save yet."));
}

void AnimationDialog::showProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void AnimationDialog::accept()
{
    const QStringList before = existingFiles(path());
    if (!before.isEmpty() && before != m_toReplace) {
        m_toReplace = before;
        m_save->setText(tr("&Replace"));
        showProblem(before.size() == 1
                ? tr("“%1” exists. Press Replace to write over it, or choose another name.").arg(before.front())
                : tr("Pictures of this name that exist: %1. Press Replace to put the new ones in their place, or "
                     "choose another name.")
                      .arg(before.size()));
        return;
    }
    start();
}

void AnimationDialog::start()
{
    const AnimationFormat* format = animationFormatFor(path());
    if (!format)
        return;
    const ExportOptions options = m_form->options();
    const auto title = options.title == m_proposedTitle ? FrameTitle::OfEachMoment : FrameTitle::Given;
    m_animation = std::make_unique<TimeAnimation>(m_timeline, m_view, m_firstStep, m_pictures->value());
    m_progress->setRange(0, m_animation->pictures());
    m_progress->setValue(0);
    m_export = std::make_unique<AnimationExport>(
        [this, options, title](int picture) { return m_animation->draw(picture, options, title); },
        m_animation->durations(m_seconds->value()), format->makeWriter(path()));
    connect(m_export.get(), &AnimationExport::progressed, m_progress, &QProgressBar::setValue);
    connect(m_export.get(), &AnimationExport::finished, this, &AnimationDialog::finish);
    setWriting(true);
    m_export->start();
}

void AnimationDialog::stop()
{
    m_export.reset();
    m_animation.reset();
}

void AnimationDialog::setWriting(bool writing)
{
    m_form->setEnabled(!writing);
    m_save->setEnabled(!writing && canSave());
    m_progress->setVisible(writing);
    if (writing)
        showProblem({});
}

void AnimationDialog::finish(const QString& problem)
{
    // The export is deleted later, because it is still running this call.
    m_export.release()->deleteLater();
    m_animation.reset();
    setWriting(false);
    if (!problem.isEmpty())
        return showProblem(problem);
    emit exported(firstFile(path()));
    QDialog::accept();
}

void AnimationDialog::reject()
{
    if (!m_export)
        return QDialog::reject();
    stop();
    setWriting(false);
    showProblem(tr("Stopped; nothing was saved."));
}

} // namespace attentoscope::ui
