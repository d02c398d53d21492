import type { InterviewMailWords } from "./interview-mail.words";

export const hindi: InterviewMailWords = {
  indianTime: (moment) => `${moment}, भारत का समय`,
  inPerson: (minutes, place) => `आमने-सामने, ${minutes} मिनट: ${place}`,
  byPhone: (minutes, phone) => `फ़ोन पर, ${minutes} मिनट${phone === null ? "" : `: फ़ोन ${phone} से आएगा`}`,
  byVideo: (minutes, url) => `वीडियो पर, ${minutes} मिनट: ${url}`,
  withWhom: (name) => `${name} के साथ`,
  phone: "फ़ोन पर",
  event: (jobTitle, company) => `इंटरव्यू: ${company} में ${jobTitle}`,
  eventWith: (candidate, jobTitle) => `इंटरव्यू: ${candidate}, ${jobTitle}`,
};
