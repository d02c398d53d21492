import { darkColors } from "./themes";
import { lightColors, type ColorName } from "./tokens";

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Grounds = Partial<Record<ColorName, readonly ColorName[]>>;

const sheets = ["surface", "canvas", "raised"] as const;

/** Each text's colour with the grounds that it stands on. */
const TEXTS: Grounds = {
  ink: [...sheets, "line", "brand50"],
  ink2: [...sheets, "line", "lineStrong", "brand50", "ok50", "warn50", "danger50"],
  muted: [...sheets, "line", "groove", "brand50", "ok50", "warn50"],
  faint: ["surface", "canvas"],
  brand800: [...sheets, "brand50", "sky50"],
  brand900: [...sheets, "brand50", "brand100", "brand200"],
  onBrand: ["brand700", "brand800", "brand900", "ink", "danger"],
  ok: [...sheets, "ok50"],
  warn: [...sheets, "warn50"],
  danger: [...sheets, "danger50"],
  // On a toast.
  brand200: ["ink"],
  onDeep: ["deep", "deepHover"],
  onDeepMuted: ["deep"],
  deep: ["onDeep", "onDeepMuted"],
};

/** Edges and fills without which a control, its state or a drawing could not be made out. */
const GRAPHICS: Grounds = {
  faint: sheets,
  brand500: ["surface"],
  brand700: sheets,
  danger: sheets,
  lineStrong: ["ink"],
};

const pairsOf = (grounds: Grounds) =>
  Object.entries(grounds).flatMap(([paint, list]) =>
    list.map((ground) => [paint as ColorName, ground] as const),
  );

describe.each([
  ["light", lightColors],
  ["dark", darkColors],
] as const)("the %s theme", (_name, colors: Record<ColorName, string>) => {
  it.each(pairsOf(TEXTS))("lets text of %s be read on %s (DARK-03)", (text, ground) => {
    expect(contrastOf(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(GRAPHICS))("lets %s be seen on %s (DARK-03)", (paint, ground) => {
    expect(contrastOf(colors[paint], colors[ground])).toBeGreaterThanOrEqual(3);
  });

  it("keeps the specification's two colours (THEME-01)", () => {
    expect(colors).toMatchObject({ brand500: "#2196f3", sky500: "#03a9f4" });
  });
});
