import styled from "styled-components";
import { color, fontSize, VisuallyHidden } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { careerProfileWords } from "../../career-profiles/career-profile.words";
import type { CandidateRow_CandidateFragment } from "./Candidates.generated";
import { candidatesWords } from "./candidates.words";

type Facts = Pick<
  CandidateRow_CandidateFragment,
  "title" | "employer" | "experienceMonths" | "location" | "career"
>;

/** Position and employer, and below them years, place, pay and notice as far as they were sent (WORK-05). */
export function CandidateInShort({ candidate }: { candidate: Facts }) {
  const words = useWords(candidatesWords);
  const careers = useWords(careerProfileWords);
  const { title, employer, experienceMonths: months, location, career } = candidate;
  const facts = [
    { name: careers.fields.experienceMonths, said: months === null ? null : careers.shortExperience(months) },
    { name: words.place, said: location },
    { name: careers.fields.expectedPay, said: career?.expectedPay?.headline },
    {
      name: careers.fields.noticePeriodDays,
      said: career?.noticePeriodDays == null ? null : careers.notice(career.noticePeriodDays),
    },
  ].filter(({ said }) => said);
  return (
    <>
      <Line>{[title || words.noTitle, employer].filter(Boolean).join(", ")}</Line>
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
    </>
  );
}

const Line = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.fs12};
  line-height: 1.45;
`;
