import styled, { css } from "styled-components";
import { color, Container, media, navHeight, radius, shadow, space } from "../../design-system";

/*
 * Header and facts stand on a white band across the page, drawn by a shadow of the first rows. With room for two
 * columns, the actions stick at the top of the second. On a phone they are the last row and stick to the screen's
 * bottom edge until the footer comes.
 */
export const Layout = styled(Container)`
  display: grid;
  isolation: isolate;
  grid-template:
    "head head" auto
    "facts facts" auto
    "own own" auto
    "text actions" auto
    "text side" 1fr
    "similar ." auto
    / minmax(0, 1fr) 376px;
  column-gap: ${space.s5};
  padding-bottom: ${space.s9};

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
    padding-bottom: 0;

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

export const Head = styled.div`
  grid-area: head;
  padding-block: ${space.s3} ${space.s6};

  ${media.belowDesktop} {
    padding-bottom: ${space.s5};
  }

  ${media.phone} {
    padding-block: ${space.s1} 20px;
  }
`;

/* A card of the second column; the cards below it pass behind it. */
export const Actions = styled.div`
  position: sticky;
  z-index: 2;
  top: calc(${navHeight} + ${space.s5});
  grid-area: actions;
  align-self: start;
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  margin-top: ${space.s6};
  background: ${color.surface};
  box-shadow: ${shadow.shadow2};

  /* What passes behind does not show again above. */
  &::before {
    position: absolute;
    z-index: -1;
    inset: -25px -4px 100%;
    background: ${color.canvas};
    content: "";
  }

  ${media.belowDesktop} {
    &::before {
      display: none;
    }

    position: static;
    padding: 0;
    border: 0;
    margin-block: 0 ${space.s5};
    background: none;
    box-shadow: none;
  }

  ${media.phone} {
    position: sticky;
    z-index: 10;
    top: auto;
    bottom: 0;
    margin-bottom: 0;
  }

  /* Little of a small or much enlarged window would be left for the job. */
  ${media.short} {
    position: static;
  }
`;

export const Facts = styled.div`
  grid-area: facts;
`;

/* With room for two columns its parts stand in the page's own grid. */
export const Body = styled.div`
  display: contents;

  ${media.belowDesktop} {
    display: grid;
    grid-area: body;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: ${space.s4};
    padding-block: ${space.s5} ${space.s8};
  }

  ${media.phone} {
    padding-block: ${space.s4} ${space.s6};
  }
`;

const belowEachOther = css`
  &:empty {
    display: none;
  }

  ${media.belowDesktop} {
    grid-area: auto;
    margin-top: 0;
  }
`;

export const Own = styled.div`
  grid-area: own;
  margin-top: ${space.s6};
  ${belowEachOther}
`;

export const Text = styled.div`
  grid-area: text;
  min-width: 0;
  margin-top: ${space.s6};
  ${belowEachOther}
`;

export const Similar = styled.div`
  grid-area: similar;
  min-width: 0;
  margin-top: ${space.s5};
  ${belowEachOther}
`;

export const Side = styled.div`
  display: grid;
  grid-area: side;
  align-content: start;
  align-items: start;
  gap: ${space.s4};
  margin-top: ${space.s4};

  /* Side by side, cards of different heights fill two columns without holes; a phone has room for one. */
  ${media.belowDesktop} {
    display: block;
    grid-area: auto;
    margin-top: 0;
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
