import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { snapshot } from "../../../shared/apollo-client";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { forgetJobLists } from "../job/forget-job-lists";
import { jobsCsvWords } from "./jobs-csv.words";
import {
  PreviewJobsCsvDocument,
  useImportJobsCsvMutation,
  type PreviewJobsCsvQuery,
} from "./JobsCsv.generated";

/** The server takes no larger file. */
const MAX_BYTES = 2_000_000;

export type JobsCsvPreview = PreviewJobsCsvQuery["previewJobsCsv"];

interface ChosenFile {
  name: string;
  text: string;
  companyId: string;
  /** With it the same file brings nothing in twice. */
  importId: string;
  preview: JobsCsvPreview;
}

/** A file of jobs on its way in: checked whole, then all of it or nothing. */
export function useJobsCsv(onImported: (created: number, held: number) => void) {
  const words = useWords(jobsCsvWords);
  const textOf = useRefusalText();
  const client = useApolloClient();
  const [send, { loading: isImporting }] = useImportJobsCsvMutation({ update: forgetJobLists });
  const [isReading, setIsReading] = useState(false);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // The answer about a file that was replaced meanwhile is dropped.
  const turn = useRef(0);

  async function choose(file: File, companyId: string) {
    const own = (turn.current += 1);
    setChosen(null);
    setFailure(file.size > MAX_BYTES ? words.tooLarge : null);
    if (file.size > MAX_BYTES) return;
    setIsReading(true);
    try {
      const text = await file.text();
      const { data } = await client.query({
        query: PreviewJobsCsvDocument,
        variables: { input: { companyId, csv: text } },
        fetchPolicy: "no-cache",
        context: snapshot,
      });
      if (own !== turn.current || !data) return;
      const importId = crypto.randomUUID();
      setChosen({ name: file.name, text, companyId, importId, preview: data.previewJobsCsv });
    } catch (error) {
      if (own === turn.current) setFailure(textOf(readRefusal(error)) || words.notRead);
    } finally {
      if (own === turn.current) setIsReading(false);
    }
  }

  async function importChosen(isConfirmed: boolean) {
    if (!chosen) return;
    setFailure(null);
    const { companyId, text: csv, importId } = chosen;
    const input = { companyId, csv, importId, isConfirmed };
    try {
      const { data } = await send({ variables: { input, clientRequestId: importId } });
      onImported(data?.importJobsCsv.created ?? 0, data?.importJobsCsv.held ?? 0);
    } catch (error) {
      setFailure(`${words.notImported} ${textOf(readRefusal(error)) || words.tryAgain}`);
    }
  }

  function forget() {
    turn.current += 1;
    setChosen(null);
    setFailure(null);
    setIsReading(false);
  }

  return { choose, importChosen, forget, chosen, isReading, isImporting, failure };
}
