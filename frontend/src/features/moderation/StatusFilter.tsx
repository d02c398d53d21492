import styled from "styled-components";
import { ChipLink, space } from "../../design-system";

interface StatusFilterProps {
  /** Names the row of links. */
  label: string;
  choices: readonly { name: string; to: string; isCurrent: boolean }[];
}

/** One link a status. */
export function StatusFilter({ label, choices }: StatusFilterProps) {
  return (
    <nav aria-label={label}>
      <Row>
        {choices.map(({ name, to, isCurrent }) => (
          <li key={name}>
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
