import { css } from "styled-components";

/** Read out, not shown. */
export const hiddenSkin = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
