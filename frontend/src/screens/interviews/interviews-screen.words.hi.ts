import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { interviewsScreenWords } from "./interviews-screen.words";

const format = formatsIn("hi");

export const words: Translated<typeof interviewsScreenWords> = {
  title: "इंटरव्यू",
  record: "बताएँ कि वे आए या नहीं",
  waiting: "समय चुना जाना बाकी",
  loadFailed: "आपके इंटरव्यू खुल नहीं सके।",
  none: "आगे कोई इंटरव्यू नहीं",
  noneHint: "किसी उम्मीदवार को समय बताएँ, फिर वह इंटरव्यू यहाँ दिखेगा।",
  toCandidates: "उम्मीदवार देखें",
  most: (count) => `ये अगले ${format.count(count)} इंटरव्यू हैं।`,
};
