import type { FIRST_LOCALE, Locale } from "@job-portal/protocol/locale";

interface Offer {
  text: string;
  read: string;
}

/** Each in its own language, for whoever doesn't read the page's. */
export const LANGUAGE_OFFERS: Readonly<Record<Exclude<Locale, typeof FIRST_LOCALE>, Offer>> = {
  hi: { text: "यह पोर्टल हिन्दी में भी है।", read: "हिन्दी में पढ़ें" },
  bn: { text: "এই পোর্টাল বাংলাতেও আছে।", read: "বাংলায় পড়ুন" },
  mr: { text: "हे पोर्टल मराठीतही आहे.", read: "मराठीत वाचा" },
  te: { text: "ఈ పోర్టల్ తెలుగులో కూడా ఉంది.", read: "తెలుగులో చదవండి" },
  ta: { text: "இந்தத் தளம் தமிழிலும் உள்ளது.", read: "தமிழில் படியுங்கள்" },
  gu: { text: "આ પોર્ટલ ગુજરાતીમાં પણ છે.", read: "ગુજરાતીમાં વાંચો" },
  kn: { text: "ಈ ಪೋರ್ಟಲ್ ಕನ್ನಡದಲ್ಲೂ ಇದೆ.", read: "ಕನ್ನಡದಲ್ಲಿ ಓದಿ" },
};
