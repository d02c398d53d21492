import {
  countFilters,
  isAdvanced,
  jobSearchPath,
  NOTHING_ASKED,
  readJobSearch,
  sortsFor,
  withoutAdvanced,
} from "./job-search";
import { jobSearchVariables } from "./search-variables";

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
    "exact=true",
    "near=12.9,77.6",
    "within=7",
    "pay=5000",
    "pay=20500",
    "pay=999000",
    "education=phd",
    "shift=evening",
    "english=some",
    "walkIn=1",
    "sort=nearest",
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

  it("says the viewer's nearness, the exact words and the filters of work", () => {
    const address =
      "q=cook&exact=1&near=me&within=5&mode=remote&pay=20000&education=10th&shift=night&english=basic&walkIn=true&sort=nearest";
    const search = read(address);
    expect(search).toMatchObject({ exact: true, near: true, within: 5, pay: 20_000, walkIn: true });
    expect(search).toMatchObject({ education: "10th", shift: "night", english: "basic", sort: "nearest" });
    expect(jobSearchPath(search)).toBe(`/jobs?${address}`);
  });

  it("has an order by distance where there is a place to measure from", () => {
    expect(sortsFor(read("location=Pune"))).toContain("nearest");
    expect(sortsFor(read("near=me"))).toContain("nearest");
    expect(sortsFor(read("q=cook+near+Camp"))).toContain("nearest");
    expect(sortsFor(read("location=remote"))).not.toContain("nearest");
    expect(sortsFor(read(""))).not.toContain("nearest");
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
    expect(jobSearchVariables(read(""))).toEqual({ filter: {}, page: 1 });
  });

  it("has an order where one is chosen", () => {
    expect(jobSearchVariables(read("q=cook"))).not.toHaveProperty("sort");
    expect(jobSearchVariables(read("q=cook&sort=newest")).sort).toBe("NEWEST");
    expect(jobSearchVariables(read("q=cook+near+Camp&sort=nearest")).sort).toBe("NEAREST");
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

  it("is the filters of work, and pay a month as pay a year", () => {
    const search = read("pay=20000&education=below-10th&shift=rotational&english=none&walkIn=true");
    expect(jobSearchVariables(search).filter).toEqual({
      payMin: 240_000,
      education: "ANY",
      shift: "ROTATIONAL",
      englishLevel: "NONE",
      walkInOnly: true,
    });
    expect(countFilters(search)).toBe(5);
    expect(isAdvanced(search)).toBe(false);
  });

  it("is near the viewer once their place is known, and as if it were not asked before", () => {
    const search = read("near=me&within=5&sort=nearest");
    const here = { latitude: 12.935, longitude: 77.624 };
    expect(jobSearchVariables(search, here)).toMatchObject({
      filter: { near: here, withinKm: 5 },
      sort: "NEAREST",
    });
    expect(jobSearchVariables(search)).toEqual({ filter: {}, page: 1 });
    expect(jobSearchVariables(read("location=Pune&within=5")).filter).toEqual({
      location: "Pune",
      withinKm: 5,
    });
    expect(jobSearchVariables(read("location=Remote&within=5")).filter).toEqual({ location: "Remote" });
  });

  it("is exact for a text alone", () => {
    expect(jobSearchVariables(read("q=sofware&exact=1")).filter).toEqual({ q: "sofware", isExact: true });
    expect(jobSearchVariables(read("exact=1")).filter).toEqual({});
  });

  it("is without skills and companies where the plan lacks them (PLAN-08), and with pay", () => {
    const search = withoutAdvanced(
      read("q=cook&mode=remote&payFrom=1&payTo=100&skills=Tally&verified=true&replies=true"),
    );
    expect(jobSearchVariables(search).filter).toEqual({
      q: "cook",
      workMode: "REMOTE",
      payMin: 100_000,
      payMax: 10_000_000,
    });
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
