import { MAX_ORIGINAL_MB } from "@job-portal/protocol/resume-originals";
import { sizeIn } from "../../../shared/language/size";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("ta");

const kinds = { PDF: "PDF", WORD: "Word" };

export const words: SeekerWords["originals"] = {
  facts: (kind, bytes) => `${kinds[kind]}, ${sizeIn(format, bytes)}`,
  add: "ஃபைலைச் சேர்",
  adding: "உங்கள் ஃபைல் சேர்க்கப்படுகிறது...",
  limits: `PDF அல்லது Word (.docx), ${MAX_ORIGINAL_MB} MB வரை`,
  tooLarge: `ஒரு ஃபைல் ${MAX_ORIGINAL_MB} MB வரை மட்டுமே இருக்கலாம். சிறிய ஃபைலைத் தேர்ந்தெடுங்கள்.`,
  failed: "ஃபைலைச் சேமிக்க முடியவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.",
  offline: "நெட்வொர்க் இல்லை: இப்போது ஃபைலைச் சேர்க்க முடியாது. நெட்வொர்க் வந்ததும் சேருங்கள்.",
  added: (name) => `${name} சேமிக்கப்பட்டது.`,
};
