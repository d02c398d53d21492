import { useContext, type ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, media, RowHeadingContext, text } from "../../../design-system";

/** What a job is called, leading there where it can be opened. */
export function RowTitle({ to, children }: { to: string | null; children: ReactNode }) {
  return (
    <Title as={useContext(RowHeadingContext)}>
      {to === null ? children : <TitleLink to={to}>{children}</TitleLink>}
    </Title>
  );
}

/** The column of words in a row, which may be narrower than its longest one. */
export const RowText = styled.div`
  min-width: 0;
`;

export const RowFacts = styled.p`
  ${text.meta}
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

const Title = styled.h3`
  ${text.label}
  font-size: ${fontSize.fs16};
  overflow-wrap: anywhere;
`;

const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  /* A finger's height, over the lines around it, which do nothing. */
  ${media.phone} {
    display: inline-block;
    padding-block: 13px;
    margin-block: -13px;
  }

  ${media.hover} {
    &:hover {
      color: ${color.brand800};
      text-decoration: underline;
    }
  }
`;
