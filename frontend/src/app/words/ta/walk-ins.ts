import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["walk-ins"] = {
  link: "வரிசை எண் பெறுங்கள்",
  linkTitle: "இந்த வேலைக்கு வாக்-இன் உண்டு",
  linkHint: "ஒரு எண் எடுத்துக்கொண்டு, உங்கள் முறை எப்போது என்று பாருங்கள்.",
};
