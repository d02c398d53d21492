import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { coverLettersWords } from "./cover-letters.words";

const format = formatsIn("hi");

export const words: Translated<typeof coverLettersWords> = {
  yourLetters: "आपके कवर लेटर",
  write: "लेटर लिखें",
  none: "अभी कोई कवर लेटर नहीं",
  noneHint: "एक बार लेटर लिखें, और हर आवेदन उसी से शुरू करें।",
  updated: (at) => `${format.date(at)} को बदला`,
  edit: (title) => `${title} बदलें`,
  deleteOf: (title) => `${title} मिटाएँ`,
  deleted: (title) => `${title} मिट गया।`,
  undo: "वापस लाएँ",
  deleteFailed: "लेटर मिट नहीं सका। फिर कोशिश करें।",
  restoreFailed: "लेटर वापस नहीं आ सका। फिर कोशिश करें।",

  newLetter: "नया कवर लेटर",
  editLetter: "कवर लेटर बदलें",
  title: "नाम",
  titleHint: "सिर्फ़ आपके लिए, जैसे ‘अस्पतालों के लिए लेटर’",
  text: "लेटर",
  textHint: (length, most) =>
    `{company}, {job} और {name} आवेदन के समय अपने आप भर जाते हैं। ${format.count(most)} में से ${format.count(length)} अक्षर`,
  titleMissing: "नाम लिखें",
  textMissing: "लेटर लिखें",
  tooLong: (excess) => `${format.count(excess)} अक्षर कम करें।`,
  cancel: "रद्द करें",
  save: "सेव करें",
  saving: "सेव हो रहा है...",
  saved: "आपका लेटर सेव हो गया।",
  failed: "लेटर सेव नहीं हो सका। फिर कोशिश करें।",
  limit: "आपके 20 कवर लेटर हो चुके हैं। इससे ज़्यादा नहीं रखे जा सकते।",
  sample: "{company} की टीम को नमस्ते,\n\nमैं आपके यहाँ {job} के पद पर काम करना चाहता/चाहती हूँ।\n\nसादर,\n{name}",
};
