import { formatsIn } from "../../shared/language/formats";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

export const mailSuppressionWords = defineWords("mail-suppression", {
  en: {
    bounced: (email: string) => `Mails to ${email} come back. Check the address.`,
    complained: (email: string) =>
      `A mail to ${email} was marked as spam, so we send none there. Your alerts’ mails are off.`,
    tryAgain: "Try again",
    trying: "Trying...",
    tryFrom: (at: string) => `You can try again from ${format.dateTime(at)}.`,
    isLifted: (email: string) => `We send mails to ${email} again.`,
    notLifted: "We couldn’t save this. Check your connection and try again.",
    /** To admins. */
    mails: "Mails",
    bouncedSince: (at: string) => `They come back since ${format.date(at)}`,
    complainedSince: (at: string) => `None is sent: marked as spam on ${format.date(at)}`,
  },
});
