import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("bn");

export const words: SeekerWords["job-topic"] = {
  jobs: "চাকরি",
  loadFailed: "এই চাকরিগুলি লোড করা যায়নি।",
  title: ({ trade, city }) => {
    const jobs = trade === null ? "চাকরি" : `${trade} চাকরি`;
    return city === null ? jobs : `${jobs}: ${city}`;
  },
  figures: ({ total, isTotalCapped, companyCount, pay, newestAt }) =>
    [
      `${format.count(companyCount)}টি কোম্পানিতে ${format.count(total)}${isTotalCapped ? "+" : "টি"} চাকরি আছে।`,
      pay !== null && `বেতন: ${pay}।`,
      newestAt !== null && `সবচেয়ে নতুনটি পোস্ট হয়েছে ${format.day(newestAt)}।`,
    ]
      .filter(Boolean)
      .join(" "),
  otherTrades: (trade, city) => `${trade === null ? "চাকরি" : "অন্য চাকরি"}: ${city ?? ""}`,
  otherCities: (trade) => `অন্য শহরে ${trade ?? ""} চাকরি`,
  nearCities: (city) => `কাছাকাছি: ${city ?? ""}`,
};
