import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("kn");

interface Found {
  total: number;
  isTotalCapped: boolean;
}

const figure = ({ total, isTotalCapped }: Found) => `${format.count(total)}${isTotalCapped ? "+" : ""}`;
const jobs = (found: Found) => (found.total === 1 ? "1 ಕೆಲಸ" : `${figure(found)} ಕೆಲಸಗಳು`);

export const words: SeekerWords["job-results"] = {
  widerArea: "ಸುತ್ತಲಿನ ದೊಡ್ಡ ಪ್ರದೇಶದಲ್ಲಿ",
  popularPlaces: "ಜನಪ್ರಿಯ ಸ್ಥಳಗಳು",
  remote: "ರಿಮೋಟ್",
  anywhere: "ಎಲ್ಲಾದರೂ",
  unlisted: "ಪಟ್ಟಿಯಲ್ಲಿರುವುದಕ್ಕಿಂತ ಹೆಚ್ಚು ಕೆಲಸಗಳು ಹೊಂದುತ್ತವೆ. ಉಳಿದವನ್ನು ನೋಡಲು ಒಂದು ಪದ, ಸ್ಥಳ ಅಥವಾ ಫಿಲ್ಟರ್ ಸೇರಿಸಿ.",
  unmeasured: "ಅಲ್ಲಿಂದ ದೂರ ಲೆಕ್ಕ ಹಾಕಲು ಆಗಲಿಲ್ಲ. ಈ ಪಟ್ಟಿಯಲ್ಲಿ ದೂರ ತೋರಿಸಿಲ್ಲ.",

  close: {
    WITHOUT_CONDITION: (found) => `ಅದಿಲ್ಲದೆ ${jobs(found)}`,
    NEARBY: (found, _q, places) => `${places}: ${jobs(found)}`,
    ELSEWHERE: (found) => `ಭಾರತದ ಬೇರೆ ಕಡೆ ${jobs(found)}`,
  },
  leftOut: "ಬಿಡಲಾಗಿದೆ",
  showAll: (found) => (found.total === 1 ? "ಇದೊಂದನ್ನು ಹುಡುಕಿ" : `ಎಲ್ಲಾ ತೋರಿಸಿ (${figure(found)})`),

  empty: {
    title: "ಇವೆಲ್ಲಕ್ಕೂ ಹೊಂದುವ ಕೆಲಸ ಇನ್ನೂ ಇಲ್ಲ",
    hint: "ಹುಡುಕಾಟದಿಂದ ಒಂದನ್ನು ಬಿಡಿ, ಅಥವಾ ಬೇರೆ ನಗರದಲ್ಲಿ ನೋಡಿ.",
    hintEverywhere: "ಹುಡುಕಾಟದಿಂದ ಒಂದನ್ನು ಬಿಡಿ.",
    hintClose: "ಇವು ಹೆಚ್ಚು ಹತ್ತಿರವಾಗಿವೆ.",
    withoutFilters: "ಫಿಲ್ಟರ್ ಇಲ್ಲದೆ ಹುಡುಕಿ",
    allTypes: "ಎಲ್ಲಾ ಬಗೆಯ ಕೆಲಸ ತೋರಿಸಿ",
    anywhere: "ಎಲ್ಲಾ ಕಡೆ ಹುಡುಕಿ",
    withoutText: (q) => `“${q.length > 30 ? `${q.slice(0, 30)}…` : q}” ಇಲ್ಲದೆ ಹುಡುಕಿ`,
    clearAll: "ಇಡೀ ಹುಡುಕಾಟ ಅಳಿಸಿ",
    leadsTo: (figure) => `(${figure})`,
    otherPlaces: "ಬೇರೆ ಸ್ಥಳಗಳಲ್ಲಿ ಇದೇ ಹುಡುಕಾಟ",
    popularPlaces: "ಅಥವಾ ಎಲ್ಲಾ ಕೆಲಸಗಳನ್ನು ನೋಡಿ:",
  },
  noJobs: {
    title: "ಇನ್ನೂ ಕೆಲಸಗಳಿಲ್ಲ",
    hint: "ಮೊದಲು ಪೋಸ್ಟ್ ಆಗುವ ಕೆಲಸ ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತದೆ.",
    postJob: "ಕೆಲಸ ಪೋಸ್ಟ್ ಮಾಡಿ",
  },
};
