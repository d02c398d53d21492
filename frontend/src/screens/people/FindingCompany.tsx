import { BadgeCheck, BriefcaseBusiness } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import {
  ButtonLink,
  Card,
  EmptyState,
  LoadFailure,
  Select,
  Skeleton,
  SkeletonGroup,
} from "../../design-system";
import { peopleWords } from "../../features/people/people.words";
import { useWords } from "../../shared/words";
import { type FindingCompaniesQuery, useFindingCompaniesQuery } from "./FindPeopleScreen.generated";

type Company = FindingCompaniesQuery["myCompanies"][number];

interface FindingCompanyProps {
  /** The address of the same page for another company. */
  pathOf(companyId: string): string;
  children(company: Company): ReactNode;
  /** Whether an unverified company sees the page as well. */
  isForAll?: boolean;
}

/** For which of the viewer's companies a page is; an unverified one is told how it comes to look for people. */
export function FindingCompany({ pathOf, children, isForAll = false }: FindingCompanyProps) {
  const words = useWords(peopleWords);
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { data, loading, refetch } = useFindingCompaniesQuery();
  if (!data)
    return loading ? (
      <SkeletonGroup>
        <Skeleton width="100%" height={240} shape="tile" />
      </SkeletonGroup>
    ) : (
      <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />
    );
  const companies = data.myCompanies;
  const company =
    companies.find(({ id }) => id === address.get("company")) ??
    companies.find(({ isVerified }) => isVerified) ??
    companies[0];
  return (
    <>
      {company && companies.length > 1 && (
        <div>
          <Select
            layout="inline"
            label={words.company}
            value={company.id}
            options={companies.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => void navigate(pathOf(target.value))}
          />
        </div>
      )}
      {company && (isForAll || company.isVerified) ? children(company) : <NotYet company={company} />}
    </>
  );
}

function NotYet({ company }: { company: Company | undefined }) {
  const words = useWords(peopleWords);
  return (
    <Card>
      {company ? (
        <EmptyState
          seed={paths.people}
          icon={<BadgeCheck />}
          title={words.unverified}
          actions={<ButtonLink to={paths.companyVerification(company.id)}>{words.verify}</ButtonLink>}
        >
          {words.unverifiedHint(company.name)}
        </EmptyState>
      ) : (
        <EmptyState
          seed={paths.people}
          icon={<BriefcaseBusiness />}
          title={words.noCompany}
          actions={<ButtonLink to={paths.postJob}>{words.post}</ButtonLink>}
        >
          {words.noCompanyHint}
        </EmptyState>
      )}
    </Card>
  );
}
