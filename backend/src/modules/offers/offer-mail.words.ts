/** What mails say of an offer's terms, in one language (LANG-10). */
export interface OfferMailWords {
  pay(headline: string): string;
  joins(day: string): string;
  replyBy(day: string): string;
  safe: string;
}

export const english: OfferMailWords = {
  pay: (headline) => `Pay: ${headline}`,
  joins: (day) => `Joining date: ${day}`,
  replyBy: (day) => `Answer by: ${day}`,
  safe: "An offer never asks for money. Report one that does.",
};
