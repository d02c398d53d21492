import { MeasuredSearchIndex, searchClassOf } from "./measured-search-index";
import { JobSort } from "./job-sort.enums";
import type { JobQuery, SearchIndex } from "./search-index";
import { ANYWHERE } from "./sought-place";

const EVERYTHING: JobQuery = {
  ...{ text: null, place: ANYWHERE, type: null, workMode: null, experienceYears: null, skills: [] },
  ...{ education: null, shift: null, englishLevel: null, isWalkIn: false, near: null },
  ...{
    isVerified: false,
    doesReply: false,
    isHighlighted: false,
    postedAfter: null,
    payMin: null,
    payMax: null,
  },
};

describe("the class of a search", () => {
  it.each<[string, Partial<JobQuery>]>([
    ["all", {}],
    ["words", { text: "nurse" }],
    ["place", { place: { ...ANYWHERE, isRemote: true } }],
    ["words-place", { text: "nurse", place: { ...ANYWHERE, within: [[7]] } }],
    ["place", { near: { points: [{ latitude: 18.5, longitude: 73.9 }], withinKm: 5 } }],
    ["filters", { experienceYears: 0 }],
    ["filters", { isWalkIn: true }],
    ["filters", { skills: ["sql"] }],
    ["filters", { payMin: 0 }],
    ["words-place-filters", { text: "nurse", place: { ...ANYWHERE, within: [[7]] }, isVerified: true }],
  ])("is %s for %j", (name, asked) => {
    expect(searchClassOf({ ...EVERYTHING, ...asked })).toBe(name);
  });
});

describe("a search that is measured", () => {
  const told: string[] = [];
  const failing = {
    ...{ search: () => Promise.reject(new Error("away")), count: () => Promise.resolve({ total: 2 }) },
  } as unknown as SearchIndex;
  const index = new MeasuredSearchIndex(failing, {
    searched: (asked, order) => void told.push(`${asked} by ${order}`),
  });

  it("answers as it would, and tells of itself when it fails too", async () => {
    expect(await index.count(EVERYTHING)).toEqual({ total: 2 });
    const part = { sort: JobSort.PAY, skip: 0, take: 1, after: null };
    await expect(index.search({ ...EVERYTHING, text: "nurse" }, part)).rejects.toThrow("away");
    expect(told).toEqual(["all by count", "words by pay"]);
  });
});
