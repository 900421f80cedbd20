// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/sentences.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace attentoscope::ui {

class FileChoice;

/// What the table is of: which sentences, which gold links, whose attention, and how links are read off it.
class SentenceChoices : public QWidget
{
    Q_OBJECT

public:
    /// `ask` gives the path of a file, or nothing; its arguments are title and filter.
    using AskForFile = std::function<QString(const QString&, const QString&)>;
    explicit SentenceChoices(const AskForFile& ask, QWidget* parent = nullptr);

    void setHasGold(bool sampleHasGold); ///< of the loaded data itself
    void setFollowsData(); ///< as at first: the data's own sentences and links, this model's attention
    SentencesRequest request() const;
    void setThreshold(double threshold); ///< 0: the largest weight
    double threshold() const;
    FileChoice& gold() const { return *m_gold; }
    FileChoice& sentences() const { return *m_set; }
    FileChoice& attention() const { return *m_attention; }
    QComboBox& firstIndex() const { return *m_firstIndex; }
    QComboBox& rule() const { return *m_rule; }
    QDoubleSpinBox& least() const { return *m_least; }

signals:
    void changed(); ///< request()
    void thresholdChanged(double threshold);

private:
    void refresh();

    FileChoice* m_set = nullptr;
    FileChoice* m_gold = nullptr;
    QComboBox* m_firstIndex = nullptr;
    FileChoice* m_attention = nullptr;
    QComboBox* m_rule = nullptr;
    QDoubleSpinBox* m_least = nullptr;
    bool m_sampleHasGold = false;
};

} // namespace attentoscope::ui
