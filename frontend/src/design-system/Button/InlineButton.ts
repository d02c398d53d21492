import styled from "styled-components";
import { color } from "../tokens";

/** A choice within a sentence, such as in a field's hint. */
export const InlineButton = styled.button.attrs({ type: "button" })`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.brand800};
  font: inherit;
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
`;
