import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unauthorized"] = {
  code: "403",
  title: "அனுமதி இல்லை",
  explanation: "இந்தப் பக்கத்தைப் பார்க்க உங்களுக்கு அனுமதி இல்லை.",
  goHome: "முகப்புக்குத் திரும்பு",
};
