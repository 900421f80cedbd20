# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Who may include whom, as ARCHITECTURE.md draws it. A rule names a folder and everything its files may include;
# the rule with the longest folder wins. What no rule allows is refused, so a new library needs a line here.

set(standard "<[a-z_0-9]+>") # <vector>, <cstdint>
set(system "<(dlfcn|fcntl|malloc|poll|pthread|sched|signal|spawn|stdlib|strings|unistd)\\.h>" "<sys/[a-z]+\\.h>")
set(torch "<(torch|ATen|c10)/.+>" "\"engine/torchheaders\\.h\"")
set(onednn "<dnnl[a-z_.]*>" "<oneapi/dnnl/.+>")
set(openmp "<omp\\.h>")
set(icu "<unicode/.+>")
set(json "<nlohmann/.+>")
set(qt "<(Qt[A-Za-z]+/)?[qQ][A-Za-z0-9]+>" "\"(moc_)?[a-z0-9_]+\\.(moc|cpp)\"")
set(archive "<archive(_entry)?\\.h>")
set(webp "<webp/.+>")
set(sentencepiece "<sentencepiece_[a-z]+\\.h>")
set(packing "<zlib\\.h>" "<lzma\\.h>")
set(plot "<qcustomplot\\.h>" "\"qcustomplot\\.h\"")
set(values "\"engine/types/.+\"")
set(beside "\"[a-z0-9]+\\.h\"") # fixtures in a test's own folder

layer(engine/types ${standard} ${values})
layer(engine ${standard} ${system} ${torch} ${onednn} ${openmp} ${icu} ${json} "\"engine/.+\"")
layer(engine/corpus ${standard} ${system} ${icu} ${json} ${packing} ${values} "\"engine/(corpus|model/settings)[./].+\"")
layer(engine/storage ${standard} ${system} ${torch} ${archive} ${json} "\"engine/.+\"")
layer(engine/qt ${standard} ${system} ${qt} ${values} "\"engine/(qt/.+|session\\.h)\"")
layer(ui ${standard} ${qt} ${plot} ${values} "\"ui/.+\"")
layer(ui/animation ${standard} ${qt} ${webp} ${values} "\"ui/.+\"")
set(tables "\"engine/(corpus/samples/samples|model/presets|model/settings|storage/runarchive)\\.h\"") # torch-free, asked before torch is loaded
set(text "\"engine/corpus/textfile\\.h\"") # torch-free too
layer(app ${standard} ${system} ${qt} ${values} ${tables} ${text} "\"(app|ui|engine/qt)/.+\""
  "\"engine/(session|arithmetic/openblas|storage/(interruptedruns|runrecord))\\.h\"")
layer(app/subwords ${standard} ${sentencepiece})
layer(app/translations ${standard} ${json} ${values} "\"app/translations/.+\"")
layer(app/clicommands ${standard} ${system} ${json} "<CLI/.+>" ${values} ${tables}
  "\"app/((clicommands|translations)/.+|(computingenvironment|processstart)\\.h)\"" "\"engine/(session|storage/(kernelsjson|runarchive|runfolder))\\.h\"")
layer(tests/fuzz ${standard} ${beside} ${system} ${qt} "<sanitizer/.+>" "\"(engine|tests)/.+\""
  "\"app/clicommands/linebatches\\.h\"")
layer(tests/ui ${standard} ${beside} ${qt} ${plot} ${values} "\"(ui|tests)/.+\"")
layer(tests/ui/plots ${standard} ${beside} ${system} ${qt} ${plot} ${values} "\"(ui|tests)/.+\"")
layer(tests/ui/window ${standard} ${beside} ${system} ${qt} ${plot} ${values} "\"(ui|tests)/.+\"")
layer(tests/ui/animation ${standard} ${beside} ${qt} ${webp} ${values} "\"(ui|tests)/.+\"")
layer(tests/qt ${standard} ${beside} ${system} ${qt} ${values} "\"(engine/qt|tests)/.+\"" "\"engine/session\\.h\"")
layer(tests/engine ${standard} ${beside} ${system} ${archive} ${qt} ${torch} ${onednn} ${icu} ${json} ${packing} ${sentencepiece} "\"(engine|tests)/.+\"")
