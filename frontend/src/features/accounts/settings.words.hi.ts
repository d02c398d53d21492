import type { Translated } from "../../shared/words";
import type { settingsWords } from "./settings.words";

export const words: Translated<typeof settingsWords> = {
  title: "सेटिंग",
  theme: "थीम",
  themeText: "सिर्फ़ इस फ़ोन या कंप्यूटर के लिए। बाकी पर अपनी-अपनी रहेगी।",
  email: "ईमेल",
  verified: "पुष्टि हो चुकी",
  notVerified: "अभी पुष्टि नहीं हुई",
  password: "पासवर्ड",
  googleOnly: "आप Google से साइन इन करते हैं। पासवर्ड वहीं बदलें।",
  currentPassword: "अभी का पासवर्ड",
  newPassword: "नया पासवर्ड",
  confirmPassword: "नया पासवर्ड फिर से",
  enterCurrent: "अपना अभी का पासवर्ड डालें",
  enterNew: "नया पासवर्ड डालें",
  confirmNew: "नया पासवर्ड एक बार और डालें",
  passwordsDiffer: "दोनों पासवर्ड एक जैसे नहीं हैं",
  wrongPassword: "यह आपका पासवर्ड नहीं है",
  changePassword: "पासवर्ड बदलें",
  changing: "बदला जा रहा है...",
  passwordChanged: "पासवर्ड बदल गया।",
  passwordNotChanged: (message) => `पासवर्ड बदला नहीं जा सका। ${message}`,

  myData: "मेरा डेटा",
  exportText: "आपके बारे में हमारे पास जो कुछ है, वह सब एक JSON फ़ाइल में।",
  exportData: "मेरा डेटा डाउनलोड करें",
  exporting: "तैयार हो रहा है...",
  exportName: (day) => `jobportal-data-${day}.json`,
  exportFailed: (message) => `आपका डेटा डाउनलोड नहीं हो सका। ${message}`,

  deleteTitle: "खाता मिटाएँ",
  deleteText:
    "हम आपकी प्रोफ़ाइल, फ़ोटो और आपका बाकी सब कुछ हमेशा के लिए मिटा देंगे। कंपनियों को मिले आवेदन बिना आपके नाम के रहेंगे।",
  deleteAccount: "मेरा खाता मिटाएँ",
  deleteQuestion: "अपना खाता हमेशा के लिए मिटाएँ?",
  deleteWarning: "इसके बाद कुछ वापस नहीं आएगा।",
  // The same in every language: any keyboard can type it.
  confirmation: "DELETE",
  typeConfirmation: "पक्का करने के लिए DELETE लिखें",
  confirmationMissing: "बड़े अक्षरों में DELETE लिखें",
  confirmByGoogle: "Google आपसे एक बार और साइन इन करने को कहेगा।",
  deleteForGood: "हमेशा के लिए मिटाएँ",
  deleting: "मिटाया जा रहा है...",
  cancel: "रद्द करें",
  deleteFailed: (message) => `आपका खाता मिटाया नहीं जा सका। ${message}`,
  deleted: "आपका खाता मिटा दिया गया।",
};
