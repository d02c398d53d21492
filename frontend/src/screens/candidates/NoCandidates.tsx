import { SearchX, Users } from "lucide-react";
import { ButtonLink, EmptyState } from "../../design-system";
import { candidatesWords } from "../../features/applications/candidate/candidates.words";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { filterOf, statusOf, type CandidateView } from "./candidates-address";
import { useAnsweredCompaniesQuery } from "./CandidatesScreen.generated";

/** Stands where the list or the board has nobody, with the next step (CAND-07). */
export function NoCandidates({ view }: { view: CandidateView }) {
  const { empty: words } = useWords(candidatesWords);
  const { data } = useAnsweredCompaniesQuery();
  const companies = data?.myCompanies ?? [];
  // Others answer the candidates of these companies (HEED-09).
  const isForOthers = companies.length > 0 && companies.every(({ viewerCan }) => !viewerCan.answerCandidates);
  // A job that nobody has applied to yet is not narrowed.
  const { jobId, ...narrowing } = filterOf(view);
  const isNarrowed = statusOf(view) !== null || Object.keys(narrowing).length > 0;
  if (isNarrowed)
    return (
      <EmptyState
        seed="no-candidates-found"
        icon={<SearchX />}
        title={words.noneFound}
        actions={
          <ButtonLink to={paths.candidates} tone="secondary">
            {words.showAll}
          </ButtonLink>
        }
      >
        {words.noneFoundHint}
      </EmptyState>
    );
  if (isForOthers)
    return (
      <EmptyState
        seed="no-candidates-for-role"
        icon={<Users />}
        title={words.noneForRole}
        actions={<ButtonLink to={paths.jobPostings}>{words.postings}</ButtonLink>}
      >
        {words.noneForRoleHint}
      </EmptyState>
    );
  if (jobId)
    return (
      <EmptyState
        seed="no-candidates-of-job"
        icon={<Users />}
        title={words.noneOfJob}
        actions={
          <ButtonLink to={paths.candidates} tone="secondary">
            {words.showAll}
          </ButtonLink>
        }
      >
        {words.noneOfJobHint}
      </EmptyState>
    );
  return (
    <EmptyState
      seed="no-candidates"
      icon={<Users />}
      title={words.none}
      actions={<ButtonLink to={paths.jobPostings}>{words.postings}</ButtonLink>}
    >
      {words.noneHint}
    </EmptyState>
  );
}
