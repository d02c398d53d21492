import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { jobTopicWords } from "./job-topic.words";

const format = formatsIn("hi");

export const words: Translated<typeof jobTopicWords> = {
  jobs: "नौकरियाँ",
  loadFailed: "ये नौकरियाँ खुल नहीं सकीं।",
  title: ({ trade, city }) =>
    [city !== null && `${city} में`, trade === null ? "नौकरियाँ" : `${trade} की नौकरियाँ`]
      .filter(Boolean)
      .join(" "),
  figures: ({ total, isTotalCapped, companyCount, pay, newestAt }) => {
    const isOne = total === 1 && !isTotalCapped;
    const companies = companyCount === 1 ? "कंपनी" : "कंपनियों";
    return [
      `${format.count(companyCount)} ${companies} में ${format.count(total)}${isTotalCapped ? "+" : ""} ${isOne ? "नौकरी खुली है" : "नौकरियाँ खुली हैं"}।`,
      pay !== null && `वेतन: ${pay}।`,
      newestAt !== null && `सबसे नई ${format.day(newestAt)} को पोस्ट हुई।`,
    ]
      .filter(Boolean)
      .join(" ");
  },
  otherTrades: (trade, city) => `${city ?? ""} में ${trade === null ? "काम" : "दूसरे काम"}`,
  otherCities: (trade) => `दूसरे शहरों में ${trade ?? ""} की नौकरियाँ`,
  nearCities: (city) => `${city ?? ""} के पास`,
};
