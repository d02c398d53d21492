import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, radius, shadow, space, text } from "../../design-system";
import { CompanyMark } from "../../features/companies/CompanyMark";
import { StreetMap } from "../../design-system/StreetMap/StreetMap";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { jobsWords } from "../../features/jobs/job/jobs.words";
import { layoutWords } from "./layout.words";
import { useAuthPanelQuery, type AuthPanelQuery } from "./AuthPanel.generated";

/** A city's streets with its newest jobs on them; the map alone until they are there, and where there are none. */
export function AuthPanel({ city }: { city: string }) {
  const words = useWords(layoutWords);
  const { data } = useAuthPanelQuery({ variables: { city } });
  const jobs = data?.jobs.items ?? [];
  return (
    <Panel aria-label={words.panelTitle(city)}>
      <Streets>
        <StreetMap seed={city} width={360} height={510} />
      </Streets>
      {jobs.length > 0 && (
        <Surface>
          <Title>{words.panelTitle(city)}</Title>
          <ul>
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
        </Surface>
      )}
      <Slogan>{words.panelSlogan}</Slogan>
    </Panel>
  );
}

function JobRow({ job }: { job: AuthPanelQuery["jobs"]["items"][number] }) {
  const jobs = useWords(jobsWords);
  return (
    <Row>
      <CompanyMark name={job.company.name} logoURL={job.company.logoURL} />
      <Names>
        <JobLink to={paths.job(job.id)}>{job.title}</JobLink>
        <Place>{job.locality ?? job.location}</Place>
      </Names>
      <Pay>{jobs.payHeadline(job.pay)}</Pay>
    </Row>
  );
}

const Panel = styled.aside`
  position: relative;
  display: flex;
  flex: 1 1 50%;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 28px;
  min-width: 0;
  padding: ${space.s6};
  border-left: 1px solid ${color.line};
`;

const Streets = styled.div`
  position: absolute;
  inset: 0;
`;

const Surface = styled.div`
  position: relative;
  width: 100%;
  max-width: 432px;
  padding-bottom: ${space.s2};
  border-radius: ${radius.rLg};
  background: ${color.surface};
  box-shadow: ${shadow.shadow3};
`;

const Title = styled.h2`
  padding: 22px ${space.s5} 18px;
  ${text.cardTitle}
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 14px ${space.s5};
  border-top: 1px solid ${color.line};
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
`;

const JobLink = styled(Link)`
  display: block;
  overflow: hidden;
  ${text.cardTitle}
  font-size: ${fontSize.fs16};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:hover {
    color: ${color.brand800};
  }
`;

const Place = styled.p`
  ${text.meta}
`;

const Pay = styled.p`
  flex: none;
  color: ${color.ink};
  font-size: ${fontSize.fs14};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

const Slogan = styled.p`
  position: relative;
  color: ${color.ink};
  font-size: ${fontSize.fs20};
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1.35;
  text-align: center;
  text-wrap: balance;
`;
