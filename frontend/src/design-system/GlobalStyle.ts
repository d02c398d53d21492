import { createGlobalStyle } from "styled-components";
import { color, fontFamily, fontSize, media, motion, navHeight, shadow, space } from "./tokens";

/** What every element starts from. The page itself declares the tokens (first-paint.ts): they are there before it. */
export const GlobalStyle = createGlobalStyle`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    accent-color: ${color.brand700};
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: calc(${navHeight} + ${space.s4});
  }

  body {
    margin: 0;
    min-width: 320px;
    background: ${color.surface};
    color: ${color.ink2};
    font-family: ${fontFamily};
    font-size: ${fontSize.fs16};
    line-height: 1.5;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  #root {
    /* Portalled layers (menu, drawer, toast) stand above the page whatever z-index it uses. */
    isolation: isolate;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset {
    margin: 0;
    padding: 0;
  }

  h1, h2, h3, h4 {
    color: ${color.ink};
    text-wrap: balance;
  }

  /* Vowel signs stand above and below these letters, and a line joins them. */
  :root:lang(hi) :is(h1, h2, h3, h4) {
    letter-spacing: normal;
    line-height: 1.3;
  }

  ul, ol {
    list-style: none;
  }

  fieldset {
    border: 0;
    min-width: 0;
  }

  a {
    color: ${color.brand800};
    transition: color ${motion.color};
  }

  button, input, select, textarea {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  button {
    cursor: pointer;
  }

  img, svg {
    display: block;
    max-width: 100%;
  }

  ::placeholder {
    color: ${color.faint};
    opacity: 1;
  }

  /* Thrice, so that no part's own hover shadow can hide the ring. The outline is for forced colours. */
  :focus-visible:focus-visible:focus-visible {
    outline: 2px solid transparent;
    outline-offset: 3px;
    box-shadow: ${shadow.focus};
  }

  h1[tabindex="-1"]:focus-visible:focus-visible:focus-visible,
  h2[tabindex="-1"]:focus-visible:focus-visible:focus-visible,
  main[tabindex="-1"]:focus-visible:focus-visible:focus-visible {
    box-shadow: none;
  }

  /* A tint is gone there: what it marks gets an edge (DARK-05). */
  ${media.forcedColors} {
    [aria-current]:not([aria-current="false"]),
    [aria-pressed="true"],
    [aria-selected="true"],
    [data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${media.reducedMotion} {
    *,
    *::before,
    *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      transition-duration: 1ms !important;
    }
  }
`;
