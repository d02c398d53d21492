import { ADULT_YEARS } from "@job-portal/protocol/consents";
import type { Translated } from "../../shared/words";
import type { profileWords } from "./profile.words";

export const words: Translated<typeof profileWords> = {
  title: "मेरी प्रोफ़ाइल",
  loadFailed: "आपकी प्रोफ़ाइल खुल नहीं सकी।",
  editProfile: "प्रोफ़ाइल बदलें",
  bringResume: "अपना रिज़्यूमे लाएँ",
  cancel: "रद्द करें",
  saveChanges: "बदलाव सेव करें",
  saving: "सेव हो रहा है...",
  saved: "प्रोफ़ाइल सेव हो गई!",
  notSaved: (message) => `प्रोफ़ाइल सेव नहीं हो सकी: ${message}`,
  correctMarked: "जिन जगहों पर निशान है, उन्हें ठीक करके फिर सेव करें।",
  needAttention: (count) => `${count} जगह आपको देखना होगा`,
  photoOnItsWay: "आपकी फ़ोटो अभी अपलोड हो रही है। पूरी होने पर सेव करें।",

  loadNewer: "नया रूप खोलें",
  newerLoaded: "नया रूप खुल गया है, और आपका लिखा भी रखा गया है। देखकर फिर से सेव करें।",
  newerFailed: "नया रूप खुल नहीं सका।",

  leaveWarning: "प्रोफ़ाइल में किए गए बदलाव अभी सेव नहीं हुए हैं।",

  about: "परिचय",
  contactAndDetails: "संपर्क और जानकारी",
  notGiven: "अभी नहीं दिया",
  plan: (name) => `${name} प्लान`,
  fields: {
    displayName: "पूरा नाम",
    title: "आपका पद या काम",
    bio: "परिचय",
    email: "ईमेल",
    phone: "फ़ोन",
    location: "जगह",
    dob: "जन्म तारीख",
    linkedin: "LinkedIn",
  },
  noEmail: "आपके खाते में ईमेल नहीं है।",
  addEmail: "सेटिंग में जोड़ें",
  emailLocked: "खाते का ईमेल बदला नहीं जा सकता।",
  problems: {
    displayName: "अपना पूरा नाम लिखें",
    phone: "भारत का फ़ोन नंबर लिखें, या + और देश के कोड वाला नंबर",
    dob: "बीती हुई तारीख डालें, या खाली छोड़ें",
    underAge: `यह पोर्टल ${ADULT_YEARS} साल और उससे ज़्यादा उम्र के लोगों के लिए है। साल देख लें, या खाली छोड़ें`,
    linkedin: "अपनी LinkedIn प्रोफ़ाइल का https वाला पता लिखें, जैसे https://www.linkedin.com/in/your-name",
  },
  photoGone: "आपकी नई फ़ोटो अब नहीं है, क्योंकि इस बीच प्रोफ़ाइल दूसरे टैब में सेव हुई। फ़ोटो फिर से चुनें।",

  photo: "प्रोफ़ाइल फ़ोटो",
  uploadPhoto: "फ़ोटो अपलोड करें",
  changePhoto: "फ़ोटो बदलें",
  removePhoto: "फ़ोटो हटाएँ",
  cancelUpload: "अपलोड रोकें",
  retry: "फिर कोशिश करें",
  uploading: (fileName) => `${fileName} अपलोड हो रही है`,
  percent: (share) => `${Math.round(share * 100)}%`,
  photoRules: "सिर्फ़ फ़ोटो: PNG, JPEG या WebP, 5 MB तक। हम उसे चौकोर काटते हैं।",
  photoWaits: "नई फ़ोटो सेव करने के बाद दूसरों को दिखेगी।",
  notAnImage: "फ़ोटो चुनें: PNG, JPEG या WebP।",
  photoTooLarge: "ज़्यादा से ज़्यादा 5 MB की फ़ोटो चुनें।",
  photoFailed: (message) => `फ़ोटो अपलोड नहीं हो सकी। ${message}`,
};
