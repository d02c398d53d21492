import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["resumes"] = {
  templates: {
    CLASSIC: "క్లాసిక్",
    MODERN: "మోడ్రన్",
    COMPACT: "కాంపాక్ట్",
    ELEGANT: "ఎలిగెంట్",
    TECHNICAL: "టెక్నికల్",
    ACADEMIC: "అకడమిక్",
    BOLD: "బోల్డ్",
    MINIMAL: "మినిమల్",
  },
};
