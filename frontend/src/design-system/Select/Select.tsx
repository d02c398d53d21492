import { ChevronDown } from "lucide-react";
import { useId, type ComponentProps } from "react";
import styled from "styled-components";
import { controlLinks, controlSkin, Field, type FieldProps } from "../Field/Field";
import { color, fontSize, radius, shadow } from "../tokens";

interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends FieldProps, Omit<ComponentProps<"select">, "className" | "style"> {
  options: readonly SelectOption[];
  /** Stacked: a form's field. Inline: the label stands inside, as in a toolbar; it has neither hint nor error. */
  layout?: "stacked" | "inline";
}

/** The browser's own select, skinned: on phones it opens the system's picker. */
export function Select({
  label,
  isOptional,
  lead,
  hint,
  error,
  options,
  id,
  layout = "stacked",
  ...rest
}: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  if (layout === "inline")
    return (
      <InlineBox>
        <label htmlFor={fieldId}>{label}</label>
        <select {...rest} id={fieldId}>
          <Options options={options} />
        </select>
        <ChevronDown size={18} aria-hidden />
      </InlineBox>
    );
  return (
    <Field id={fieldId} {...{ label, isOptional, lead, hint, error }}>
      <Box>
        <Control {...rest} {...controlLinks(fieldId, { lead, hint, error })}>
          <Options options={options} />
        </Control>
        <ChevronDown size={18} aria-hidden />
      </Box>
    </Field>
  );
}

function Options({ options }: Pick<SelectProps, "options">) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
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

const InlineBox = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  max-width: 100%;
  height: 44px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rSm};
  background: ${color.surface};
  box-shadow: ${shadow.shadow1};
  font-size: ${fontSize.fs14};

  > label {
    flex: none;
    padding-left: 12px;
    color: ${color.muted};
  }

  > select {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0 36px 0 6px;
    border: 0;
    border-radius: ${radius.rSm};
    appearance: none;
    background: transparent;
    color: ${color.ink};
    cursor: pointer;
    font-weight: 600;
    text-overflow: ellipsis;
  }

  > svg {
    position: absolute;
    right: 12px;
    pointer-events: none;
  }
`;
