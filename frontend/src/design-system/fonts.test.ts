import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES, SPOKEN } from "@job-portal/protocol/locale";

const css = readFileSync(join(__dirname, "fonts.css"), "utf8");

describe("the fonts of scripts", () => {
  it.each(LOCALES.filter((locale) => SPOKEN[locale].script !== "Latin"))(
    "have the letters of %s, which its pages alone ask for (LANG-16)",
    (locale) => {
      const font = `"Noto Sans ${SPOKEN[locale].script} Variable"`;
      const [, named] =
        new RegExp(`:root:lang\\(${locale}\\)[^{]*\\{\\s*--script-font: ([^;]+);`).exec(css) ?? [];
      expect(named).toBe(font);
      expect(css).toContain(`font-family: ${font};`);
    },
  );
});
