import { useId, useRef, type ComponentProps } from "react";
import styled from "styled-components";
import { controlLinks, controlSkin, Field, type FieldProps } from "../Field/Field";
import { color, fontSize } from "../tokens";

/** Words of the text that are underlined: `solid` for what must go, `dotted` for what is asked about. */
export interface TextMark {
  start: number;
  end: number;
  line: "solid" | "dotted";
}

interface TextAreaProps extends FieldProps, Omit<ComponentProps<"textarea">, "className" | "style"> {
  /** Of `markedText`, in its order. What they mean is said elsewhere: a reader of the screen doesn't get them. */
  marks?: readonly TextMark[];
  markedText?: string;
}

/**
 * A labelled box for several lines, 4 rows high unless told otherwise (PROF-11). Takes the props of
 * react-hook-form's `register` as they are, its ref included.
 */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isOptional,
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
    <Field id={fieldId} {...{ label, isOptional, hint, error }}>
      <Frame>
        {marks.length > 0 && (
          <Underlay ref={underlay} aria-hidden>
            {piecesOf(markedText, marks).map(([piece, line], index) =>
              line ? (
                <Marked key={index} $line={line}>
                  {piece}
                </Marked>
              ) : (
                piece
              ),
            )}
          </Underlay>
        )}
        <Box
          {...rest}
          {...controlLinks(fieldId, { hint, error })}
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

type Piece = [text: string, line: TextMark["line"] | null];

/** Solid marks come first where two overlap. */
function piecesOf(text: string, marks: readonly TextMark[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const mark of marks) {
    if (mark.start < end) continue;
    pieces.push([text.slice(end, mark.start), null], [text.slice(mark.start, mark.end), mark.line]);
    end = mark.end;
  }
  return [...pieces, [text.slice(end), null]];
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

const Marked = styled.span<{ $line: TextMark["line"] }>`
  text-decoration: underline ${({ $line }) => $line} ${color.warn} 2px;
  text-underline-offset: 4px;
`;
