import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["resumes"] = {
  templates: {
    CLASSIC: "ক্লাসিক",
    MODERN: "মডার্ন",
    COMPACT: "কমপ্যাক্ট",
    ELEGANT: "এলিগ্যান্ট",
    TECHNICAL: "টেকনিক্যাল",
    ACADEMIC: "অ্যাকাডেমিক",
    BOLD: "বোল্ড",
    MINIMAL: "মিনিমাল",
  },
};
