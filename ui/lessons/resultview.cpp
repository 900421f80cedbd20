// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/resultview.h"

#include "ui/lessons/lessontext.h"
#include "ui/widgets/labels.h"

#include <QVBoxLayout>

namespace attentoscope::ui {

ResultView::ResultView(QWidget* parent)
    : LessonBox(parent)
    , m_heading(new TextLabel(this))
    , m_expected(new TextLabel(this))
    , m_seen(new TextLabel(this))
    , m_why(new RichLabel(this))
    , m_evidence(new TextLabel(this))
{
    makeTitle(m_heading, 0);
    m_heading->setObjectName(QStringLiteral("lessonOutcome"));
    m_seen->setObjectName(QStringLiteral("lessonSeen"));
    m_why->setObjectName(QStringLiteral("lessonWhy"));
    m_why->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_why->setOpenExternalLinks(true);
    makeQuiet(m_evidence);
    m_evidence->setText(tr("It is framed in the window."));
    for (auto* label : {m_heading, m_expected, m_seen}) {
        label->setWordWrap(true);
        column().addWidget(label);
    }
    column().addWidget(m_evidence);
    column().addWidget(m_why);
    hide();
}

void ResultView::showResult(const StepResult& result)
{
    const bool isRight = result.outcome == Outcome::AsExpected;
    m_heading->setText(isRight                     ? tr("✓ As you expected")
            : result.outcome == Outcome::Otherwise ? tr("≠ Not as you expected")
                                                   : tr("Done"));
    setTone(isRight ? Tone::Right : result.outcome == Outcome::Otherwise ? Tone::Other : Tone::Active);
    m_expected->setText(tr("You expected: %1").arg(result.expected));
    m_expected->setVisible(!result.expected.isEmpty());
    m_seen->setText(tr("This run shows: %1").arg(result.seen));
    m_seen->setVisible(!result.seen.isEmpty());
    m_evidence->setVisible(result.isEvidenceLit);
    m_why->setMarkup(lessonHtml(result.why));
    m_why->setVisible(!result.why.isEmpty());
    QStringList words{m_heading->text()};
    for (const auto* label : {m_expected, m_seen})
        if (!label->isHidden())
            words << label->text();
    words << lessonWords(result.why);
    m_words = words.join(QStringLiteral(". "));
    show();
}

} // namespace attentoscope::ui
