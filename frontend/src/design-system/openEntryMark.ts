import { css } from "styled-components";
import { color } from "./tokens";

/** How the entry of a list looks that the address names; it also says `aria-current`. */
export const openEntryMark = css`
  background: linear-gradient(to right, ${color.brand700} 4px, ${color.canvas} 4px);
`;
