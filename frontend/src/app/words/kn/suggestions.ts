import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["suggestions"] = {
  found: (count) =>
    count === 0 ? "" : `${count} ${count === 1 ? "ಸಲಹೆ" : "ಸಲಹೆಗಳು"}, ಆಯ್ಕೆಮಾಡಲು ಕೆಳಗಿನ ಬಾಣದ ಕೀ ಒತ್ತಿ`,
};
