import type { WalkInCalendarWords } from "./walk-in-calendar.words";

export const hindi: WalkInCalendarWords = {
  event: (jobTitle, company) => `वॉक-इन: ${company} में ${jobTitle}`,
  number: (number, code) => `आपका नंबर ${number} है। डेस्क पर यह कोड दिखाएँ: ${code}`,
  hours: (hours) => `समय: ${hours}`,
};
