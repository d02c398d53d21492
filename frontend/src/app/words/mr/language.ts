import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["language"] = {
  title: "भाषा",
  current: (name) => `भाषा: ${name}`,
  text: "तुमच्या खात्यात सेव्ह होते, तुमच्या सर्व डिव्हाइससाठी.",
  unsaved: "दुसऱ्या भाषेत पेज नव्याने उघडते. इथे लिहिलेले जाईल.",
  notSaved: "तुमची भाषा सेव्ह करता आली नाही.",
  machineMade: "मशीनने केलेले भाषांतर.",
  tellUs: "काय चुकले ते सांगा",
};
