import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("kn");

export const words: SeekerWords["job-topic"] = {
  jobs: "ಕೆಲಸಗಳು",
  loadFailed: "ಈ ಕೆಲಸಗಳನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.",
  title: ({ trade, city }) => {
    const jobs = trade === null ? "ಕೆಲಸಗಳು" : `${trade} ಕೆಲಸಗಳು`;
    return city === null ? jobs : `${jobs}: ${city}`;
  },
  figures: ({ total, isTotalCapped, companyCount, pay, newestAt }) => {
    const jobs = isTotalCapped || total > 1 ? "ಕೆಲಸಗಳು ಖಾಲಿ ಇವೆ" : "ಕೆಲಸ ಖಾಲಿ ಇದೆ";
    const companies = companyCount === 1 ? "ಕಂಪನಿಯಲ್ಲಿ" : "ಕಂಪನಿಗಳಲ್ಲಿ";
    return [
      `${format.count(companyCount)} ${companies} ${format.count(total)}${isTotalCapped ? "+" : ""} ${jobs}.`,
      pay !== null && `ಸಂಬಳ: ${pay}.`,
      newestAt !== null && `ಕೊನೆಯದಾಗಿ ಪೋಸ್ಟ್ ಆದದ್ದು ${format.day(newestAt)}.`,
    ]
      .filter(Boolean)
      .join(" ");
  },
  otherTrades: (trade, city) => `${trade === null ? "ಕೆಲಸಗಳು" : "ಬೇರೆ ಕೆಲಸಗಳು"}: ${city ?? ""}`,
  otherCities: (trade) => `ಬೇರೆ ನಗರಗಳಲ್ಲಿ ${trade ?? ""} ಕೆಲಸಗಳು`,
  nearCities: (city) => `ಹತ್ತಿರದಲ್ಲಿ: ${city ?? ""}`,
};
