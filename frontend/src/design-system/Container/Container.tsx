import styled from "styled-components";
import { containerWidth, media } from "../tokens";

/** The page's column: 1200 px and gutters of 40, 24 below 1024 px, 16 below 720 px. */
export const Container = styled.div`
  box-sizing: content-box;
  max-width: ${containerWidth};
  margin-inline: auto;
  padding-inline: 40px;

  ${media.belowDesktop} {
    padding-inline: 24px;
  }

  ${media.phone} {
    padding-inline: 16px;
  }
`;
