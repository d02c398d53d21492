import { CHECKING } from "../shared/checking";
import { paintTheme, THEME_KEY } from "./Theme/paint-theme";
import { darkColors, themeStyle } from "./themes";
import { color, containerWidth, fontFamily, fontSize, lightColors, media, navHeight, space } from "./tokens";

/**
 * Paints the page in the kept theme before the browser draws it (DARK-02), and again when another tab chooses one. The
 * page's policy lets it run by the nonce that the server gives every script.
 */
const themeScript = `(function () {
  ${paintTheme.toString()}
  var kept = null;
  try { kept = localStorage.getItem("${THEME_KEY}"); } catch (error) {}
  paintTheme(kept);
  addEventListener("storage", function (event) {
    if (event.key === "${THEME_KEY}") paintTheme(event.newValue);
  });
})();`;

const themeColor = (theme: string, { surface }: { surface: string }) =>
  `<meta name="theme-color" data-theme="${theme}" media="(prefers-color-scheme: ${theme})" content="${surface}" />`;

/** What index.html's head needs to be drawn in the right theme at once. */
export const themeHead = `
    ${themeColor("light", lightColors)}
    ${themeColor("dark", darkColors)}
    <script>${themeScript}</script>`;

/**
 * The tokens' values, and the style of what index.html shows before any script has run, in the place and shape of what
 * follows: the bar, the page's heading, and that it loads. None of it is a landmark or heading yet: those are the
 * app's, which take its place. The build writes it into the page.
 */
export const firstPaintStyle = `
  ${themeStyle}
  :root { --gutter: 40px; }

  ${media.belowDesktop} {
    :root { --gutter: 24px; }
  }

  ${media.phone} {
    :root { --gutter: 16px; }
  }

  body {
    margin: 0;
    background: ${color.surface};
  }

  #first-paint {
    color: ${color.ink};
    font-family: ${fontFamily};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }

  /* A served page stands from the start, but not before the first check of a stored session has ended (AUTH-22). */
  #root:not(:empty) ~ #first-paint,
  .${CHECKING} #root,
  .${CHECKING} #first-paint > :not([role="status"]) {
    display: none;
  }

  .${CHECKING} #root ~ #first-paint {
    display: block;
  }

  #first-paint p {
    margin: 0;
    padding-inline: max(var(--gutter), calc((100% - ${containerWidth}) / 2));
  }

  #first-paint .brand {
    display: flex;
    align-items: center;
    gap: 10px;
    height: calc(${navHeight} - 1px);
    border-bottom: 1px solid ${color.line};
    font-size: ${fontSize.fs18};
    font-weight: 700;
    letter-spacing: -0.03em;
  }

  #first-paint svg {
    width: 30px;
    height: 30px;
  }

  #first-paint .heading {
    margin-top: ${space.s6};
    font-size: ${fontSize.fs24};
    font-weight: 700;
    letter-spacing: -0.025em;
    line-height: 1.2;
  }

  ${media.phone} {
    #first-paint .heading { margin-top: ${space.s4}; }
  }

  #first-paint [role="status"] {
    display: flex;
    align-items: center;
    gap: ${space.s3};
    margin-top: ${space.s5};
    color: ${color.muted};
  }

  #first-paint [role="status"]::before {
    width: 24px;
    height: 24px;
    box-sizing: border-box;
    border: 3px solid ${color.brand100};
    border-top-color: ${color.brand700};
    border-radius: 50%;
    animation: first-paint-turn 800ms linear infinite;
    content: "";
  }

  @keyframes first-paint-turn {
    to { transform: rotate(360deg); }
  }

  ${media.reducedMotion} {
    #first-paint [role="status"]::before { animation: none; }
  }

  /* Nothing is on its way there. */
  ${media.noScript} {
    #first-paint [role="status"] { display: none; }
  }
`;
