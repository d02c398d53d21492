import { ADULT_YEARS } from "@job-portal/protocol/consents";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("mr");

/** The month that ends when the next one begins. */
const monthBefore = (resetsAt: string) => format.month(Date.parse(resetsAt) - 1);

export const words: SeekerWords["applications"] = {
  applyElsewhere: "कंपनीच्या साइटवर अर्ज करा",
  applyNow: "अर्ज करा",
  notSentYet: "अजून पाठवला नाही",
  applying: (title) =>
    title === null
      ? "तुम्ही एका नोकरीसाठी अर्ज करत आहात. यानंतर तिथूनच पुढे जाल."
      : `तुम्ही अर्ज करत आहात: ${title}. यानंतर तिथूनच पुढे जाल.`,
  applied: (time) => `${format.date(time)} रोजी अर्ज केला`,
  withdrawn: (time) => `${format.date(time)} रोजी मागे घेतला`,
  statuses: {
    SUBMITTED: "पाठवला",
    VIEWED: "पाहत आहेत",
    SHORTLISTED: "शॉर्टलिस्ट",
    INTERVIEW: "इंटरव्ह्यू",
    OFFERED: "ऑफर आली",
    HIRED: "नोकरी मिळाली",
    NOT_SELECTED: "निवड झाली नाही",
    WITHDRAWN: "मागे घेतला",
  },
  remarks: { NO_REPLY: "उत्तर नाही", JOB_CLOSED: "नोकरी बंद झाली" },

  apply: {
    title: (job) => `अर्ज: ${job}`,
    copy: "कंपनीला हीच प्रत दिसेल. नंतरचे बदल त्यात येणार नाहीत.",
    what: "काय पाठवायचे",
    resumesFailed: "तुमचे रेझ्युमे लोड झाले नाहीत.",
    profile: "माझी प्रोफाइल",
    resumeOf: (title, updatedAt) => `${title} (${format.date(updatedAt)} रोजी बदलला)`,
    resumeSent: (title, template) => `${title}, टेम्प्लेट: ${template}`,
    seePdf: "PDF डाउनलोड करा",
    pdfFailed: "PDF तयार करता आली नाही. पुन्हा प्रयत्न करा.",
    editResume: "हा रेझ्युमे बदला",
    fields: { linkedin: "LinkedIn", bio: "माझ्याबद्दल" },
    profileSent: "कंपनीला तुमची प्रोफाइल मिळेल:",
    contactSent: "शॉर्टलिस्ट केल्यावरच:",
    editProfile: "तुमची प्रोफाइल बदला",
    letter: {
      choose: "कव्हर लेटरने सुरुवात करा",
      none: "लेटर नको",
      bringBack: "मी लिहिलेले परत आणा",
      write: "पुन्हा वापरता येईल असे कव्हर लेटर लिहा",
    },
    note: "कंपनीसाठी संदेश",
    noteHint: (length, most) => `${format.count(most)} पैकी ${format.count(length)} अक्षरे`,
    noteTooLong: (excess) => `${format.count(excess)} ${excess === 1 ? "अक्षर" : "अक्षरे"} कमी करा.`,
    left: (remaining, limit, resetsAt) =>
      `${monthBefore(resetsAt)}मधील ${format.count(limit)} पैकी ${format.count(remaining)} अर्ज शिल्लक`,
    unlimited: "तुमच्या प्लॅनमध्ये अर्जांना मर्यादा नाही",
    limitReached: (limit, resetsAt) =>
      `${monthBefore(resetsAt)}मधील ${limit === 1 ? "1 अर्ज वापरून झाला" : `सर्व ${format.count(limit)} अर्ज वापरून झाले`}. नवीन अर्ज ${format.day(resetsAt)} रोजी मिळतील, किंवा मोठ्या प्लॅनमध्ये आत्ताच.`,
    upgrade: "प्लॅन अपग्रेड करा",
    cancel: "रद्द करा",
    send: "अर्ज पाठवा",
    sending: "पाठवत आहोत...",
    sent: "तुमचा अर्ज पाठवला आहे.",
    errors: {
      jobClosed: "ही नोकरी आता खुली नाही.",
      similarJobs: "अशाच नोकऱ्या शोधा",
      ownJob: "ही तुमच्या स्वतःच्या कंपनीची नोकरी आहे.",
      alreadyApplied: "तुम्ही या नोकरीसाठी आधीच अर्ज केला आहे.",
      unverified: "आधी तुमचा ईमेल पत्ता व्हेरिफाय करा: आम्ही पाठवलेल्या ईमेलमधली लिंक उघडा.",
      underAge: `तुमचे वय ${ADULT_YEARS} पेक्षा कमी असल्याचे तुम्ही सांगितले, म्हणून इथे अर्ज करता येणार नाही. ते चुकून झाले का? सेटिंग्जमध्ये बदला.`,
      settings: "सेटिंग्ज",
      resumeGone: "हा रेझ्युमे डिलीट केला आहे. दुसरा रेझ्युमे किंवा तुमची प्रोफाइल निवडा.",
      templateLimit: "या रेझ्युमेचे टेम्प्लेट तुमच्या प्लॅनमध्ये नाही. दुसरा रेझ्युमे निवडा.",
      checkFields: "खूण केलेल्या जागा तपासा, मग पुन्हा पाठवा.",
      unreached: "तुमचा अर्ज पाठवता आला नाही. सेवेपर्यंत पोहोचता आले नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.",
      failed: "तुमचा अर्ज पाठवता आला नाही. पुन्हा प्रयत्न करा.",
    },
  },

  own: {
    title: "तुमचा अर्ज",
    status: "स्थिती",
    sent: "तुम्ही पाठवलेले डाउनलोड करा",
    dashboard: "डॅशबोर्डवर पाहा",
    withdraw: "मागे घ्या",
    onlyOnce: "एका नोकरीसाठी एकदाच अर्ज करता येतो.",
    undoUntil: (time) => `${format.time(time)} पर्यंत अर्ज परत आणता येईल.`,
    undo: "अर्ज परत आणा",
  },

  withdraw: {
    title: "अर्ज मागे घ्यायचा?",
    warning: (company) =>
      `${company} यांच्याकडून आता अर्जाचा विचार होणार नाही. 15 मिनिटांत तो परत आणता येईल. त्यानंतर या नोकरीसाठी पुन्हा अर्ज करता येणार नाही.`,
    givesBack: "कंपनीने तो अजून उघडलेला नाही, म्हणून या महिन्याच्या मर्यादेत मोजला जाणार नाही.",
    stillCounts: "कंपनीने तो उघडला आहे, म्हणून या महिन्याच्या मर्यादेत मोजला जाईल.",
    keep: "राहू द्या",
    confirm: "मागे घ्या",
    withdrawing: "मागे घेत आहोत...",
    done: "अर्ज मागे घेतला.",
    undo: "परत आणा",
    failed: "तुमचा अर्ज मागे घेता आला नाही. पुन्हा प्रयत्न करा.",
    undone: "तुमचा अर्ज परत आला आहे.",
    notUndone: {
      UNDO_EXPIRED: "15 मिनिटे संपली, म्हणून आता अर्ज परत आणता येणार नाही.",
      APPLICATION_LIMIT_REACHED: "या महिन्याचे सर्व अर्ज वापरून झाले, म्हणून हा परत आणता येणार नाही.",
    },
    undoFailed: "अर्ज परत आणता आला नाही. पुन्हा प्रयत्न करा.",
  },
};
