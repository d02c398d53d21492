import { jobFileWords } from "./job-file.words";
import { words as hindi } from "./job-file.words.hi";

const words = jobFileWords.en;

describe("the words of files of jobs", () => {
  it("count one as one", () => {
    expect(words.forAllType(1)).toBe("1 row doesn't say which type the job is. Which is it?");
    expect(words.forAllType(2)).toBe("2 rows don't say which type the job is. Which is it?");
    expect(words.posting(1)).toBe("1 job is being posted...");
    expect(words.unchanged(1)).toBe("1 known by reference: it stays as it is");
    expect(hindi.posting(1)).toBe("1 नौकरी पोस्ट हो रही है...");
    expect(hindi.outCount(1)).toBe("1 छोड़ी गई");
  });

  it("tell a small file's size in KB, and no rows while nobody knows them", () => {
    expect(words.facts({ sheet: "Jobs", rows: 3, bytes: 900 })).toBe("Sheet “Jobs” · 3 rows · 1 KB");
    expect(words.facts({ sheet: null, rows: null, bytes: 3 * 1024 * 1024 })).toBe("3.0 MB");
    expect(hindi.facts({ sheet: null, rows: 1, bytes: 2048 })).toBe("1 लाइन · 2 KB");
  });
});
