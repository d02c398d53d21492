import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["waiting"] = {
  waits: "नेटवर्कची वाट पाहत आहे. तो आपोआप जाईल.",
  takeBack: "पाठवू नका",
  jobAt: (title, company) => `${title}, ${company}`,
  sent: (title) => `तुमचा अर्ज पाठवला आहे: ${title}`,
  refused: (title) => `तुमचा अर्ज पाठवला गेला नाही: ${title}`,
  seeWhy: "कारण पाहा",
  notSent: "तुमचा अर्ज पाठवता आला नाही.",
  limitReached: "या महिन्याचे तुमचे सर्व अर्ज वापरून झाले.",
  questionsChanged: "कंपनीने तिचे प्रश्न बदलले आहेत. पुन्हा उत्तरे द्या.",
  kept: "तुम्ही जे लिहिले होते",
  openAgain: "पुन्हा उघडा",
  remove: "हटवा",
};
