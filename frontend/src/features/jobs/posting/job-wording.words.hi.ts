import type { WordingGround } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { jobWordingWords } from "./job-wording.words";

const format = formatsIn("hi");

const GROUNDS: Record<WordingGround, string> = {
  SEX: "स्त्री-पुरुष",
  AGE: "उम्र",
  MARITAL_STATUS: "शादीशुदा होने",
  RELIGION: "धर्म",
  CASTE: "जाति",
  COMMUNITY: "इलाके या समुदाय",
  DISABILITY: "दिव्यांगता",
  LOOKS: "रंग-रूप",
};

/** What a field holds where it isn't sentences, with "this" before it. */
const PARTS: Partial<Record<string, string>> = { title: "पद का यह नाम", skills: "यह स्किल" };
const part = (field: string) => PARTS[field] ?? "यह वाक्य";

const named = (grounds: readonly WordingGround[]) => format.list(grounds.map((ground) => GROUNDS[ground]));

export const words: Translated<typeof jobWordingWords> = {
  shutsOut: (field) => `${part(field)} लोगों को बाहर रखता है`,
  mayShutOut: "क्या इससे कोई पीछे हट सकता है?",
  by: (grounds) => `वजह: ${named(grounds)}।`,
  cantGoLive: "इसके साथ नौकरी पोस्ट नहीं हो सकती।",
  asked: (grounds) => `कुछ लोग इसे ${named(grounds)} के आधार पर चुनना समझते हैं।`,
  youWrote: "आपने लिखा",
  instead: "इसकी जगह लिखें कि काम में क्या चाहिए",
  use: (field) => `${part(field)} लें`,
  takeOut: "हटा दें",
  writeOwn: "खुद लिखें",
  keep: "रहने दें",
  letAdminLook: "यह गलती है: एडमिन को देखने दें",
  mayAsk: "क्या माँगा जा सकता है?",
  mayAskAnswer:
    "वही माँगें जो काम में चाहिए: स्किल, लाइसेंस, भाषा, शिफ़्ट, काम के साल, कितना वज़न उठाना है। ‘18 साल या ज़्यादा’ ठीक है।",
  mayStay: "रह सकता है: “महिलाओं को प्राथमिकता, रात की शिफ़्ट में गाड़ी मिलेगी”, “दिव्यांग लोग भी आवेदन करें”।",
  phone: "इसमें फ़ोन नंबर लिखा है",
  phoneWhy: "कोई भी उसे कॉपी कर सकता है, और कॉल आवेदन में नहीं गिने जाते। लोग यहीं पोर्टल पर आवेदन करते हैं।",
  email: "इसमें ईमेल लिखा है",
  emailWhy: "कोई भी उसे कॉपी कर सकता है, और ईमेल आवेदन में नहीं गिने जाते। लोग यहीं पोर्टल पर आवेदन करते हैं।",
  replaced: "वाक्य बदल दिया गया।",
  takenOut: "हटा दिया गया।",
  undo: "वापस लाएँ",
  mendToPost: (count) => `पोस्ट करने के लिए ${String(count)} वाक्य ठीक करें`,
  adminLooks: "लोगों को दिखने से पहले एडमिन इसे देखेंगे।",
};
