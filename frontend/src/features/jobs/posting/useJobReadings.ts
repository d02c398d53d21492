import { useRested } from "../../../shared/useRested";
import type { JobFormValues } from "./job-form";
import {
  useDescribeExperienceQuery,
  useDescribeLocationQuery,
  useDescribePayQuery,
  type DescribeExperienceQuery,
  type DescribeLocationQuery,
  type DescribePayQuery,
} from "./JobForm.generated";

export type PayReading = DescribePayQuery["describePay"];
export type ExperienceReading = DescribeExperienceQuery["describeExperience"];
export type LocationReading = DescribeLocationQuery["describeLocation"];

/** How the server understands what is typed; null until it has said so of this very text. Failures are silent. */
export interface JobReadings {
  location: LocationReading | null;
  pay: PayReading | null;
  experience: ExperienceReading | null;
}

/** How long typing rests before the server is asked, in ms: people stop and think within a sum. */
const REST_MS = 300;
/** The server takes no longer texts. */
const MOST_LETTERS = { location: 300, pay: 60, experience: 60 } as const;

export function useJobReadings(values: JobFormValues): JobReadings {
  const location = useQuestion(values, "location");
  const pay = useQuestion(values, "pay");
  const experience = useQuestion(values, "experience");
  const { data: ofLocation } = useDescribeLocationQuery(location);
  const { data: ofPay } = useDescribePayQuery(pay);
  const { data: ofExperience } = useDescribeExperienceQuery(experience);
  return {
    location: location.skip ? null : (ofLocation?.describeLocation ?? null),
    pay: pay.skip ? null : (ofPay?.describePay ?? null),
    experience: experience.skip ? null : (ofExperience?.describeExperience ?? null),
  };
}

/** Asked once typing has rested on a text that the server takes. */
function useQuestion(values: JobFormValues, field: keyof JobReadings) {
  const text = values[field].trim();
  const rested = useRested(text, REST_MS);
  return { variables: { text }, skip: rested !== text || text === "" || text.length > MOST_LETTERS[field] };
}
