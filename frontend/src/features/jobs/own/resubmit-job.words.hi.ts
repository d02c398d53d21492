import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import type { Translated } from "../../../shared/words";
import type { resubmitJobWords } from "./resubmit-job.words";

const failures: OwnRefusalWords = {
  JOB_ACTION_NOT_ALLOWED: "नौकरी की हालत अब बदल चुकी है। देखने के लिए पेज फिर से खोलें।",
  NOT_FOUND: "यह नौकरी अब नहीं है।",
  BAD_USER_INPUT: "यह जवाब नहीं लिया जा सका।",
};

export const words: Translated<typeof resubmitJobWords> = {
  removed: (reason) => `हटाई गई: ${reason}`,
  removedWithoutReason: "यह नौकरी हटा दी गई।",
  meaning: (title) =>
    `‘${title}’ अब न किसी को मिलेगी, न उस पर आवेदन होगा। अगर आपको लगता है कि यह यहाँ होनी चाहिए, या आप गलती ठीक करेंगे, तो हमें जवाब दें: हम पढ़कर नौकरी फिर से देखेंगे। तब तक नौकरी में बदलाव किए जा सकते हैं।`,
  answer: "आपका जवाब",
  answerHint: "क्या बदलेंगे, या हटाना क्यों गलत था।",
  answerNeeded: "कम से कम 3 अक्षर का जवाब लिखें।",
  answerTooLong: "जवाब में ज़्यादा से ज़्यादा 1,000 अक्षर हो सकते हैं।",
  resubmit: "जवाब देकर फिर भेजें",
  sending: "भेजा जा रहा है...",
  back: "पोस्ट की गई नौकरियों पर",
  sent: (title) => `‘${title}’ को हम फिर से देखेंगे। अभी उसमें बदलाव किए जा सकते हैं।`,
  failed: "आपका जवाब भेजा नहीं जा सका। फिर कोशिश करें।",
  failures,
};
