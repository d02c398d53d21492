import styled from "styled-components";
import { color, Container, media, space } from "../../design-system";

/*
 * Header, actions and facts stand on a white band across the page, drawn by a shadow of the first rows. On a
 * phone the actions are the last row and stick to the screen's bottom edge until the footer comes.
 */
export const Layout = styled(Container)`
  display: grid;
  isolation: isolate;
  grid-template:
    "head actions" auto
    "facts facts" auto
    "body body" auto
    / minmax(0, 1fr) auto;
  column-gap: ${space.s6};

  &::before {
    z-index: -1;
    grid-area: 1 / 1 / 3 / -1;
    background: ${color.surface};
    box-shadow: 0 0 0 100vmax ${color.surface};
    clip-path: inset(0 -100vmax);
    content: "";
  }

  &::after {
    grid-area: facts;
    align-self: end;
    height: 1px;
    background: ${color.line};
    box-shadow: 0 0 0 100vmax ${color.line};
    clip-path: inset(0 -100vmax);
    content: "";
  }

  ${media.belowDesktop} {
    grid-template:
      "head" auto
      "actions" auto
      "facts" auto
      "body" auto
      / minmax(0, 1fr);

    &::before {
      grid-area: 1 / 1 / 4 / -1;
    }
  }

  ${media.phone} {
    grid-template:
      "head" auto
      "facts" auto
      "body" auto
      "actions" auto
      / minmax(0, 1fr);

    &::before {
      grid-area: 1 / 1 / 3 / -1;
    }
  }
`;

/** Alone where there is nothing to be done with the job. */
export const Head = styled.div<{ $isAlone?: boolean }>`
  grid-area: head;
  ${({ $isAlone }) => $isAlone && "grid-column-end: -1;"}
  padding-block: ${space.s3} ${space.s6};

  ${media.belowDesktop} {
    padding-bottom: ${space.s5};
  }

  ${media.phone} {
    padding-block: ${space.s1} 20px;
  }
`;

export const Actions = styled.div`
  grid-area: actions;
  margin-top: 68px;

  ${media.belowDesktop} {
    margin-block: 0 ${space.s5};
  }

  ${media.phone} {
    position: sticky;
    z-index: 10;
    bottom: 0;
    margin-bottom: 0;
  }
`;

export const Facts = styled.div`
  grid-area: facts;
`;

export const Body = styled.div`
  display: grid;
  grid-area: body;
  grid-template-columns: minmax(0, 1fr) 376px;
  align-items: start;
  gap: ${space.s5};
  padding-block: ${space.s6} ${space.s9};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s4};
    padding-block: ${space.s5} ${space.s8};
  }

  ${media.phone} {
    padding-block: ${space.s4} ${space.s6};
  }
`;

export const Side = styled.div`
  display: grid;
  align-items: start;
  gap: ${space.s4};

  /* Side by side, cards of different heights fill two columns without holes; a phone has room for one. */
  ${media.belowDesktop} {
    display: block;
    columns: 2;
    column-gap: ${space.s4};

    > * {
      margin-bottom: ${space.s4};
      break-inside: avoid;
    }
  }

  ${media.phone} {
    columns: 1;
  }
`;
