import type { Translated } from "../../../shared/words";
import type { resumeWizardWords } from "./resume-wizard.words";

export const words: Translated<typeof resumeWizardWords> = {
  create: "अपना रिज़्यूमे बनाएँ",
  edit: "अपना रिज़्यूमे बदलें",
  loadFailed: "रिज़्यूमे खुल नहीं सका।",
  notFound: "ऐसा कोई रिज़्यूमे नहीं है",
  notFoundHint: "शायद वह मिटा दिया गया, या किसी दूसरे खाते का है।",
  yourResumes: "आपके रिज़्यूमे",

  steps: {
    basicInformation: "ज़रूरी जानकारी",
    education: "पढ़ाई",
    experience: "अनुभव",
    skills: "स्किल",
  },
  progress: "चरण",
  stepOf: (step, steps) => `${steps} में से चरण ${step}:`,
  done: "हो गया",
  needsAttention: "देखना ज़रूरी",
  back: "पीछे",
  next: "आगे",
  nextStep: (step) => `आगे: ${step}`,
  finish: "रिज़्यूमे बनाएँ",
  finishing: "बन रहा है...",
  save: "सेव करें",
  savingNow: "सेव हो रहा है...",
  finished: "आपका रिज़्यूमे तैयार है।",
  saved: "आपका रिज़्यूमे सेव हो गया।",
  notFinished: "आपका रिज़्यूमे सेव नहीं हो सका। फिर कोशिश करें।",

  newerLoaded: "नया रूप खुल गया।",
  newerFailed: "नया रूप खुल नहीं सका।",
  kept: "आपका वाला एक अलग रिज़्यूमे की तरह रखा गया है।",
  copyOf: (title) => `${title.slice(0, 110)} (कॉपी)`,

  prefilled: "आपकी प्रोफ़ाइल से जो पता था, हमने भर दिया। बेझिझक बदलें: प्रोफ़ाइल वैसी ही रहेगी।",
  educationHint: "सबसे नई पहले। क्रम तीरों से बदलें।",
  experienceHint: "सबसे नया पहले। अभी शुरुआत है? इसे हटाएँ और आगे बढ़ें।",
  skillsHint: "इनमें से कुछ भी ज़रूरी नहीं है।",

  preview: {
    edit: "बदलें",
    preview: "देखें",
    region: "आपका रिज़्यूमे ऐसा दिखेगा",
    page: (page, pages) => `आपका रिज़्यूमे ऐसा दिखेगा, ${pages} में से पेज ${page}`,
    caption: (pages) => `${pages} पेज · लिखते ही बदलता है`,
    loading: "आपका रिज़्यूमे बन रहा है...",
    failed: "रिज़्यूमे दिखाया नहीं जा सका।",
    retry: "फिर कोशिश करें",
  },
};
