import styled from "styled-components";
import { hiddenSkin } from "./hiddenSkin";

/** Read out, not shown. */
export const VisuallyHidden = styled.span`
  ${hiddenSkin}
`;
