import {
  commonValues,
  declarationsOf,
  lightColors,
  lightShadows,
  media,
  mixedValues,
  navHeights,
  type ColorName,
} from "./tokens";

/** Surfaces grow lighter towards the viewer, lines carry the edges, and text on the primary is dark (DARK-03). */
export const darkColors: Record<ColorName, string> = {
  brand50: "#12294a",
  brand100: "#1a3a66",
  brand200: "#28558c",
  brand300: "#3f86cc",
  brand400: "#42a5f5",
  brand500: "#2196f3",
  brand700: "#2196f3",
  brand800: "#64b5f6",
  brand900: "#bbdefb",
  onBrand: "#06182c",
  sky50: "#0c2f47",
  sky500: "#03a9f4",
  deep: "#10356b",
  deepHover: "#1a4a8f",
  onDeep: "#ffffff",
  onDeepMuted: "#bbdefb",
  ink: "#f1f5f9",
  ink2: "#d5deea",
  muted: "#a5b3c8",
  faint: "#8294af",
  line: "#26344b",
  lineStrong: "#3b4c69",
  canvas: "#0b1220",
  surface: "#131c2e",
  raised: "#1b2740",
  glint: "#3b4c69",
  groove: "#0b1220",
  ok: "#4ade80",
  ok50: "#0f2b20",
  warn: "#fbbf24",
  warn50: "#2d2310",
  danger: "#fca5a5",
  danger50: "#361a20",
  scrim: "rgb(2 6 15 / 68%)",
};

const darkShadows: Record<keyof typeof lightShadows, string> = {
  shadow1: "none",
  shadow2: "0 4px 12px rgb(2 6 15 / 40%)",
  shadow3: "0 12px 32px rgb(2 6 15 / 60%)",
};

/**
 * For drawings on the screens of people who chose a few colours for all pages (DARK-05). The browser repaints boxes
 * and text by itself. It would not if these were theirs too.
 */
const forcedColors: Partial<Record<ColorName, string>> = {
  ...all("Canvas", [
    "brand50",
    "brand100",
    "brand200",
    "sky50",
    "deep",
    "canvas",
    "surface",
    "raised",
    "groove",
  ]),
  ...all("CanvasText", ["ink", "ink2", "muted", "onDeep", "ok", "warn", "danger"]),
  ...all("GrayText", ["faint", "glint", "line", "lineStrong"]),
  ...all("Highlight", ["brand300", "brand400", "brand500", "brand700", "brand800", "brand900", "sky500"]),
  onBrand: "HighlightText",
};

function all(value: string, names: readonly ColorName[]) {
  return Object.fromEntries(names.map((name) => [name, value]));
}

const dark = `color-scheme: dark; ${declarationsOf({ ...darkColors, ...darkShadows, ...mixedValues })}`;

/**
 * The tokens' values: dark where the device wishes it or the person chose it (`data-theme`), else light. Paper is
 * white, so a printed page is always light (DARK-04).
 */
export const themeStyle = `
  :root {
    color-scheme: light;
    ${declarationsOf({ ...commonValues, ...lightColors, ...lightShadows, ...mixedValues })}
    ${navHeights.usual}
  }

  ${media.phone} {
    :root { ${navHeights.phone} }
  }

  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) { ${dark} }
  }

  @media screen {
    :root[data-theme="dark"] { ${dark} }
  }

  ${media.forcedColors} {
    svg { ${declarationsOf({ ...forcedColors, ...mixedValues })} }
  }
`;
