import { useId, useRef, type ComponentProps } from "react";
import styled from "styled-components";
import { controlLinks, controlSkin, Field, type FieldProps } from "../Field/Field";
import { type MarkedProps, MarkedText } from "../Field/MarkedText";
import { fontSize } from "../tokens";

interface TextAreaProps
  extends FieldProps, MarkedProps, Omit<ComponentProps<"textarea">, "className" | "style"> {}

/**
 * A labelled box for several lines, 4 rows high unless told otherwise (PROF-11). Takes the props of
 * react-hook-form's `register` as they are, its ref included.
 */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isOptional,
    lead,
    hint,
    error,
    id,
    rows = 4,
    marks = [],
    markedText = "",
    onScroll,
    ...rest
  } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const underlay = useRef<HTMLDivElement>(null);
  return (
    <Field id={fieldId} {...{ label, isOptional, lead, hint, error }}>
      <Frame>
        {marks.length > 0 && (
          <Underlay ref={underlay} aria-hidden>
            <MarkedText text={markedText} marks={marks} />
          </Underlay>
        )}
        <Box
          {...rest}
          {...controlLinks(fieldId, { lead, hint, error })}
          rows={rows}
          onScroll={(event) => {
            underlay.current?.scrollTo({ top: event.currentTarget.scrollTop });
            onScroll?.(event);
          }}
        />
      </Frame>
    </Field>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Box = styled.textarea`
  ${controlSkin}
  display: block;
  height: auto;
  min-height: 48px;
  padding-block: 11px;
  line-height: 1.5;
  resize: vertical;
`;

/* The same text in the same place, of which only the lines are seen. */
const Underlay = styled.div`
  position: absolute;
  overflow: hidden;
  padding: 11px 14px;
  border: 1px solid transparent;
  color: transparent;
  font-size: ${fontSize.fs16};
  inset: 0;
  line-height: 1.5;
  overflow-wrap: break-word;
  pointer-events: none;
  white-space: pre-wrap;
`;
