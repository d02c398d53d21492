/** Of white text on a ground, as WCAG 2 asks for text (AA). */
const LEAST_CONTRAST = 4.5;
/** How much darker each try is. */
const STEP = 0.94;

/** What a company begins with that chooses a colour: the portal's own. */
export const FIRST_COLOR = "#0d47a1";

export const COLOR = /^#[0-9a-f]{6}$/;

/** Of WCAG 2: 0 is black, 1 is white. */
function luminanceOf(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const partsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** How well white text is read on a ground, from 1 to 21. @param color `#rrggbb` */
export const whiteContrast = (color: string): number => 1.05 / (luminanceOf(partsOf(color)) + 0.05);

const colorOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** A company's colour as a ground for white text: itself, or as much darker as that needs. @param color `#rrggbb` */
export function bandColorOf(color: string): string {
  let ground = color;
  while (whiteContrast(ground) < LEAST_CONTRAST)
    ground = colorOf(partsOf(ground).map((part) => Math.floor(part * STEP)));
  return ground;
}
