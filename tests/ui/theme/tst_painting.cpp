// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/theme/painting.h"

namespace {

/// Makes Qt paint in one thread before the application exists.
struct PaintingApplication
{
    PaintingApplication(int& count, char** arguments)
    {
        ui::paintInOneThread();
        application = std::make_unique<QApplication>(count, arguments);
    }

    std::unique_ptr<QApplication> application;
};

/// The threads of Qt's pools in this process.
int pooledThreads()
{
    int count = 0;
    for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task")) {
        std::string name;
        std::getline(std::ifstream(thread.path() / "comm"), name);
        count += name.starts_with("Thread (pooled") ? 1 : 0;
    }
    return count;
}

} // namespace

/// A busy machine would make every shape wait for a thread.
class TestPainting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLargeShapeNeedsNoOtherThread()
    {
        QImage picture(1'000, 1'000, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(QColor(255, 0, 0, 100));
        painter.drawEllipse(picture.rect());
        painter.end();
        QVERIFY(picture.pixelColor(500, 500) != QColor(Qt::white));
        QCOMPARE(pooledThreads(), 0);
    }
};

ATTENTOSCOPE_TEST(TestPainting, PaintingApplication);
#include "tst_painting.moc"
