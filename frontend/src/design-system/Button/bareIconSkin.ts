import { css } from "styled-components";
import { radius } from "../tokens";

/** A button that is its icon alone, such as within a field; its size, colour and place are its owner's. */
export const bareIconSkin = css`
  display: grid;
  padding: 0;
  border: 0;
  border-radius: ${radius.rSm};
  background: none;
  place-items: center;
`;
