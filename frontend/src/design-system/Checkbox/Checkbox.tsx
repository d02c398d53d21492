import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import styled from "styled-components";
import { ChoiceCount, choiceSkin, ChoiceLabel } from "../RadioGroup/RadioGroup";
import { color, media, radius } from "../tokens";

interface CheckboxProps {
  label: string;
  checked: boolean;
  /** Stands at the line's end, and is read with the label. */
  count?: string | undefined;
  onChange(isChecked: boolean): void;
}

/** A yes or no with its text. */
export function Checkbox({ label, checked, count, onChange }: CheckboxProps) {
  return (
    <ChoiceLabel>
      <TickBox checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
      {count !== undefined && <ChoiceCount> {count}</ChoiceCount>}
    </ChoiceLabel>
  );
}

/** The box alone, such as in a table's row: whoever puts it there names it. */
export function TickBox(props: Omit<ComponentProps<"input">, "type" | "className" | "style">) {
  return (
    <Frame>
      <Box {...props} type="checkbox" />
      <Check size={14} strokeWidth={3} aria-hidden />
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;

  > svg {
    position: absolute;
    color: ${color.onBrand};
    pointer-events: none;
    inset: 0;
    margin: auto;
  }

  > input:not(:checked) + svg {
    display: none;
  }

  ${media.forcedColors} {
    > svg {
      display: none;
    }
  }
`;

const Box = styled.input`
  ${choiceSkin}
  border-radius: calc(${radius.rSm} / 2);

  &:checked {
    border-color: ${color.brand700};
    background: ${color.brand700};
  }

  /* Some, but not all, of the boxes that it stands for. */
  &:indeterminate {
    border-color: ${color.brand700};
    background: linear-gradient(${color.onBrand}, ${color.onBrand}) center / 10px 2px no-repeat
      ${color.brand700};
  }
`;
