import type { Translated } from "../../shared/words";
import type { notYourCompanyWords } from "./not-your-company.words";

export const words: Translated<typeof notYourCompanyWords> = {
  title: "कंपनी नहीं मिली",
  notYours: "यह आपकी कंपनियों में नहीं है।",
  leftOutTitle: "आपकी भूमिका में नहीं",
  leftOut: "इस कंपनी में यह पेज आपकी भूमिका में नहीं है। कोई मालिक आपको दूसरी भूमिका दे सकता है।",
  toPostings: "पोस्ट की गई नौकरियों पर",
};
