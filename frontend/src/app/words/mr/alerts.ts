import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("mr");

export const words: SeekerWords["alerts"] = {
  title: "तुमचे अलर्ट",
  back: "डॅशबोर्डवर परत",
  rhythm: { INSTANT: "लगेच", DAILY: "रोज", WEEKLY: "दर आठवड्याला" },
  rhythmHint: {
    INSTANT: "काही मिनिटांत, रात्री नाही",
    DAILY: "सकाळी 8 वाजता",
    WEEKLY: "सोमवारी 8 वाजता",
  },
  howOften: "किती वेळा",

  alertMe: "अलर्ट मिळवा",
  dialogMeaning: "तुम्हाला साजेशी नोकरी आली की सांगू. प्रत्येक नोकरी एकदाच.",
  allJobs: "सर्व नोकऱ्या",
  expected: (jobs, count) =>
    count === 0
      ? "गेल्या आठवड्यात अशी एकही नोकरी आली नाही."
      : `आठवड्याला साधारण ${jobs} ${count === 1 ? "नोकरी याच्याशी जुळते" : "नोकऱ्या याच्याशी जुळतात"}.`,
  email: "तुमचा ईमेल",
  emailHint: "खात्याची गरज नाही. आधी कन्फर्म करण्यासाठी एक ईमेल पाठवू.",
  emailNeeded: "तुमचा ईमेल पत्ता टाका.",
  emailWrong: "name@example.com असा ईमेल पत्ता टाका.",
  set: "अलर्ट लावा",
  setting: "लावत आहोत...",
  cancel: "रद्द करा",
  oneTap: "प्रत्येक ईमेलमध्ये अलर्ट थांबवण्याची किंवा बंद करण्याची लिंक असते.",
  isSet: (title) => `अलर्ट लावला: ${title}`,
  seeAlerts: "तुमचे अलर्ट",
  alertIsSet: "अलर्ट लावला आहे",
  toldOnPage: "तुमच्या खात्यात ईमेल नाही. आम्ही इथेच सांगू: घंटीमध्ये आणि तुमच्या अलर्टमध्ये.",
  addEmail: "ईमेल जोडा",
  notSet: "हा अलर्ट लावता आला नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.",
  mailSent: (email) => `${email} या पत्त्यावर ईमेल पाठवला आहे. अलर्ट सुरू करण्यासाठी त्यातली लिंक उघडा.`,
  done: "ठीक आहे",
  failures: {
    ALERT_LIMIT: "तुम्ही 20 पर्यंत अलर्ट ठेवू शकता. आधी एक बंद करा.",
    RATE_LIMITED: "कन्फर्म करण्याचे पुरेसे ईमेल पाठवून झाले आहेत. थोड्या वेळाने पुन्हा प्रयत्न करा.",
    UNAVAILABLE: "सध्या ईमेल पाठवता येत नाहीत. हा अलर्ट लावण्यासाठी साइन इन करा.",
    PLACE_REQUIRED: "आधी ठिकाण निवडा, म्हणजे तिथून अंतर मोजता येईल.",
  },

  newJobs: (count) => (count === 0 ? "या आठवड्यात नवीन काही नाही" : `या आठवड्यात ${format.count(count)} नवीन`),
  noneSince: (setAt) => `${format.shortDay(setAt)} रोजी लावला. तेव्हापासून नवीन काही नाही.`,
  paused: (at) => `${format.shortDay(at)} पासून थांबवला आहे. नवीन नोकऱ्यांबद्दल सांगणार नाही.`,
  pause: "थांबवा",
  pauseOf: (title) => `थांबवा: ${title}`,
  start: "पुन्हा सुरू करा",
  startOf: (title) => `पुन्हा सुरू करा: ${title}`,
  end: (title) => `हा अलर्ट बंद करा: ${title}`,
  ended: "अलर्ट बंद झाला",
  seeJobs: "नोकऱ्या पाहा",
  byMail: "ईमेलवरही",
  fits: (reasons) => `जुळते: ${reasons.join(", ")}`,
  notChanged: "हा अलर्ट बदलता आला नाही. पुन्हा प्रयत्न करा.",
  loadFailed: "तुमचे अलर्ट लोड झाले नाहीत.",
  none: "अजून अलर्ट नाहीत",
  noneHint: "नोकऱ्या शोधा, मग ‘अलर्ट मिळवा’ दाबा. नवीन नोकऱ्या आल्या की सांगू.",
  findJobs: "नोकरी शोधा",
};
