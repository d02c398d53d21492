import { Link } from "react-router-dom";
import styled from "styled-components";
import { text } from "../../../design-system";
import { RecentCandidateRow } from "../../../features/applications/candidate/RecentCandidateRow";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import type { EmployerDashboardQuery } from "./EmployerDashboard.generated";
import { employerDashboardWords } from "./employer-dashboard.words";
import { Entries, CardBody, CardFooter } from "../card/DashboardCard";

interface RecentCandidatesProps {
  page: EmployerDashboardQuery["candidates"];
  /** How many of the unopened applications are to active jobs (CLEAR-02). */
  unopenedOfActive: number;
}

/** Who applied last to the jobs of the viewer's companies (DASH-15). */
export function RecentCandidates({ page, unopenedOfActive }: RecentCandidatesProps) {
  const words = useWords(employerDashboardWords);
  const unopened = page.counts.find(({ status }) => status === "SUBMITTED");
  if (page.items.length === 0)
    return (
      <CardBody>
        <Nothing>{words.noCandidates}</Nothing>
        <p>{words.noCandidatesHint}</p>
      </CardBody>
    );
  return (
    <>
      <Entries>
        {page.items.map((candidate) => (
          <li key={candidate.id}>
            <RecentCandidateRow candidate={candidate} />
          </li>
        ))}
      </Entries>
      <CardFooter>
        <span>{unopened && words.unopened(unopened.count, unopened.isCapped, unopenedOfActive)}</span>
        <Link to={paths.candidates}>{words.allCandidates}</Link>
      </CardFooter>
    </>
  );
}

const Nothing = styled.p`
  ${text.label}
`;
