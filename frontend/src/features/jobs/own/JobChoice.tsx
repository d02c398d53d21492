import { skipToken } from "@apollo/client/react";
import { useState } from "react";
import { Combobox } from "../../../design-system/Combobox/Combobox";
import { useRested } from "../../../shared/useRested";
import { useWords } from "../../../shared/words";
import {
  useChosenJobQuery,
  useJobChoicesQuery,
  type JobChoice_JobFragment,
  type JobChoicesQuery,
} from "./JobChoice.generated";
import { ownJobsWords } from "./own-jobs.words";

/** The server takes no longer text. */
const MOST_LETTERS = 120;

interface JobChoiceProps {
  /** Empty: all jobs. */
  jobId: string;
  onChange(jobId: string): void;
}

/**
 * One of all the jobs of the viewer's companies, those with the most new applications first; words of its title or its
 * reference find others.
 */
export function JobChoice({ jobId, onChange }: JobChoiceProps) {
  const { choice: words } = useWords(ownJobsWords);
  const [typed, setTyped] = useState("");
  const text = useRested(typed.trim().slice(0, MOST_LETTERS));
  const { data, previousData, loading, error } = useJobChoicesQuery({
    variables: { text },
    fetchPolicy: "cache-and-network",
  });
  const chosen = useChosenJobQuery(jobId ? { variables: { id: jobId } } : skipToken).data?.myJob;
  const hasFailed = Boolean(error) && !data;
  // Those of the text before stand there until the search is over.
  const found = (hasFailed ? undefined : (data ?? previousData))?.candidateJobs ?? [];
  const hintOf = ({ location, standing }: JobChoicesQuery["candidateJobs"][number]) =>
    standing ? words.hint(location, standing.applicationCount, standing.unopenedCount) : location;
  return (
    <Combobox
      label={words.label}
      placeholder={jobId ? "" : words.all}
      value={jobId && chosen ? optionOf(chosen, chosen.location) : null}
      options={found.map((job) => optionOf(job, hintOf(job)))}
      onSearch={setTyped}
      search={loading ? "running" : hasFailed ? "failed" : "done"}
      onChange={(option) => onChange(option?.value ?? "")}
    />
  );
}

const optionOf = ({ id, title }: JobChoice_JobFragment, hint: string) => ({ value: id, label: title, hint });
