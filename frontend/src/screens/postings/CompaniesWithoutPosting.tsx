import { Notice } from "../../design-system";
import { useWords } from "../../shared/words";
import { postingsWords } from "./postings.words";

interface CompaniesWithoutPostingProps {
  /** All that the viewer acts for. */
  companies: readonly { name: string; viewerCan: { postJobs: boolean } }[];
}

/** Names the companies that the viewer acts for and may not post for (TEAM-13); nothing without one. */
export function CompaniesWithoutPosting({ companies }: CompaniesWithoutPostingProps) {
  const { lookedOnAt } = useWords(postingsWords);
  const names = companies.filter(({ viewerCan }) => !viewerCan.postJobs).map(({ name }) => name);
  return names.length > 0 && <Notice tone="info">{lookedOnAt(names.join(", "))}</Notice>;
}
