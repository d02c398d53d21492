import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("te");

export const words: SeekerWords["notices"] = {
  title: "నోటిఫికేషన్లు",
  bell: (unread) => (unread > 0 ? `నోటిఫికేషన్లు, చదవనివి ${unread}` : "నోటిఫికేషన్లు"),
  badge: (unread) => (unread > 9 ? "9+" : String(unread)),
  unread: "చదవలేదు:",
  at: (time) => format.dateTime(time),
  markAll: "అన్నీ చదివినట్లు గుర్తించండి",
  older: "పాతవి చూపించండి",
  empty: "ఇంకా ఏమీ లేవు",
  emptyHint: "మీ దరఖాస్తులు, ఉద్యోగాలు, ప్లాన్ గురించిన విషయాలు ఇక్కడ కనిపిస్తాయి.",
  loadFailed: "మీ నోటిఫికేషన్లను లోడ్ చేయలేకపోయాం.",
  markFailed: "నోటిఫికేషన్లను చదివినట్లు గుర్తించలేకపోయాం.",
};
