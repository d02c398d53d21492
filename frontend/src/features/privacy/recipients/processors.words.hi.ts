import type { Translated } from "../../../shared/words";
import type { processorsWords } from "./processors.words";

export const words: Translated<typeof processorsWords> = {
  list: [
    "Google का Firebase आपका पासवर्ड जाँचता है या आपके फ़ोन पर कोड भेजता है, और साइन इन के लिए आपका ईमेल या नंबर रखता है।",
    "अगर आप किसी प्लान के लिए पैसे देते हैं, तो भुगतान Razorpay लेता है।",
    "अगर आप SMS चालू करते हैं, तो Exotel आपके नंबर पर सूचनाएँ भेजता है: नौकरी, कंपनी और समय।",
  ],
};
