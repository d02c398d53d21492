import { useRested } from "../../shared/useRested";
import { useDescribePayQuery, type DescribePayQuery } from "./JobForm.generated";

export type PayReading = DescribePayQuery["describePay"];

/** How long typing rests before the server is asked, in ms: people stop and think within a sum. */
const REST_MS = 300;
/** The server takes no longer text. */
const MOST_LETTERS = 60;

/** How the server understands a text about pay; null until it has said so of this very text. Failures are silent. */
export function usePayReading(typed: string): PayReading | null {
  const text = typed.trim();
  const rested = useRested(text, REST_MS);
  const isAsked = rested !== "" && rested.length <= MOST_LETTERS;
  const { data } = useDescribePayQuery({ variables: { text: rested }, skip: !isAsked });
  return isAsked && rested === text ? (data?.describePay ?? null) : null;
}
