import type { Translated } from "../../../shared/words";
import type { languageWords } from "./language.words";

export const words: Translated<typeof languageWords> = {
  title: "भाषा",
  current: (name) => `भाषा: ${name}`,
  text: "आपके खाते में सेव रहती है, आपके सभी डिवाइस के लिए।",
  unsaved: "दूसरी भाषा में पेज फिर से खुलेगा। यहाँ लिखी हुई बातें मिट जाएँगी।",
  notSaved: "आपकी भाषा सेव नहीं हो सकी।",
  machineMade: "मशीन से किया गया अनुवाद।",
  tellUs: "बताएँ कि क्या ग़लत है",
};
