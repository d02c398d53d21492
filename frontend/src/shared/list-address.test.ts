import { listPath, readChoice, readPage, readText } from "./list-address";

describe("a list's address", () => {
  it.each([
    ["3", 3],
    ["999", 999],
    ["1000", 1],
    ["0", 1],
    ["-2", 1],
    ["2.5", 1],
    ["two", 1],
    ["", 1],
  ])("reads page '%s' as %d", (page, expected) => {
    expect(readPage(new URLSearchParams({ page }))).toBe(expected);
  });

  it("is page 1 where none is said", () => {
    expect(readPage(new URLSearchParams())).toBe(1);
  });

  it("reads a choice written small, and no other", () => {
    const address = new URLSearchParams("status=held&kind=sold");
    expect(readChoice(address, "status", ["ACTIVE", "HELD"])).toBe("HELD");
    expect(readChoice(address, "kind", ["ACTIVE", "HELD"])).toBeNull();
  });

  it("reads as much of the text as the list takes", () => {
    expect(readText(new URLSearchParams({ q: "a".repeat(200) }))).toHaveLength(120);
    expect(readText(new URLSearchParams({ q: "Loom" }), 2)).toBe("Lo");
  });

  it("leaves out what is not said, and page 1", () => {
    expect(listPath("/admin/jobs", { q: "", status: null, page: 1 })).toBe("/admin/jobs");
    expect(listPath("/admin/jobs", { q: "Loom", status: "HELD", page: 2 })).toBe(
      "/admin/jobs?q=Loom&status=held&page=2",
    );
  });
});
