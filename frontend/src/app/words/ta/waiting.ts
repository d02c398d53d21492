import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["waiting"] = {
  waits: "நெட்வொர்க்குக்காகக் காத்திருக்கிறது. தானாகவே அனுப்பப்படும்.",
  takeBack: "அனுப்ப வேண்டாம்",
  jobAt: (title, company) => `${title}, ${company}`,
  sent: (title) => `உங்கள் விண்ணப்பம் அனுப்பப்பட்டது: ${title}`,
  refused: (title) => `உங்கள் விண்ணப்பம் அனுப்பப்படவில்லை: ${title}`,
  seeWhy: "காரணத்தைப் பார்",
  notSent: "உங்கள் விண்ணப்பத்தை அனுப்ப முடியவில்லை.",
  limitReached: "இந்த மாதத்துக்கான உங்கள் விண்ணப்பங்கள் அனைத்தும் முடிந்துவிட்டன.",
  questionsChanged: "நிறுவனம் தன் கேள்விகளை மாற்றியுள்ளது. மீண்டும் பதிலளியுங்கள்.",
  kept: "நீங்கள் எழுதியது",
  openAgain: "மீண்டும் திற",
  remove: "அழி",
};
