import { ChevronDown } from "lucide-react";
import { useId, type ComponentProps } from "react";
import styled from "styled-components";
import { controlLinks, controlSkin, Field, type FieldProps } from "../Field/Field";
import { color } from "../tokens";

interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends FieldProps, Omit<ComponentProps<"select">, "className" | "style"> {
  options: readonly SelectOption[];
}

/** The browser's own select, skinned: on phones it opens the system's picker. */
export function Select({ label, hint, error, options, id, ...rest }: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <Box>
        <Control {...rest} {...controlLinks(fieldId, { hint, error })}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Control>
        <ChevronDown size={18} aria-hidden />
      </Box>
    </Field>
  );
}

const Box = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: 15px;
    right: 14px;
    color: ${color.muted};
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlSkin}
  padding-right: 42px;
  appearance: none;
  text-overflow: ellipsis;
`;
