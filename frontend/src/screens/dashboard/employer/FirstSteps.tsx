import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import {
  ButtonLink,
  color,
  fontSize,
  InlineButton,
  media,
  space,
  text,
  VisuallyHidden,
} from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { CardFooter, DashboardCard } from "../card/DashboardCard";
import type { EmployerDashboardQuery } from "./EmployerDashboard.generated";
import { employerDashboardWords } from "./employer-dashboard.words";

const KEY = "first-steps";

function readIsHidden(): boolean {
  try {
    return window.localStorage.getItem(KEY) === "hidden";
  } catch {
    return false;
  }
}

function keepHidden(): void {
  try {
    window.localStorage.setItem(KEY, "hidden");
  } catch {
    // It is then hidden until the page is left.
  }
}

interface Step {
  name: "post" | "about" | "logo" | "share" | "verified";
  isDone: boolean;
  /** Null: it is not the employer's to do, or not yet. */
  to: string | null;
}

/** Where somebody stands who has not done all of it yet; null once somebody is hired or nothing is left to do. */
export function firstStepsOf({ myJobs, myJobCounts, myCompanies, employerSummary }: EmployerDashboardQuery) {
  if (employerSummary.hired > 0) return null;
  const [company] = myCompanies;
  const [job] = myJobs.items;
  const steps: Step[] = [
    { name: "post", isDone: myJobCounts.all > 0, to: paths.postJob },
    { name: "about", isDone: Boolean(company?.about), to: company ? paths.editCompany(company.id) : null },
    { name: "logo", isDone: Boolean(company?.logoURL), to: company ? paths.editCompany(company.id) : null },
    {
      name: "share",
      isDone: employerSummary.totalApplications > 0,
      to: job ? `${paths.ownJob(job.id)}#share` : null,
    },
    {
      name: "verified",
      isDone: Boolean(company?.isVerified),
      to: company ? paths.companyVerification(company.id) : null,
    },
  ];
  return steps.some(({ name, isDone }) => name !== "verified" && !isDone) ? steps : null;
}

/** The way to a first hire, the next step large and those done grey; it can be put away (EMPS-01). */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const words = useWords(employerDashboardWords);
  const { first } = words;
  const [isHidden, setIsHidden] = useState(readIsHidden);
  if (isHidden) return null;
  const next = steps.find(({ isDone, to }) => !isDone && to !== null);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <DashboardCard title={first.title} action={<Progress>{first.progress(done, steps.length)}</Progress>}>
      <ol>
        {steps.map(({ name, isDone, to }, index) => {
          const { title, hint, act } = first.steps[name];
          return (
            <StepLine key={name} $isNext={name === next?.name}>
              <Number $isDone={isDone}>
                {isDone ? <Check size={16} aria-hidden /> : index + 1}
                {isDone && <VisuallyHidden> {first.done}</VisuallyHidden>}
              </Number>
              <div>
                <StepTitle $isDone={isDone}>{title}</StepTitle>
                {!isDone && <Hint>{hint}</Hint>}
              </div>
              {!isDone &&
                to !== null &&
                (name === next?.name ? (
                  <ButtonLink to={to} icon={name === "post" ? <Plus size={18} aria-hidden /> : undefined}>
                    {act}
                  </ButtonLink>
                ) : (
                  <StepLink to={to}>{act}</StepLink>
                ))}
            </StepLine>
          );
        })}
      </ol>
      <CardFooter>
        <span>{first.time}</span>
        <InlineButton
          onClick={() => {
            keepHidden();
            setIsHidden(true);
          }}
        >
          {first.hide}
        </InlineButton>
      </CardFooter>
    </DashboardCard>
  );
}

const Progress = styled.p`
  ${text.meta}
`;

const StepLine = styled.li<{ $isNext: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s4};
  align-items: center;
  padding: ${({ $isNext }) => ($isNext ? space.s5 : space.s3)} 20px;
  border-top: 1px solid ${color.line};
  background: ${({ $isNext }) => ($isNext ? color.brand50 : "none")};
  font-size: ${fontSize.fs14};

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.s3};
    padding-inline: ${space.s4};

    > a {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const StepLink = styled(Link)`
  /* The least that a finger hits. */
  ${media.belowDesktop} {
    margin-block: calc(-1 * ${space.s2});
    padding-block: ${space.s3};
  }
`;

const Number = styled.span<{ $isDone: boolean }>`
  display: grid;
  width: 30px;
  height: 30px;
  border: 1px solid ${({ $isDone }) => ($isDone ? color.okLine : color.faint)};
  border-radius: 50%;
  background: ${({ $isDone }) => ($isDone ? color.ok50 : color.surface)};
  color: ${({ $isDone }) => ($isDone ? color.ok : color.ink2)};
  font-weight: 600;
  place-items: center;
`;

const StepTitle = styled.p<{ $isDone: boolean }>`
  ${text.label}
  ${({ $isDone }) => $isDone && `color: ${color.muted};`}
`;

const Hint = styled.p`
  ${text.meta}
`;
