import { formatsIn } from "../../shared/language/formats";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

interface Topic {
  trade: string | null;
  city: string | null;
}

interface Figures {
  total: number;
  isTotalCapped: boolean;
  companyCount: number;
  pay: string | null;
  newestAt: string | null;
}

export const jobTopicWords = defineWords("job-topic", {
  en: {
    jobs: "Jobs",
    loadFailed: "We couldn’t load these jobs.",
    title: ({ trade, city }: Topic) =>
      [trade === null ? "Jobs" : `${trade} jobs`, city !== null && `in ${city}`].filter(Boolean).join(" "),
    figures: ({ total, isTotalCapped, companyCount, pay, newestAt }: Figures) => {
      const jobs = isTotalCapped || total > 1 ? "jobs are" : "job is";
      const companies = companyCount === 1 ? "company" : "companies";
      return [
        `${format.count(total)}${isTotalCapped ? "+" : ""} ${jobs} open at ${format.count(companyCount)} ${companies}.`,
        pay !== null && `Pay: ${pay}.`,
        newestAt !== null && `The newest was posted on ${format.day(newestAt)}.`,
      ]
        .filter(Boolean)
        .join(" ");
    },
    otherTrades: (trade: string | null, city: string | null) =>
      `${trade === null ? "Work" : "Other work"} in ${city ?? ""}`,
    otherCities: (trade: string | null) => `${trade ?? ""} jobs in other cities`,
    nearCities: (city: string | null) => `Near ${city ?? ""}`,
  },
});
