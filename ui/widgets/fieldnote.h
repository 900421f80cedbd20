// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/labels.h"

#include <functional>

class QLineEdit;

namespace attentoscope::ui {

/// What is wrong with the text of a field, in a line below it. It looks when the person leaves the field or presses
/// Enter, and goes as soon as they change the text. The line has its room at all times, so that nothing moves.
class FieldNote : public TextLabel
{
    Q_OBJECT

public:
    /// `problem` gives an empty text where there is none.
    FieldNote(QLineEdit& field, std::function<QString(const QString& text)> problem, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void look(QLineEdit& field);
    void colour();

    std::function<QString(const QString&)> m_problem;
};

/// Problems with paths, for the function above; an empty path has none.
[[nodiscard]] QString missingFileProblem(const QString& path);
[[nodiscard]] QString missingFolderProblem(const QString& path); ///< of the folder that the file is to lie in

} // namespace attentoscope::ui
