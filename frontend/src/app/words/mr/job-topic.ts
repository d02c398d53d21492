import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("mr");

export const words: SeekerWords["job-topic"] = {
  jobs: "नोकऱ्या",
  loadFailed: "या नोकऱ्या लोड झाल्या नाहीत.",
  title: ({ trade, city }) =>
    [city !== null && `${city} येथे`, trade !== null && trade, "नोकऱ्या"].filter(Boolean).join(" "),
  figures: ({ total, isTotalCapped, companyCount, pay, newestAt }) => {
    const jobs = isTotalCapped || total > 1 ? "नोकऱ्या खुल्या आहेत" : "नोकरी खुली आहे";
    const companies = companyCount === 1 ? "कंपनीत" : "कंपन्यांमध्ये";
    return [
      `${format.count(companyCount)} ${companies} ${format.count(total)}${isTotalCapped ? "+" : ""} ${jobs}.`,
      pay !== null && `पगार: ${pay}.`,
      newestAt !== null && `सर्वात नवीन ${format.day(newestAt)} रोजी पोस्ट झाली.`,
    ]
      .filter(Boolean)
      .join(" ");
  },
  otherTrades: (trade, city) => `${city ?? ""} येथे ${trade === null ? "कामे" : "इतर कामे"}`,
  otherCities: (trade) => `इतर शहरांमध्ये ${trade ?? ""} नोकऱ्या`,
  nearCities: (city) => `जवळपास: ${city ?? ""}`,
};
