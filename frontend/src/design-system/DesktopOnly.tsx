import type { ReactNode } from "react";
import styled from "styled-components";
import { media } from "./tokens";
import { useIsDesktop } from "./useIsDesktop";

/**
 * What only wide windows have room for; elsewhere it is neither rendered nor fetched. A served page has it for all but
 * phones, as the node doesn't know how wide a window is: narrow ones hide it until the code has come (PAGE-09).
 */
export function DesktopOnly({ children }: { children: ReactNode }) {
  return useIsDesktop() ? <Box>{children}</Box> : null;
}

const Box = styled.div`
  display: contents;

  ${media.belowDesktop} {
    display: none;
  }
`;
