import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["sent-original"] = {
  choice: {
    label: "ನಿಮ್ಮ ಸ್ವಂತ ಫೈಲ್",
    none: "ಫೈಲ್ ಬೇಡ",
    goes: (company, parts) => `${company} ಪಡೆಯುವುದು: ${parts.join(", ")}.`,
    profile: "ನಿಮ್ಮ ಪ್ರೊಫೈಲ್",
    resume: (title) => `ನಿಮ್ಮ ರೆಸ್ಯೂಮೆ ‘${title}’`,
    file: (name) => `ನಿಮ್ಮ ಫೈಲ್ ${name}, ಇದ್ದ ಹಾಗೇ`,
    opens:
      "ಫೈಲ್‌ನಲ್ಲಿ ಬರೆದದ್ದನ್ನು ಅವರು ತಕ್ಷಣ ಓದಬಹುದು. ನಿಮ್ಮನ್ನು ಶಾರ್ಟ್‌ಲಿಸ್ಟ್ ಮಾಡಿದರೆ, ನಿಮ್ಮ ಫೋನ್ ಮತ್ತು ಇಮೇಲ್ ಇರುವ ಫೈಲ್ ಅವರಿಗೆ ಸಿಗುತ್ತದೆ.",
  },
  own: { download: (name) => `ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ: ${name}` },
};
