/** What the mail of a code says, in one language (LANG-10). */
export interface WorkEmailWords {
  subject(company: string, code: string): string;
  /** Its paragraphs. @param minutes for which the code holds */
  lines(company: string, code: string, minutes: number): string[];
}

export const english: WorkEmailWords = {
  subject: (company, code) => `${code} is your code for ${company} on JobPortal`,
  lines: (company, code, minutes) => [
    "Hello,",
    `Somebody who acts for ${company} on JobPortal gave this address. Type this code there to confirm it:`,
    code,
    `It holds for ${minutes} minutes. If this wasn't you, do nothing, and give the code to nobody.`,
    "JobPortal",
  ],
};
