import { inWords } from "../../text/text.rules";
import { AlertFrequency } from "./alert.enums";

/** What mails of alerts say around their searches and jobs, in one language (LANG-10). */
export interface AlertMailWords {
  subject(total: number, title: string): string;
  greeting(name: string | null): string;
  askedFor(conditions: readonly string[]): string;
  wereOpen(total: number): string;
  fits(reasons: readonly string[]): string;
  /** @param total null where the mail shows all of them */
  seeAll(total: number | null): string;
  /** Why the mail comes, and how often. */
  because(frequency: AlertFrequency, title: string): string;
  dailyInstead: string;
  weeklyInstead: string;
  pause: string;
  end: string;
  questionSubject(title: string): string;
  question(frequency: AlertFrequency, title: string, conditions: readonly string[]): string;
  confirm: string;
  notYou: string;
}

const RHYTHM: Readonly<Record<AlertFrequency, string>> = {
  [AlertFrequency.INSTANT]: "as new jobs come in",
  [AlertFrequency.DAILY]: "daily at 8 AM",
  [AlertFrequency.WEEKLY]: "on Mondays at 8 AM",
};

const inBrackets = (conditions: readonly string[]) =>
  conditions.length > 0 ? ` (${conditions.join(", ")})` : "";

export const english: AlertMailWords = {
  subject: (total, title) => `${inWords(total)} new ${total === 1 ? "job" : "jobs"}: ${title}`,
  greeting: (name) => (name ? `Hello ${name}.` : "Hello."),
  askedFor: (conditions) => `You asked for: ${conditions.join(", ")}.`,
  wereOpen: (total) => `${total === 1 ? "It was" : "All were"} open when we wrote.`,
  fits: (reasons) => `Fits: ${reasons.join(", ")}`,
  seeAll: (total) => (total === null ? "See all that fit" : `See all ${inWords(total)}`),
  because: (frequency, title) => `You get this ${RHYTHM[frequency]} because you set the alert “${title}”.`,
  dailyInstead: "Daily instead",
  weeklyInstead: "Weekly instead",
  pause: "Pause",
  end: "End this alert",
  questionSubject: (title) => `Confirm your job alert: ${title}`,
  question: (frequency, title, conditions) =>
    `Somebody asked us to send new jobs for ${title}${inBrackets(conditions)} to this address ${RHYTHM[frequency]}.`,
  confirm: "Confirm",
  notYou: "Wasn’t it you? Do nothing: we won’t write again. The link works for 7 days.",
};
