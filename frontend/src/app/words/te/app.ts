import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["app"] = {
  missingVariables: "అవసరమైన సెట్టింగ్‌లు లేవు",
  crashed: "ఏదో పొరపాటు జరిగింది",
  crashedHint: "ఈ పేజీ ఆగిపోయింది. మళ్లీ లోడ్ చేస్తే సాధారణంగా సరిపోతుంది.",
  reload: "మళ్లీ లోడ్ చేయండి",
  partNotLoaded: "ఈ పేజీని లోడ్ చేయలేకపోయాం.",
  sessionUnknown: "సైన్ ఇన్ సర్వీస్ స్పందించడం లేదు.",
  signIn: "సైన్ ఇన్",
};
