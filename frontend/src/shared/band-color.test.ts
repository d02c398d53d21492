import { bandColorOf, COLOR, FIRST_COLOR, whiteContrast } from "@job-portal/protocol/band-color";

describe("a company's colour as a ground for white text (CARE-07)", () => {
  it.each(["#ffffff", "#ffff00", "#90caf9", "#ff6600", "#00ff00", "#7f7f7f", "#010101", "#fefefe"])(
    "is %s, as much darker as that needs",
    (color) => {
      const ground = bandColorOf(color);
      expect(ground).toMatch(COLOR);
      expect(whiteContrast(ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(["#0d47a1", "#000000", "#b91c1c", FIRST_COLOR])(
    "is %s itself, where that is dark enough",
    (color) => {
      expect(bandColorOf(color)).toBe(color);
    },
  );

  it("counts contrast as WCAG does", () => {
    expect(whiteContrast("#000000")).toBeCloseTo(21);
    expect(whiteContrast("#ffffff")).toBeCloseTo(1);
    expect(whiteContrast("#767676")).toBeCloseTo(4.54, 2);
  });
});
