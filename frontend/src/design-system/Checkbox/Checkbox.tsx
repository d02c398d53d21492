import { Check } from "lucide-react";
import styled from "styled-components";
import { choiceSkin, ChoiceLabel } from "../RadioGroup/RadioGroup";
import { color, radius } from "../tokens";

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange(isChecked: boolean): void;
}

/** A yes or no with its text. */
export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <ChoiceLabel>
      <Frame>
        <Box type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
        <Check size={14} strokeWidth={3} aria-hidden />
      </Frame>
      {label}
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

  @media (forced-colors: active) {
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
