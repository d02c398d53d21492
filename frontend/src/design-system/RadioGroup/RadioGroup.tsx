import { useId, type ReactNode } from "react";
import styled, { css } from "styled-components";
import { Hint } from "../Field/Field";
import { color, fontSize, media, space } from "../tokens";
import { text } from "../typography";

export interface RadioOption {
  value: string;
  label: string;
  hint?: string | undefined;
  count?: string | undefined;
  /** Leads to nothing; it can be chosen all the same. */
  isMuted?: boolean | undefined;
}

interface RadioGroupProps {
  /** Names the group, above it. */
  label: string;
  /** A `hint` stands below its label, a `count` at the line's end; both are read with it. */
  options: readonly RadioOption[];
  value: string;
  onChange(value: string): void;
  /**
   * `columns`, the default, are two where it is as wide as a phone; a `list` has a line each, for names of any length.
   */
  layout?: "columns" | "list";
  /** Help below them. */
  hint?: ReactNode;
}

/** One of a few, all in view. */
export function RadioGroup({ label, options, value, onChange, layout = "columns", hint }: RadioGroupProps) {
  const name = useId();
  return (
    <Group aria-describedby={hint ? `${name}-hint` : undefined}>
      <Legend>{label}</Legend>
      <Options $layout={layout}>
        {options.map((option) => (
          <ChoiceLabel key={option.value} $isMuted={option.isMuted}>
            <Radio
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <OptionHint>{option.hint}</OptionHint>}
            </span>
            {option.count !== undefined && <ChoiceCount> {option.count}</ChoiceCount>}
          </ChoiceLabel>
        ))}
      </Options>
      {hint && <Hint id={`${name}-hint`}>{hint}</Hint>}
    </Group>
  );
}

/** The line of a radio button or checkbox with its text. */
export const ChoiceLabel = styled.label<{ $isMuted?: boolean | undefined }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  color: ${({ $isMuted }) => ($isMuted ? color.faint : color.ink2)};
  font-size: ${fontSize.fs14};
  cursor: pointer;

  ${media.belowDesktop} {
    min-height: 44px;
    font-size: ${fontSize.fs16};
  }
`;

/** What the drawn controls share; `forced-colors` leaves them to the system. */
export const choiceSkin = css`
  flex: none;
  width: 18px;
  height: 18px;
  margin: 0;
  border: 1px solid ${color.faint};
  appearance: none;
  background: ${color.surface};
  cursor: pointer;

  ${media.belowDesktop} {
    width: 20px;
    height: 20px;
  }

  ${media.forcedColors} {
    appearance: auto;
  }
`;

export const ChoiceCount = styled.span`
  margin-left: auto;
  color: ${color.muted};
  font-size: ${fontSize.fs14};
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`;

const Radio = styled.input`
  ${choiceSkin}
  border-radius: 50%;

  &:checked {
    border: 6px solid ${color.brand700};
  }
`;

const OptionHint = styled.span`
  display: block;
  ${text.meta}
`;

const Group = styled.fieldset`
  container-type: inline-size;
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space.s1};
  ${text.label}
`;

const layouts = {
  columns: css`
    @container (min-width: 300px) {
      grid-template-columns: 1fr 1fr;
      column-gap: ${space.s4};
    }
  `,
  list: css`
    row-gap: ${space.s1};
  `,
};

const Options = styled.div<{ $layout: "columns" | "list" }>`
  display: grid;
  overflow-wrap: anywhere;
  ${({ $layout }) => layouts[$layout]}
`;
