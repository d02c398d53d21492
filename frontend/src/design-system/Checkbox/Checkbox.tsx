import { Check } from "lucide-react";
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
      <Frame>
        <Box type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
        <Check size={14} strokeWidth={3} aria-hidden />
      </Frame>
      {label}
      {count !== undefined && <ChoiceCount> {count}</ChoiceCount>}
    </ChoiceLabel>
  );
}

const Frame = styled.span`
  position: relative;
  display: grid;
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
`;
