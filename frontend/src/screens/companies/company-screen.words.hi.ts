import type { Translated } from "../../shared/words";
import type { companyScreenWords } from "./company-screen.words";

export const words: Translated<typeof companyScreenWords> = {
  jobsAt: (name) => `${name} में नौकरियाँ`,
  company: "कंपनी",
  loadFailed: "कंपनी का पेज खुल नहीं सका।",
  notFoundEyebrow: "नहीं मिला",
  notFoundTitle: "यह कंपनी यहाँ नहीं है",
  notFound: "शायद वह पोर्टल छोड़ चुकी है, या पता गलत लिखा है।",
  editTitle: "कंपनी का पेज बदलें",
  findJobs: "नौकरी खोजें",
  backToHome: "होम पेज पर वापस",
};
