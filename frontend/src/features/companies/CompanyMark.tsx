import styled, { css } from "styled-components";
import { color, fontSize, radius } from "../../design-system";

interface CompanyMarkProps {
  name: string;
  /** Address of its logo; without one the name's letters stand in. */
  logoURL?: string | null;
  /** Width and height in px. */
  size?: number;
}

const tones = [
  css`
    border-color: ${color.brand100};
    background: ${color.brand50};
    color: ${color.brand900};
  `,
  css`
    border-color: ${color.okLine};
    background: ${color.ok50};
    color: ${color.ok};
  `,
  css`
    border-color: ${color.warnLine};
    background: ${color.warn50};
    color: ${color.warn};
  `,
  css`
    border-color: ${color.lineStrong};
    background: ${color.line};
    color: ${color.ink2};
  `,
  css`
    border-color: ${color.deep};
    background: ${color.deep};
    color: ${color.onDeep};
  `,
  css`
    border-color: ${color.sky50};
    background: ${color.sky50};
    color: ${color.brand800};
  `,
];

/** First letters of the first two words, "Udaya Retail" to "UR"; of a single word its first two letters. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  const [first = "", second] = words;
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}

function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % tones.length;
}

function letterSize(size: number): string {
  if (size >= 64) return fontSize.fs24;
  return size >= 40 ? fontSize.fs16 : fontSize.fs12;
}

/**
 * A company's logo, or a tile whose colours are the same for a name everywhere. Decorative, the name stands beside it.
 */
export function CompanyMark({ name, logoURL, size = 48 }: CompanyMarkProps) {
  if (logoURL) return <Logo src={logoURL} alt="" width={size} height={size} $size={size} />;
  return (
    <Tile $size={size} $tone={toneOf(name)} aria-hidden>
      {initialsOf(name)}
    </Tile>
  );
}

const square = css<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 1px solid;
  border-radius: ${({ $size }) => ($size >= 40 ? radius.rMd : radius.rSm)};
`;

/* The ground shows beside a logo that is no square, and through a cut-out one: logos are made for white. */
const Logo = styled.img<{ $size: number }>`
  ${square}
  display: block;
  border-color: ${color.line};
  background: ${color.paper};
  object-fit: contain;
`;

const Tile = styled.span<{ $size: number; $tone: number }>`
  ${square}
  display: inline-grid;
  font-size: ${({ $size }) => letterSize($size)};
  font-weight: 700;
  place-items: center;
  ${({ $tone }) => tones[$tone]}
`;
