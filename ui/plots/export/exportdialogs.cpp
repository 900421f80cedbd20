// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/export/exportdialogs.h"

#include "engine/types/translation.h"
#include "ui/language/languages.h"
#include "ui/plots/export/exportform.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/style/plottext.h"
#include "ui/plots/style/styledplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGroupBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace attentoscope::ui {

namespace {

constexpr qsizetype mostProblemsShown = 3;

} // namespace

BatchExportDialog::BatchExportDialog(
    const AttentionView& like, const std::vector<WatchedSentence>& watched, QWidget* parent)
    : QDialog(parent)
    , m_view(std::make_unique<AttentionView>())
    , m_watched(batchOf(watched))
    , m_form(new ExportForm)
    , m_progress(new QProgressBar)
    , m_status(new TextLabel)
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("Save the heatmaps of many sentences"));
    m_view->setPalette(like.palette());
    m_view->setFont(like.font());
    m_view->setOptions(like.options());
    m_view->setOrigin(like.origin());
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    m_status->setWordWrap(true);
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_status->setAccessibleName(tr("What happened"));
    m_status->setAlignment(Qt::AlignTop);
    m_status->setMinimumHeight(2 * m_status->fontMetrics().lineSpacing());
    auto rest = m_progress->sizePolicy();
    rest.setRetainSizeWhenHidden(true); // keeps its space while hidden, so that the layout does not move
    m_progress->setSizePolicy(rest);
    m_progress->hide();
    m_sources = makeSources();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(16);
    for (QWidget* part : {m_sources, static_cast<QWidget*>(m_form), static_cast<QWidget*>(m_progress),
             static_cast<QWidget*>(m_status), static_cast<QWidget*>(m_buttons)})
        layout->addWidget(part);
    connect(m_form, &ExportForm::changed, this, &BatchExportDialog::choicesChanged);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &BatchExportDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &BatchExportDialog::reject);
    m_form->setTitlePlaceholder(tr("each sentence and its translation"));
    m_form->setOptions({});
    setFolder(QDir::homePath());
    choicesChanged();
}

BatchExportDialog::~BatchExportDialog() = default;

QWidget* BatchExportDialog::makeSources()
{
    auto* box = new QGroupBox(tr("Sentences"));
    m_fromWatched = new QRadioButton(tr("The &watched sentences (%n)", nullptr, static_cast<int>(m_watched.size())));
    m_fromFile = new QRadioButton(tr("The lines of a te&xt file"));
    m_file = new QLineEdit;
    m_file->setObjectName(QStringLiteral("sentences"));
    m_file->setAccessibleName(tr("Text file with one sentence a line"));
    m_file->setPlaceholderText(tr("one sentence a line; after a tab a translation to force"));
    m_file->setToolTip(plainTip(m_file->placeholderText()));
    auto* button = new QPushButton(tr("B&rowse…"));
    button->setAutoDefault(false);
    m_fromWatched->setEnabled(!m_watched.empty());
    (m_watched.empty() ? m_fromFile : m_fromWatched)->setChecked(true);
    auto* row = new QHBoxLayout;
    row->addWidget(m_file, 1);
    row->addWidget(button);
    auto* column = new QVBoxLayout(box);
    column->addWidget(m_fromWatched);
    column->addWidget(m_fromFile);
    column->addLayout(row);
    column->addWidget(new FieldNote(*m_file, missingFileProblem, box));
    connect(m_fromFile, &QRadioButton::toggled, this, &BatchExportDialog::choicesChanged);
    connect(m_fromFile, &QRadioButton::clicked, m_file, [this] { m_file->setFocus(Qt::OtherFocusReason); });
    connect(m_file, &QLineEdit::textEdited, m_fromFile, [this] { m_fromFile->setChecked(true); });
    connect(m_file, &QLineEdit::textChanged, this, &BatchExportDialog::choicesChanged);
    connect(button, &QPushButton::clicked, this, &BatchExportDialog::browse);
    return box;
}

void BatchExportDialog::browse()
{
    const auto file = QFileDialog::getOpenFileName(this, tr("Open a text file with one sentence a line"), folder());
    if (!file.isEmpty())
        setSentencesFile(file);
}

void BatchExportDialog::setSentencesFile(const QString& file)
{
    m_file->setText(QDir::toNativeSeparators(file));
    m_fromFile->setChecked(true);
}

void BatchExportDialog::setFolder(const QString& folder)
{
    m_form->setPath(QDir(folder).filePath(m_view->suggestedName() + QLatin1Char('.') + format()));
}

QString BatchExportDialog::folder() const
{
    return QFileInfo(m_form->path()).absolutePath();
}

void BatchExportDialog::setFormat(const QString& suffix)
{
    m_form->setFormat(suffix);
}

QString BatchExportDialog::format() const
{
    return m_form->format();
}

void BatchExportDialog::setOptions(const ExportOptions& options)
{
    m_form->setOptions(options);
}

void BatchExportDialog::choicesChanged()
{
    m_replaces = false;
    auto* save = m_buttons->button(QDialogButtonBox::Save);
    save->setText(tr("&Save"));
    save->setEnabled(!m_form->path().isEmpty() && (m_fromWatched->isChecked() || !m_file->text().isEmpty()));
    showStatus(namesText());
}

/// The file names, one for each sentence. They are displayed in place of the single name in the form.
QString BatchExportDialog::namesText() const
{
    if (m_form->path().isEmpty())
        return {};
    const std::size_t last = m_fromWatched->isChecked() ? m_watched.size() : 0;
    const auto nameOf = [&](std::size_t number) {
        return QFileInfo(numberedPath(m_form->path(), {.number = number, .request = {}}, last)).fileName();
    };
    if (last == 0)
        return tr("One file for each line: %1, %2, and so on").arg(nameOf(1), nameOf(2));
    return last == 1 ? tr("One file: %1").arg(nameOf(1))
                     : tr("One file for each sentence: %1 to %2").arg(nameOf(1), nameOf(last));
}

Result<std::vector<BatchSentence>> BatchExportDialog::sentences() const
{
    if (m_fromWatched->isChecked())
        return m_watched;
    return readBatch(QDir::fromNativeSeparators(m_file->text()));
}

QString BatchExportDialog::pathOf(const BatchSentence& sentence) const
{
    return numberedPath(m_form->path(), sentence, m_sentences.back().number);
}

bool BatchExportDialog::mayReplace()
{
    const auto there = std::ranges::count_if(
        m_sentences, [this](const BatchSentence& sentence) { return QFileInfo::exists(pathOf(sentence)); });
    if (there == 0 || m_replaces)
        return true;
    m_replaces = true;
    m_buttons->button(QDialogButtonBox::Save)->setText(tr("&Replace"));
    showStatus(tr("Files of these names that exist: %1. Press Replace to write over them, or choose another name.")
            .arg(there));
    return false;
}

void BatchExportDialog::accept()
{
    if (isRunning())
        return;
    auto found = sentences();
    if (!found)
        return showStatus(translated(found.error().message));
    m_sentences = std::move(*found);
    m_next = 0;
    m_problems.clear();
    if (!mayReplace()) {
        m_sentences.clear();
        return;
    }
    m_sources->setEnabled(false);
    m_form->setEnabled(false);
    m_buttons->button(QDialogButtonBox::Save)->setEnabled(false);
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("S&top"));
    m_progress->setRange(0, static_cast<int>(m_sentences.size()));
    m_progress->setValue(0);
    m_progress->show();
    askNext();
}

void BatchExportDialog::reject()
{
    if (!isRunning())
        return QDialog::reject();
    m_sentences.resize(m_next);
    finish();
}

void BatchExportDialog::askNext()
{
    m_progress->setValue(static_cast<int>(m_next));
    if (!isRunning())
        return finish();
    showStatus(tr("Sentence %1 of %2").arg(m_next + 1).arg(m_sentences.size()));
    auto request = m_sentences[m_next].request;
    request.id = m_awaited = newRequestId();
    request.purpose = TranslationPurpose::Picture;
    emit translateRequested(request);
}

void BatchExportDialog::showTranslation(const Translation& translation)
{
    if (!isRunning() || translation.id != m_awaited)
        return;
    const BatchSentence& sentence = m_sentences[m_next];
    m_view->showTranslation(translation);
    auto options = m_form->options();
    if (options.title.isEmpty())
        options.title = m_view->suggestedTitle();
    const auto written = exportView(*m_view, pathOf(sentence), options);
    if (written && m_form->drawsSomething())
        m_boxes += boxedCharacters(*m_view, options);
    if (!written)
        m_problems << tr("Line %1: %2").arg(sentence.number).arg(translated(written.error().message));
    ++m_next;
    if (!written && written.error().code == ErrorCode::Unwritable)
        m_sentences.resize(m_next); // the remaining sentences would fail in the same way
    askNext();
}

void BatchExportDialog::showFailure(quint64 id, const Error& error)
{
    if (!isRunning() || id != m_awaited)
        return;
    m_problems << tr("Line %1: %2").arg(m_sentences[m_next].number).arg(translated(error.message));
    ++m_next;
    askNext();
}

void BatchExportDialog::finish()
{
    const auto files = static_cast<int>(m_sentences.size()) - static_cast<int>(m_problems.size());
    QString report =
        tr("Files written into %1: %2 of %3")
            .arg(QDir::toNativeSeparators(folder()), QString::number(files), QString::number(m_sentences.size()));
    if (!m_problems.isEmpty())
        report += QLatin1Char('\n') + tr("Sentences that could not be drawn: %1").arg(m_problems.size())
            + QLatin1Char('\n') + m_problems.mid(0, mostProblemsShown).join(QLatin1Char('\n'));
    if (const QString notice = boxNotice(withoutGlyph(m_view->plot().look().font, m_boxes)); !notice.isEmpty())
        report += QLatin1Char('\n') + notice;
    m_boxes.clear();
    m_sentences.clear();
    m_next = 0;
    m_sources->setEnabled(true);
    m_form->setEnabled(true);
    m_progress->hide();
    choicesChanged();
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("&Close"));
    showStatus(report);
    if (files > 0)
        emit exported(folder());
}

void BatchExportDialog::showStatus(const QString& text)
{
    m_status->setText(text);
}

namespace {

constexpr QSize previewSize(320, 240);
constexpr std::chrono::milliseconds betweenPreviews{200}; ///< while the view changes

QString freePath(const QString& folder, const QString& name, const QString& suffix)
{
    const QDir place(folder);
    QString file = name + QLatin1Char('.') + suffix;
    for (int number = 2; place.exists(file); ++number)
        file = QStringLiteral("%1-%2.%3").arg(name, QString::number(number), suffix);
    return place.filePath(file);
}

} // namespace

ExportDialog::ExportDialog(Exportable& view, QWidget* parent)
    : QDialog(parent)
    , m_view(view)
    , m_form(new ExportForm)
    , m_problem(new TextLabel)
    , m_previewTimer(new QTimer(this))
    , m_viewTimer(new QTimer(this))
{
    setWindowTitle(tr("Save as a file"));
    m_problem->setWordWrap(true);
    m_problem->setVisible(false);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->setAccessibleName(tr("Problem"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    m_save = buttons->button(QDialogButtonBox::Save);
    m_copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    m_copy->setToolTip(tr("Put it on the clipboard instead of into a file"));
    m_copy->setAutoDefault(false);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copy);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(24);
    columns->addWidget(m_form, 1);
    columns->addWidget(previewColumn());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(16);
    layout->addLayout(columns, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    m_previewTimer->setSingleShot(true);
    m_previewTimer->setInterval(0);
    connect(m_previewTimer, &QTimer::timeout, this, &ExportDialog::drawPreview);
    m_viewTimer->setSingleShot(true);
    m_viewTimer->setInterval(betweenPreviews);
    connect(m_viewTimer, &QTimer::timeout, this, &ExportDialog::viewChanged);
    connect(&view.plot(), &StyledPlot::afterReplot, this, [this] {
        if (!m_viewTimer->isActive())
            m_viewTimer->start();
    });
    connect(m_form, &ExportForm::changed, this, &ExportDialog::formChanged);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
    ExportOptions suggested{.title = view.suggestedTitle()};
    suggested.size = view.suggestedSize(suggested);
    setOptions(suggested);
    m_proposedTitle = m_form->options().title;
    setFolder(QDir::homePath());
}

QWidget* ExportDialog::previewColumn()
{
    m_preview = new TextLabel;
    m_preview->setFixedSize(previewSize);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setFrameShape(QFrame::StyledPanel);
    m_preview->setAccessibleName(tr("Preview"));
    m_outcome = new TextLabel;
    m_outcome->setAlignment(Qt::AlignHCenter);
    m_outcome->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(m_preview);
    layout->addWidget(m_outcome);
    layout->addStretch(1);
    return column;
}

void ExportDialog::setFolder(const QString& folder)
{
    m_form->setPath(freePath(folder, m_view.suggestedName(), format()));
}

QString ExportDialog::folder() const
{
    return QFileInfo(path()).absolutePath();
}

void ExportDialog::setFormat(const QString& suffix)
{
    m_form->setFormat(suffix);
    setFolder(folder());
}

QString ExportDialog::format() const
{
    return m_form->format();
}

void ExportDialog::setOptions(const ExportOptions& options)
{
    m_form->setOptions(options);
}

ExportOptions ExportDialog::options() const
{
    ExportOptions options = m_form->options();
    if (options.title == m_proposedTitle)
        options.title = m_view.suggestedTitle();
    return options;
}

void ExportDialog::setPath(const QString& path)
{
    m_form->setPath(path);
}

QString ExportDialog::path() const
{
    return m_form->path();
}

void ExportDialog::formChanged()
{
    const QSizeF pixels = QSizeF(options().size) * options().scale;
    m_outcome->setText(exportFormatFor(QLatin1Char('.') + format())->kind == ExportKind::Picture
            ? tr("%1 × %2 pixels").arg(std::lround(pixels.width())).arg(std::lround(pixels.height()))
            : QString());
    m_save->setText(tr("&Save"));
    enableButtons();
    m_pathToReplace.clear();
    showNotice();
    m_previewTimer->start();
}

void ExportDialog::showNotice()
{
    const bool isPicture = m_view.hasContent() && m_form->drawsSomething();
    showProblem(isPicture ? pictureNotice() : m_view.hasContent() ? QString() : tr("There is nothing to save yet."));
}

void ExportDialog::viewChanged()
{
    if (m_form->options().title == m_proposedTitle && m_form->followTitle(m_view.suggestedTitle()))
        m_proposedTitle = m_form->options().title; // a field has no line breaks
    enableButtons();
    if (m_pathToReplace.isEmpty())
        showNotice();
    drawPreview();
}

void ExportDialog::enableButtons()
{
    m_save->setEnabled(m_view.hasContent() && !path().isEmpty());
    m_copy->setEnabled(m_view.hasContent());
}

QString ExportDialog::pictureNotice()
{
    QStringList notices{boxNotice(boxedCharacters(m_view, options())), legendNotice(m_view, options())};
    notices.removeAll(QString());
    return notices.join(QLatin1Char('\n'));
}

void ExportDialog::drawPreview()
{
    if (!m_view.hasContent() || !m_form->drawsSomething()) {
        m_preview->setText(m_view.hasContent() ? tr("Words and numbers, no picture") : QString());
        return;
    }
    ExportOptions small = options();
    const double ratio = devicePixelRatioF();
    const QSizeF room = QSizeF(previewSize - QSize(8, 8)) * ratio;
    small.scale = std::min(room.width() / small.size.width(), room.height() / small.size.height());
    QImage image = renderToImage(m_view, small);
    image.setDevicePixelRatio(ratio);
    m_preview->setPixmap(QPixmap::fromImage(image));
}

void ExportDialog::copy()
{
    auto copied = clipboardData(m_view, *exportFormatFor(QLatin1Char('.') + format()), options());
    if (!copied)
        return showProblem(translated(copied.error().message));
    QGuiApplication::clipboard()->setMimeData(*copied);
    showProblem({});
    m_outcome->setText(tr("Copied to the clipboard"));
}

void ExportDialog::showProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void ExportDialog::accept()
{
    const QString target = path();
    if (QFileInfo::exists(target) && target != m_pathToReplace) {
        m_pathToReplace = target;
        m_save->setText(tr("&Replace"));
        showProblem(tr("“%1” exists. Press Replace to write over it, or choose another name.").arg(target));
        return;
    }
    if (const Result<void> written = exportView(m_view, target, options()); !written) {
        showProblem(translated(written.error().message));
        return;
    }
    emit exported(target);
    QDialog::accept();
}

} // namespace attentoscope::ui
