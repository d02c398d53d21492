import type { SeekerWords } from "../seeker-words";
import { words as refusals } from "./refusal";

export const words: SeekerWords["accounts"] = {
  email: "ಇಮೇಲ್",
  password: "ಪಾಸ್‌ವರ್ಡ್",
  iAmA: "ನೀವು ಯಾರು",
  roles: { JOBSEEKER: "ಕೆಲಸ ಹುಡುಕುವವರು", EMPLOYER: "ಕಂಪನಿ", ADMIN: "ಅಡ್ಮಿನ್" },
  roleHints: { jobseeker: "ಹತ್ತಿರದಲ್ಲೇ ಕೆಲಸ ಹುಡುಕಿ", employer: "ಸ್ಥಳೀಯರನ್ನು ಕೆಲಸಕ್ಕೆ ತೆಗೆದುಕೊಳ್ಳಿ" },
  plans: { FREE: "Free", PAID: "Paid", PREMIUM: "Premium" },
  selectRole: "ನೀವು ಯಾರು ಎಂದು ಆಯ್ಕೆಮಾಡಿ",
  enterEmail: "ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ನಮೂದಿಸಿ",
  enterPassword: "ಪಾಸ್‌ವರ್ಡ್ ನಮೂದಿಸಿ",
  passwordHint: "ಕನಿಷ್ಠ 6 ಅಕ್ಷರಗಳು",

  continueWithGoogle: "Google ಮೂಲಕ ಮುಂದುವರಿಯಿರಿ",
  orWithEmail: "ಅಥವಾ ಇಮೇಲ್ ಮೂಲಕ",
  googleHints: {
    allowPopups: "ಈ ಸೈಟ್‌ಗೆ ಪಾಪ್-ಅಪ್‌ಗಳನ್ನು ಅನುಮತಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    closed: "ಸೈನ್ ಇನ್ ಆಗುವ ಮೊದಲೇ Google ವಿಂಡೋ ಮುಚ್ಚಿತು.",
    foreignSite: "ಈ ಸೈಟ್‌ನ ವಿಳಾಸ Google ಗೆ ಗೊತ್ತಿಲ್ಲ. ಬದಲಿಗೆ ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಬಳಸಿ.",
    allowStorage: "ಈ ಸೈಟ್‌ಗೆ ಕುಕೀಗಳನ್ನು ಮತ್ತು ಸೈಟ್ ಡೇಟಾವನ್ನು ಅನುಮತಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    usePassword: "ಈ ಇಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ಈಗಾಗಲೇ ಒಂದು ಖಾತೆ ಇದೆ. ಅದರ ಪಾಸ್‌ವರ್ಡ್ ಬಳಸಿ ಸೈನ್ ಇನ್ ಮಾಡಿ, Google ಅದಕ್ಕೆ ಸೇರುತ್ತದೆ.",
  },

  verifyEmail: (email) => `ಇಮೇಲ್‌ಗಳು ಬರಲು ನಿಮ್ಮ ವಿಳಾಸ ದೃಢೀಕರಿಸಿ: ${email} ವಿಳಾಸಕ್ಕೆ ನಾವು ಕಳುಹಿಸಿದ ಇಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆಯಿರಿ.`,
  verificationSent: (email) => `${email} ವಿಳಾಸಕ್ಕೆ ಹೊಸ ಇಮೇಲ್ ಕಳುಹಿಸಿದ್ದೇವೆ. ಸ್ಪ್ಯಾಮ್ ಫೋಲ್ಡರ್ ಕೂಡ ನೋಡಿ.`,
  verificationFailed: (message) => `ಇಮೇಲ್ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ. ${message}`,
  sendAgain: "ಮತ್ತೆ ಕಳುಹಿಸಿ",
  changeAddress: "ವಿಳಾಸ ತಪ್ಪಾಗಿದೆಯೇ? ಬದಲಾಯಿಸಿ",
  emailMeant: { before: "ನಿಮ್ಮ ಉದ್ದೇಶ ಇದೇನಾ:", after: "" },
  sending: "ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ...",

  askSupport: "ಇದು ತಪ್ಪು ಎನಿಸಿದರೆ, ಇಲ್ಲಿಗೆ ಬರೆಯಿರಿ:",

  createAccount: "ಖಾತೆ ತೆರೆಯಿರಿ",
  creatingAccount: "ಖಾತೆ ತೆರೆಯಲಾಗುತ್ತಿದೆ...",
  signUpFailed: (message) => `ಖಾತೆ ತೆರೆಯಲು ಆಗಲಿಲ್ಲ. ${message}`,
  errors: {
    malformedEmail: "name@example.in ರೀತಿಯ ಇಮೇಲ್ ವಿಳಾಸ ನಮೂದಿಸಿ",
    outage: "ಸೇವೆಯನ್ನು ತಲುಪಲು ಆಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ನೋಡಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    tooManyTries: "ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. ಕೆಲವು ನಿಮಿಷ ಕಾದು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    emailInUse: "ಈ ಇಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ಈಗಾಗಲೇ ಒಂದು ಖಾತೆ ಇದೆ.",
    disabled: "ಈ ಖಾತೆಯನ್ನು ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಲಾಗಿದೆ.",
    passwordRefused: () => "ಈ ಪಾಸ್‌ವರ್ಡ್ ತುಂಬಾ ಸುಲಭ. ಉದ್ದವಾಗಿ, ದೊಡ್ಡ ಮತ್ತು ಚಿಕ್ಕ ಅಕ್ಷರ, ಒಂದು ಅಂಕಿ, ಒಂದು ಚಿಹ್ನೆ ಇರುವಂತೆ ಕೊಡಿ.",
    unknown: "ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
    refusals,
  },
};
