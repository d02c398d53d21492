import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("mr");

export const words: SeekerWords["saved-jobs"] = {
  savedJobs: "सेव्ह केलेल्या नोकऱ्या",
  saved: (at) => `${format.shortDay(at)} रोजी सेव्ह केली`,
  closed: "नोकरी बंद झाली",
  remove: (title) => `सेव्ह केलेल्या नोकऱ्यांमधून काढा: ${title}`,
  removed: "सेव्ह केलेल्या नोकऱ्यांमधून काढली",
  undo: "परत आणा",
  restored: "सेव्ह केलेल्या नोकऱ्यांमध्ये परत आली",
  notRestored: "ही नोकरी पुन्हा सेव्ह करता आली नाही. पुन्हा प्रयत्न करा.",
  notRemoved: "ही नोकरी काढता आली नाही. पुन्हा प्रयत्न करा.",
  viewAll: (total) => `सर्व ${format.count(total)} पाहा`,
  findJobs: "नोकरी शोधा",
  none: "अजून सेव्ह केलेल्या नोकऱ्या नाहीत",
  noneHint: "तुम्ही सेव्ह केलेल्या नोकऱ्या इथे दिसतील.",
};
