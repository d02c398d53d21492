import styled from "styled-components";
import { media, space } from "../design-system";

/** Two fields a row where there is room. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px ${space.s4};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Takes a whole row of a FieldGrid. */
export const WholeRow = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
