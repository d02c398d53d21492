import { useId, type ReactNode } from "react";
import styled from "styled-components";
import { color, fontSize, media, motion, radius, shadow } from "../tokens";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";

interface SegmentedControlProps<Value extends string> {
  /** Names the choice for screen readers. */
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange(value: Value): void;
}

/** One of two or three short words side by side: radio buttons, moved between by the arrow keys. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </Segment>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: inline-flex;
  flex: none;
  flex-wrap: wrap;
  max-width: 100%;
  padding: 3px;
  border: 0;
  border-radius: ${radius.rSm};
  background: ${color.groove};
  box-shadow: inset 0 0 0 1px ${color.line};
`;

const Segment = styled.label`
  position: relative;
  display: inline-flex;
  gap: 6px;
  align-items: center;
  justify-content: center;
  min-height: 30px;
  padding: 0 10px;
  border-radius: 6px;
  color: ${color.muted};
  cursor: pointer;
  font-size: ${fontSize.fs14};
  font-weight: 600;
  transition: background ${motion.color};
  white-space: nowrap;

  > svg {
    flex: none;
  }

  /* Over the whole segment, so that what is pressed and what is focused is one place. */
  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    appearance: none;
    cursor: pointer;
  }

  &:has(:checked) {
    background: ${color.raised};
    box-shadow: 0 0 0 1px ${color.lineStrong};
    color: ${color.ink};
  }

  > input:focus-visible {
    border-radius: 6px;
    box-shadow: ${shadow.focus};
  }

  ${media.phone} {
    min-height: 38px;
  }

  ${media.forcedColors} {
    &:has(:checked) {
      outline: 2px solid;
    }
  }
`;
