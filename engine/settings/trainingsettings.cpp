// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/settingrows.h"
#include "engine/types/heads.h"

namespace attentoscope::settingrows {

namespace {

using Training = TrainingConfiguration;

std::vector<Setting> optimisationRows()
{
    return {
        choiceRow({"optimizer", "Optimiser",
                      "How weights follow the gradient. Adadelta finds its own step lengths: give it a learning rate "
                      "of 1."},
            &Training::optimizer,
            {{"adam", OptimizerKind::Adam}, {"sgd", OptimizerKind::Sgd}, {"adadelta", OptimizerKind::Adadelta}}),
        realRow({"learning_rate", "Learning rate",
                    "How far a training step moves the weights. With too large a rate the loss jumps up."},
            &Training::learningRate, 1e-9, 100.0),
        choiceRow(
            {"schedule", "Schedule",
                "How the learning rate changes: not at all; in a straight line down to the end of training; with one "
                "over the square root of the step, as the Transformer's (Vaswani and others 2017); halved when "
                "validation stops improving; up to the rate given and down again in one cycle (Smith and Topin 2018); "
                "down along a cosine to the end of training (Loshchilov and Hutter 2017); or in a straight line that begins "
                "where the warm-up ends, so that the rate that is set is reached."},
            &Training::schedule,
            {{"constant", ScheduleKind::Constant}, {"linear", ScheduleKind::Linear},
                {"inverse-square-root", ScheduleKind::InverseSquareRoot}, {"plateau", ScheduleKind::Plateau},
                {"one-cycle", ScheduleKind::OneCycle}, {"cosine", ScheduleKind::Cosine},
                {"linear-after-warmup", ScheduleKind::LinearAfterWarmup}}),
        integerRow({"warmup_steps", "Warm-up steps",
                       "Steps in which the learning rate grows from zero. With a limit in minutes they are a tenth of "
                       "the training at most."},
            &Training::warmupSteps, 0, 10'000'000),
        realRow({"momentum", "Momentum", "Share of the last step that is added to the next one. Only SGD uses it."},
            &Training::momentum, 0.0, 0.999),
        realRow({"adam_beta2", "Adam's second decay",
                    "Share of its running mean of squared gradients that Adam keeps at each step (Kingma and Ba 2015: "
                    "0.999). The Transformer's article has 0.98 (Vaswani and others 2017)."},
            &Training::secondMomentDecay, 0.0, 0.999999),
        realRow({"weight_decay", "Weight decay",
                    "Share of the learning rate by which each weight shrinks at a step, apart from its gradient: AdamW "
                    "(Loshchilov and Hutter 2019). 0: none."},
            &Training::weightDecay, 0.0, 1.0),
        realRow({"clip_norm", "Clip gradient at", "A longer gradient is shortened to this length. 0: no limit."},
            &Training::clipNorm, 0.0, 1e6),
        realRow(
            {"label_smoothing", "Label smoothing",
                "Share of the probability that is spread over all words instead of given to the right one. The loss of the "
                "training is then that of the smoothed target, which is no surprise in nats and has no perplexity; "
                "validations have the plain loss."},
            &Training::labelSmoothing, 0.0, 0.9),
        choiceRow(
            {"loss_average", "Average the loss over",
                "What a step minimises: the mean over all target tokens of the batch, or the mean over its pairs, in "
                "which long sentences count for more. The loss that is shown is always per token."},
            &Training::lossAverage, {{"tokens", LossAverage::Tokens}, {"pairs", LossAverage::Pairs}}),
        integerRow({"batch_size", "Batch size", "Sentence pairs in one training step, at most."}, &Training::batchSize,
            1, 65'536),
        integerRow({"batch_tokens", "Batch tokens",
                       "Target tokens in one training step, padding included, at most: batches of long sentences then "
                       "hold fewer pairs. 0: the batch size alone decides."},
            &Training::batchTokens, 0, 1'000'000),
        realRow({"initial_range", "Initial range",
                    "Draw all first weights uniformly between minus and plus this number. 0: PyTorch's own rule for "
                    "each layer."},
            &Training::initialRange, 0.0, 10.0),
        choiceRow({"initialization", "First weights",
                      "Where no initial range is given: each layer as PyTorch fills it, or as the 2014 paper does "
                      "(orthogonal recurrent matrices, tiny scores, small normal weights)."},
            &Training::initialization,
            {{"pytorch", Initialization::PyTorch}, {"bahdanau-2014", Initialization::Bahdanau2014}}),
        choiceRow({"recipe", "Recipe",
                      "For the unshuffle task: the article's loop exactly as printed, or ours, which learns reliably."},
            &Training::recipe, {{"article", UnshuffleRecipe::Article}, {"robust", UnshuffleRecipe::Robust}}),
    };
}

std::vector<Setting> forcingRows()
{
    return {
        realRow({"teacher_forcing", "Teacher forcing",
                    "How often the decoder reads the true previous word while it trains, in place of its own guess: 1 "
                    "always, 0 never. Between two values chance decides."},
            &Training::teacherForcing, 0.0, 1.0),
        realRow({"validation_forcing", "Forcing in validation", "Teacher forcing while validating: 1 always, 0 never."},
            &Training::validationForcing, 0.0, 1.0),
        choiceRow(
            {"forcing_coin", "Forcing is drawn for",
                "Teacher forcing between 0 and 1 is a matter of chance. One draw decides for a time step of the whole "
                "batch, for a sentence pair, or for a single word."},
            &Training::forcingCoin,
            {{"step", ForcingUnit::Step}, {"pair", ForcingUnit::Pair}, {"word", ForcingUnit::Word}}),
        choiceRow({"forcing_schedule", "Forcing schedule",
                      "Teacher forcing stays as it is, falls in a straight line, or falls along an inverse sigmoid "
                      "(Bengio and others 2015)."},
            &Training::forcingSchedule,
            {{"constant", ForcingSchedule::Constant}, {"linear", ForcingSchedule::Linear},
                {"inverse-sigmoid", ForcingSchedule::InverseSigmoid}}),
        realRow({"forcing_final", "Final forcing", "Where a falling teacher forcing ends."}, &Training::finalForcing,
            0.0, 1.0),
        integerRow(
            {"forcing_steps", "Forcing steps",
                "Linear: how many steps it takes to the final value. Inverse sigmoid: its k; half the way down is "
                "near step k times the logarithm of k."},
            &Training::forcingSteps, 1, 1'000'000'000),
        choiceRow({"free_running_end", "Free running ends",
                      "Without teacher forcing the model may end a sentence too early. The loss is then counted to the "
                      "end of the target, or only as far as the model's own end."},
            &Training::freeRunningEnd, {{"target", FreeRunningEnd::Target}, {"own-end", FreeRunningEnd::OwnEnd}}),
    };
}

Result<std::string> readCrossHead(const SettingInfo& info, const std::string& text)
{
    const auto head = headFromText(text);
    if (text.empty() || (head && head->kind == HeadKind::Cross))
        return text;
    return failure(ErrorCode::InvalidSetting,
        Message(
            "{} must be a cross head, as in \"cross.1.2\" (layer 1, head 2), or empty, not \"{}\".", info.key, text));
}

std::vector<Setting> guidingRows()
{
    return {
        realRow({"alignment_weight", "Alignment weight",
                    "Teaches attention to align: this times the cross-entropy between the links of a target word and "
                    "its row of attention is added to the loss (Chen and others 2016; Garg and others 2019). The links "
                    "are gold where the data have them, and else learned from statistics of the pairs. 0: attention "
                    "is left to itself. It can be changed while training runs."},
            &Training::alignmentWeight, 0.0, largestAlignmentWeight),
        row(describe<Training>({"alignment_head", "Taught head",
                                   "The cross head of a Transformer that is taught, as in cross.1.2 (layer 1, head 2). "
                                   "Empty: the first head of the layer before the last. Recurrent layers have one "
                                   "attention, and that is taught."},
                SettingType::Text),
            &Training::alignmentHead, readCrossHead, [](const std::string& value) { return value; }),
    };
}

std::vector<Setting> courseRows()
{
    return {
        integerRow(
            {"epochs", "Epochs", "How many times training goes through all pairs."}, &Training::epochs, 1, 1'000'000),
        integerRow({"steps", "Steps", "How many batches training takes in all. 0: the epochs decide."},
            &Training::steps, 0, 2'000'000'000),
        realRow({"minutes", "Minutes",
                    "How long training takes, with validations and saves, which get a tenth of it at most; schedules "
                    "fit into it. Pauses do not count. 0: the steps or the epochs decide."},
            &Training::minutes, 0.0, 5'256'000.0),
        choiceRow({"validation_measure", "Best by",
                      "What says which weights are the best ones, when the plateau schedule halves the rate and when "
                      "patience ends: the loss on the validation sentences, or BLEU of the greedy translations of all "
                      "of them, which takes longer."},
            &Training::validationMeasure, {{"loss", ValidationMeasure::Loss}, {"bleu", ValidationMeasure::Bleu}}),
        integerRow({"patience", "Patience", "Stop after this many validations in a row without improvement. 0: never."},
            &Training::patience, 0, 1'000'000),
        realRow({"validation_epochs", "Validate every",
                    "Epochs between two validations; 0.25 validates four times an epoch."},
            &Training::validationEpochs, 0.001, 1e6),
        integerRow({"average_saves", "Average saves",
                       "When training ends, the mean of the weights at this many validations is made. The run keeps it "
                       "if its validation is better than that of the best save (Izmailov and others 2018). 0: none."},
            &Training::averageSaves, 0, 20),
        choiceRow({"average_of", "Averaged are", "The last validations (Vaswani and others 2017), or the best ones."},
            &Training::averageOf, {{"best", AveragedSaves::Best}, {"last", AveragedSaves::Last}}),
        realRow({"autosave_seconds", "Save every", "Seconds of training between two saves."},
            &Training::autosaveSeconds, 0.1, 86'400.0),
        integerRow({"keep_saves", "Keep saves",
                       "How many saves stay on the disk, beside the best one. They can be looked at, compared and "
                       "averaged later."},
            &Training::keepSaves, 1, 1000),
        seedRow({"seed", "Seed", "Where random numbers start: the same seed gives the same run."}, &Training::seed),
        integerRow(
            {"threads", "Threads", "Processor threads that compute. 0: all cores."}, &Training::threads, 0, 1024),
        choiceRow({"device", "Computed on",
                      "What trains the model and translates with it: the processor (cpu), an NVIDIA GPU (cuda), or a "
                      "GPU where there is one (auto). A GPU takes LibTorch's own operations, needs a LibTorch with "
                      "CUDA, and pays off with large models. A run opens on either."},
            &Training::device,
            {{"cpu", DeviceChoice::Cpu}, {"cuda", DeviceChoice::Cuda}, {"auto", DeviceChoice::Auto}}),
    };
}

} // namespace

std::vector<Setting> trainingRows()
{
    return concatenated({optimisationRows(), forcingRows(), guidingRows(), courseRows()});
}

} // namespace attentoscope::settingrows
