import { MAX_ORIGINAL_MB } from "@job-portal/protocol/resume-originals";
import { sizeIn } from "../../../shared/language/size";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("kn");

const kinds = { PDF: "PDF", WORD: "Word" };

export const words: SeekerWords["originals"] = {
  facts: (kind, bytes) => `${kinds[kind]}, ${sizeIn(format, bytes)}`,
  add: "ಫೈಲ್ ಸೇರಿಸಿ",
  adding: "ನಿಮ್ಮ ಫೈಲ್ ಸೇರಿಸಲಾಗುತ್ತಿದೆ...",
  limits: `PDF ಅಥವಾ Word (.docx), ${MAX_ORIGINAL_MB} MB ವರೆಗೆ`,
  tooLarge: `ಫೈಲ್ ಗರಿಷ್ಠ ${MAX_ORIGINAL_MB} MB ಇರಬಹುದು. ಚಿಕ್ಕ ಫೈಲ್ ಆರಿಸಿ.`,
  failed: "ಫೈಲ್ ಉಳಿಸಲು ಆಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  offline: "ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲ: ಈಗ ಫೈಲ್ ಸೇರಿಸಲು ಆಗದು. ನೆಟ್‌ವರ್ಕ್ ಬಂದ ಮೇಲೆ ಸೇರಿಸಿ.",
  added: (name) => `${name} ಉಳಿಸಲಾಗಿದೆ.`,
};
