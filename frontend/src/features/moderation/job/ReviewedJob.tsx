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
import { useQuestionWords } from "../../jobs/screening/useQuestionWords";
import { wantedWords } from "../../jobs/screening/wanted.words";
import { adminJobsWords } from "./admin-jobs.words";
import { useReviewedJobQuery, type ReviewedJob_JobFragment } from "./AdminJob.generated";

/** All that readers and applicants see of a job, its questions too: what an admin judges it by (CLEAR-06). */
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
      <Questions job={job} />
    </Parts>
  );
}

/** What those who apply are asked, each with its options and the answer that it asks for. */
function Questions({ job: { questions } }: { job: ReviewedJob_JobFragment }) {
  const words = useWords(adminJobsWords);
  const { kinds } = useWords(wantedWords);
  const wordsOf = useQuestionWords();
  if (questions.length === 0) return null;
  return (
    <section>
      <Heading>{words.questions}</Heading>
      <Asked>
        {questions.map((question) => {
          const { text: asked, wanted, labelOf } = wordsOf(question);
          return (
            <li key={question.id}>
              {asked}
              <Standing as="p">
                {[
                  kinds[question.kind],
                  question.options.map(labelOf).join(", "),
                  question.wanted ? words.wanted(wanted) : "",
                  question.isRequired ? words.required : "",
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </Standing>
            </li>
          );
        })}
      </Asked>
    </section>
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
      [pay.headline, pay.headline === pay.text ? null : pay.text, ...pay.remarks, yearly]
        .filter(Boolean)
        .join(" · "),
    ],
    [adminWords.work, [typeName(type), ...chosen, experience].filter(Boolean).join(" · ")],
    [words.skills, skills.join(", ")],
    [adminWords.openings, String(job.openings)],
    [adminWords.asks, ASKED.flatMap((name) => (job[name] ? adminWords.asked[name] : [])).join(", ")],
    // Its host alone says too little of where people are sent.
    [adminWords.applyPage, job.applyUrl],
    [
      words.details,
      jobDetails(words, job)
        .map(({ said }) => said)
        .join(" · "),
    ],
    // The scam rule reads them too, a past walk-in's as well.
    [
      words.walkIn,
      [
        job.walkInUntil && words.walkInDays(job.walkInFrom || null, job.walkInUntil),
        job.walkInHours,
        job.walkInVenue,
      ]
        .filter(Boolean)
        .join(" · "),
    ],
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

/** What an applicant must give besides. */
const ASKED = ["asksPhone", "asksResume", "asksNoticePeriod", "asksExpectedPay"] as const;

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

const Asked = styled.ol`
  display: grid;
  gap: ${space.s2};
  padding-left: ${space.s5};
  list-style: decimal;
`;

const Standing = styled.span`
  ${text.meta}
`;

const Heading = styled.h3`
  margin-bottom: ${space.s2};
  font-size: ${fontSize.fs16};
  font-weight: 600;
`;
