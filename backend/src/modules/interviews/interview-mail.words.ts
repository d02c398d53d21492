/** What mails and calendar files say of an agreed interview, in one language (LANG-10). */
export interface InterviewMailWords {
  /** @param moment as `indianMoment` writes it */
  indianTime(moment: string): string;
  inPerson(minutes: number, place: string): string;
  /** @param phone the number that the call comes from; null where it isn't told */
  byPhone(minutes: number, phone: string | null): string;
  byVideo(minutes: number, url: string): string;
  withWhom(name: string): string;
  /** The calendar's location of a call. */
  phone: string;
  /** The event's name in the candidate's calendar. */
  event(jobTitle: string, company: string): string;
  /** In the company's. */
  eventWith(candidate: string, jobTitle: string): string;
}

export const english: InterviewMailWords = {
  indianTime: (moment) => `${moment}, Indian time`,
  inPerson: (minutes, place) => `In person, ${minutes} minutes: ${place}`,
  byPhone: (minutes, phone) =>
    `By phone, ${minutes} minutes${phone === null ? "" : `: the call comes from ${phone}`}`,
  byVideo: (minutes, url) => `By video, ${minutes} minutes: ${url}`,
  withWhom: (name) => `With ${name}`,
  phone: "By phone",
  event: (jobTitle, company) => `Interview: ${jobTitle} at ${company}`,
  eventWith: (candidate, jobTitle) => `Interview: ${candidate}, ${jobTitle}`,
};
