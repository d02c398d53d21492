import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, text } from "../../../design-system";
import { CompanyMark } from "../../companies/CompanyMark";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { jobsWords } from "../../jobs/job/jobs.words";
import { JobStatusChip } from "../../jobs/job/JobStatusChip";
import { adminJobsWords } from "./admin-jobs.words";
import { AdminTable, Cell, Clamped, Named, Row, RowHead, WideCell } from "../admin/admin-table";
import type { AdminJob_JobFragment } from "./AdminJob.generated";
import { HeadRow } from "../admin/HeadRow";
import { JobActs } from "./JobActs";
import { JobReviewFacts } from "./JobReviewFacts";

/** Jobs with what is said against them, and what to do about it. */
export function AdminJobTable({ jobs }: { jobs: readonly AdminJob_JobFragment[] }) {
  const words = useWords(adminJobsWords);
  return (
    <AdminTable aria-label={words.table}>
      <HeadRow names={[words.job, words.reports, words.status, words.posted]} acts={words.actions} />
      <tbody>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </tbody>
    </AdminTable>
  );
}

function JobRow({ job }: { job: AdminJob_JobFragment }) {
  const words = useWords(adminJobsWords);
  const { review } = job;
  if (!review) return null;
  return (
    <Row>
      <RowHead>
        <JobName job={job} />
      </RowHead>
      <WideCell>
        <JobReviewFacts review={review} />
      </WideCell>
      <Cell>
        <JobStatusChip status={review.status} />
      </Cell>
      <Cell data-label={words.posted}>{job.postedAt && words.dateOf(job.postedAt)}</Cell>
      <Cell>
        <JobActs job={job} offersApproval />
      </Cell>
    </Row>
  );
}

function JobName({ job }: { job: AdminJob_JobFragment }) {
  const words = useWords(adminJobsWords);
  const jobs = useWords(jobsWords);
  const { id, title, location, company, review } = job;
  const place = words.companyLine(jobs.posterFor(company.name, job), location);
  const poster = [
    !company.isVerified && words.notVerified,
    review?.poster && words.poster(review.poster.signInName),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <Named>
      <CompanyMark name={company.name} logoURL={company.logoURL} size={36} />
      <div>
        <TitleLink to={paths.job(id)}>{title}</TitleLink>
        <Clamped title={place}>{place}</Clamped>
        <Clamped title={poster}>{poster}</Clamped>
      </div>
    </Named>
  );
}

const TitleLink = styled(Link)`
  ${text.label}
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.brand800};
    text-decoration: underline;
  }
`;
