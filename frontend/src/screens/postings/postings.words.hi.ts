import type { Translated } from "../../shared/words";
import type { postingsWords } from "./postings.words";

export const words: Translated<typeof postingsWords> = {
  postTitle: "नई नौकरी पोस्ट करें",
  editTitle: "नौकरी बदलें",
  title: "पोस्ट की गई नौकरियाँ",
  importTitle: "नौकरियाँ फ़ाइल से लाएँ",
  notFoundTitle: "नौकरी नहीं मिली",
  notFound: "यह आपकी कंपनियों की नौकरियों में नहीं है।",
  notEditable: "अभी की हालत में यह नौकरी बदली नहीं जा सकती।",
  toPostings: "पोस्ट की गई नौकरियों पर",
  lookedOnAt: (companies) =>
    `${companies} के लिए आपकी भूमिका में नौकरी पोस्ट करना नहीं है। वहाँ का मालिक आपको दूसरी भूमिका दे सकता है।`,
};
