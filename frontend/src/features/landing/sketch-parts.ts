import styled from "styled-components";
import { color, fontSize, radius, shadow, space } from "../../design-system";

/** Parts of the small pictures in the feature grid. They are drawn with the product's own look, at its scale. */

export const Stack = styled.div`
  display: grid;
  gap: 14px;
  width: min(320px, 100% - 48px);
  margin: 28px auto 0;
`;

export const Sheet = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${color.surface};
  box-shadow: ${shadow.shadow2};
`;

export const SheetRow = styled.div<{ $height?: number }>`
  display: flex;
  align-items: center;
  gap: 10px;
  height: ${({ $height = 57 }) => $height}px;
  padding-inline: 14px;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

export const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: 1px;
  min-width: 0;
`;

const line = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const StrongLine = styled.span`
  ${line}
  color: ${color.ink};
  font-size: ${fontSize.fs12};
  font-weight: 600;
`;

export const PlainLine = styled.span`
  ${line}
  color: ${color.ink2};
  font-size: ${fontSize.fs12};
`;

export const Figure = styled(StrongLine)`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

/** Stands for a word that is not there; width in px. */
export const Bar = styled.span<{ $width: number; $tone?: "strong" | "plain" }>`
  display: block;
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  height: 8px;
  border-radius: ${radius.rFull};
  margin-block: 5px;
  background: ${({ $tone }) => ($tone === "strong" ? color.lineStrong : color.line)};
`;

export const Blank = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${radius.rSm};
  background: ${color.brand50};
  color: ${color.brand800};
`;

export const Badge = styled.span<{ $tone: "brand" | "ok" }>`
  display: grid;
  flex: none;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: ${({ $tone }) => ($tone === "ok" ? color.ok50 : color.brand700)};
  color: ${({ $tone }) => ($tone === "ok" ? color.ok : color.onBrand)};
  place-items: center;
`;

export const Push = styled.div`
  padding: 11px;
  border-radius: ${radius.rSm};
  background: ${color.brand700};
  box-shadow: ${shadow.shadow2};
  color: ${color.onBrand};
  font-size: ${fontSize.fs14};
  font-weight: 600;
  text-align: center;
`;

/** Places along one line, the first of them reached. */
export const Trail = styled.ol`
  display: flex;
  justify-content: space-between;
  padding-inline: 4px;
  color: ${color.muted};
  font-size: ${fontSize.fs12};

  > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }

  > li::before {
    width: 8px;
    height: 8px;
    border: 2px solid ${color.brand300};
    border-radius: 50%;
    background: ${color.surface};
    content: "";
  }

  > li:first-child::before {
    border-color: ${color.brand700};
    background: ${color.brand700};
  }
`;

export const Query = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 43px;
  padding-inline: 14px;
  color: ${color.ink};
  font-size: ${fontSize.fs14};
  font-weight: 500;

  > svg {
    color: ${color.faint};
  }
`;

export const Ladder = styled.div`
  display: grid;
  gap: 18px;
  padding: 20px ${space.s4} 22px;
`;

export const Rung = styled.div`
  display: grid;
  grid-template-columns: 92px 1fr;
  align-items: center;
  gap: ${space.s3};
`;

/** `$from` and `$to` in percent of the whole. */
export const Range = styled.span<{ $from: number; $to: number; $shade: 200 | 400 | 700 }>`
  display: block;
  height: 10px;
  border-radius: ${radius.rFull};
  background: ${color.brand50};

  &::before {
    display: block;
    width: ${({ $from, $to }) => $to - $from}%;
    height: 100%;
    border-radius: inherit;
    margin-left: ${({ $from }) => $from}%;
    background: ${({ $shade }) => ({ 200: color.brand200, 400: color.brand400, 700: color.brand700 })[$shade]};
    content: "";
  }
`;

export const Spots = styled.div`
  position: absolute;
  inset: 0;
`;

export const Spot = styled.span<{ $top: number; $left: number }>`
  position: absolute;
  top: ${({ $top }) => $top}px;
  left: ${({ $left }) => $left}%;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 34px;
  height: 32px;
  padding-inline: 9px 12px;
  border-radius: ${radius.rFull};
  background: ${color.surface};
  box-shadow: ${shadow.shadow2};
  color: ${color.ink2};
  font-size: ${fontSize.fs12};
  white-space: nowrap;

  &::before {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.sky500};
    content: "";
  }

  > strong {
    color: ${color.ink};
    font-weight: 600;
  }
`;
