import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useToast } from "../../../design-system";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { forgetJobLists } from "../job/forget-job-lists";
import type { JobFile_FileFragment } from "./JobFile.generated";
import { useMyJobFileQuery } from "./JobFile.generated";
import { jobFileWords } from "./job-file.words";

/** How often a file is looked at while the server works on it, in milliseconds. */
export const POLL_MS = 1_000;

/** For a mutation that answers at rows: the page of them that is shown is asked for anew. */
export const ROWS_ANEW = { refetchQueries: ["JobFileRows"] };

/** Whether the server is at work on the file. */
export const isUnderWay = ({ state, isStopped, counts }: JobFile_FileFragment): boolean =>
  state === "READING" ||
  state === "POSTING" ||
  state === "WITHDRAWING" ||
  (state === "MENDING" && !isStopped && counts.read < counts.rows);

/** A file on its way in, asked for anew as long as the server works on it. */
export function useJobFile(id: string) {
  const { cache } = useApolloClient();
  const [isAwaited, setIsAwaited] = useState(true);
  const { data, loading, refetch } = useMyJobFileQuery({
    variables: { id },
    pollInterval: isAwaited ? POLL_MS : 0,
  });
  const file = data?.myJobFile;
  const isWorking = file ? isUnderWay(file) : false;
  if (file && isWorking !== isAwaited) {
    setIsAwaited(isWorking);
    if (file.state === "DONE" || file.state === "WITHDRAWN") forgetJobLists(cache);
  }
  // An answer that comes late tells of before, when nothing was under way: one look more sees what is.
  useEffect(() => {
    if (isAwaited) return;
    const look = setTimeout(() => void refetch(), POLL_MS);
    return () => clearTimeout(look);
  }, [isAwaited, refetch]);
  return { file, isLoading: loading && !data, isGone: data?.myJobFile === null, refetch };
}

/** Ends with the last act that was begun. */
let acts: Promise<unknown> = Promise.resolve();

/** Runs an act behind those before it: the answer to an earlier one, come late, would show the file as it was then. */
async function inTurn(call: () => Promise<unknown>): Promise<void> {
  const turn = acts.then(call);
  acts = turn.catch(() => undefined);
  await turn;
}

/** Ends once no act is under way. */
export const actsDone = (): Promise<unknown> => acts;

/** Runs an act on a file, one after the other; a toast says if it failed, and it never rejects. */
export function useJobFileAct() {
  const words = useWords(jobFileWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function act(call: () => Promise<unknown>): Promise<boolean> {
    setIsBusy(true);
    try {
      await inTurn(call);
      return true;
    } catch (error) {
      showToast({ text: textOf(readRefusal(error)) || words.failedAct, tone: "danger" });
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  return { act, isBusy };
}
