import type { Translated } from "../../../shared/words";
import type { ownCompaniesWords } from "./own-companies.words";

export const words: Translated<typeof ownCompaniesWords> = {
  screen: "कंपनी",
  none: "अभी कोई कंपनी नहीं",
  noneHint: "पहली नौकरी डालने पर, या किसी साथी के बुलाने पर कंपनी यहाँ आएगी।",
  postJob: "नौकरी डालें",
  title: "आपकी कंपनियाँ",
  edit: "पेज बदलें",
  plans: "प्लान",
  plansText: "टीम में कितने लोग हो सकते हैं, यह प्लान पर निर्भर है।",
};
