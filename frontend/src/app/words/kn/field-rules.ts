import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["field-rules"] = {
  INVISIBLE: "ಇದರಲ್ಲಿ ಕಾಣದ ಒಂದು ಅಕ್ಷರವಿದೆ. ಅದನ್ನು ಅಳಿಸಿ ಮತ್ತೆ ಬರೆಯಿರಿ",
  NO_EMAIL: "name@example.in ರೀತಿಯ ಪೂರ್ಣ ಇಮೇಲ್ ವಿಳಾಸ ನಮೂದಿಸಿ",
  NO_NUMBER: "ಪೂರ್ಣ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ, ಉದಾ: 25000",
  NO_PHONE: "ಭಾರತದ ಫೋನ್ ನಂಬರ್, ಅಥವಾ + ಮತ್ತು ದೇಶದ ಕೋಡ್ ಇರುವ ನಂಬರ್ ನಮೂದಿಸಿ",
  REQUIRED: "ಇದನ್ನು ತುಂಬಲೇಬೇಕು",
  TOO_GREAT: (bound) => `${bound} ಅಥವಾ ಅದಕ್ಕಿಂತ ಕಡಿಮೆ ಬರೆಯಿರಿ`,
  TOO_LONG: (bound) => `ಚಿಕ್ಕದಾಗಿ ಬರೆಯಿರಿ: ಹೆಚ್ಚೆಂದರೆ ${bound} ಅಕ್ಷರಗಳು`,
  TOO_SHORT: (bound) => `ಇನ್ನೂ ಸ್ವಲ್ಪ ಬರೆಯಿರಿ: ಕನಿಷ್ಠ ${bound} ಅಕ್ಷರಗಳು`,
  TOO_SMALL: (bound) => `${bound} ಅಥವಾ ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು ಬರೆಯಿರಿ`,
  UNPRINTABLE: "ಇದರಲ್ಲಿ ತೋರಿಸಲಾಗದ ಅಕ್ಷರವಿದೆ. ಮತ್ತೆ ಬರೆಯಿರಿ",
};
