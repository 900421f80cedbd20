// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/animation/animationdialog.h"

#include "ui/animation/framewriter.h"
#include "ui/animation/timeanimation.h"
#include "ui/plots/export/exportform.h"
#include "ui/timeline/timeline.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"
#include "ui/widgets/realbox.h"

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

namespace attentoscope::ui {

namespace {

constexpr QSize firstPicture(800, 640);
constexpr int usualPictures = 120;
constexpr double usualSeconds = 10.0;

QString firstFile(const QString& path)
{
    const AnimationFormat* format = animationFormatFor(path);
    return format ? format->firstFile(path) : path;
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
    m_proposedTitle = suggested.title;
    suggested.size = view.suggestedSize(suggested);
    m_form->setOptions(suggested);
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
    while (QFileInfo::exists(firstFile(named(number))))
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
    m_pathToReplace.clear();
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
    const QString file = firstFile(path());
    if (QFileInfo::exists(file) && file != m_pathToReplace) {
        m_pathToReplace = file;
        m_save->setText(tr("&Replace"));
        showProblem(tr("“%1” exists. Press Replace to write over it, or choose another name.").arg(file));
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
    // The export itself calls this function, so it is deleted later.
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
