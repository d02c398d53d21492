import { ADULT_YEARS } from "@job-portal/protocol/consents";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { applicationsWords } from "./applications.words";

const format = formatsIn("hi");

/** The month that ends when the next one begins. */
const monthBefore = (resetsAt: string) => format.month(Date.parse(resetsAt) - 1);

export const words: Translated<typeof applicationsWords> = {
  applyElsewhere: "कंपनी की साइट पर आवेदन करें",
  applyNow: "आवेदन करें",
  notSentYet: "अभी भेजा नहीं गया",
  applying: (title) =>
    title === null
      ? "आप एक नौकरी के लिए आवेदन कर रहे हैं। इसके बाद वहीं से आगे बढ़ेंगे।"
      : `आप आवेदन कर रहे हैं: ${title}। इसके बाद वहीं से आगे बढ़ेंगे।`,
  applied: (time) => `${format.date(time)} को आवेदन किया`,
  withdrawn: (time) => `${format.date(time)} को वापस लिया`,
  statuses: {
    SUBMITTED: "भेजा गया",
    VIEWED: "देखा जा रहा है",
    SHORTLISTED: "शॉर्टलिस्ट",
    INTERVIEW: "इंटरव्यू",
    OFFERED: "ऑफ़र मिला",
    HIRED: "नौकरी मिली",
    NOT_SELECTED: "नहीं चुने गए",
    WITHDRAWN: "वापस लिया",
  },
  remarks: {
    NO_REPLY: "जवाब नहीं आया",
    JOB_CLOSED: "नौकरी बंद हो गई",
  },

  apply: {
    title: (job) => `${job} के लिए आवेदन`,
    copy: "कंपनी यही कॉपी देखेगी। बाद के बदलाव इसमें नहीं आएँगे।",
    what: "क्या भेजना है",
    resumesFailed: "आपके रिज़्यूमे खुल नहीं सके।",
    profile: "मेरी प्रोफ़ाइल",
    resumeOf: (title, updatedAt) => `${title} (${format.date(updatedAt)} को बदला)`,
    resumeSent: (title, template) => `${title}, टेम्प्लेट ${template} में`,
    seePdf: "PDF में डाउनलोड करें",
    pdfFailed: "PDF नहीं बन सकी। फिर कोशिश करें।",
    editResume: "यह रिज़्यूमे बदलें",
    fields: {
      linkedin: "LinkedIn",
      bio: "परिचय",
    },
    profileSent: "कंपनी को आपकी प्रोफ़ाइल मिलेगी:",
    contactSent: "शॉर्टलिस्ट करने पर ही:",
    editProfile: "अपनी प्रोफ़ाइल बदलें",
    letter: {
      choose: "कवर लेटर से शुरू करें",
      none: "कोई लेटर नहीं",
      bringBack: "मेरा पहले का लिखा वापस लाएँ",
      write: "बार-बार काम आने वाला कवर लेटर लिखें",
    },
    note: "कंपनी के लिए संदेश",
    noteHint: (length, most) => `${format.count(most)} में से ${format.count(length)} अक्षर`,
    noteTooLong: (excess) => `${format.count(excess)} अक्षर कम करें।`,
    left: (remaining, limit, resetsAt) =>
      `${monthBefore(resetsAt)} के ${format.count(limit)} में से ${format.count(remaining)} आवेदन ${remaining === 1 ? "बचा है" : "बचे हैं"}`,
    unlimited: "आपके प्लान में आवेदन की कोई सीमा नहीं है",
    limitReached: (limit, resetsAt) =>
      `${monthBefore(resetsAt)} के आपके सभी ${format.count(limit)} आवेदन पूरे हो गए। नए ${format.day(resetsAt)} को मिलेंगे, या बड़े प्लान में अभी।`,
    upgrade: "बड़ा प्लान लें",
    cancel: "रद्द करें",
    send: "आवेदन भेजें",
    sending: "भेजा जा रहा है...",
    sent: "आपका आवेदन भेज दिया गया।",
    errors: {
      jobClosed: "यह नौकरी अब खुली नहीं है।",
      similarJobs: "ऐसी ही नौकरियाँ खोजें",
      ownJob: "यह आपकी अपनी कंपनी की नौकरी है।",
      alreadyApplied: "इस नौकरी के लिए आपका आवेदन पहले ही भेजा जा चुका है।",
      unverified: "पहले अपने ईमेल की पुष्टि करें: हमारे भेजे ईमेल का लिंक खोलें।",
      underAge: `आपने बताया था कि आप ${ADULT_YEARS} साल से कम के हैं, इसलिए आप यहाँ आवेदन नहीं कर सकते। गलती हुई हो, तो सेटिंग में बदलें।`,
      settings: "सेटिंग",
      resumeGone: "यह रिज़्यूमे मिटाया जा चुका है। दूसरा चुनें, या अपनी प्रोफ़ाइल भेजें।",
      templateLimit: "इस रिज़्यूमे का टेम्प्लेट आपके प्लान में नहीं है। दूसरा रिज़्यूमे चुनें।",
      checkFields: "निशान वाली जगहें ठीक करें और फिर भेजें।",
      unreached: "आपका आवेदन नहीं भेजा जा सका। सेवा तक पहुँच नहीं हुई। इंटरनेट देखकर फिर कोशिश करें।",
      failed: "आपका आवेदन नहीं भेजा जा सका। फिर कोशिश करें।",
    },
  },

  own: {
    title: "आपका आवेदन",
    status: "स्थिति",
    sent: "आपने जो भेजा, उसे डाउनलोड करें",
    dashboard: "अपने डैशबोर्ड पर देखें",
    withdraw: "वापस लें",
    onlyOnce: "एक नौकरी के लिए एक ही बार आवेदन होता है।",
    undoUntil: (time) => `${format.time(time)} तक इसे फिर से चालू किया जा सकता है।`,
    undo: "आवेदन फिर चालू करें",
  },

  withdraw: {
    title: "अपना आवेदन वापस लें?",
    warning: (company) =>
      `${company} फिर इस पर ध्यान नहीं देगी। 15 मिनट तक इसे फिर चालू किया जा सकता है। उसके बाद इस नौकरी के लिए फिर आवेदन नहीं होगा।`,
    givesBack: "कंपनी ने इसे अभी नहीं खोला, इसलिए यह इस महीने की गिनती में नहीं आएगा।",
    stillCounts: "कंपनी इसे खोल चुकी है, इसलिए यह इस महीने की गिनती में रहेगा।",
    keep: "रहने दें",
    confirm: "वापस लें",
    withdrawing: "वापस लिया जा रहा है...",
    done: "आवेदन वापस ले लिया गया।",
    undo: "फिर चालू करें",
    failed: "आपका आवेदन वापस नहीं लिया जा सका। फिर कोशिश करें।",
    undone: "आपका आवेदन फिर चालू हो गया।",
    notUndone: {
      UNDO_EXPIRED: "15 मिनट पूरे हो गए, इसलिए अब इसे फिर चालू नहीं किया जा सकता।",
      APPLICATION_LIMIT_REACHED: "इस महीने के आपके सारे आवेदन पूरे हो गए, इसलिए इसे फिर चालू नहीं किया जा सकता।",
    },
    undoFailed: "यह फिर चालू नहीं हो सका। फिर कोशिश करें।",
  },
};
