import {
  countFilters,
  isAdvanced,
  jobSearchPath,
  jobSearchVariables,
  NOTHING_ASKED,
  readJobSearch,
  withoutAdvanced,
} from "./job-search";

const read = (address: string) => readJobSearch(new URLSearchParams(address));

describe("the job list's address", () => {
  it("says text, location, type, order and page (JOBS-03)", () => {
    expect(read("q=staff+nurse&location=Pune&type=part-time&sort=pay&page=3")).toEqual({
      ...NOTHING_ASKED,
      q: "staff nurse",
      location: "Pune",
      type: "part-time",
      sort: "pay",
      page: 3,
    });
  });

  it("says the filters, pay in lakh rupees a year, skills with commas between", () => {
    expect(
      read(
        "posted=7&experience=0&mode=hybrid&payFrom=5&payTo=12&skills=SQL,+Excel+,sql&verified=true&replies=true",
      ),
    ).toMatchObject({
      posted: 7,
      experience: 0,
      mode: "hybrid",
      payFrom: 5,
      payTo: 12,
      skills: ["SQL", "Excel"],
      verified: true,
      replies: true,
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
    "posted=2",
    "posted=week",
    "experience=-1",
    "experience=99",
    "mode=office",
    "payFrom=7",
    "payTo=lots",
    "skills=,%20,",
    "verified=maybe",
    "replies=1",
  ])("counts %s as not said", (address) => {
    expect(read(address)).toEqual(read(""));
  });

  it("lets go of pay that ends below where it begins", () => {
    expect(read("payFrom=10&payTo=5")).toMatchObject({ payFrom: 10, payTo: null });
  });

  it("takes ten skills at most", () => {
    expect(
      read(`skills=${Array.from({ length: 20 }, (_, index) => `s${index}`).join()}`).skills,
    ).toHaveLength(10);
  });

  it("takes control characters for spaces", () => {
    expect(read("q=staff%00nurse&location=Pune%0A")).toMatchObject({ q: "staff nurse", location: "Pune" });
  });

  it("orders by relevance where there is a text, else newest first", () => {
    expect(read("q=cook").sort).toBe("relevance");
    expect(read("location=Pune").sort).toBe("newest");
  });

  it("is written back as it was read, the usual order left out", () => {
    const address =
      "q=cook&location=Pune&type=contract&posted=3&experience=2&mode=on-site&payFrom=2&payTo=8&skills=Baking%2CHygiene&verified=true&replies=true&sort=newest&page=2";
    const search = read(address);
    expect(jobSearchPath(search, { page: search.page })).toBe(`/jobs?${address}`);
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

  it("is the filters as the server spells them", () => {
    const search = read(
      "posted=30&experience=3&mode=on-site&payFrom=1&payTo=100&skills=Tally,GST&verified=true&replies=true",
    );
    expect(jobSearchVariables(search).filter).toEqual({
      postedWithinDays: 30,
      experienceYears: 3,
      workMode: "ON_SITE",
      payMin: 100_000,
      payMax: 10_000_000,
      skills: ["Tally", "GST"],
      verifiedOnly: true,
      repliesOnly: true,
    });
    expect(countFilters(search)).toBe(9);
    expect(isAdvanced(search)).toBe(true);
  });

  it("is without pay, skills and verified companies where the plan lacks them (PLAN-08)", () => {
    const search = withoutAdvanced(
      read("q=cook&mode=remote&payFrom=1&payTo=100&skills=Tally&verified=true&replies=true"),
    );
    expect(jobSearchVariables(search).filter).toEqual({ q: "cook", workMode: "REMOTE" });
    expect(isAdvanced(search)).toBe(false);
  });

  it("never asks beyond page 10 (JOBS-08)", () => {
    expect(jobSearchVariables(read("page=99")).page).toBe(10);
  });

  it("cuts what the server would refuse for its length", () => {
    const { filter } = jobSearchVariables(read(`q=${"a".repeat(500)}&location=${"b".repeat(500)}`));
    expect(filter).toEqual({ q: "a".repeat(200), location: "b".repeat(120) });
  });
});
