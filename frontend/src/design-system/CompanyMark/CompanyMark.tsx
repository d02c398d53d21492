import styled, { css } from "styled-components";
import { color, fontSize, radius } from "../tokens";

interface CompanyMarkProps {
  name: string;
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
    border-color: ${color.brand900};
    background: ${color.brand900};
    color: ${color.onBrand};
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

/** A company's tile; the same name has the same colours everywhere. Decorative, the name stands beside it. */
export function CompanyMark({ name, size = 48 }: CompanyMarkProps) {
  return (
    <Tile $size={size} $tone={toneOf(name)} aria-hidden>
      {initialsOf(name)}
    </Tile>
  );
}

const Tile = styled.span<{ $size: number; $tone: number }>`
  display: inline-grid;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 1px solid;
  border-radius: ${({ $size }) => ($size >= 40 ? radius.rMd : radius.rSm)};
  font-size: ${({ $size }) => letterSize($size)};
  font-weight: 700;
  place-items: center;
  ${({ $tone }) => tones[$tone]}
`;
