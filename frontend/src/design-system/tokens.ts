/**
 * Every colour, size, radius and shadow of the product. No file but this one and themes.ts may hold a colour.
 *
 * A colour is named for its work, not for how light it is: themes.ts gives the same names their dark values.
 * brand500 and sky500 are the specification's, in both themes (THEME-01). They paint graphics. brand700 fills what
 * carries onBrand, brand800 is a link, and brand900 is text on brand50 (THEME-03).
 */
export const lightColors = {
  brand50: "#e3f2fd",
  brand100: "#bbdefb",
  brand200: "#90caf9",
  brand300: "#64b5f6",
  brand400: "#42a5f5",
  brand500: "#2196f3",
  brand700: "#1976d2",
  brand800: "#1565c0",
  brand900: "#0d47a1",
  onBrand: "#ffffff",
  sky50: "#e1f5fe",
  sky500: "#03a9f4",
  // A dark ground in either theme, such as a closing band, and what stands on it.
  deep: "#0d47a1",
  deepHover: "#1565c0",
  onDeep: "#ffffff",
  onDeepMuted: "#bbdefb",
  ink: "#0f172a",
  ink2: "#334155",
  muted: "#475569",
  faint: "#64748b",
  line: "#e2e8f0",
  lineStrong: "#cbd5e1",
  canvas: "#f8fafc",
  surface: "#ffffff",
  // What lies over the page: menus, dialogs, drawers.
  raised: "#ffffff",
  // The light that passes over a skeleton of `line`.
  glint: "#f8fafc",
  // A groove, in which a chosen part stands `raised`.
  groove: "#e2e8f0",
  ok: "#15803d",
  ok50: "#f0fdf4",
  warn: "#b45309",
  warn50: "#fffbeb",
  danger: "#b91c1c",
  danger50: "#fef2f2",
  scrim: "rgb(15 23 42 / 48%)",
} as const;

export type ColorName = keyof typeof lightColors;

const mixedColors = {
  okLine: "color-mix(in srgb, var(--ok) 30%, var(--surface))",
  warnLine: "color-mix(in srgb, var(--warn) 30%, var(--surface))",
  dangerLine: "color-mix(in srgb, var(--danger) 30%, var(--surface))",
} as const;

/** The same in every theme. */
const fixedColors = {
  // A printed page and a company's logo are made for white.
  paper: "#ffffff",
  // Google's own, for its mark alone.
  googleBlue: "#4285f4",
  googleGreen: "#34a853",
  googleYellow: "#fbbc05",
  googleRed: "#ea4335",
  print: "#0f172a",
} as const;

const spaces = {
  s1: "4px",
  s2: "8px",
  s3: "12px",
  s4: "16px",
  s5: "24px",
  s6: "32px",
  s7: "48px",
  s8: "64px",
  s9: "96px",
} as const;

const fontSizes = {
  fs12: "0.75rem",
  fs14: "0.875rem",
  fs16: "1rem",
  fs18: "1.125rem",
  fs20: "1.25rem",
  fs24: "1.5rem",
  fs30: "1.875rem",
  fs36: "2.25rem",
  fs48: "3rem",
  fs60: "3.75rem",
} as const;

const radii = { rSm: "8px", rMd: "12px", rLg: "16px", rFull: "999px" } as const;

export const lightShadows = {
  shadow1: "0 1px 2px rgb(15 23 42 / 6%), 0 1px 3px rgb(15 23 42 / 4%)",
  shadow2: "0 4px 12px rgb(15 23 42 / 8%)",
  shadow3: "0 12px 32px rgb(15 23 42 / 14%)",
} as const;

const focusRing = { focus: "0 0 0 3px var(--surface), 0 0 0 5px var(--brand-700)" } as const;

/** `brand700` is written as `--brand-700`, `lineStrong` as `--line-strong`. */
function variableName(key: string): string {
  return `--${key.replace(/([a-z])([A-Z0-9])/g, "$1-$2").toLowerCase()}`;
}

function accessors<Key extends string>(values: Record<Key, string>): Readonly<Record<Key, string>> {
  const names = Object.keys(values).map((key) => [key, `var(${variableName(key)})`]);
  return Object.fromEntries(names) as Record<Key, string>;
}

/** Each accessor is a CSS `var(--…)` reference. The built page gives the variables their values (first-paint.ts). */
export const color = accessors({ ...lightColors, ...mixedColors, ...fixedColors });
export const space = accessors(spaces);
export const fontSize = accessors(fontSizes);
export const radius = accessors(radii);
export const shadow = accessors({ ...lightShadows, ...focusRing });

/** THEME-02; the rest stands in until the font is there. Readers of Hindi get a font of its letters. */
export const fontFamily = `"Inter Variable", Inter, var(--script-font, system-ui), system-ui, -apple-system, "Segoe UI", sans-serif`;

/** Width of the page's column without its gutters. */
export const containerWidth = "1200px";

/** The top navigation's height with its line; what begins behind it or stops below it reckons with this. */
export const navHeight = "var(--nav-height)";

/** The width from which there is room for a second column, for `matchMedia`; `media.desktop` holds from it on. */
export const desktopQuery = "(min-width: 1024px)";

/** Ready for a style sheet: a media query knows no custom properties, so these are plain texts. */
export const media = {
  /** The person has chosen a few colours for all pages. */
  forcedColors: "@media (forced-colors: active)",
  phone: "@media (max-width: 719.98px)",
  tabletUp: "@media (min-width: 720px)",
  belowDesktop: "@media (max-width: 1023.98px)",
  desktop: `@media ${desktopQuery}`,
  /** Little height: a phone on its side, or a window enlarged to 400 %. */
  short: "@media (max-height: 479.98px)",
  hover: "@media (hover: hover)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  /** Where our code will never run; what only code can do is left out there. */
  noScript: "@media (scripting: none)",
} as const;

export const motion = {
  color: "120ms ease-out",
  lift: "180ms ease-out",
  panel: "240ms cubic-bezier(0.2, 0.8, 0.2, 1)",
} as const;

/** The navigation's height and, on a phone, its smaller one. */
export const navHeights = { usual: "--nav-height: 68px;", phone: "--nav-height: 60px;" } as const;

/** `--brand-50: …;` and so on. */
export function declarationsOf(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([key, value]) => `${variableName(key)}: ${value};`)
    .join("\n");
}

/** What no theme changes. */
export const commonValues = { ...spaces, ...fontSizes, ...radii, ...fixedColors } as const;

/** Made of other colours. Each theme declares them again, as a variable is worked out where it is declared. */
export const mixedValues = { ...mixedColors, ...focusRing } as const;
