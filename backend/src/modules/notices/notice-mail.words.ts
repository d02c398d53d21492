import { inWords } from "../../text/text.rules";

/** What mails of notices say around titles, in one language (LANG-10). */
export interface NoticeMailWords {
  greeting(name: string | null): string;
  /** A title as a sentence of its own. */
  sentence(title: string): string;
  /** Where one chooses what is mailed. */
  foot(url: string): string;
  summarySubject(count: number): string;
  newSince: string;
  more(count: number, url: string): string;
  /** What the other side of an application said. */
  theyWrote(text: string): string;
  /** A file that came with it; it stays on the portal (MSGF-05). */
  theySent(fileName: string): string;
  /** What an admin of the portal said. */
  weWrote(text: string): string;
}

export const english: NoticeMailWords = {
  greeting: (name) => (name ? `Hello ${name},` : "Hello,"),
  sentence: (title) => `${title}.`,
  foot: (url) => `JobPortal\n\nChoose what we write to you about: ${url}`,
  summarySubject: (count) => `${inWords(count)} things that are new for you`,
  newSince: "This is new since your last mail:",
  more: (count, url) => `And ${inWords(count)} more: ${url}`,
  theyWrote: (text) => `They wrote: ${text}`,
  theySent: (fileName) => `They sent a file: ${fileName}. Open the conversation to download it.`,
  weWrote: (text) => `We wrote: ${text}`,
};
