import styled from "styled-components";
import { media, space } from "../../design-system";

/** The photo's card beside the others; above them on small screens. */
export const ProfileColumns = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: ${space.s5};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s4};
  }
`;

export const ProfileStack = styled.div`
  display: grid;
  gap: ${space.s5};
  min-width: 0;

  ${media.phone} {
    gap: ${space.s4};
  }
`;
