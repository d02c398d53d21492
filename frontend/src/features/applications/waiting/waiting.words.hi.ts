import type { Translated } from "../../../shared/words";
import type { waitingWords } from "./waiting.words";

export const words: Translated<typeof waitingWords> = {
  waits: "नेटवर्क का इंतज़ार है। यह अपने आप चला जाएगा।",
  takeBack: "न भेजें",
  jobAt: (title, company) => `${title}, ${company}`,
  sent: (title) => `आपका आवेदन भेज दिया गया: ${title}`,
  refused: (title) => `आपका आवेदन नहीं भेजा गया: ${title}`,
  seeWhy: "कारण देखें",
  notSent: "हम आपका आवेदन नहीं भेज पाए।",
  limitReached: "इस महीने के आपके सभी आवेदन पूरे हो गए।",
  questionsChanged: "कंपनी ने अपने सवाल बदल दिए हैं। उनके जवाब फिर से दें।",
  kept: "आपने जो लिखा",
  openAgain: "फिर से खोलें",
  remove: "मिटाएँ",
};
