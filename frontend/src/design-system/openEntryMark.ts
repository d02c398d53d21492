import { css } from "styled-components";
import { color } from "./tokens";

/**
 * How the entry of a list looks that the address names; it also says `aria-current`. It takes the focus once, and the
 * mark shows that: a ring would be cut off by the list.
 */
export const openEntryMark = css`
  background: linear-gradient(to right, ${color.brand700} 4px, ${color.canvas} 4px);

  &:focus-visible:focus-visible:focus-visible {
    box-shadow: none;
  }
`;
