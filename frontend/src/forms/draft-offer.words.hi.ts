import { formatsIn } from "../shared/language/formats";
import type { Translated } from "../shared/words";
import type { draftOfferWords } from "./draft-offer.words";

const format = formatsIn("hi");

export const words: Translated<typeof draftOfferWords> = {
  continue: "इसे पूरा करें",
  discard: "इसे मिटाएँ",
  all: (count) => `सभी ${format.count(count)} ड्राफ़्ट देखें`,
};
