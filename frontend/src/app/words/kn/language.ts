import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["language"] = {
  title: "ಭಾಷೆ",
  current: (name) => `ಭಾಷೆ: ${name}`,
  text: "ನಿಮ್ಮ ಖಾತೆಯಲ್ಲಿ ಉಳಿಯುತ್ತದೆ, ನಿಮ್ಮ ಎಲ್ಲಾ ಸಾಧನಗಳಿಗೂ.",
  unsaved: "ಬೇರೆ ಭಾಷೆಯಲ್ಲಿ ಪುಟ ಹೊಸದಾಗಿ ಲೋಡ್ ಆಗುತ್ತದೆ. ಇಲ್ಲಿ ಬರೆದದ್ದು ಅಳಿಸಿಹೋಗುತ್ತದೆ.",
  notSaved: "ನಿಮ್ಮ ಭಾಷೆ ಸೇವ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.",
  machineMade: "ಇದು ಯಂತ್ರ ಮಾಡಿದ ಅನುವಾದ.",
  tellUs: "ತಪ್ಪಿದ್ದರೆ ತಿಳಿಸಿ",
};
