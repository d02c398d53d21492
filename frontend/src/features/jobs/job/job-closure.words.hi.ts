import type { Translated } from "../../../shared/words";
import type { jobClosureWords } from "./job-closure.words";

export const words: Translated<typeof jobClosureWords> = {
  stands: {
    ACTIVE: null,
    FLAGGED: null,
    HELD: "यह नौकरी तब तक रुकी है, जब तक एडमिन उसे देख न लें।",
    EXPIRED: "इस नौकरी का समय पूरा हो गया: आवेदन की आख़िरी तारीख निकल चुकी है।",
    CLOSED: "यह नौकरी बंद हो चुकी है।",
    REMOVED: "यह नौकरी हटा दी गई है।",
  },
  blocked: {
    COMPANY: "यह नौकरी रुकी है, क्योंकि इसकी कंपनी ब्लॉक है।",
    POSTER: "यह नौकरी रुकी है, क्योंकि इसे पोस्ट करने वाला खाता ब्लॉक है।",
  },
  reason: (reason) => `वजह: ${reason}`,
  whoReads: "यह पेज सिर्फ़ इसकी कंपनी के लोग और एडमिन देख सकते हैं।",
};
