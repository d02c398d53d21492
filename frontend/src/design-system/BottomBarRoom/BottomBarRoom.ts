import { createGlobalStyle, css } from "styled-components";
import { media, navHeight, space } from "../tokens";

const room = css<{ $isTall?: boolean }>`
  html {
    /* A bar of two lines of 124 px, and a field's message of 28 px; one with a notice has five lines more. */
    scroll-padding-bottom: ${({ $isTall }) => ($isTall ? "300px" : "160px")};

    /* Where toasts stand, which else would lie over the bar's buttons. */
    --toasts-top: calc(${navHeight} + ${space.s2} + env(safe-area-inset-top));
    --toasts-bottom: auto;

    /* The shell's own bar gives way. */
    --phone-bar: none;
  }
`;

/**
 * Stands in a bar that stays at the window's bottom, on phones or at all widths: a field that gets the focus is
 * scrolled to above the bar, with the line below it that says what is wrong, and toasts go below the top bar (SEEN-10).
 */
export const BottomBarRoom = createGlobalStyle<{ $at: "phone" | "allWidths"; $isTall?: boolean }>`
  ${({ $at }) =>
    $at === "phone"
      ? css`
          ${media.phone} {
            ${room}
          }
        `
      : room}
`;
