import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, LoadFailure, Skeleton, SkeletonGroup, space, text } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { Prose } from "../../companies/Prose";
import { jobDetails } from "../../jobs/job/JobDetails";
import { choiceFacts } from "../../jobs/job/job-fields";
import { typeName } from "../../jobs/job/job-type";
import { jobsWords } from "../../jobs/job/jobs.words";
import { adminJobsWords } from "./admin-jobs.words";
import { useReviewedJobQuery, type ReviewedJob_JobFragment } from "./AdminJob.generated";

/** What a job says of itself: what an admin judges it by. */
export function ReviewedJob({ jobId }: { jobId: string }) {
  const { data, loading, refetch } = useReviewedJobQuery({ variables: { id: jobId } });
  const job = data?.adminJob;
  if (job) return <Content job={job} />;
  if (!loading) return <LoadFailure onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup>
      <Parts>
        {["70%", "50%", "60%", "100%", "94%", "88%"].map((width) => (
          <Skeleton key={width} width={width} height={18} />
        ))}
      </Parts>
    </SkeletonGroup>
  );
}

function Content({ job }: { job: ReviewedJob_JobFragment }) {
  const words = useWords(jobsWords);
  const { description, requirements, benefits } = job;
  const texts = [
    [words.description, description],
    [words.requirements, requirements],
    [words.benefits, benefits.map((benefit) => `- ${benefit}`).join("\n")],
  ] as const;
  return (
    <Parts>
      <Facts job={job} />
      {texts.map(
        ([title, given]) =>
          given && (
            <section key={title}>
              <Heading>{title}</Heading>
              <Prose text={given} />
            </section>
          ),
      )}
    </Parts>
  );
}

function Facts({ job }: { job: ReviewedJob_JobFragment }) {
  const words = useWords(jobsWords);
  const adminWords = useWords(adminJobsWords);
  const { company, location, pay, type, experience, skills } = job;
  const { yearlyMin, yearlyMax, unit, bound } = pay;
  const isYearlyKnown = yearlyMin !== null && yearlyMax !== null;
  const yearly = isYearlyKnown ? words.yearlyPay({ yearlyMin, yearlyMax, unit, bound }) : null;
  const chosen = choiceFacts(words, job).map(({ text: said }) => said);
  const facts = [
    [adminWords.client, job.isForClient ? words.postedFor(company.name, job, job.applyUrl === null) : ""],
    [adminWords.location, location],
    [
      words.salary,
      [pay.headline, pay.headline === pay.text ? null : pay.text, yearly].filter(Boolean).join(" · "),
    ],
    [adminWords.work, [typeName(type), ...chosen, experience].filter(Boolean).join(" · ")],
    [words.skills, skills.join(", ")],
    [
      words.details,
      jobDetails(words, job)
        .map(({ said }) => said)
        .join(" · "),
    ],
    // The scam rule reads them too, a past walk-in's as well.
    [words.walkIn, [job.walkInUntil, job.walkInHours, job.walkInVenue].filter(Boolean).join(" · ")],
  ] as const;
  return (
    <List>
      <div>
        <dt>{adminWords.company}</dt>
        <dd>
          <Link to={paths.company(company.id)}>{company.name}</Link>
          {!company.isVerified && <Standing> · {adminWords.notVerified}</Standing>}
        </dd>
      </div>
      {facts.map(
        ([name, fact]) =>
          fact && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </List>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s4};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const List = styled.dl`
  display: grid;
  gap: ${space.s2};

  > div {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: ${space.s3};
    align-items: baseline;
  }

  dt {
    ${text.meta}
  }

  dd {
    color: ${color.ink};
  }
`;

const Standing = styled.span`
  ${text.meta}
`;

const Heading = styled.h3`
  margin-bottom: ${space.s2};
  font-size: ${fontSize.fs16};
  font-weight: 600;
`;
