import { useSearchParams } from "react-router-dom";
import { readJobSearch } from "../../features/jobs/filter/job-search";
import { jobSearchWords } from "../../features/jobs/filter/job-search.words";
import { usePageTitle } from "../../shared/page-title";
import { useWords } from "../../shared/words";
import { JobList } from "./JobList";
import { jobScreenWords } from "./job-screens.words";

/** The job list with its search, which lives in the address. */
export function JobListScreen() {
  const words = useWords(jobScreenWords);
  const { types } = useWords(jobSearchWords);
  const [address] = useSearchParams();
  const asked = readJobSearch(address);
  usePageTitle(words.searchTitle([asked.q, asked.type && types[asked.type], asked.location].filter(Boolean)));
  return <JobList asked={asked} />;
}
