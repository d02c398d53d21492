import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["resumes"] = {
  templates: {
    CLASSIC: "ક્લાસિક",
    MODERN: "મૉડર્ન",
    COMPACT: "કૉમ્પૅક્ટ",
    ELEGANT: "એલિગન્ટ",
    TECHNICAL: "ટેક્નિકલ",
    ACADEMIC: "એકેડેમિક",
    BOLD: "બોલ્ડ",
    MINIMAL: "મિનિમલ",
  },
};
