# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The includes that are allowed, as ARCHITECTURE.md draws them. A rule names a folder, and what its files may include
# besides that which order() allows. If several rules fit, the one with the longest folder counts. Everything else is
# refused, so a new folder needs a place in an order and a rule.

set(standard "<[a-z_0-9]+>") # <vector>, <cstdint>
set(system "<(dlfcn|fcntl|malloc|poll|pthread|pwd|sched|signal|spawn|stdlib|strings|unistd)\\.h>" "<sys/[a-z]+\\.h>")
set(network "<(ifaddrs|netdb)\\.h>" "<(arpa|net|netinet)/[a-z]+\\.h>")
set(torch "<(torch|ATen|c10)/.+>" "\"engine/torchheaders\\.h\"")
set(onednn "<dnnl[a-z_.]*>" "<oneapi/dnnl/.+>")
set(openmp "<omp\\.h>")
set(icu "<unicode/.+>")
set(json "<nlohmann/.+>")
set(qt "<(Qt[A-Za-z]+/)?[qQ][A-Za-z0-9]+>" "\"(moc_)?[a-z0-9_]+\\.(moc|cpp)\"")
set(archive "<archive(_entry)?\\.h>")
set(expat "<expat\\.h>")
set(xxhash "<xxh(ash|_x86dispatch)\\.h>")
set(webp "<webp/.+>")
set(sentencepiece "<sentencepiece_[a-z]+\\.h>")
set(packing "<zlib\\.h>" "<lzma\\.h>")
set(plot "<qcustomplot\\.h>" "\"qcustomplot\\.h\"")
set(values "\"engine/types/.+\"")
set(beside "\"[a-z0-9]+\\.h\"") # fixtures in a test's own folder

# From the lowest folder to the highest. A file may include files of its own folder and of the folders before it. So no
# two folders include each other.
order(engine types machine reproducible corpus/text corpus/samples/tinyfrench corpus/samples corpus/files corpus/tokens corpus
  settings storage/files storage storage/archive foreign storage/page storage/answers metrics alignment diagnosis lessons arithmetic recurrent transformer model/attention model decoding evaluation
  distributed training unshuffle session remote)
order(ui language theme widgets help plots/style plots/attention plots/view plots/loss plots/beam plots/export
  runs settings data training translation validation sentences timeline heads animation comparison dissection erasure mainview window lessons)

layer(engine/types ${standard})
layer(engine/machine ${standard} ${system})
layer(engine/reproducible ${standard})
foreach(folder corpus corpus/text corpus/files corpus/tokens corpus/samples corpus/samples/tinyfrench)
  layer(engine/${folder} ${standard} ${system} ${icu} ${json} ${packing})
endforeach()
layer(engine/corpus/files ${standard} ${system} ${icu} ${json} ${packing} ${archive} ${expat}) # corpora as they are downloaded
layer(engine/settings ${standard})
foreach(folder storage storage/files storage/archive)
  layer(engine/${folder} ${standard} ${system} ${archive} ${xxhash} ${json})
endforeach()
layer(engine/storage/page ${standard} ${json} "<zlib\\.h>")
layer(engine/storage/answers ${standard} ${json})
layer(engine/foreign ${standard} ${system} ${json})
layer(engine/diagnosis ${standard})
layer(engine/lessons ${standard})
layer(engine/metrics ${standard} ${system} ${json})
layer(engine/alignment ${standard} ${system})
layer(engine ${torch}) # its only header
layer(engine/distributed ${standard} ${system} ${network} ${torch} ${json})
foreach(folder arithmetic recurrent transformer model model/attention decoding evaluation training unshuffle session)
  layer(engine/${folder} ${standard} ${system} ${torch} ${onednn} ${openmp} ${json})
endforeach()
layer(engine/remote ${standard} ${system} ${json})
layer(engine/qt ${standard} ${system} ${qt} ${values} "\"engine/(qt/.+|remote/keptreports\\.h|session/session\\.h)\"")
foreach(folder theme widgets help runs settings data translation validation sentences dissection mainview
    plots/attention plots/beam plots/export)
  layer(ui/${folder} ${standard} ${qt} ${plot} ${values})
endforeach()
set(written "\"engine/storage/(records|studiesjson|translationjson)\\.h\"") # values as JSON, torch-free
foreach(folder plots/style plots/view plots/loss heads comparison erasure)
  layer(ui/${folder} ${standard} ${qt} ${plot} ${json} ${values} ${written})
endforeach()
set(diagnosis "\"engine/diagnosis/training(advice|story)\\.h\"") # torch-free
foreach(folder training timeline window)
  layer(ui/${folder} ${standard} ${qt} ${plot} ${values} ${diagnosis})
endforeach()
layer(ui/lessons ${standard} ${qt} ${plot} ${values} "\"engine/(lessons|storage/answers)/[a-z]+\\.h\"") # which needs no torch
layer(ui/language ${standard} ${qt} ${values})
layer(ui/animation ${standard} ${qt} ${webp} ${values})
set(tables "\"engine/(corpus/samples/samples|settings/(enginetables|presets|settings)|storage/archive/runarchive|storage/runlist)\\.h\"") # torch-free, asked before torch is loaded
set(text "\"engine/corpus/files/textfile\\.h\"") # torch-free too
layer(app ${standard} ${system} ${qt} ${json} ${values} ${tables} ${text} "\"(app|ui|engine/qt)/.+\""
  "\"engine/(foreign/foreignmodel|remote/(childconnection|connection|remotesession)|session/session|machine/openblas|storage/(archive/runchecker|files/(json|sums)|page/runpage|runbin|runfollower|runlock)|lessons/lessoncheck)\\.h\"")
layer(app/enginemodule ${standard} ${values} "\"(app/enginemodule|engine/(distributed/ranks|session/session))\\.h\"")
layer(app/subwords ${standard} ${sentencepiece})
layer(app/writers ${standard} ${json} ${values} ${written} "\"app/writers/.+\"")
layer(app/lessons ${standard} ${values} "\"app/lessons/.+\"" "\"engine/(lessons/.+|session/session\\.h)\"")
layer(app/pages ${standard} ${values} "\"app/pages/.+\"" "\"engine/(storage/page/pagedata|session/session)\\.h\"")
layer(app/clicommands ${standard} ${system} ${json} "<CLI/.+>" ${values} ${tables}
  "\"app/((clicommands|lessons|pages|writers)/.+|(enginemodule|processstart)\\.h)\"" "\"ui/language/programtexts\\.h\""
  "\"engine/(diagnosis/trainingadvice|alignment/statisticallinks|distributed/(rankplace|ranks)|foreign/(exportrun|foreignmodel)|lessons/.+|machine/(childprocess|readiness)|metrics/bleu|remote/.+|session/session|storage/(answers/answers(picture|table)|archive/runchecker|averagerun|configjson|page/runpage|records|runfolder|runfollower|savedmodel|studiesjson|translationjson|writesample))\\.h\"")
layer(tests/fuzz ${standard} ${beside} ${system} ${qt} "<sanitizer/.+>" "\"(engine|tests)/.+\""
  "\"app/clicommands/linebatches\\.h\"")
layer(tests/ui ${standard} ${beside} ${qt} ${plot} ${values} "\"(ui|tests)/.+\"")
layer(tests/screens ${standard} ${beside} ${qt} ${plot} ${values} "\"(ui|tests)/.+\""
  "\"engine/settings/(attentionkinds|enginetables|presets|settings)\\.h\"")
layer(tests/ui/lessons ${standard} ${beside} ${qt} ${plot} ${values} "\"(ui|tests|engine/lessons|engine/storage/answers)/.+\"" "\"engine/settings/settings\\.h\"")
layer(tests/ui/plots ${standard} ${beside} ${system} ${qt} ${plot} ${json} ${values} "\"(ui|tests)/.+\"")
layer(tests/ui/window ${standard} ${beside} ${system} ${qt} ${plot} ${values} "\"(ui|tests)/.+\"")
layer(tests/ui/animation ${standard} ${beside} ${qt} ${webp} ${values} "\"(ui|tests)/.+\"")
layer(tests/qt ${standard} ${beside} ${system} ${qt} ${values} "\"(engine/(qt|remote)|tests)/.+\"" "\"engine/session/session\\.h\"")
layer(tests/engine ${standard} ${beside} ${system} ${archive} ${qt} ${torch} ${onednn} ${icu} ${json} ${packing} ${sentencepiece} "\"(engine|tests)/.+\"")
