import styled from "styled-components";
import { color, Container, fontSize, media, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { landingWords } from "./landing.words";

/** Four figures as the specification words them; they are its text, not counts (LAND-05). */
export function Figures() {
  const words = useWords(landingWords).figures;
  return (
    <Band aria-label={words.heading}>
      <Container>
        <Row>
          {words.items.map(({ figure, label }) => (
            <Cell key={label}>
              <Label>{label}</Label>
              <Figure>{figure}</Figure>
            </Cell>
          ))}
        </Row>
      </Container>
    </Band>
  );
}

const Band = styled.section`
  position: relative;
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`;

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, 1fr);

  ${media.phone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  }
`;

const Cell = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding: ${space.s6};

  &:first-child {
    padding-left: 0;
  }

  & + & {
    border-left: 1px solid ${color.line};
  }

  ${media.belowDesktop} {
    padding-inline: 20px;
  }

  ${media.phone} {
    padding-block: 20px;

    &:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }

    &:nth-child(n + 3) {
      border-top: 1px solid ${color.line};
    }
  }
`;

const Label = styled.dt`
  ${text.meta}
`;

const Figure = styled.dd`
  ${text.title}
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    font-size: ${fontSize.fs30};
  }
`;
