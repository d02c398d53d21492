import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("te");

export const words: SeekerWords["job-topic"] = {
  jobs: "ఉద్యోగాలు",
  loadFailed: "ఈ ఉద్యోగాలను లోడ్ చేయలేకపోయాం.",
  title: ({ trade, city }) => {
    const jobs = trade === null ? "ఉద్యోగాలు" : `${trade} ఉద్యోగాలు`;
    return city === null ? jobs : `${jobs}: ${city}`;
  },
  figures: ({ total, isTotalCapped, companyCount, pay, newestAt }) => {
    const jobs = isTotalCapped || total > 1 ? "ఉద్యోగాలు ఉన్నాయి" : "ఉద్యోగం ఉంది";
    const companies = companyCount === 1 ? "కంపెనీలో" : "కంపెనీల్లో";
    return [
      `${format.count(companyCount)} ${companies} ${format.count(total)}${isTotalCapped ? "+" : ""} ${jobs}.`,
      pay !== null && `జీతం: ${pay}.`,
      newestAt !== null && `కొత్తది పోస్ట్ చేసిన తేదీ: ${format.day(newestAt)}.`,
    ]
      .filter(Boolean)
      .join(" ");
  },
  otherTrades: (trade, city) => `${trade === null ? "ఉద్యోగాలు" : "వేరే ఉద్యోగాలు"}: ${city ?? ""}`,
  otherCities: (trade) => `వేరే నగరాల్లో ${trade ?? ""} ఉద్యోగాలు`,
  nearCities: (city) => `చుట్టుపక్కల: ${city ?? ""}`,
};
