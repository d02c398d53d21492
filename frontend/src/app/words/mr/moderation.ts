import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["moderation"] = {
  reportJob: "या नोकरीची तक्रार करा",
  reportTitle: "या नोकरीची तक्रार करा",
  reportText:
    "आमची टीम तुमची तक्रार वाचते. कंपनीला फक्त कारण कळते, तक्रार कोणी केली ते कधीच नाही. आम्ही पाहेपर्यंत नोकरी दिसत राहते.",
  reason: "यात काय चुकीचे आहे?",
  reasons: {
    SCAM: "ही फसवणूक वाटते",
    ASKS_FOR_MONEY: "पैसे मागत आहेत",
    EXPIRED: "जागा भरली आहे किंवा मुदत संपली आहे",
    WRONG_DETAILS: "माहिती चुकीची आहे",
    DISCRIMINATORY: "यात भेदभाव आहे",
    OTHER: "दुसरे काही",
  },
  chooseReason: "काय चुकीचे आहे ते निवडा.",
  comment: "आणखी सांगा",
  commentHint: "पासवर्ड किंवा बँकेची माहिती कधीही पाठवू नका.",
  commentTooLong: "जास्तीत जास्त 1,000 अक्षरांत लिहा.",
  cancel: "रद्द करा",
  send: "तक्रार पाठवा",
  sending: "पाठवत आहोत...",
  sent: "धन्यवाद. आम्ही ही नोकरी तपासू.",
  notOpen: "ही नोकरी आता खुली नाही.",
  failed: "तक्रार पाठवता आली नाही. पुन्हा प्रयत्न करा.",
};
