import { Link, useParams } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { BackLink, LoadFailure, media, Page, Skeleton, SkeletonGroup, space } from "../../design-system";
import { InviteColleague } from "../../features/companies/team/InviteColleague";
import { RoleTable } from "../../features/companies/team/RoleTable";
import { TeamInvitations } from "../../features/companies/team/TeamInvitations";
import { TeamMembers } from "../../features/companies/team/TeamMembers";
import { teamWords } from "../../features/companies/team/team.words";
import { NotYourCompany } from "../../features/companies/NotYourCompany";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { useTeamScreenQuery } from "./TeamScreen.generated";

/** /companies/{id}/team, for the company's members: who acts for it, and as what (TEAM-02). */
export function TeamScreen() {
  const { title } = useWords(teamWords);
  return (
    <Page title={title}>
      <Team />
    </Page>
  );
}

function Team() {
  const words = useWords(teamWords);
  const { id = "" } = useParams();
  const { data, error, loading, refetch } = useTeamScreenQuery({
    variables: { companyId: id },
    fetchPolicy: "cache-and-network",
  });
  const team = data?.companyTeam;
  if (team)
    return (
      <>
        <BackLink to={paths.company(id)}>{team.company.name}</BackLink>
        <Columns>
          <Column>
            <TeamMembers team={team} />
            <TeamInvitations team={team} />
          </Column>
          <Column>
            {team.canManage && <InviteColleague team={team} />}
            <RoleTable team={team} />
            {team.canManage && <Link to={paths.companyApiKeys(id)}>{words.apiKeys}</Link>}
          </Column>
        </Columns>
      </>
    );
  if (error && readRefusal(error).code === "NOT_FOUND") return <NotYourCompany id={id} />;
  if (!loading) return <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height={420} shape="tile" />
    </SkeletonGroup>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: ${space.s6};
  align-items: start;
  max-width: 1100px;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s4};
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space.s4};
`;
