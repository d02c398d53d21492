import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("ta");

export const words: SeekerWords["job-topic"] = {
  jobs: "வேலைகள்",
  loadFailed: "இந்த வேலைகளை ஏற்ற முடியவில்லை.",
  title: ({ trade, city }) => {
    const jobs = trade === null ? "வேலைகள்" : `${trade} வேலைகள்`;
    return city === null ? jobs : `${jobs}: ${city}`;
  },
  figures: ({ total, isTotalCapped, companyCount, pay, newestAt }) => {
    const jobs = isTotalCapped || total > 1 ? "வேலைகள் உள்ளன" : "வேலை உள்ளது";
    const companies = companyCount === 1 ? "நிறுவனத்தில்" : "நிறுவனங்களில்";
    return [
      `${format.count(companyCount)} ${companies} ${format.count(total)}${isTotalCapped ? "+" : ""} ${jobs}.`,
      pay !== null && `சம்பளம்: ${pay}.`,
      newestAt !== null && `கடைசியாகப் பதிவிடப்பட்டது ${format.day(newestAt)}.`,
    ]
      .filter(Boolean)
      .join(" ");
  },
  otherTrades: (trade, city) => `${trade === null ? "வேலைகள்" : "வேறு வேலைகள்"}: ${city ?? ""}`,
  otherCities: (trade) => `வேறு நகரங்களில் ${trade ?? ""} வேலைகள்`,
  nearCities: (city) => `அருகில்: ${city ?? ""}`,
};
