import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { invoicesWords } from "./invoices.words";

const format = formatsIn("hi");

export const words: Translated<typeof invoicesWords> = {
  title: "इनवॉइस",
  loadFailed: "आपके इनवॉइस खुल नहीं सके।",
  none: "हर भुगतान का इनवॉइस यहाँ आता है।",
  kinds: { INVOICE: "इनवॉइस", CREDIT_NOTE: "क्रेडिट नोट" },
  date: (at) => format.date(at),
  amount: (paise, isCredit) => `${isCredit ? "−" : ""}${format.exactRupees(paise / 100)}`,
  download: (number) => `${number} को PDF में डाउनलोड करें`,
  pdf: "PDF",
  downloadFailed: "फ़ाइल डाउनलोड नहीं हो सकी। फिर कोशिश करें।",

  billedTo: "इनवॉइस किसके नाम",
  nobody: "सिर्फ़ आपके नाम। भुगतान से पहले पता जोड़ें, और GST नंबर (GSTIN) हो तो वह भी।",
  gstin: (gstin) => `GST नंबर ${gstin}`,
  edit: "बदलें",
  add: "इनवॉइस की जानकारी जोड़ें",
  editTitle: "इनवॉइस की जानकारी",
  forNext: "आपके अगले इनवॉइस के लिए। जो बन चुके हैं, वे नहीं बदलेंगे।",
  name: "नाम",
  address: "पता",
  state: "राज्य",
  chooseState: "राज्य चुनें",
  gstinLabel: "GST नंबर (GSTIN)",
  gstinHint: "15 अक्षर और अंक। यह हो, तो इसी का राज्य माना जाता है।",
  nameMissing: "नाम लिखें",
  addressMissing: "पता लिखें",
  stateMissing: "राज्य चुनें",
  wrongGstin: (why) => `यह GST नंबर ठीक नहीं है: ${why}`,
  save: "सेव करें",
  saving: "सेव हो रहा है...",
  cancel: "रद्द करें",
  saved: "इनवॉइस की जानकारी सेव हो गई।",
  failed: "जानकारी सेव नहीं हो सकी। फिर कोशिश करें।",
};
