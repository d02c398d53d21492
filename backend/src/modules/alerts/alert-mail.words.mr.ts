import { inWords } from "../../text/text.rules";
import { AlertFrequency } from "./alert.enums";
import type { AlertMailWords } from "./alert-mail.words";

const RHYTHM: Readonly<Record<AlertFrequency, string>> = {
  [AlertFrequency.INSTANT]: "नवीन नोकऱ्या आल्या की लगेच",
  [AlertFrequency.DAILY]: "रोज सकाळी 8 वाजता",
  [AlertFrequency.WEEKLY]: "दर सोमवारी सकाळी 8 वाजता",
};

const inBrackets = (conditions: readonly string[]) =>
  conditions.length > 0 ? ` (${conditions.join(", ")})` : "";

export const marathi: AlertMailWords = {
  subject: (total, title) => `${inWords(total)} नवीन ${total === 1 ? "नोकरी" : "नोकऱ्या"}: ${title}`,
  greeting: (name) => (name ? `नमस्कार ${name}.` : "नमस्कार."),
  askedFor: (conditions) => `तुम्ही मागितले होते: ${conditions.join(", ")}.`,
  wereOpen: (total) => `ईमेल पाठवताना ${total === 1 ? "ही नोकरी खुली होती" : "या सर्व नोकऱ्या खुल्या होत्या"}.`,
  fits: (reasons) => `जुळते: ${reasons.join(", ")}`,
  seeAll: (total) => (total === null ? "जुळणाऱ्या सर्व पाहा" : `सर्व ${inWords(total)} पाहा`),
  because: (frequency, title) => `तुम्ही “${title}” हा अलर्ट लावला आहे, म्हणून हा ईमेल ${RHYTHM[frequency]} येतो.`,
  dailyInstead: "त्याऐवजी रोज",
  weeklyInstead: "त्याऐवजी दर आठवड्याला",
  pause: "थांबवा",
  end: "हा अलर्ट बंद करा",
  questionSubject: (title) => `तुमचा जॉब अलर्ट कन्फर्म करा: ${title}`,
  question: (frequency, title, conditions) => {
    const rhythm = frequency === AlertFrequency.INSTANT ? "आल्या की लगेच" : RHYTHM[frequency];
    return `कोणीतरी आम्हाला या शोधाच्या नवीन नोकऱ्या ${rhythm} या पत्त्यावर पाठवायला सांगितले आहे: “${title}”${inBrackets(conditions)}.`;
  },
  confirm: "कन्फर्म करा",
  notYou: "हे तुम्ही सांगितले नव्हते? काहीही करू नका: आम्ही पुन्हा लिहिणार नाही. लिंक 7 दिवस चालेल.",
};
