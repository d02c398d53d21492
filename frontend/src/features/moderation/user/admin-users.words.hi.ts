import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { adminUsersWords } from "./admin-users.words";

const format = formatsIn("hi");

export const words: Translated<typeof adminUsersWords> = {
  statuses: { ACTIVE: "चालू", PENDING: "अधूरा", BLOCKED: "ब्लॉक" },
  table: "यूज़र",
  user: "यूज़र",
  role: "भूमिका",
  plan: "प्लान",
  status: "स्थिति",
  joined: "कब जुड़े",
  actions: "काम",
  dateOf: (at) => format.date(at),
  reason: (reason) => `वजह: ${reason}`,
  facts: (role, plan, at) => `${role} · ${plan} · ${format.shortDay(at)}`,

  edit: (name) => `${name} को बदलें`,
  block: (name) => `${name} को ब्लॉक करें`,
  unblock: (name) => `${name} का ब्लॉक हटाएँ`,
  delete: (name) => `${name} को मिटाएँ`,

  editTitle: (name) => `${name} को बदलें`,
  roleStays: "पोर्टल को यह एडमिन चाहिए, या सेटिंग में लिखा है: भूमिका नहीं बदलेगी।",
  planHint: "तुरंत लागू होता है, बिना भुगतान के।",
  save: "सेव करें",
  saving: "सेव हो रहा है...",
  roleAlone: (role, why) => `भूमिका अब ${role} है। प्लान नहीं बदला: ${why}`,
  saved: (name) => `${name} सेव हो गया।`,

  blockTitle: (name) => `${name} को ब्लॉक करें?`,
  blockMeaning:
    "वे तुरंत साइन आउट होंगे और साइन इन नहीं कर सकेंगे, और उनकी पोस्ट की नौकरियाँ खोज से हटेंगी। इसे वापस लिया जा सकता है।",
  blockReason: "ब्लॉक क्यों?",
  blockReasonHint: "यह उनके खाते के साथ रहेगा। वे इसे पढ़ सकते हैं।",
  blockUser: "यूज़र ब्लॉक करें",
  blocked: (name) => `${name} को ब्लॉक किया गया।`,
  unblocked: (name) => `${name} का खाता फिर चालू है।`,

  deleteTitle: (name) => `${name} को मिटाएँ?`,
  deleteMeaning:
    "प्रोफ़ाइल और रिज़्यूमे मिट जाएँगे, आवेदन बिना नाम के कंपनियों के पास रहेंगे, और जिन कंपनियों में कोई नहीं बचा उनकी नौकरियाँ बंद होंगी। इसे वापस नहीं लिया जा सकता।",
  deleteUser: "यूज़र मिटाएँ",
  deleted: (name) => `${name} को मिटा दिया गया।`,

  removeFactor: (name) => `${name} का ऑथेंटिकेटर ऐप हटाएँ`,
  removeFactorTitle: (name) => `${name} का ऑथेंटिकेटर ऐप हटाएँ?`,
  removeFactorMeaning:
    "उनके लिए, जिनका फ़ोन और रिकवरी कोड दोनों खो गए हैं। पहले पक्का करें कि ये वही हैं: फिर सिर्फ़ पासवर्ड खाते की रक्षा करेगा। उन्हें यह बताया जाएगा।",
  removeFactorReason: "आपको कैसे पता कि ये वही हैं?",
  removeFactorReasonHint: "यह उनके खाते के साथ रहेगा। वे इसे पढ़ सकते हैं।",
  removeFactorAct: "ऐप हटाएँ",
  factorRemoved: (name) => `${name} का ऑथेंटिकेटर ऐप हटा दिया गया।`,

  wants: (from, to) => `${from} से ${to}`,
  approve: "मंज़ूर करें",
  refuse: "नामंज़ूर करें",
  approveOf: (name) => `${name} का अनुरोध मंज़ूर करें`,
  refuseOf: (name) => `${name} का अनुरोध नामंज़ूर करें`,
  approved: (name, plan) => `${name} का प्लान अब ${plan} है।`,
  refused: (name) => `${name} का अनुरोध नामंज़ूर हुआ।`,
};
