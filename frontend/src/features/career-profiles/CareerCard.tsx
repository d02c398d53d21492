import { Pencil } from "lucide-react";
import styled from "styled-components";
import { ButtonLink, color, fontSize, SectionCard, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { paths } from "@job-portal/protocol/paths";
import { jobsWords } from "../jobs/job/jobs.words";
import { toldFacts } from "./career-facts";
import { careerProfileWords } from "./career-profile.words";
import type { CareerProfile_ProfileFragment } from "./CareerProfile.generated";
import { CareerRing } from "./CareerCompleteness";

/** The work profile in short, with the way to its form. */
export function CareerCard({ profile }: { profile: CareerProfile_ProfileFragment }) {
  const words = useWords(careerProfileWords);
  const jobs = useWords(jobsWords);
  const told = toldFacts(profile.facts, { careers: words, jobs });
  return (
    <SectionCard title={words.title}>
      <Row>
        <CareerRing percent={profile.percent} />
        <p>{told.length === 0 ? words.begin : words.percent(profile.percent)}</p>
        <ButtonLink
          to={paths.careerProfile}
          tone="secondary"
          size="sm"
          icon={<Pencil size={16} aria-hidden />}
        >
          {words.edit}
        </ButtonLink>
      </Row>
      {told.length > 0 && (
        <Facts>
          {told.map(({ name, text: said }) => (
            <li key={name}>
              <Name>{words.fields[name]}</Name>
              <span>{said}</span>
            </li>
          ))}
        </Facts>
      )}
    </SectionCard>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};
  align-items: center;

  > p {
    flex: 1 1 180px;
    color: ${color.ink2};
    font-size: ${fontSize.fs14};
  }
`;

const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${space.s4};
  margin-top: ${space.s4};

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
