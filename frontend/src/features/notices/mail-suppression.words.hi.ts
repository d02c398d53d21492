import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { mailSuppressionWords } from "./mail-suppression.words";

const format = formatsIn("hi");

export const words: Translated<typeof mailSuppressionWords> = {
  bounced: (email) => `${email} पर भेजे गए ईमेल लौट आते हैं। पता देख लें।`,
  complained: (email) =>
    `${email} पर आए एक ईमेल को स्पैम बताया गया, इसलिए हम वहाँ ईमेल नहीं भेजते। आपके अलर्ट के ईमेल बंद हैं।`,
  tryAgain: "फिर से आज़माएँ",
  trying: "आज़मा रहे हैं...",
  tryFrom: (at) => `आप ${format.dateTime(at)} से फिर आज़मा सकते हैं।`,
  isLifted: (email) => `हम ${email} पर फिर से ईमेल भेज रहे हैं।`,
  notLifted: "यह सेव नहीं हो सका। इंटरनेट देखकर फिर कोशिश करें।",
  mails: "ईमेल",
  bouncedSince: (at) => `${format.date(at)} से लौट आते हैं`,
  complainedSince: (at) => `नहीं भेजे जाते: ${format.date(at)} को स्पैम बताया गया`,
};
