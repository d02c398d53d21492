import { useWords } from "../../../shared/words";
import type { JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";

export interface FilterPart {
  label: string;
  /** Takes this part, and nothing else, out of the search. */
  without: Partial<JobSearch>;
}

/** Each part that narrows a search, as a person reads it, in the order of the form and the panel. */
export function useFilterParts(search: JobSearch): FilterPart[] {
  const words = useWords(jobSearchWords);
  const { q, type, location, posted, experience, mode, payFrom, payTo, skills, verified, replies } = search;
  const parts: (FilterPart | false)[] = [
    q !== "" && { label: q, without: { q: "" } },
    type !== "" && { label: type, without: { type: "" } },
    location !== "" && { label: location, without: { location: "" } },
    posted !== null && { label: words.postedWithin[posted], without: { posted: null } },
    experience !== null && { label: words.yearsOfWork(experience), without: { experience: null } },
    mode !== "" && { label: words.modes[mode], without: { mode: "" } },
    payFrom !== null && { label: words.payFrom(payFrom), without: { payFrom: null } },
    payTo !== null && { label: words.payTo(payTo), without: { payTo: null } },
    ...skills.map((skill) => ({
      label: skill,
      without: { skills: skills.filter((other) => other !== skill) },
    })),
    verified && { label: words.verifiedCompanies, without: { verified: false } },
    replies && { label: words.replyingCompanies, without: { replies: false } },
  ];
  return parts.filter((part) => part !== false);
}
