import styled from "styled-components";
import { color, Container, fontSize, media, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { landingWords } from "./landing.words";
import { Section, SectionTitle } from "./section";

/** Three steps along a line: across on wide screens, down on small ones (LAND-21). */
export function HowItWorks() {
  const words = useWords(landingWords).howItWorks;
  return (
    <Section aria-labelledby="how-it-works">
      <Container>
        <SectionTitle id="how-it-works">{words.heading}</SectionTitle>
        <Steps>
          {words.steps.map(({ title, sentence }, index) => (
            <Step key={title}>
              <Position>{words.step(index + 1)}</Position>
              <Title>{title}</Title>
              <Sentence>{sentence}</Sentence>
            </Step>
          ))}
        </Steps>
      </Container>
    </Section>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin-top: ${space.s7};

  ${media.phone} {
    grid-template-columns: 1fr;
    margin-top: ${space.s6};
  }
`;

const Step = styled.li`
  position: relative;
  padding: ${space.s6} ${space.s6} 0 0;

  /* The line to the next step; the last one's fades away. */
  &::before {
    position: absolute;
    top: 6px;
    right: 0;
    left: 0;
    height: 2px;
    background: ${color.lineStrong};
    content: "";
  }

  &:last-child::before {
    background: linear-gradient(to right, ${color.lineStrong}, transparent);
  }

  &::after {
    position: absolute;
    top: 0;
    left: 0;
    width: 14px;
    height: 14px;
    border: 3px solid ${color.brand700};
    border-radius: 50%;
    background: ${color.surface};
    content: "";
  }

  ${media.phone} {
    padding: 0 0 ${space.s6} ${space.s6};

    &:last-child {
      padding-bottom: 0;
    }

    &::before {
      top: 4px;
      bottom: -4px;
      left: 6px;
      width: 2px;
      height: auto;
    }

    &:last-child::before {
      background: linear-gradient(to bottom, ${color.lineStrong}, transparent);
    }

    &::after {
      top: 4px;
    }
  }
`;

const Position = styled.p`
  color: ${color.brand800};
  font-size: ${fontSize.fs14};
  font-weight: 600;
`;

const Title = styled.h3`
  margin-top: ${space.s2};
  ${text.heading}
  font-weight: 600;

  ${media.phone} {
    margin-top: 2px;
    font-size: ${fontSize.fs20};
  }
`;

const Sentence = styled.p`
  max-width: 22em;
  margin-top: ${space.s2};
  color: ${color.muted};
`;
