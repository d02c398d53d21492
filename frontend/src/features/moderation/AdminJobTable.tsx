import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, CompanyMark, text } from "../../design-system";
import { paths } from "../../shared/paths";
import { useWords } from "../../shared/words";
import { JobStatusChip } from "../jobs/JobStatusChip";
import { adminJobsWords } from "./admin-jobs.words";
import { AdminTable, Name, Named, Quiet } from "./admin-table";
import type { AdminJob_JobFragment } from "./AdminJob.generated";
import { HeadRow } from "./HeadRow";
import { JobReviewActs } from "./JobReviewActs";
import { JobReviewFacts } from "./JobReviewFacts";

/** Jobs with what is said against them, and what to do about it. */
export function AdminJobTable({ jobs }: { jobs: readonly AdminJob_JobFragment[] }) {
  const words = useWords(adminJobsWords);
  return (
    <AdminTable role="table" aria-label={words.table}>
      <HeadRow names={[words.job, words.reports, words.status, words.posted, words.actions]} />
      <tbody role="rowgroup">
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
    <tr role="row">
      <th role="rowheader" scope="row">
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
      </th>
      <td role="cell">
        <JobReviewFacts review={review} />
      </td>
      <td role="cell">
        <JobStatusChip status={review.status} />
      </td>
      <td role="cell">{job.postedAt && words.dateOf(job.postedAt)}</td>
      <td role="cell">
        <JobReviewActs job={job} />
      </td>
    </tr>
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
