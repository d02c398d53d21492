import styled from "styled-components";
import { ChipLink } from "../Chip/Chip";
import { media, space } from "../tokens";
import { useCurrentInSight } from "./useCurrentInSight";

/** The page's on phones, in px: the chips pass to its edge. */
const SIDE = 16;

interface ChoiceLinksProps {
  /** Names the row of links. */
  label: string;
  choices: readonly { name: string; to: string; isCurrent: boolean }[];
}

/** The parts of a list, one link each, such as its statuses; on phones one line that scrolls, at the current one. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  const row = useCurrentInSight<HTMLElement>(choices.find(({ isCurrent }) => isCurrent)?.to ?? "");
  return (
    <Frame ref={row} aria-label={label}>
      <Row>
        {choices.map(({ name, to, isCurrent }) => (
          <li key={to}>
            <ChipLink to={to} isCurrent={isCurrent}>
              {name}
            </ChipLink>
          </li>
        ))}
      </Row>
    </Frame>
  );
}

const Frame = styled.nav`
  ${media.phone} {
    margin: -4px -${SIDE}px;
    padding: 4px ${SIDE}px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};

  ${media.phone} {
    flex-wrap: nowrap;
    width: max-content;
  }
`;
