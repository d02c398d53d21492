import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("te");

export const words: SeekerWords["saved-jobs"] = {
  savedJobs: "సేవ్ చేసిన ఉద్యోగాలు",
  saved: (at) => `సేవ్ చేశారు: ${format.shortDay(at)}`,
  closed: "ఉద్యోగం మూసేశారు",
  remove: (title) => `సేవ్ చేసిన ఉద్యోగాల నుండి తొలగించండి: ${title}`,
  removed: "సేవ్ చేసిన ఉద్యోగాల నుండి తొలగించాం",
  undo: "తిరిగి తీసుకురండి",
  restored: "మళ్లీ సేవ్ చేసిన ఉద్యోగాల్లో ఉంది",
  notRestored: "ఈ ఉద్యోగాన్ని మళ్లీ సేవ్ చేయలేకపోయాం. మళ్లీ ప్రయత్నించండి.",
  notRemoved: "ఈ ఉద్యోగాన్ని తొలగించలేకపోయాం. మళ్లీ ప్రయత్నించండి.",
  viewAll: (total) => `అన్నీ చూడండి (${format.count(total)})`,
  findJobs: "ఉద్యోగాలు వెతకండి",
  none: "సేవ్ చేసిన ఉద్యోగాలు ఇంకా లేవు",
  noneHint: "మీరు సేవ్ చేసే ఉద్యోగాలు ఇక్కడ కనిపిస్తాయి.",
};
