import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { WordCatalog } from "../shared/words";
import { hindiWords } from "./hindi.generated";

const SOURCES = join(__dirname, "..");
const ENDING = ".words.ts";

/** What both languages write alike: names, and texts that the server, a search or the device reads. */
const SAME_IN_BOTH = [
  ...["audit.valueOf", "own-job.isByPortal"],
  ...["accounts.plans.FREE", "accounts.plans.PAID", "accounts.plans.PREMIUM"],
  ...["applications.apply.fields.linkedin", "bring-resume.profileFields.linkedin", "profile.fields.linkedin"],
  ...["messages.thread.whatsApp", "share-own-job.whatsApp", "verification.gstin"],
  ...["job-form.spokenModes.HYBRID", "job-form.spokenModes.REMOTE"],
  ...["landing.hero.popularTerms.0", "landing.hero.popularTerms.1"],
  ...["landing.hero.popularTerms.2", "landing.hero.popularTerms.3"],
  ...["interviews.calendarName", "settings.confirmation", "settings.exportName"],
  ...["job-file.templateName", "job-file.templateText", "job-file.rowsName", "jobs-csv.exportName"],
  ...["candidates.exported.name", "verification-review.parts.GSTIN", "verification-review.paperName"],
];

const isCatalog = (value: unknown): value is WordCatalog<unknown> =>
  typeof value === "object" && value !== null && "name" in value && "en" in value;

async function readCatalogs(): Promise<ReadonlyMap<string, unknown>> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(ENDING),
  );
  const modules = await Promise.all(
    files.map(async (file) => Object.values((await import(join(SOURCES, file))) as Record<string, unknown>)),
  );
  return new Map(
    modules
      .flat()
      .filter(isCatalog)
      .map(({ name, en }) => [name, en]),
  );
}

/** The texts in a function's source, without the values between them. */
const textsIn = (source: string): string =>
  (source.match(/"[^"]*"|`[^`]*`/g) ?? []).map((text) => text.replace(/\$\{[^}]*\}?/g, " ")).join(" ");

/** Every text by its path. A function stands for the texts in its source. */
function textsOf(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === "string") return [[path, words]];
  if (typeof words === "function") return [[path, textsIn(String(words))]];
  if (typeof words !== "object" || words === null) return [[path, ""]];
  return Object.entries<unknown>({ ...words }).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

const hasEnglish = (text: string) => /[a-z]{2,}|[A-Z]{4,}/.test(text);

describe("Hindi", () => {
  let english: ReadonlyMap<string, unknown>;
  beforeAll(async () => {
    english = await readCatalogs();
  });

  it("has every catalog (LANG-01)", () => {
    expect([...english.keys()].filter((name) => !(name in hindiWords))).toEqual([]);
  });

  it("has the texts that a catalog has in English, and no others", () => {
    const pathsOf = (name: string, words: unknown) => textsOf(words, name).map(([path]) => path);
    for (const [name, words] of Object.entries(hindiWords)) {
      // In English the server's messages serve.
      if (name === "refusal" || name === "accounts") continue;
      expect(pathsOf(name, words).sort()).toEqual(pathsOf(name, english.get(name)).sort());
    }
  });

  it("says nothing in English but what both languages write alike (LANG-01)", () => {
    const alike = Object.entries(hindiWords).flatMap(([name, words]) => {
      const inEnglish = new Map(textsOf(english.get(name), name));
      return textsOf(words, name).filter(([path, text]) => hasEnglish(text) && inEnglish.get(path) === text);
    });
    expect(alike.map(([path]) => path).sort()).toEqual([...SAME_IN_BOTH].sort());
  });

  it("writes numbers in Latin digits, and ends its sentences as Hindi does", () => {
    const odd = Object.entries(hindiWords)
      .flatMap(([name, words]) => textsOf(words, name))
      .filter(([, text]) => /[०-९]|[\u0900-\u097f]\.$/.test(text));
    expect(odd).toEqual([]);
  });
});
