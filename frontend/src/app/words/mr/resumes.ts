import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["resumes"] = {
  templates: {
    CLASSIC: "क्लासिक",
    MODERN: "मॉडर्न",
    COMPACT: "कॉम्पॅक्ट",
    ELEGANT: "एलिगंट",
    TECHNICAL: "टेक्निकल",
    ACADEMIC: "ॲकॅडेमिक",
    BOLD: "बोल्ड",
    MINIMAL: "मिनिमल",
  },
};
