// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/linklearning.h"
#include "engine/types/sentences.h"

#include <QComboBox>
#include <QDialog>
#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;

namespace attentoscope::ui {

/// A few fixed answers, and "from a file". Choosing the latter opens a file dialog, and adds the file to the list. If
/// the dialog is cancelled, the choice does not change.
class FileChoice : public QComboBox
{
    Q_OBJECT

public:
    FileChoice(const QString& askText, std::function<QString()> ask, QWidget* parent = nullptr);

    void addFixed(const QString& text); ///< adds a fixed answer; its value is its index
    void setFixedText(int value, const QString& text);
    void setValue(int value);
    int value() const; ///< value of the fixed answer; -1 for a file
    QString file() const; ///< empty if a fixed answer is chosen
    void setFile(const QString& path); ///< adds the file and chooses it
    void askForFile();

signals:
    void chosen(); ///< the user has chosen

private:
    void choose(int index);

    std::function<QString()> m_ask;
    int m_fixed = 0;
    int m_before = 0; ///< index of the former choice
};

/// The user's choices for the table: sentences, gold links, attention, and the rule for links.
class SentenceChoices : public QWidget
{
    Q_OBJECT

public:
    /// Asks for the path of a file, which may be empty. The arguments are title and filter.
    using AskForFile = std::function<QString(const QString&, const QString&)>;
    explicit SentenceChoices(const AskForFile& ask, QWidget* parent = nullptr);

    void setHasGold(bool sampleHasGold); ///< whether the loaded data has links of its own
    void setLearning(const LinkLearning& learning); ///< progress of statistical links
    void setFollowsData(); ///< chooses the data's own sentences and links, and this model's attention
    SentencesRequest request() const;
    void setThreshold(double threshold); ///< 0: each word is linked to its largest weight
    double threshold() const;
    FileChoice& gold() const { return *m_gold; }
    FileChoice& sentences() const { return *m_set; }
    FileChoice& attention() const { return *m_attention; }
    QComboBox& firstIndex() const { return *m_firstIndex; }
    QComboBox& rule() const { return *m_rule; }
    QDoubleSpinBox& least() const { return *m_least; }

signals:
    void changed(); ///< request() has changed
    void thresholdChanged(double threshold);

private:
    QString ownLinksText() const;
    void refresh();

    FileChoice* m_set = nullptr;
    FileChoice* m_gold = nullptr;
    QComboBox* m_firstIndex = nullptr;
    FileChoice* m_attention = nullptr;
    QComboBox* m_rule = nullptr;
    QDoubleSpinBox* m_least = nullptr;
    bool m_sampleHasGold = false;
    LinkLearning m_learning;
};

class MessageBar;
class SentenceFilter;
class SentencesModel;

/// The table of sentences in a separate window, which stays open beside the heatmap.
class SentenceWindow : public QDialog
{
    Q_OBJECT

public:
    SentenceWindow(SentencesModel& model, const SentenceChoices::AskForFile& ask, QWidget* parent = nullptr);

    SentenceChoices& choices() const { return *m_choices; }
    MessageBar& messages() const { return *m_messages; }
    QTableView& table() const { return *m_table; }
    QLineEdit& filter() const { return *m_filter; }
    QComboBox& sortColumn() const { return *m_sortColumn; }
    QCheckBox& largestFirst() const { return *m_largestFirst; }
    QPushButton& button() const { return *m_button; }
    QString summary() const;

    /// `missing` is the reason why nothing can be measured; empty if there is none.
    void setMissing(const QString& missing);
    void showMeasuring(std::size_t done, std::size_t total);
    void showDone();
    void setSummary(const QString& text);
    bool isMeasuring() const { return m_measuring; }

signals:
    void measureRequested();
    void cancelRequested();
    void sentenceChosen(int row); ///< index of the sentence in the model

private:
    void makeTable(SentencesModel& model);
    void open(const QModelIndex& index);
    void refresh();

    SentenceChoices* m_choices = nullptr;
    MessageBar* m_messages = nullptr;
    SentenceFilter* m_order = nullptr;
    QTableView* m_table = nullptr;
    QLineEdit* m_filter = nullptr;
    QComboBox* m_sortColumn = nullptr; ///< lets keyboard users sort the table
    QCheckBox* m_largestFirst = nullptr;
    QPushButton* m_button = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_summary = nullptr;
    QString m_missing;
    bool m_measuring = false;
};

} // namespace attentoscope::ui
