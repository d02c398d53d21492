import { Building2 } from "lucide-react";
import { paths } from "@job-portal/protocol/paths";
import { ButtonLink, EmptyState, LoadFailure, Page, Skeleton, SkeletonGroup } from "../../../design-system";
import { OwnCompanyList } from "../../../features/companies/own/OwnCompanies";
import { useOwnCompaniesQuery } from "../../../features/companies/own/OwnCompanies.generated";
import { ownCompaniesWords } from "../../../features/companies/own/own-companies.words";
import { useWords } from "../../../shared/words";

/** /my-companies: the companies that one acts for, with the ways to their pages, teams and verification (TEAM-14). */
export function OwnCompaniesScreen() {
  const words = useWords(ownCompaniesWords);
  return (
    <Page title={words.screen}>
      <Companies />
    </Page>
  );
}

function Companies() {
  const words = useWords(ownCompaniesWords);
  const { data, loading, refetch } = useOwnCompaniesQuery({ fetchPolicy: "cache-and-network" });
  if (data && data.myCompanies.length > 0) return <OwnCompanyList companies={data.myCompanies} />;
  if (data)
    return (
      <EmptyState
        seed={paths.ownCompanies}
        icon={<Building2 />}
        title={words.none}
        actions={<ButtonLink to={paths.postJob}>{words.postJob}</ButtonLink>}
      >
        {words.noneHint}
      </EmptyState>
    );
  if (!loading) return <LoadFailure onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height={160} shape="tile" />
    </SkeletonGroup>
  );
}
