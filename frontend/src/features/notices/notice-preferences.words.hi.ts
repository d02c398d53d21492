import type { NoticeGroup } from "../../shared/schema.generated";
import type { Translated } from "../../shared/words";
import type { noticePreferencesWords } from "./notice-preferences.words";

interface GroupWords {
  name: string;
  hint: string;
}

const groups: Record<NoticeGroup, GroupWords> = {
  APPLICATIONS: { name: "आपके आवेदन", hint: "जब कंपनी किसी आवेदन को आगे बढ़ाए" },
  CANDIDATES: { name: "आपके उम्मीदवार", hint: "जब कोई आपकी नौकरी के लिए आवेदन करे" },
  INTERVIEWS: { name: "इंटरव्यू", hint: "समय, बदलाव और याद दिलाना" },
  OFFERS: { name: "ऑफ़र", hint: "नए ऑफ़र, जवाब और आख़िरी तारीखें" },
  MESSAGES: { name: "मैसेज", hint: "जो कुछ मिनट बाद भी बिना पढ़े हों" },
  INVITATIONS: { name: "बुलावे", hint: "नौकरी के बुलावे, और जवाब" },
  ALERTS: { name: "नौकरी के अलर्ट", hint: "नई नौकरियाँ जो आपके लिए सही हों" },
  FILES: { name: "नौकरियों की फ़ाइलें", hint: "जब फ़ाइल पोस्ट हो जाए, या कुछ पूछे" },
  REVIEWS: { name: "आपकी नौकरियों और कंपनियों की जाँच", hint: "आपसे जुड़े फ़ैसले" },
  PLAN: { name: "आपका प्लान", hint: "अनुरोध और बदलाव" },
  DATA: { name: "आपका खाता और डेटा", hint: "साइन इन में बदलाव, और आपने हमसे जो पूछा, उसके जवाब" },
};

const NOON = 12;

function partOfDay(hour: number): string {
  if (hour < 4) return "रात";
  if (hour < NOON) return "सुबह";
  if (hour < 16) return "दोपहर";
  return hour < 20 ? "शाम" : "रात";
}

/** `hour` from 0 to 23. */
const hourName = (hour: number): string => `${partOfDay(hour)} ${hour % NOON || NOON} बजे`;

export const words: Translated<typeof noticePreferencesWords> = {
  title: "सूचनाएँ",
  back: "सेटिंग",
  noEmail: "आपके खाते में ईमेल नहीं है, इसलिए मेल से कुछ नहीं आता।",
  addEmail: "ईमेल जोड़ें",
  loadFailed: "आपकी पसंद खुल नहीं सकी।",
  notSaved: "यह सेव नहीं हो सका। इंटरनेट देखकर फिर कोशिश करें।",
  choose: "चुनें कि हम आपको क्या बताएँ, और कहाँ।",
  openPage: "सूचनाएँ चुनें",

  what: "हम क्या बताएँ",
  onPage: "पेज पर",
  byMail: "ईमेल से",
  byPush: "डिवाइस पर",
  bySms: "SMS से",
  groups,
  onPageOf: (name) => `${name}: पेज पर`,
  byMailOf: (name) => `${name}: ईमेल से`,
  byPushOf: (name) => `${name}: डिवाइस पर`,
  bySmsOf: (name) => `${name}: SMS से`,
  smsHint: "SMS सिर्फ़ तभी आता है जब देर से नुकसान हो: इंटरव्यू का समय, नया ऑफ़र, रद्द हुआ वॉक-इन।",
  always: "हमेशा",
  alwaysHint: "कुछ सूचनाएँ हमेशा आती हैं: आपकी नौकरियों, कंपनियों और प्लान के बारे में फ़ैसले, और आपके डेटा के बारे में जवाब।",
  ownMails: "हर अलर्ट की अपनी सेटिंग है",

  when: "ईमेल और डिवाइस की सूचनाएँ कब आएँ",
  rhythm: "अलग-अलग ईमेल या एक साथ",
  atOnce: "हर एक अलग, तुरंत",
  daily: "सुबह 8 बजे एक साथ",
  dailyHint: "इंटरव्यू के समय और जल्दी ख़त्म होने वाले ऑफ़र और डिवाइस की सूचनाएँ फिर भी तुरंत आएँगी।",
  quiet: "शांत समय",
  quietHint: "भारत का समय। ईमेल और डिवाइस की सूचनाएँ इसके बाद आएँगी; इंटरव्यू के समय नहीं रुकते।",
  hasQuiet: "शांत समय रखें",
  from: "कब से",
  until: "कब तक",
  hourName,
};
