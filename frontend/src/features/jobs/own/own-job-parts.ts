import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, text } from "../../../design-system";

/** What a job of one's own is called, posted or not. */
export const OwnJobLink = styled(Link)`
  ${text.label}
  text-decoration: none;

  &:hover {
    color: ${color.brand800};
    text-decoration: underline;
  }
`;

/** What stands small beside or below it. */
export const OwnJobNote = styled.p`
  ${text.meta}
  font-size: ${fontSize.fs12};
`;
