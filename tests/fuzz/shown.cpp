// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// fuzz_shown SECONDS [SEED]: shows changed copies of corpus/shown in every place of the window, offscreen, with the
// pointer over it. It ends with 1 if the program opened a file that a text names. That text is then in found-shown. Qt
// is not built with libFuzzer's coverage, so the changes are blind. Copy a text that was found to corpus/shown;
// tst_strangerstext shows it from then on.
#include "tests/ui/window/openwatch.h"
#include "tests/ui/window/strangersscenes.h"

#include <QApplication>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>

#include <cstdio>
#include <random>
#include <sys/resource.h>

using namespace attentoscope::tests;

namespace {

constexpr std::size_t longestText = 2'000;
const QString picture = QStringLiteral("picture.png");

std::vector<std::string> seeds()
{
    std::vector<std::string> all;
    QDirIterator files(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/fuzz/corpus/shown"), QDir::Files);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            all.push_back(file.readAll().toStdString());
    }
    return all;
}

class Changer
{
public:
    explicit Changer(std::uint64_t seed) : m_seeds(seeds()), m_random(seed) { }

    std::string next()
    {
        auto text = any(m_seeds);
        for (auto changes = below(6); changes > 0; --changes)
            change(text);
        text.resize(std::min(text.size(), longestText));
        text.insert(text.begin(), static_cast<char>(below(256))); // the scene
        return text;
    }

private:
    std::size_t below(std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(m_random); }
    const std::string& any(const std::vector<std::string>& texts) { return texts[below(texts.size())]; }

    void change(std::string& text)
    {
        const auto place = below(text.size() + 1);
        const auto& other = any(m_seeds);
        const auto from = below(other.size());
        switch (below(4)) {
        case 0:
            text.insert(place, 1, static_cast<char>(below(256)));
            break;
        case 1:
            text.erase(place, below(8));
            break;
        case 2:
            text.insert(place, other.substr(from, below(40)));
            break;
        default:
            text.insert(0, other.substr(from));
        }
    }

    std::vector<std::string> m_seeds;
    std::mt19937_64 m_random;
};

bool keep(const std::string& text)
{
    QFile file(QStringLiteral("found-shown"));
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), qint64(text.size())) == qint64(text.size());
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) { });
    const QApplication application(argc, argv);
    const auto seconds = argc > 1 ? std::atoi(argv[1]) : 10;
    Changer changer(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
    QFile file(picture);
    if (!file.open(QIODevice::WriteOnly))
        return 1;
    const OpenWatch watch(picture);
    QElapsedTimer clock, one;
    clock.start();
    std::uint64_t shown = 0;
    qint64 longest = 0;
    for (; clock.elapsed() < seconds * 1'000; ++shown) {
        const auto text = changer.next();
        keep(text); // kept in case the window crashes
        one.start();
        showAnything(text);
        longest = std::max(longest, one.elapsed());
        if (watch.wasOpened()) {
            std::puts("a text had a file opened; it lies in found-shown");
            return 1;
        }
    }
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    QFile::remove(QStringLiteral("found-shown"));
    QFile::remove(picture);
    std::printf("%llu texts shown, the longest took %lld ms, peak %ld MiB\n", static_cast<unsigned long long>(shown),
        static_cast<long long>(longest), used.ru_maxrss / 1024);
    return watch.watches() ? 0 : 1;
}
