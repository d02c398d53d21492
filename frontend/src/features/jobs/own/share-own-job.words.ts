import { defineWords } from "../../../shared/words";

interface SharedJob {
  title: string;
  company: string;
  pay: string;
  place: string;
  url: string;
}

/** What somebody reads who is sent the job. */
const message = ({ title, company, pay, place, url }: SharedJob) =>
  `${company} is hiring: ${title}\n${pay}, ${place}\n${url}`;

export const shareOwnJobWords = defineWords("share-own-job", {
  en: {
    share: "Share",
    link: "The job's address",
    copy: "Copy link",
    copied: "Link copied",
    notCopied: (url: string) => `The link could not be copied: ${url}`,
    whatsApp: "WhatsApp",
    mail: "E-mail",
    message,
    subject: ({ title, company }: SharedJob) => `${company} is hiring: ${title}`,
    posterTitle: "Poster for your window",
    posterHint: "A4, with a QR code that leads to this job.",
    print: "Print poster",
    poster: {
      hiring: (company: string) => `${company} is hiring`,
      scan: "Scan to read more and apply",
      free: "Applying is free. Nobody may ask you for money.",
      openings: (count: number) => (count === 1 ? null : `${count} openings`),
      qr: "QR code",
    },
  },
});
