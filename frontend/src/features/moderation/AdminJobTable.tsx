import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, CompanyMark, text } from "../../design-system";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { JobStatusChip } from "../jobs/JobStatusChip";
import { adminJobsWords } from "./admin-jobs.words";
import { AdminTable, Cell, Name, Named, Quiet, Row, RowHead } from "./admin-table";
import type { AdminJob_JobFragment } from "./AdminJob.generated";
import { HeadRow } from "./HeadRow";
import { JobReviewActs } from "./JobReviewActs";
import { JobReviewFacts } from "./JobReviewFacts";

/** Jobs with what is said against them, and what to do about it. */
export function AdminJobTable({ jobs }: { jobs: readonly AdminJob_JobFragment[] }) {
  const words = useWords(adminJobsWords);
  return (
    <AdminTable aria-label={words.table}>
      <HeadRow names={[words.job, words.reports, words.status, words.posted, words.actions]} />
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
  const { company, review } = job;
  if (!review) return null;
  const isPublic = review.status === "ACTIVE" || review.status === "FLAGGED";
  return (
    <Row>
      <RowHead>
        <Named>
          <CompanyMark name={company.name} size={36} />
          <div>
            {isPublic ? (
              <TitleLink to={paths.job(job.id)}>{job.title}</TitleLink>
            ) : (
              // A job that is not open has no public page.
              <Name>{job.title}</Name>
            )}
            <Quiet>
              {words.companyLine(company.name, job.location)}
              {!company.isVerified && ` · ${words.notVerified}`}
            </Quiet>
            {review.poster && <Quiet>{words.poster(review.poster.email)}</Quiet>}
          </div>
        </Named>
      </RowHead>
      <Cell>
        <JobReviewFacts review={review} />
      </Cell>
      <Cell>
        <JobStatusChip status={review.status} />
      </Cell>
      <Cell>{job.postedAt && words.dateOf(job.postedAt)}</Cell>
      <Cell>
        <JobReviewActs job={job} />
      </Cell>
    </Row>
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
