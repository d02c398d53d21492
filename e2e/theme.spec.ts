import type { Page } from "@playwright/test";
import { demoAccount } from "./test/api";
import { signInByToken } from "./test/session";
import { expect, test } from "./test/test";

type Rgb = readonly number[];

const PRIMARY: Rgb = [33, 150, 243]; // #2196f3
const SECONDARY: Rgb = [3, 169, 244]; // #03a9f4
const WHITE: Rgb = [255, 255, 255];
/** WCAG's least contrast of text in its usual size. */
const READABLE = 4.5;

/** A text in sight with the colours that the browser gave it. */
interface PaintedText {
  text: string;
  ink: Rgb;
  /** What lies behind the letters. */
  ground: Rgb;
}

/** All texts in sight, except those over a picture or a gradient. */
function textsOn(page: Page): Promise<PaintedText[]> {
  return page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("The browser draws on no canvas.");
    const mixOf = (layers: string[]) => {
      for (const layer of ["white", ...layers]) {
        context.fillStyle = layer;
        context.fillRect(0, 0, 1, 1);
      }
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const stylesFrom = (element: Element | null): CSSStyleDeclaration[] =>
      element ? [...stylesFrom(element.parentElement), getComputedStyle(element)] : [];
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    return [...document.body.querySelectorAll("*")].flatMap((element) => {
      const styles = stylesFrom(element);
      const isOverPicture = styles.some(({ backgroundImage }) => backgroundImage !== "none");
      if (!hasText(element) || isOverPicture || !element.checkVisibility({ visibilityProperty: true }))
        return [];
      const layers = styles.map(({ backgroundColor }) => backgroundColor);
      const { color } = getComputedStyle(element);
      return { text: element.textContent.trim(), ink: mixOf([...layers, color]), ground: mixOf(layers) };
    });
  });
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminanceOf(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf({ ink, ground }: PaintedText): number {
  const [dark = 0, light = 0] = [luminanceOf(ink), luminanceOf(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const isSame = (one: Rgb, other: Rgb) => String(one) === String(other);
const isDarkerThanPrimary = (color: Rgb) => luminanceOf(color) < luminanceOf(PRIMARY);
const isLight = (color: Rgb) => luminanceOf(color) > 0.5;

/** Whether a colour is a shade of the primary: of nearly its hue, and neither grey nor a tint. */
function isPrimaryShade([red = 0, green = 0, blue = 0]: Rgb): boolean {
  const spread = blue - red;
  return spread > 80 && green > red && Math.abs((green - red) / spread - 117 / 210) < 0.15;
}

const valuesOf = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);

for (const colorScheme of ["light", "dark"] as const)
  test(`paints #2196f3 and #03a9f4 where people see them, in ${colorScheme} (THEME-01)`, async ({
    page,
    stack,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    const mark = page.getByRole("banner").locator("svg rect").first();
    expect(valuesOf(await mark.evaluate((tile) => getComputedStyle(tile).fill))).toEqual(PRIMARY);
    const pin = page
      .getByRole("list", { name: /^Localities/ })
      .getByRole("link")
      .first();
    await expect(pin).toBeVisible();
    const dot = await pin.evaluate((link) => getComputedStyle(link, "::before").backgroundColor);
    expect(valuesOf(dot)).toEqual(SECONDARY);

    await signInByToken(page, stack, demoAccount(stack, "ADMIN"));
    await page.goto("/admin/dashboard");
    const columns = page.getByRole("region", { name: "Jobs posted" }).locator(".recharts-bar-rectangle path");
    await expect(columns.first()).toBeVisible();
    const fills = await columns.evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
    // The week that is not over stands out.
    const past = fills.slice(0, -1).map(valuesOf);
    expect(past.length).toBeGreaterThan(2);
    expect(past).toEqual(past.map(() => PRIMARY));
  });

test("sets its text in Inter (THEME-02)", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("body")).toHaveCSS("font-family", /^"Inter Variable", Inter/);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true);
});

test.describe("filled buttons, links and text", () => {
  const samples = [
    { path: "/", filled: "Search Jobs", blue: "Step 1" },
    { path: "/jobs?q=software+engineer&location=Bengaluru", filled: "Search", blue: "Verified" },
    { path: "/signin", filled: "Sign In", blue: "Forgot your password?" },
    { path: "/signup", filled: "Create Account", blue: "Sign in" },
  ];
  for (const { path, filled, blue } of samples) {
    test(`of ${path} are of a shade darker than #2196f3, which can be read (THEME-03)`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("button", { name: filled, exact: true })).toBeVisible();
      await expect(page.getByText(blue, { exact: true }).first()).toBeVisible();
      const texts = await textsOn(page);

      const buttons = texts.filter(({ ink, ground }) => isSame(ink, WHITE) && isPrimaryShade(ground));
      expect(buttons.map(({ text }) => text)).toContain(filled);
      const shadedTexts = texts.filter(({ ink, ground }) => isPrimaryShade(ink) && isLight(ground));
      expect(shadedTexts.map(({ text }) => text)).toContain(blue);

      const onPrimary = texts.filter(({ ground }) => isSame(ground, PRIMARY));
      expect(onPrimary).toEqual([]);
      const shaded = texts.filter(({ ink, ground }) => isPrimaryShade(ink) || isPrimaryShade(ground));
      expect(shaded.filter((text) => contrastOf(text) < READABLE)).toEqual([]);
      const tooLight = shaded.filter(
        ({ ink, ground }) => !isDarkerThanPrimary(isLight(ground) ? ink : ground),
      );
      expect(tooLight).toEqual([]);
    });
  }
});
