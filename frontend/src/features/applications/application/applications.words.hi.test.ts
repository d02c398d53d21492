import { words } from "./applications.words.hi";

describe("the applications that are left, in Hindi", () => {
  it("agree with their number", () => {
    expect(words.apply.left(1, 5, "2026-12-01T00:00:00+05:30")).toMatch(/5 में से 1 आवेदन बचा है$/);
    expect(words.apply.left(2, 5, "2026-12-01T00:00:00+05:30")).toMatch(/5 में से 2 आवेदन बचे हैं$/);
  });
});
