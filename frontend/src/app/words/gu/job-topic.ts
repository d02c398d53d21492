import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("gu");

export const words: SeekerWords["job-topic"] = {
  jobs: "નોકરીઓ",
  loadFailed: "આ નોકરીઓ લોડ થઈ શકી નહીં.",
  title: ({ trade, city }) => {
    const jobs = trade === null ? "નોકરીઓ" : `${trade} નોકરીઓ`;
    return city === null ? jobs : `${jobs}: ${city}`;
  },
  figures: ({ total, isTotalCapped, companyCount, pay, newestAt }) => {
    const jobs = isTotalCapped || total > 1 ? "નોકરીઓ" : "નોકરી";
    const companies = companyCount === 1 ? "કંપનીમાં" : "કંપનીઓમાં";
    return [
      `${format.count(companyCount)} ${companies} ${format.count(total)}${isTotalCapped ? "+" : ""} ${jobs} ખુલ્લી છે.`,
      pay !== null && `પગાર: ${pay}.`,
      newestAt !== null && `સૌથી નવી ${format.day(newestAt)}ના રોજ પોસ્ટ થઈ.`,
    ]
      .filter(Boolean)
      .join(" ");
  },
  otherTrades: (trade, city) => `${trade === null ? "નોકરીઓ" : "બીજાં કામ"}: ${city ?? ""}`,
  otherCities: (trade) => `બીજાં શહેરોમાં ${trade ?? ""} નોકરીઓ`,
  nearCities: (city) => `નજીકમાં: ${city ?? ""}`,
};
