import styled from "styled-components";
import { color, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { toldFacts } from "../career-profiles/career-facts";
import { careerProfileWords } from "../career-profiles/career-profile.words";
import type { CareerFacts_FactsFragment } from "../career-profiles/CareerProfile.generated";
import { jobsWords } from "../jobs/job/jobs.words";

/** What a card says below its headline, fact by fact. */
export function PersonFacts({ facts }: { facts: CareerFacts_FactsFragment }) {
  const words = useWords(careerProfileWords);
  const jobs = useWords(jobsWords);
  const names = { ...words.fields, ...words.fieldsOfOthers };
  const headed = facts.headline ? "headline" : "currentTitle";
  const told = toldFacts(facts, { careers: words, jobs }).filter(({ name }) => name !== headed);
  if (told.length === 0) return null;
  return (
    <Facts>
      {told.map(({ name, text: said }) => (
        <li key={name}>
          <Name>{names[name]}</Name>
          <span>{said}</span>
        </li>
      ))}
    </Facts>
  );
}

const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space.s3} ${space.s4};

  > li {
    display: grid;
    gap: 2px;
    align-content: start;
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;

const Name = styled.span`
  ${text.meta}
`;
