import styled from "styled-components";
import { color } from "../tokens";

/** Words of the text that are underlined: `solid` for what must go, `dotted` for what is asked about. */
export interface TextMark {
  start: number;
  end: number;
  line: "solid" | "dotted";
}

export interface MarkedProps {
  /** Of `markedText`, in its order. What they mean is said elsewhere: a reader of the screen doesn't get them. */
  marks?: readonly TextMark[];
  markedText?: string;
}

/** The text of a field for the layer below it, of which only the lines are seen. */
export function MarkedText({ text, marks }: { text: string; marks: readonly TextMark[] }) {
  return piecesOf(text, marks).map(([piece, line], index) =>
    line ? (
      <Marked key={index} $line={line}>
        {piece}
      </Marked>
    ) : (
      piece
    ),
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

const Marked = styled.span<{ $line: TextMark["line"] }>`
  text-decoration: underline ${({ $line }) => $line} ${color.warn} 2px;
  text-underline-offset: 4px;
`;
