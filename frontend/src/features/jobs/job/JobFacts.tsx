import type { ReactNode } from "react";
import styled from "styled-components";
import { color, fontSize, media, Skeleton, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { choiceFacts, type JobContent, type OptionalChoiceName } from "./job-fields";
import type { JobFacts_JobFragment } from "./JobFacts.generated";
import { jobsWords } from "./jobs.words";

type ShownJob = Pick<JobContent, OptionalChoiceName | "experience"> &
  Pick<JobFacts_JobFragment, "pay" | "postedAt" | "openUntil">;

interface JobFactsProps {
  /** Undefined, and its work mode null, until they are known. */
  job: ShownJob | undefined;
}

/** Salary, experience, what was chosen and dates in one row; boxes for what is not known yet. */
export function JobFacts({ job }: JobFactsProps) {
  const words = useWords(jobsWords);
  return (
    <List>
      <Fact label={words.salary}>
        {job ? <Salary pay={job.pay} /> : <Skeleton width={180} height={46} />}
      </Fact>
      <Fact label={words.experience}>{job && words.experienceAsked(job.experience)}</Fact>
      {!job?.workMode && <Fact label={words.workMode} />}
      {job &&
        choiceFacts(words, job).map(({ label, text: said }) => (
          <Fact key={label} label={label}>
            {said}
          </Fact>
        ))}
      <Fact label={words.posted}>{job?.postedAt && <DateText at={job.postedAt} />}</Fact>
      <Fact label={words.applyBy}>{job && <DateText at={job.openUntil} />}</Fact>
    </List>
  );
}

function Fact({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <Skeleton width={96} height={20} />}</dd>
    </div>
  );
}

/** Pay in its one form; below it what was said beside the figures, and the same for a year for comparison. */
function Salary({ pay }: Pick<JobFacts_JobFragment, "pay">) {
  const words = useWords(jobsWords);
  const { remarks, unit, bound, yearlyMin, yearlyMax } = pay;
  return (
    <>
      <Headline>{pay.kind === "NOT_STATED" ? words.notStated : words.payHeadline(pay)}</Headline>
      {remarks.length > 0 && <Yearly>{remarks.join(", ")}</Yearly>}
      {yearlyMin !== null && yearlyMax !== null && (
        <Yearly>{words.yearlyPay({ yearlyMin, yearlyMax, unit, bound })}</Yearly>
      )}
    </>
  );
}

function DateText({ at }: { at: string }) {
  const words = useWords(jobsWords);
  return <time dateTime={at}>{words.date(Date.parse(at))}</time>;
}

const List = styled.dl`
  display: flex;
  border-top: 1px solid ${color.line};

  > div {
    flex: 1 1 auto;
    padding: 20px ${space.s5};
  }

  > div:first-child {
    padding-left: 0;
  }

  > div + div {
    border-left: 1px solid ${color.line};
  }

  ${media.belowDesktop} {
    > div {
      padding-inline: ${space.s4};
    }
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;

    > div,
    > div:first-child {
      padding: ${space.s3} 0 ${space.s3};
    }

    > div:first-child {
      grid-column: 1 / -1;
    }

    > div + div {
      border-top: 1px solid ${color.line};
      border-left: 0;
    }

    > div:nth-child(odd):not(:first-child) {
      padding-left: ${space.s4};
      border-left: 1px solid ${color.line};
    }
  }

  dt {
    ${text.meta}
  }

  dd {
    margin-top: 2px;
    color: ${color.ink};
    font-weight: 600;
  }
`;

const Headline = styled.span`
  display: block;
  font-size: ${fontSize.fs20};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  letter-spacing: -0.025em;
  line-height: 1.3;
  white-space: nowrap;

  ${media.phone} {
    font-size: ${fontSize.fs24};
    white-space: normal;
  }
`;

const Yearly = styled.span`
  display: block;
  ${text.meta}
  font-variant-numeric: tabular-nums;
`;
