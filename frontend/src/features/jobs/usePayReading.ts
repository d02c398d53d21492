import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { DescribePayDocument, type DescribePayQuery } from "./JobForm.generated";

export type PayReading = DescribePayQuery["describePay"];

/** How long typing rests before the server is asked. */
const REST_MS = 300;
/** The server takes no longer text. */
const MOST_LETTERS = 60;

/** How the server understands a text about pay; null until it has said so of this very text. Failures are silent. */
export function usePayReading(typed: string): PayReading | null {
  const client = useApolloClient();
  const text = typed.trim();
  const [known, setKnown] = useState<{ text: string; reading: PayReading } | null>(null);
  useEffect(() => {
    if (text === "" || text.length > MOST_LETTERS) return;
    let isCurrent = true;
    const timer = window.setTimeout(() => {
      client
        .query({ query: DescribePayDocument, variables: { text } })
        .then(({ data }) => {
          if (isCurrent && data) setKnown({ text, reading: data.describePay });
        })
        .catch(() => undefined);
    }, REST_MS);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [client, text]);
  return known?.text === text ? known.reading : null;
}
