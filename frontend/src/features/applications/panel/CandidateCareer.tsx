import styled from "styled-components";
import { color, fontSize, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { toldFacts } from "../../career-profiles/career-facts";
import { careerProfileWords } from "../../career-profiles/career-profile.words";
import type { CareerFacts_FactsFragment } from "../../career-profiles/CareerProfile.generated";
import { jobsWords } from "../../jobs/job/jobs.words";

/** What the applicant sent of their work profile, as it stood then. */
export function CandidateCareer({ career }: { career: CareerFacts_FactsFragment | null }) {
  const careers = useWords(careerProfileWords);
  const jobs = useWords(jobsWords);
  const names = { ...careers.fields, ...careers.fieldsOfOthers };
  const told = career ? toldFacts(career, { careers, jobs }) : [];
  if (told.length === 0) return null;
  return (
    <Facts>
      {told.map(({ name, text: said }) => (
        <div key={name}>
          <dt>{names[name]}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space.s3} ${space.s4};
  padding: 20px;
  border-top: 1px solid ${color.line};

  dt {
    ${text.meta}
  }

  dd {
    color: ${color.ink};
    font-size: ${fontSize.fs14};
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;
