import { MAX_ORIGINAL_MB } from "@job-portal/protocol/resume-originals";
import { sizeIn } from "../../../shared/language/size";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("te");

const kinds = { PDF: "PDF", WORD: "Word" };

export const words: SeekerWords["originals"] = {
  facts: (kind, bytes) => `${kinds[kind]}, ${sizeIn(format, bytes)}`,
  add: "ఫైల్ జోడించండి",
  adding: "మీ ఫైల్ జోడిస్తున్నాం...",
  limits: `PDF లేదా Word (.docx), ${MAX_ORIGINAL_MB} MB వరకు`,
  tooLarge: `ఫైల్ ${MAX_ORIGINAL_MB} MB వరకు మాత్రమే ఉండాలి. చిన్న ఫైల్ ఎంచుకోండి.`,
  failed: "ఫైల్‌ను సేవ్ చేయలేకపోయాం. ఇంటర్నెట్ కనెక్షన్ చూసుకుని మళ్లీ ప్రయత్నించండి.",
  offline: "నెట్‌వర్క్ లేదు: ఇప్పుడు ఫైల్ జోడించలేరు. నెట్‌వర్క్ వచ్చాక జోడించండి.",
  added: (name) => `${name} సేవ్ అయింది.`,
};
