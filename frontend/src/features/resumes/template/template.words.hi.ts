import type { Translated } from "../../../shared/words";
import type { templateWords } from "./template.words";

export const words: Translated<typeof templateWords> = {
  current: (name) => `टेम्प्लेट: ${name}`,
  all: "सभी 8 टेम्प्लेट",
  choose: "टेम्प्लेट चुनें",
  sample: "जहाँ आपका रिज़्यूमे खाली है, वहाँ नमूने का टेक्स्ट दिखता है। वह आपके रिज़्यूमे का हिस्सा नहीं है।",
  used: (used, limit) => (limit === null ? "आपके प्लान में हर टेम्प्लेट है" : `${limit} में से ${used} टेम्प्लेट इस्तेमाल हुए`),
  locked: "आपके प्लान में नहीं",
  limitReached: (limit) =>
    `आपके प्लान में आपके सब रिज़्यूमे के लिए ${limit} अलग-अलग टेम्प्लेट हैं, और वे पूरे हो गए। बड़े प्लान में और मिलते हैं।`,
  upgrade: "बड़ा प्लान लें",
  close: "हो गया",
  failed: "टेम्प्लेट खुल नहीं सके।",
};
