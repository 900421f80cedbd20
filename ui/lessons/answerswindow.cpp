// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/answerswindow.h"

#include "engine/storage/answers/answerspicture.h"
#include "ui/language/languages.h"
#include "ui/plots/export/plotexport.h"
#include "ui/theme/grid.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QAbstractTableModel>
#include <QBuffer>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSvgRenderer>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

constexpr int mostPixels = 16'000; ///< largest height of a picture; most programs cannot open a higher one
constexpr int pictureScale = 2; ///< pixels for each unit of a picture

QString writtenText(const std::string& text)
{
    return QString::fromStdString(text);
}

/// "Cat → Black ✓"
QString shortAnswer(const AnsweredStep& step)
{
    switch (step.state) {
    case StepState::Skipped:
        return AnswersWindow::tr("skipped");
    case StepState::NotReached:
        return AnswersWindow::tr("not done");
    case StepState::ToTry:
        return {};
    case StepState::Done:
        break;
    }
    if (step.question.empty())
        return AnswersWindow::tr("done");
    const auto mark = step.outcome == Outcome::AsExpected ? QStringLiteral(" ✓")
        : step.outcome == Outcome::Otherwise              ? QStringLiteral(" ✗")
                                                          : QString();
    const auto expected = step.expected.empty() ? QStringLiteral("–") : writtenText(step.expected);
    return fromTo(expected, writtenText(step.seen)) + mark;
}

QString wholeAnswer(const AnsweredStep& step)
{
    if (step.state != StepState::Done || step.question.empty())
        return shortAnswer(step);
    QStringList lines{writtenText(step.question),
        AnswersWindow::tr("Expected: %1").arg(isolated(writtenText(step.expected))),
        AnswersWindow::tr("Seen: %1").arg(isolated(writtenText(step.seen)))};
    if (step.outcome != Outcome::None)
        lines << (step.outcome == Outcome::AsExpected ? AnswersWindow::tr("As expected.")
                                                      : AnswersWindow::tr("Not as expected."));
    return lines.join(QLatin1Char('\n'));
}

QString learnerName(const LearnersPage& learner)
{
    return learner.answers.learner.empty() ? AnswersWindow::tr("(no name)")
                                           : plainTitle(writtenText(learner.answers.learner));
}

/// Names a table by what distinguishes it: lesson, text, language and version.
QString tableName(const AnswersTable& table)
{
    const auto& first = table.first();
    return AnswersWindow::tr("%1 (%2, version %3, text %4): %n learner(s)", nullptr, int(table.learners.size()))
        .arg(isolated(plainTitle(writtenText(first.title))), plainTitle(writtenText(first.language)),
            plainTitle(writtenText(first.version)), plainTitle(writtenText(first.sum.substr(0, 6))));
}

} // namespace

/// A row for each step, a column for each learner.
class AnswersModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const AnswersTable* table) ///< the table must live until another one is set
    {
        beginResetModel();
        m_table = table;
        endResetModel();
    }
    const AnswersTable* answers() const { return m_table; }
    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() || !m_table ? 0 : int(m_table->first().steps.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() || !m_table ? 0 : int(m_table->learners.size());
    }
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const AnswersTable* m_table = nullptr;
};

QVariant AnswersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& step = m_table->learners[std::size_t(index.column())].answers.steps[std::size_t(index.row())];
    if (role == Qt::DisplayRole)
        return plainTitle(shortAnswer(step));
    if (role == Qt::ToolTipRole)
        return plainTip(wholeAnswer(step));
    if (role == Qt::AccessibleTextRole)
        return wholeAnswer(step);
    return {};
}

QVariant AnswersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isLearner = orientation == Qt::Horizontal;
    if (!m_table || section < 0 || section >= (isLearner ? columnCount() : rowCount()))
        return {};
    const auto place = std::size_t(section);
    if (role == Qt::ToolTipRole)
        return plainTip(
            writtenText(isLearner ? m_table->learners[place].page : m_table->first().steps[place].question));
    if (role != Qt::DisplayRole)
        return {};
    if (isLearner)
        return learnerName(m_table->learners[place]);
    const auto title = plainTitle(writtenText(m_table->first().steps[place].title));
    const QString row = QStringLiteral("%1. %2").arg(section + 1).arg(isolated(title));
    return row;
}

/// A drawing in SVG, as wide as there is room.
class AnswersPicture : public QWidget
{
    Q_OBJECT

public:
    explicit AnswersPicture(QWidget* parent = nullptr) : QWidget(parent)
    {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    void setSvg(const QByteArray& svg)
    {
        m_svg = svg;
        m_renderer.load(svg);
        fitHeight();
        update();
    }
    const QByteArray& svg() const { return m_svg; }
    QByteArray png() const
    {
        const QSize whole = m_renderer.defaultSize() * pictureScale;
        QImage image(
            whole.scaled(whole.width(), qMin(whole.height(), mostPixels), Qt::KeepAspectRatio), QImage::Format_RGB32);
        if (image.isNull())
            return {};
        image.fill(Qt::white);
        QPainter painter(&image);
        m_renderer.render(&painter);
        painter.end();
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        return image.save(&buffer, "PNG") ? bytes : QByteArray();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        m_renderer.render(&painter, QRectF(rect()));
    }
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        fitHeight();
    }

private:
    void fitHeight()
    {
        const auto size = m_renderer.defaultSize();
        setFixedHeight(size.isEmpty() ? 0 : int(qint64(width()) * size.height() / size.width()));
    }

    QByteArray m_svg;
    mutable QSvgRenderer m_renderer; // mutable, because drawing changes it in no visible way
};

AnswersWindow::AnswersWindow(QWidget* parent)
    : QDialog(parent)
    , m_model(new AnswersModel(this))
    , m_summary(new TextLabel(this))
    , m_lessons(new QComboBox(this))
    , m_tabs(new QTabWidget(this))
    , m_table(new QTableView(this))
    , m_picture(new AnswersPicture)
    , m_leftOut(new TextLabel)
    , m_message(new TextLabel(this))
    , m_saveTable(new QPushButton(tr("Save &table…"), this))
    , m_savePicture(new QPushButton(tr("Save &picture…"), this))
{
    setWindowTitle(tr("Answers of a class"));
    layOut();
    showAnswers({}, {});
    resize(grid(130), grid(80));
}

AnswersWindow::~AnswersWindow() = default;

void AnswersWindow::layOut()
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Answers: a row for each step, a column for each learner"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    nameChooser(*m_lessons, tr("Lesson, language and version"));
    m_lessons->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* wall = new QScrollArea;
    wall->setWidget(m_picture);
    wall->setWidgetResizable(true);
    auto* problems = new QScrollArea;
    m_leftOut->setWordWrap(true);
    m_leftOut->setAlignment(Qt::AlignTop);
    m_leftOut->setMargin(grid(1));
    m_leftOut->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    problems->setWidget(m_leftOut);
    problems->setWidgetResizable(true);
    m_tabs->addTab(m_table, tr("Tab&le"));
    m_tabs->addTab(wall, tr("For the &wall"));
    m_tabs->addTab(problems, QString());
    m_saveTable->setToolTip(tr("Save all tables as one file, columns split by commas"));
    m_savePicture->setToolTip(tr("Save the picture for the wall as PNG or SVG. It has no names"));
    for (auto* button : {m_saveTable, m_savePicture})
        button->setAutoDefault(false);
    for (auto* label : {m_summary, m_message})
        label->setWordWrap(true);
    m_message->hide();
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_saveTable);
    buttons->addWidget(m_savePicture);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(grid(2), grid(1.5), grid(2), grid(1.5));
    column->setSpacing(grid(1));
    column->addWidget(m_summary);
    column->addWidget(m_lessons);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_message);
    column->addLayout(buttons);
    connect(m_lessons, &QComboBox::currentIndexChanged, this, &AnswersWindow::showTable);
    connect(m_saveTable, &QPushButton::clicked, this, &AnswersWindow::saveTable);
    connect(m_savePicture, &QPushButton::clicked, this, &AnswersWindow::savePicture);
}

void AnswersWindow::readFolder(const QString& folder)
{
    m_reading.stop();
    m_summary->setText(tr("Reading the pages in %1…").arg(shortPath(folder)));
    m_reading.run([path = folder.toStdString()](const std::stop_token& stop) { return collectAnswers(path, stop); },
        [this, folder](const Result<ClassAnswers>& answers) {
            if (answers) {
                showAnswers(*answers, folder);
            } else {
                showAnswers({}, folder);
                m_summary->setText(translated(answers.error().message));
            }
            emit shown();
        });
}

void AnswersWindow::showAnswers(const ClassAnswers& answers, const QString& folder)
{
    m_model->setTable(nullptr);
    m_answers = answers;
    m_message->hide();
    m_lessons->clear();
    for (const auto& table : m_answers.tables)
        m_lessons->addItem(tableName(table));
    m_lessons->setVisible(m_answers.tables.size() > 1);
    std::size_t pages = 0;
    for (const auto& table : m_answers.tables)
        pages += table.learners.size();
    QString summary = pages == 0
        ? tr("No page in %1 has answers of a lesson.").arg(isolated(shortPath(folder)))
        : tr("%n page(s) with answers in %1.", nullptr, int(pages)).arg(isolated(shortPath(folder)));
    if (m_answers.tables.size() == 1)
        summary += QLatin1Char(' ') + tableName(m_answers.tables.front()) + QLatin1Char('.');
    if (m_answers.tables.size() > 1)
        summary += QLatin1Char(' ')
            + tr("They are of different lessons, versions, languages or texts of a lesson: each has its own table.");
    m_summary->setText(summary);
    QStringList lines;
    for (const auto& page : m_answers.leftOut)
        lines << translated(page.why);
    m_leftOut->setText(lines.join(QStringLiteral("\n\n")));
    m_tabs->setTabText(2, tr("Left &out: %1").arg(lines.size()));
    m_tabs->setTabVisible(2, !lines.isEmpty());
    showTable(m_answers.tables.empty() ? -1 : 0);
}

void AnswersWindow::showTable(int index)
{
    const bool isThere = index >= 0 && std::size_t(index) < m_answers.tables.size();
    const auto* table = isThere ? &m_answers.tables[std::size_t(index)] : nullptr;
    m_model->setTable(table);
    m_table->resizeColumnsToContents();
    m_picture->setSvg(table ? QByteArray::fromStdString(answersSvg(
                                  *table, [](const Message& message) { return translated(message).toStdString(); }))
                            : QByteArray());
    m_picture->setAccessibleName(
        table ? tr("The answers to each question, with a square for each learner") : QString());
    m_saveTable->setEnabled(isThere);
    m_savePicture->setEnabled(isThere);
}

QString AnswersWindow::summary() const
{
    return m_summary->text();
}

QString AnswersWindow::leftOut() const
{
    return m_leftOut->text();
}

void AnswersWindow::say(const QString& message)
{
    m_message->setText(message);
    m_message->show();
}

void AnswersWindow::sayWhetherWritten(const QString& path, const QString& why)
{
    say(why.isEmpty() ? tr("Saved %1").arg(path)
                      : tr("%1 could not be written: %2. Choose another folder.").arg(path, why));
}

void AnswersWindow::writeTable(const QString& path)
{
    sayWhetherWritten(path, whyNotWritten(path, QByteArray::fromStdString(answersCsv(m_answers))));
}

void AnswersWindow::writePicture(const QString& path)
{
    const bool isSvg = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    const auto bytes = isSvg ? m_picture->svg() : m_picture->png();
    if (bytes.isEmpty())
        return say(tr("There is no room in memory for the picture: save it as SVG."));
    sayWhetherWritten(path, whyNotWritten(path, bytes));
}

void AnswersWindow::saveTable()
{
    const auto path =
        QFileDialog::getSaveFileName(this, tr("Save the table"), tr("answers.csv"), tr("Split by commas (*.csv)"));
    if (!path.isEmpty())
        writeTable(path);
}

void AnswersWindow::savePicture()
{
    const auto path = QFileDialog::getSaveFileName(
        this, tr("Save the picture"), tr("answers.png"), tr("Picture (*.png);;Drawing (*.svg)"));
    if (!path.isEmpty())
        writePicture(path);
}

} // namespace attentoscope::ui

#include "answerswindow.moc"
