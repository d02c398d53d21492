import { Link } from "react-router-dom";
import styled from "styled-components";
import { ButtonLink, space } from "../../../design-system";
import { ResumeRow } from "../../../features/resumes/resume/ResumeRow";
import { resumesWords } from "../../../features/resumes/resume/resumes.words";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { Entries, Nothing, CardBody, DashboardCard } from "../card/DashboardCard";
import type { SeekerDashboardQuery } from "./SeekerDashboard.generated";

/** 'Your Resumes': those changed last (DASH-20, DASH-21). */
export function YourResumes({ resumes: { items, total } }: { resumes: SeekerDashboardQuery["myResumes"] }) {
  const words = useWords(resumesWords);
  return (
    <DashboardCard
      title={words.yourResumes}
      action={total > 0 && <Link to={paths.myResumes}>{words.viewAll(total)}</Link>}
    >
      {total === 0 ? (
        <CardBody>
          <Nothing>{words.none}</Nothing>
          <p>{words.noneHint}</p>
          <Choices>
            <ButtonLink to={paths.createResume} tone="secondary">
              {words.create}
            </ButtonLink>
            <ButtonLink to={paths.bringResume} tone="secondary">
              {words.bring}
            </ButtonLink>
          </Choices>
        </CardBody>
      ) : (
        <Entries>
          {items.map((resume) => (
            <li key={resume.id}>
              <ResumeRow resume={resume} />
            </li>
          ))}
        </Entries>
      )}
    </DashboardCard>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  margin-top: ${space.s3};

  > label {
    width: auto;
  }
`;
