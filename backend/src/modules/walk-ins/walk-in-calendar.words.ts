/** What the calendar file of a number says, in one language. */
export interface WalkInCalendarWords {
  /** The event's name in a calendar. */
  event(jobTitle: string, company: string): string;
  number(number: number, code: string): string;
  hours(hours: string): string;
}

export const english: WalkInCalendarWords = {
  event: (jobTitle, company) => `Walk-in: ${jobTitle} at ${company}`,
  number: (number, code) => `Your number is ${number}. Show this code at the desk: ${code}`,
  hours: (hours) => `Hours: ${hours}`,
};
