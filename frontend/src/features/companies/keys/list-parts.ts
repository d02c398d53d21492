import styled from "styled-components";
import { color, space, text } from "../../../design-system";

/** The things that a company has made for its programs, one below the other. */
export const Rows = styled.ul`
  display: grid;
  gap: ${space.s4};
  padding: 0;
  margin: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s3};
  align-items: start;
  padding-bottom: ${space.s4};
  border-bottom: 1px solid ${color.line};

  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
`;

export const About = styled.div`
  display: grid;
  gap: ${space.s1};
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Meta = styled.span`
  ${text.meta}
`;
