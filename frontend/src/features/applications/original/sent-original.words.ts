import { defineWords } from "../../../shared/words";

export const sentOriginalWords = defineWords("sent-original", {
  en: {
    choice: {
      label: "Your own file",
      none: "No file",
      goes: (company: string, parts: readonly string[]) => `${company} gets ${parts.join(" and ")}.`,
      profile: "your profile",
      resume: (title: string) => `your resume ‘${title}’`,
      file: (name: string) => `your file ${name} as it is`,
      opens:
        "They read the file’s text at once. They get the file itself, with your phone and e-mail, if they shortlist you.",
    },
    sent: {
      title: "Their own file",
      closed:
        "This is its text, without phone and e-mail. The file itself opens once you shortlist this candidate.",
      closedScan: "This file is a scan. It opens once you shortlist this candidate.",
      unreadable: "We can’t show this file. Download it to read it.",
      download: "Download the File",
      downloadFailed: "We couldn’t load the file. Please try again.",
      page: (number: number, count: number) => `Page ${number} of ${count}`,
      previous: "Previous",
      next: "Next",
      pageFailed: "We can’t show this page. Try again, or download the file.",
      retry: "Try Again",
      text: "Read it as text",
    },
    own: { download: (name: string) => `Download ${name}` },
  },
});
