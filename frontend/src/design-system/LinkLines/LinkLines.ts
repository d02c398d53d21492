import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, media, radius, space } from "../tokens";
import { text } from "../typography";

/* Lists of what is ahead, such as interviews: a line each, which is a link. */

export const LinkLines = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
`;

export const LineLink = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s4};
  align-items: center;
  padding: ${space.s3} 20px;
  border-top: 1px solid ${color.line};
  color: ${color.ink2};
  text-decoration: none;
  overflow-wrap: anywhere;

  ${media.phone} {
    gap: ${space.s3};
    padding-inline: ${space.s4};
  }

  ${media.hover} {
    &:hover {
      background: ${color.canvas};
    }
  }
`;

export const LineMark = styled.span<{ $isLate: boolean }>`
  display: grid;
  width: 40px;
  height: 40px;
  border-radius: ${radius.rSm};
  background: ${({ $isLate }) => ($isLate ? color.warn50 : color.brand50)};
  color: ${({ $isLate }) => ($isLate ? color.warn : color.brand900)};
  place-items: center;
`;

export const LineTitle = styled.span`
  display: block;
  ${text.label}
  font-variant-numeric: tabular-nums;
`;

export const LineFact = styled.span`
  display: block;
  ${text.meta}
`;
