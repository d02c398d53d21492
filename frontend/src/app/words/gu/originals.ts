import { MAX_ORIGINAL_MB } from "@job-portal/protocol/resume-originals";
import { sizeIn } from "../../../shared/language/size";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("gu");

const kinds = { PDF: "PDF", WORD: "Word" };

export const words: SeekerWords["originals"] = {
  facts: (kind, bytes) => `${kinds[kind]}, ${sizeIn(format, bytes)}`,
  add: "ફાઇલ ઉમેરો",
  adding: "તમારી ફાઇલ ઉમેરાઈ રહી છે...",
  limits: `PDF અથવા Word (.docx), ${MAX_ORIGINAL_MB} MB સુધી`,
  tooLarge: `ફાઇલ વધુમાં વધુ ${MAX_ORIGINAL_MB} MB ની હોઈ શકે. નાની ફાઇલ પસંદ કરો.`,
  failed: "ફાઇલ સેવ થઈ શકી નહીં. ઇન્ટરનેટ કનેક્શન તપાસીને ફરી પ્રયત્ન કરો.",
  offline: "નેટવર્ક નથી: હમણાં ફાઇલ ઉમેરી શકાશે નહીં. નેટવર્ક આવે ત્યારે ઉમેરો.",
  added: (name) => `${name} સેવ થઈ.`,
};
