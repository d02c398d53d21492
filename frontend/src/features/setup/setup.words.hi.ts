import type { Translated } from "../../shared/words";
import type { setupWords } from "./setup.words";

export const words: Translated<typeof setupWords> = {
  title: "डेटाबेस तैयार करना",
  lead: "तीन चरणों में खाली डेटाबेस काम के लिए तैयार हो जाता है। हर चरण दोहराया जा सकता है, फिर कुछ नहीं बदलता।",
  steps: {
    schema: {
      name: "डेटाबेस की तालिकाएँ बनाएँ",
      fact: "सभी तालिकाएँ",
      text: "डेटाबेस की तालिकाओं को नए रूप में लाता है। पहले से रखा डेटा बना रहता है।",
      busy: "बन रही हैं...",
      done: "डेटाबेस की तालिकाएँ तैयार हैं!",
      failed: "डेटाबेस की तालिकाएँ नहीं बन सकीं",
    },
    testUsers: {
      name: "टेस्ट यूज़र बनाएँ",
      fact: "छह खाते",
      text: "नीचे दिए टेस्ट खाते Firebase और डेटाबेस में बनाता है।",
      busy: "बन रहे हैं...",
      done: "टेस्ट यूज़र बन गए!",
      failed: "टेस्ट यूज़र नहीं बन सके",
    },
    plans: {
      name: "प्लान बनाएँ",
      fact: "Free, Paid और Premium",
      text: "सिर्फ़ Free, Paid और Premium प्लान रखता है, उनकी सीमाओं के साथ।",
      busy: "बन रहे हैं...",
      done: "प्लान बन गए!",
      failed: "प्लान नहीं बन सके",
    },
  },
  progress: "चरण",
  stepOf: (step, steps) => `${steps} में से चरण ${step}`,
  doneAt: (time) => `${time} पर हुआ`,
  skipped: "छोड़ा गया",
  back: "पीछे",
  skip: "छोड़ें",
  completed: "सभी चरण पूरे हुए! डेटाबेस अब टेस्ट डेटा के साथ तैयार है।",
  completedTitle: "काम के लिए तैयार",
  toDashboard: "डैशबोर्ड पर जाएँ",
  testAccounts: "टेस्ट खाते",
  testAccountsFailed: "टेस्ट खाते खुल नहीं सके।",
  columns: { name: "नाम", role: "भूमिका", plan: "प्लान", email: "ईमेल", password: "पासवर्ड" },
};
