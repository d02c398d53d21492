import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["resumes"] = {
  templates: {
    CLASSIC: "கிளாசிக்",
    MODERN: "மாடர்ன்",
    COMPACT: "காம்பேக்ட்",
    ELEGANT: "எலிகன்ட்",
    TECHNICAL: "டெக்னிக்கல்",
    ACADEMIC: "அகாடமிக்",
    BOLD: "போல்ட்",
    MINIMAL: "மினிமல்",
  },
};
