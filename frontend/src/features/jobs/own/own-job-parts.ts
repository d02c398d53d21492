import { Link } from "react-router-dom";
import styled from "styled-components";
import { color, fontSize, space, text } from "../../../design-system";

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

/** What one may do about what a notice tells, below its words. */
export const OwnJobWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  margin-top: ${space.s2};

  &:empty {
    display: none;
  }
`;
