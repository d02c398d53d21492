import styled from "styled-components";
import { color, media, space, text } from "../../design-system";

/** A block of the landing page; `tinted` sets it apart on the canvas between two lines. */
export const Section = styled.section<{ $tone?: "plain" | "tinted" }>`
  padding-block: ${space.s9};
  border-block: ${({ $tone }) => ($tone === "tinted" ? `1px solid ${color.line}` : "0")};
  background: ${({ $tone }) => ($tone === "tinted" ? color.canvas : "transparent")};

  ${media.phone} {
    padding-block: ${space.s8};
  }
`;

export const SectionTitle = styled.h2`
  max-width: 11em;
  ${text.title}
`;
