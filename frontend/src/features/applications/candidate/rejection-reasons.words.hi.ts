import type { Translated } from "../../../shared/words";
import type { rejectionReasonWords } from "./rejection-reasons.words";

export const words: Translated<typeof rejectionReasonWords> = {
  label: "वजह",
  hint: "सिर्फ़ आपके आँकड़ों के लिए। आवेदन करने वालों को यह नहीं दिखती।",
  none: "नहीं बताई",
  reasons: {
    SKILLS: "स्किल या योग्यता",
    EXPERIENCE: "अनुभव बहुत कम या बहुत ज़्यादा",
    PAY: "अपेक्षित वेतन",
    PLACE: "बहुत दूर",
    NOTICE: "समय पर नहीं आ सकते",
    UNREACHED: "जवाब नहीं दिया या नहीं आए",
    FILLED: "किसी और को ले लिया",
    OTHER: "कुछ और",
  },
};
