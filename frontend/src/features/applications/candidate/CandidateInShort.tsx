import styled from "styled-components";
import { color, fontSize, VisuallyHidden } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { careerProfileWords } from "../../career-profiles/career-profile.words";
import { jobsWords } from "../../jobs/job/jobs.words";
import { matchWords } from "../match/match.words";
import type { CandidateLine_CandidateFragment } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";

type Facts = Pick<
  CandidateLine_CandidateFragment,
  ("currentTitle" | "title" | "employer" | "experienceMonths" | "location" | "career" | "education") | "match"
>;

/** Of a match's reasons the row has so many; those that weigh most come first. */
const REASONS = 3;

/**
 * Position and employer; below them years, place, pay, notice and education as far as they were sent (WORK-05,
 * CAND-01); and why the match is what it is.
 */
export function CandidateInShort({ candidate }: { candidate: Facts }) {
  const words = useWords(candidatesWords);
  const { why } = useWords(matchWords);
  const { currentTitle, title, employer, match } = candidate;
  const facts = useFacts(candidate).filter(({ said }) => said);
  const reasons = match?.factors.filter(({ points }) => points !== null).slice(0, REASONS) ?? [];
  return (
    <>
      <Line>{[currentTitle || title || words.noTitle, employer].filter(Boolean).join(", ")}</Line>
      {facts.length > 0 && (
        <Line>
          {facts.map(({ name, said }, index) => (
            <span key={name}>
              {index > 0 && " · "}
              <VisuallyHidden>{name}: </VisuallyHidden>
              {said}
            </span>
          ))}
        </Line>
      )}
      {reasons.length > 0 && (
        <Line>
          <VisuallyHidden>{words.columns.match}: </VisuallyHidden>
          {reasons.map(why).join(" · ")}
        </Line>
      )}
    </>
  );
}

function useFacts({ experienceMonths: months, location, career, education }: Facts) {
  const words = useWords(candidatesWords);
  const careers = useWords(careerProfileWords);
  const { educations, statedPay } = useWords(jobsWords);
  const days = career?.noticePeriodDays ?? null;
  return [
    { name: careers.fields.experienceMonths, said: months === null ? null : careers.shortExperience(months) },
    { name: words.place, said: location },
    { name: words.expectedPay, said: career?.expectedPay && statedPay(career.expectedPay) },
    { name: careers.fields.noticePeriodDays, said: days === null ? null : careers.notice(days) },
    { name: careers.fields.education, said: education && educations[education] },
  ];
}

const Line = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.fs12};
  line-height: 1.45;
`;
