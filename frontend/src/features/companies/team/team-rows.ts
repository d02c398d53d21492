import styled from "styled-components";
import { space, text } from "../../../design-system";

/** One person a row: members and open invitations. */
export const Rows = styled.ul`
  display: grid;
  gap: ${space.s5};
  padding: 0;
  margin: 0;
  list-style: none;
`;

export const Person = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s2} ${space.s3};
  align-items: center;
`;

export const Who = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Mail = styled.span`
  ${text.meta}
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  grid-column: 2;
`;
