import { jobSearchPath, jobSearchVariables, readJobSearch } from "./job-search";

const read = (address: string) => readJobSearch(new URLSearchParams(address));

describe("the job list's address", () => {
  it("says text, location, type, order and page (JOBS-03)", () => {
    expect(read("q=staff+nurse&location=Pune&type=part-time&sort=pay&page=3")).toEqual({
      q: "staff nurse",
      location: "Pune",
      type: "part-time",
      sort: "pay",
      page: 3,
    });
  });

  it.each([
    "page=abc",
    "page=0",
    "page=-2",
    "page=1.5",
    "page=",
    "type=fulltime",
    "sort=cheap",
    "sort=relevance",
  ])("counts %s as not said", (address) => {
    expect(read(address)).toEqual(read(""));
  });

  it("takes control characters for spaces", () => {
    expect(read("q=staff%00nurse&location=Pune%0A")).toMatchObject({ q: "staff nurse", location: "Pune" });
  });

  it("orders by relevance where there is a text, else newest first", () => {
    expect(read("q=cook").sort).toBe("relevance");
    expect(read("location=Pune").sort).toBe("newest");
  });

  it("is written back as it was read, the usual order left out", () => {
    const search = read("q=cook&location=Pune&type=contract&sort=newest&page=2");
    expect(jobSearchPath(search, { page: search.page })).toBe(
      "/jobs?q=cook&location=Pune&type=contract&sort=newest&page=2",
    );
    expect(jobSearchPath(read("q=cook&sort=relevance"))).toBe("/jobs?q=cook");
  });

  it("starts again at page 1 when anything else changes", () => {
    expect(jobSearchPath(read("q=cook&page=4"), { location: "Pune" })).toBe("/jobs?q=cook&location=Pune");
  });

  it("lets go of relevance with the text", () => {
    expect(jobSearchPath(read("q=cook"), { q: "" })).toBe("/jobs");
  });
});

describe("what the server is asked", () => {
  it.each([
    ["full-time", "FULL_TIME"],
    ["part-time", "PART_TIME"],
    ["contract", "CONTRACT"],
    ["internship", "INTERNSHIP"],
  ])("%s is %s (JOBS-02)", (name, code) => {
    expect(jobSearchVariables(read(`type=${name}`)).filter).toEqual({ type: code });
  });

  it("narrows by nothing that was left empty", () => {
    expect(jobSearchVariables(read(""))).toEqual({ filter: {}, sort: "NEWEST", page: 1 });
  });

  it("never asks beyond page 10 (JOBS-08)", () => {
    expect(jobSearchVariables(read("page=99")).page).toBe(10);
  });

  it("cuts what the server would refuse for its length", () => {
    const { filter } = jobSearchVariables(read(`q=${"a".repeat(500)}&location=${"b".repeat(500)}`));
    expect(filter).toEqual({ q: "a".repeat(200), location: "b".repeat(120) });
  });
});
