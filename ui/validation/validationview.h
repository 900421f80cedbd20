// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"
#include "ui/plots/attention/attentionoptions.h"

#include <QAbstractButton>
#include <QImage>
#include <QObject>
#include <QWidget>

#include <deque>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QScrollArea;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace attentoscope::ui {

/// The last validations with their translated sentences. One validation is displayed: the newest, which follows
/// training, or one that the user chose. One of its sentences may be open in the large heatmap.
class ValidationHistory : public QObject
{
    Q_OBJECT

public:
    static constexpr std::size_t mostKept = 24;
    using QObject::QObject;

    void clear();
    void beginRun(const RunDescription& run); ///< begins a run; if it is the same, keeps the validations up to its step
    void add(const TrainingReports& reports);

    [[nodiscard]] const std::deque<ValidationReport>& validations() const { return m_validations; } ///< oldest first
    [[nodiscard]] bool isEmpty() const { return m_validations.empty(); }
    [[nodiscard]] std::size_t shown() const; ///< index into validations(), which must not be empty
    [[nodiscard]] bool followsNewest() const { return !m_heldStep; }
    [[nodiscard]] std::optional<std::size_t> openIndex() const { return m_open; }
    [[nodiscard]] const ValidatedPair* openPair() const; ///< in the displayed validation; null if none is open

public slots:
    void show(std::size_t index); ///< displays it; if it is the newest, follows training
    void open(std::size_t pair);
    void close();

signals:
    void changed(); ///< validations were added or removed, or another one is displayed
    void openChanged(); ///< another sentence was opened, or the open one was closed

private:
    std::deque<ValidationReport> m_validations; ///< validations with sentences
    std::string m_folder; ///< folder of the run to which the validations belong
    std::optional<std::int64_t> m_heldStep; ///< step of the validation that the user chose
    std::optional<std::size_t> m_open;
};

/// The weights of a translation as a picture with one pixel for each cell, in the colours of the large heatmap. Null
/// without attention.
[[nodiscard]] QImage thumbnail(const Translation& translation, const AttentionOptions& options, Backdrop backdrop);

/// A sentence of the validation set: a small heatmap, with source, reference and translation one below the other. A
/// click opens the large heatmap.
class ValidationCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ValidationCard(QWidget* parent = nullptr);

    void showPair(const ValidatedPair& pair, const AttentionOptions& options);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Line
    {
        QString caption;
        QString text;
        QFont font; ///< font of the text
    };
    void drawLine(QPainter& painter, const QRect& place, int captionWidth, const Line& line) const;

    ValidatedPair m_pair;
    AttentionOptions m_options;
    QImage m_picture;
};

class ValidationHistory;

/// All sentences of the displayed validation, with one card for each.
class ValidationView : public QWidget
{
    Q_OBJECT

public:
    explicit ValidationView(ValidationHistory& history, QWidget* parent = nullptr);

    void setOptions(const AttentionOptions& options); ///< options of the small heatmaps

    [[nodiscard]] const std::vector<ValidationCard*>& cards() const { return m_cards; }
    void setFocusOn(std::size_t card); ///< sets the focus if the card exists

private:
    void refresh();
    void setCardCount(std::size_t count);

    ValidationHistory& m_history;
    AttentionOptions m_options;
    std::vector<ValidationCard*> m_cards;
    QStackedWidget* m_pages = nullptr;
    QLabel* m_message = nullptr;
    QScrollArea* m_scroll = nullptr;
    QVBoxLayout* m_column = nullptr;
};

class ElidedLabel;

/// A list of the validations. For an open sentence, it also shows its reference and a button that leads back to all
/// sentences.
class ValidationBar : public QWidget
{
    Q_OBJECT

public:
    explicit ValidationBar(ValidationHistory& history, QWidget* parent = nullptr);

    [[nodiscard]] QComboBox* chooser() const { return m_chooser; }
    [[nodiscard]] QToolButton* back() const { return m_back; }

private:
    void refresh();
    void refreshOpen();

    ValidationHistory& m_history;
    QToolButton* m_back = nullptr;
    QComboBox* m_chooser = nullptr;
    ElidedLabel* m_sentence = nullptr;
};

} // namespace attentoscope::ui
