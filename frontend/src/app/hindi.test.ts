import { hasEnglish, readCatalogs, SAME_IN_ALL, textsOf } from "../test/catalogs";
import { words as hindiWords } from "./hindi.generated";

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
      if (
        [
          "refusal",
          "field-rules",
          "question-grounds",
          "bank-questions",
          "accounts",
          "job-hold",
          "message-hold",
        ].includes(name)
      )
        continue;
      expect(pathsOf(name, words).sort()).toEqual(pathsOf(name, english.get(name)).sort());
    }
  });

  it("says nothing in English but what both languages write alike (LANG-01)", () => {
    const alike = Object.entries(hindiWords).flatMap(([name, words]) => {
      const inEnglish = new Map(textsOf(english.get(name), name));
      return textsOf(words, name).filter(([path, text]) => hasEnglish(text) && inEnglish.get(path) === text);
    });
    expect(alike.map(([path]) => path).sort()).toEqual([...SAME_IN_ALL].sort());
  });

  it("writes numbers in Latin digits, and ends its sentences as Hindi does", () => {
    const odd = Object.entries(hindiWords)
      .flatMap(([name, words]) => textsOf(words, name))
      .filter(([, text]) => /[०-९]|[\u0900-\u097f]\.$/.test(text));
    expect(odd).toEqual([]);
  });
});
