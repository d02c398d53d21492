import styled from "styled-components";
import { CompanyMark, media, space, text } from "../../design-system";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { RowFacts, RowText, RowTitle } from "../jobs/JobRowParts";
import { applicationListWords } from "./application-list.words";
import type { ApplicationRow_ApplicationFragment } from "./ApplicationRow.generated";
import { ApplicationTrack } from "./ApplicationTrack";
import { StatusChip } from "./StatusChip";

/** One of the viewer's applications: the job, where it stands, and its steps with their dates (DASH-18). */
export function ApplicationRow({ application }: { application: ApplicationRow_ApplicationFragment }) {
  const words = useWords(applicationListWords);
  const { job, isJobOpen, jobId, appliedAt, status, remark } = application;
  return (
    <Row>
      <CompanyMark name={job.companyName} />
      <RowText>
        <RowTitle to={isJobOpen ? paths.job(jobId) : null}>{job.title}</RowTitle>
        <RowFacts>{[job.companyName, job.location, job.pay].join(" · ")}</RowFacts>
        <Applied dateTime={appliedAt}>{words.applied(appliedAt)}</Applied>
      </RowText>
      <Status>
        <StatusChip step={remark ?? status} />
      </Status>
      <ApplicationTrack application={application} />
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s3} ${space.s4};
  align-items: start;

  > ol {
    grid-column: 2 / -1;
  }

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space.s3};

    > ol {
      grid-column: 1 / -1;
    }
  }
`;

const Status = styled.div`
  ${media.phone} {
    grid-column: 2;
  }
`;

const Applied = styled.time`
  ${text.meta}
`;
