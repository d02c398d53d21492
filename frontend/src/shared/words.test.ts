import { addTranslations, defineWords, type Translated, wordsIn } from "./words";

const jobsWords = defineWords("jobs-of-a-test", {
  en: { title: "Jobs", count: (total: number) => `${total} jobs`, hints: { none: "No jobs." } },
});
const untranslatedWords = defineWords("untranslated", { en: { title: "Plans" } });
type Fits<Words> = Words extends Translated<typeof jobsWords> ? true : false;

const hindi: Translated<typeof jobsWords> = {
  title: "नौकरियाँ",
  count: (total) => `${total} नौकरियाँ`,
  hints: { none: "कोई नौकरी नहीं।" },
};

describe("words", () => {
  beforeAll(() => addTranslations("hi", { "jobs-of-a-test": hindi }));

  it("are read in the reader's language", () => {
    expect(wordsIn(jobsWords, "en").count(2)).toBe("2 jobs");
    expect(wordsIn(jobsWords, "hi").count(2)).toBe("2 नौकरियाँ");
  });

  it("are English in the parts that a language leaves out, and the same object every time", () => {
    addTranslations("ta", { "jobs-of-a-test": { title: "வேலைகள்" } });
    expect(wordsIn(jobsWords, "ta")).toMatchObject({ title: "வேலைகள்", hints: { none: "No jobs." } });
    expect(wordsIn(jobsWords, "ta")).toBe(wordsIn(jobsWords, "ta"));
  });

  it("are English as a whole where a language lacks the catalog", () => {
    expect(wordsIn(untranslatedWords, "hi")).toBe(untranslatedWords.en);
  });

  it("do not compile where a translation lacks a word, or takes another value (LANG-01)", () => {
    const lacking: Fits<Omit<typeof hindi, "hints">> = false;
    const other: Fits<Omit<typeof hindi, "count"> & { count: (total: Date) => string }> = false;
    expect([lacking, other]).toEqual([false, false]);
  });
});
