import { useId, type ComponentProps } from "react";
import styled from "styled-components";
import { controlLinks, controlSkin, Field, type FieldProps } from "../Field/Field";

interface TextAreaProps extends FieldProps, Omit<ComponentProps<"textarea">, "className" | "style"> {}

/**
 * A labelled box for several lines, 4 rows high unless told otherwise (PROF-11). Takes the props of
 * react-hook-form's `register` as they are, its ref included.
 */
export function TextArea({ label, isOptional, hint, error, id, rows = 4, ...rest }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} {...{ label, isOptional, hint, error }}>
      <Box {...rest} {...controlLinks(fieldId, { hint, error })} rows={rows} />
    </Field>
  );
}

const Box = styled.textarea`
  ${controlSkin}
  display: block;
  height: auto;
  min-height: 48px;
  padding-block: 11px;
  line-height: 1.5;
  resize: vertical;
`;
