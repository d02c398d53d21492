import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unconfirmed-account"] = {
  accountUnconfirmed: "ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಪರಿಶೀಲಿಸಲು ಆಗಲಿಲ್ಲ.",
};
