import { useId, type ReactNode, type Ref } from "react";
import styled, { css } from "styled-components";
import { Hint } from "../Field/Field";
import { FieldError } from "../Field/FieldError";
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
  /** Stands in place of the hint. */
  error?: string | undefined;
  /** The button that takes the focus: the chosen one, or else the first. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few, all in view. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, options, value, onChange, layout = "columns", hint, error, ref } = props;
  const name = useId();
  const focused = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <Group aria-describedby={hint || error ? `${name}-message` : undefined}>
      <Legend>{label}</Legend>
      <Options $layout={layout}>
        {options.map((option) => (
          <ChoiceLabel key={option.value} $isMuted={option.isMuted}>
            <Radio
              ref={option.value === focused ? ref : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Name>
              {option.label}
              {option.hint && <OptionHint>{option.hint}</OptionHint>}
            </Name>
            {option.count !== undefined && <ChoiceCount> {option.count}</ChoiceCount>}
          </ChoiceLabel>
        ))}
      </Options>
      <div id={`${name}-message`} aria-live="polite">
        {error ? <FieldError>{error}</FieldError> : hint && <Hint>{hint}</Hint>}
      </div>
    </Group>
  );
}

/** The line of a radio button or checkbox with its text. */
export const ChoiceLabel = styled.label<{ $isMuted?: boolean | undefined }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
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
  flex: none;
  margin-left: auto;
  text-align: end;
  color: ${color.muted};
  font-size: ${fontSize.fs14};
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`;

/** The drawn radio button, for choices that are laid out in their own way. */
export const Radio = styled.input.attrs({ type: "radio" })`
  ${choiceSkin}
  border-radius: 50%;

  &:checked {
    border: 6px solid ${color.brand700};
  }
`;

/* What stands beside it gives way before one of its words breaks. */
const Name = styled.span`
  max-width: 100%;
  overflow-wrap: break-word;
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
