import styled from "styled-components";
import { color, fontSize } from "../../../design-system";

interface CandidateMarkProps {
  /** Empty where the person gave none. */
  name: string;
  /** Width and height in px. */
  size?: number;
}

const SKINS = [
  { background: color.brand100, text: color.brand900 },
  { background: color.brand200, text: color.brand900 },
  { background: color.lineStrong, text: color.ink2 },
] as const;

/** A person's initials on a quiet disc, always in the same of three shades. Decorative: the name stands beside it. */
export function CandidateMark({ name, size = 40 }: CandidateMarkProps) {
  return (
    <Disc $size={size} $skin={skinOf(name)} aria-hidden>
      {personInitialsOf(name)}
    </Disc>
  );
}

/** First and last name's, unlike a company's: "Asha Devi Rao" is AR. */
function personInitialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ""] = words;
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return (
    [first, last]
      .map((word) => Array.from(word)[0] ?? "")
      .join("")
      .toUpperCase() || "?"
  );
}

function skinOf(name: string) {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return SKINS[sum % SKINS.length] ?? SKINS[0];
}

const Disc = styled.span<{ $size: number; $skin: (typeof SKINS)[number] }>`
  display: inline-grid;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: ${({ $skin }) => $skin.background};
  color: ${({ $skin }) => $skin.text};
  font-size: ${fontSize.fs12};
  font-weight: 600;
  place-items: center;
`;
