import styled, { css } from "styled-components";
import { color, media, motion, radius, shadow, space } from "../tokens";

const lifted = css`
  transition:
    border-color ${motion.color},
    box-shadow ${motion.lift};

  ${media.hover} {
    &:hover {
      border-color: ${color.brand300};
      box-shadow: ${shadow.shadow2};
    }
  }
`;

/** A surface; `$tone="link"` answers the pointer because the whole card leads somewhere. */
export const Card = styled.div<{ $tone?: "plain" | "link" }>`
  padding: 22px ${space.s5};
  border: 1px solid ${color.line};
  border-radius: ${radius.rLg};
  background: ${color.surface};
  box-shadow: ${shadow.shadow1};
  ${({ $tone }) => $tone === "link" && lifted}

  ${media.phone} {
    padding: ${space.s4};
  }
`;
