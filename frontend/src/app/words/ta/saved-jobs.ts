import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("ta");

export const words: SeekerWords["saved-jobs"] = {
  savedJobs: "சேமித்த வேலைகள்",
  saved: (at) => `சேமித்தது ${format.shortDay(at)}`,
  closed: "வேலை மூடப்பட்டது",
  remove: (title) => `சேமித்த வேலைகளிலிருந்து நீக்கு: ${title}`,
  removed: "சேமித்த வேலைகளிலிருந்து நீக்கப்பட்டது",
  undo: "மாற்றத்தைத் திருப்பு",
  restored: "மீண்டும் சேமித்த வேலைகளில் உள்ளது",
  notRestored: "இந்த வேலையை மீண்டும் சேமிக்க முடியவில்லை. மீண்டும் முயலுங்கள்.",
  notRemoved: "இந்த வேலையை நீக்க முடியவில்லை. மீண்டும் முயலுங்கள்.",
  viewAll: (total) => `எல்லாம் பார் (${format.count(total)})`,
  findJobs: "வேலை தேடுங்கள்",
  none: "சேமித்த வேலைகள் இன்னும் இல்லை",
  noneHint: "நீங்கள் சேமிக்கும் வேலைகள் இங்கே வரும்.",
};
