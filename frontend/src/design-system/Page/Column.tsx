import styled from "styled-components";
import { space } from "../tokens";

/** What stands below each other on a page, no wider than is easy to read. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  max-width: 720px;
`;
