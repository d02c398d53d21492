import { useId } from "react";
import styled from "styled-components";
import { useWords } from "../../shared/words";
import { color, fontSize, media, motion, radius, shadow } from "../tokens";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";
import { chartWords } from "./chart.words";

export type ChartView = "chart" | "table";

interface ViewSwitchProps {
  /** What is shown either way. */
  title: string;
  view: ChartView;
  onChange(view: ChartView): void;
}

/** Chart or table: two radio buttons, moved between by the arrow keys. */
export function ViewSwitch({ title, view, onChange }: ViewSwitchProps) {
  const words = useWords(chartWords);
  const name = useId();
  const choices: readonly [ChartView, string][] = [
    ["chart", words.chart],
    ["table", words.table],
  ];
  return (
    <Group>
      <VisuallyHidden as="legend">{words.showAs(title)}</VisuallyHidden>
      {choices.map(([value, label]) => (
        <Segment key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === view}
            onChange={() => onChange(value)}
          />
          {label}
        </Segment>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex: none;
  padding: 3px;
  border: 0;
  border-radius: ${radius.rSm};
  background: ${color.line};
`;

const Segment = styled.label`
  position: relative;
  display: grid;
  min-height: 30px;
  padding: 0 10px;
  border-radius: 6px;
  place-items: center;
  color: ${color.muted};
  cursor: pointer;
  font-size: ${fontSize.fs14};
  font-weight: 600;
  transition: background ${motion.color};

  /* Over the whole segment, so that what is pressed and what is focused is one place. */
  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    appearance: none;
    cursor: pointer;
  }

  &:has(:checked) {
    background: ${color.surface};
    box-shadow: ${shadow.shadow1};
    color: ${color.ink};
  }

  > input:focus-visible {
    border-radius: 6px;
    box-shadow: ${shadow.focus};
  }

  ${media.phone} {
    min-height: 38px;
    padding-inline: 12px;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid;
    }
  }
`;
