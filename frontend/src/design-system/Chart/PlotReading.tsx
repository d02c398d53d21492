import styled from "styled-components";
import { color, fontSize, radius, shadow, space } from "../tokens";

interface PlotReadingProps {
  /** The time that the figures are of. */
  title: string;
  figures: readonly { name: string; text: string }[];
}

/** The figures under the pointer. */
export function PlotReading({ title, figures }: PlotReadingProps) {
  return (
    <Box>
      <strong>{title}</strong>
      {figures.map(({ name, text }) => (
        <Line key={name}>
          <span>{name}</span>
          <b>{text}</b>
        </Line>
      ))}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space.s1};
  padding: ${space.s2} ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
  background: ${color.surface};
  box-shadow: ${shadow.shadow2};
  color: ${color.ink};
  font-size: ${fontSize.fs12};
`;

const Line = styled.div`
  display: flex;
  gap: ${space.s4};
  justify-content: space-between;
  color: ${color.muted};

  > b {
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;
