import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["app"] = {
  missingVariables: "தேவையான அமைப்புகள் இல்லை",
  crashed: "ஏதோ தவறாகிவிட்டது",
  crashedHint: "இந்தப் பக்கம் நின்றுவிட்டது. மீண்டும் ஏற்றினால் பெரும்பாலும் சரியாகும்.",
  reload: "மீண்டும் ஏற்று",
  partNotLoaded: "இந்தப் பக்கத்தை ஏற்ற முடியவில்லை.",
  sessionUnknown: "சைன் இன் சேவை பதிலளிக்கவில்லை.",
  signIn: "சைன் இன்",
};
