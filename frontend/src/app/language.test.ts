import { loadLanguage, loadWords } from "./language";

jest.mock("./hindi.generated", () => {
  throw new Error("The file did not come.");
});

describe("a language's words", () => {
  afterEach(() => {
    document.cookie = "language=; max-age=0; path=/";
  });

  it("are not fetched for readers of English (LANG-05)", async () => {
    await expect(loadWords("en")).resolves.toBeUndefined();
    await expect(loadWords("hi")).rejects.toThrow("The file did not come.");
  });

  it("are English where those that somebody chose can't be had", async () => {
    document.cookie = "language=hi; path=/";
    expect(await loadLanguage()).toBe("en");
  });
});
