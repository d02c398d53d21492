import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(__dirname, "../..");
/** Shorter parts of a text are met in what people write, too. */
const LEAST_PART = 10;

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(ROOT, folder, file), "utf8"));
}

/** The texts of a file of words, and what stands between the values of others. */
function textsIn(source: string): { whole: string[]; parts: string[] } {
  const whole = [...source.matchAll(/"((?:[^"\\\n]|\\.)+)"/g)].map(([, text = ""]) => text);
  const parts = [...source.matchAll(/`((?:[^`\\]|\\.)+)`/g)]
    .flatMap(([, text = ""]) => text.split(/\$\{[^}]*\}/))
    .map((part) => part.trim());
  return { whole, parts };
}

const isEnglish = (text: string) => /^[A-Z“‘]?[a-z]+/.test(text) && /[a-z]{3}/.test(text);

/**
 * What the catalogs of the web app say in English and not in Hindi.
 * @returns whole texts, and parts that a text may have anywhere
 */
export function englishTexts(): { whole: string[]; parts: string[] } {
  const texts = (ending: string) => filesBelow("frontend/src", ending).map(textsIn);
  const hindi = texts(".words.hi.ts");
  const inHindi = new Set(hindi.flatMap(({ whole }) => whole));
  const hindiParts = hindi.flatMap(({ parts }) => parts);
  const english = texts(".words.ts");
  return {
    whole: [...new Set(english.flatMap(({ whole }) => whole))].filter(
      (text) => isEnglish(text) && text.length > 3 && !inHindi.has(text),
    ),
    parts: [...new Set(english.flatMap(({ parts }) => parts))].filter(
      (part) =>
        isEnglish(part) && part.length >= LEAST_PART && part.includes(" ") && !hindiParts.includes(part),
    ),
  };
}
