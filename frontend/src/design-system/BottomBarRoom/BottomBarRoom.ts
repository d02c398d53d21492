import { createGlobalStyle } from "styled-components";
import { media } from "../tokens";

/**
 * Stands in a bar that stays at the window's bottom on phones: a field that gets the focus is scrolled to above the
 * bar, with the line below it that says what is wrong.
 */
export const BottomBarRoom = createGlobalStyle`
  ${media.phone} {
    html {
      /* A bar of two lines of 124 px, and a field's message of 28 px. */
      scroll-padding-bottom: 160px;
    }
  }
`;
