import { skipToken } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { Combobox } from "../../design-system/Combobox/Combobox";
import { candidatesWords } from "../../features/applications/candidates.words";
import { useWords } from "../../shared/words";
import {
  useCandidateJobsQuery,
  useChosenJobQuery,
  type ChosenJob_JobFragment,
} from "./CandidatesScreen.generated";

/** How long typing rests before the server is asked. */
const REST_MS = 180;
/** The server takes no longer text. */
const MOST_LETTERS = 120;

interface JobChoiceProps {
  /** Empty: the candidates of all jobs. */
  jobId: string;
  onChange(jobId: string): void;
}

/** One of all the jobs of the viewer's companies, found by words of its title or its reference. */
export function JobChoice({ jobId, onChange }: JobChoiceProps) {
  const { filters: words } = useWords(candidatesWords);
  const [typed, setTyped] = useState("");
  const text = useRested(typed.trim().slice(0, MOST_LETTERS));
  const { data, previousData, loading } = useCandidateJobsQuery({ variables: { text } });
  const chosen = useChosenJobQuery(jobId ? { variables: { id: jobId } } : skipToken).data?.myJob;
  const found = (data ?? previousData)?.myJobs.items ?? [];
  return (
    <Combobox
      label={words.job}
      placeholder={words.allJobs}
      value={jobId && chosen ? optionOf(chosen) : null}
      options={found.map(optionOf)}
      onSearch={setTyped}
      isSearching={loading}
      onChange={(option) => onChange(option?.value ?? "")}
    />
  );
}

const optionOf = ({ id, title, location }: ChosenJob_JobFragment) => ({
  value: id,
  label: title,
  hint: location,
});

/** A text as it stood when it last rested; empty at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(text), REST_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : rested;
}
