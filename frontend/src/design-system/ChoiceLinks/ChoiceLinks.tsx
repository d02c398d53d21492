import styled from "styled-components";
import { ChipLink } from "../Chip/Chip";
import { space } from "../tokens";

interface ChoiceLinksProps {
  /** Names the row of links. */
  label: string;
  choices: readonly { name: string; to: string; isCurrent: boolean }[];
}

/** The parts of a list, one link each, such as its statuses. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <Row>
        {choices.map(({ name, to, isCurrent }) => (
          <li key={to}>
            <ChipLink to={to} isCurrent={isCurrent}>
              {name}
            </ChipLink>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
