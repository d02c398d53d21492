import { skipToken } from "@apollo/client/react";
import { Combobox } from "../../../design-system/Combobox/Combobox";
import { searchOf, useSearchedText } from "../../../design-system/Combobox/combobox-search";
import { useWords } from "../../../shared/words";
import {
  useChosenJobQuery,
  useJobChoicesQuery,
  type JobChoice_JobFragment,
  type JobChoicesQuery,
} from "./JobChoice.generated";
import { ownJobsWords } from "./own-jobs.words";

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
  const [text, setTyped] = useSearchedText();
  const { found, search } = searchOf(
    useJobChoicesQuery({ variables: { text }, fetchPolicy: "cache-and-network" }),
  );
  const chosen = useChosenJobQuery(jobId ? { variables: { id: jobId } } : skipToken).data?.myJob;
  const hintOf = ({ location, standing }: JobChoicesQuery["candidateJobs"][number]) =>
    standing ? words.hint(location, standing.applicationCount, standing.unopenedCount) : location;
  return (
    <Combobox
      label={words.label}
      placeholder={jobId ? "" : words.all}
      value={jobId && chosen ? optionOf(chosen, chosen.location) : null}
      options={(found?.candidateJobs ?? []).map((job) => optionOf(job, hintOf(job)))}
      onSearch={setTyped}
      search={search}
      onChange={(option) => onChange(option?.value ?? "")}
    />
  );
}

const optionOf = ({ id, title }: JobChoice_JobFragment, hint: string) => ({ value: id, label: title, hint });
