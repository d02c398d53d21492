import { locationOf, locationsOf, placeProblem, placesInShort, readJobPlaces } from "./job-places";

const read = (text: string) => readJobPlaces(text);

describe("a job's location", () => {
  it.each([
    ["Koramangala, Bengaluru", "Koramangala, Bangalore", "Koramangala, Bangalore", "Koramangala, Bangalore"],
    ["bombay", "Mumbai", "Mumbai", "Mumbai"],
    ["Pune; Mumbai", "Pune", "Pune; Mumbai", "Pune, Mumbai"],
    ["Pune; Mumbai; Delhi; Kochi", "Pune", "Pune; Mumbai; Delhi; Kochi", "Pune, Mumbai +2"],
    [
      "Kothrud, Pune; Hinjewadi, Pune",
      "Kothrud, Pune",
      "Kothrud, Pune; Hinjewadi, Pune",
      "Kothrud, Hinjewadi, Pune",
    ],
    [
      "Kothrud, Pune; Hinjewadi, Pune; Baner, Pune",
      "Kothrud, Pune",
      "Kothrud, Pune; Hinjewadi, Pune; Baner, Pune",
      "Kothrud, Hinjewadi +1, Pune",
    ],
    ["Maharashtra", "Maharashtra", "Maharashtra", "Maharashtra"],
    ["India", "India", "India", "India"],
    ["Remote", "Remote", "Remote", "Remote"],
  ])("'%s' is shown as '%s' where there is room for one, and whole as '%s'", (text, first, all, short) => {
    const job = read(text);
    expect([locationOf(job), locationsOf(job), placesInShort(job)]).toEqual([first, all, short]);
    expect(placeProblem(text, job)).toBeNull();
  });

  it("is a locality of a city that is named, and another city", () => {
    expect(locationsOf(read("Udyog Vihar, Gurgaon / Manesar"))).toBe("Udyog Vihar, Gurgaon; Manesar");
    expect(read("Udyog Vihar, Gurgaon / Manesar").questions).toEqual([]);
  });

  it("is each of three that are listed, though none lies in the next", () => {
    const job = read("Andheri East, Thane, Pune");
    expect([locationsOf(job), job.questions]).toEqual(["Andheri East, Mumbai; Thane; Pune", []]);
  });

  it("read again as it is shown is the same places", () => {
    const { placeIds } = read("Kothrud, Pune; bombay; Delhi NCR; Kerala; Tamil Nadu");
    expect(placeIds).toHaveLength(5);
    expect(read(locationsOf({ placeIds, city: "Pune", locality: "Kothrud" })).placeIds).toEqual(placeIds);
  });

  it.each([
    ["Xyzzyville", /^names no place that we know: 'Xyzzyville'/],
    [
      "Marine Drive, Pune",
      /^names no place that we know: 'Marine Drive, Pune'\. Did you mean Marine Drive, .*or Pune\?$/,
    ],
    ["Nashik (HAL)", /^names no place that we know: 'Nashik \(HAL\)'/],
    ["Pune; Xyzzyville", /^names no place that we know: 'Xyzzyville'/],
    ["MG Road", /^must say which 'MG Road' is meant: MG Road, .*or MG Road, /],
    [",,", /^must name a city, or Remote$/],
  ])("'%s' can't be posted, and is made no city", (text, problem) => {
    expect(placeProblem(text, read(text))?.message).toMatch(problem);
    expect(read(text).city ?? "").not.toMatch(/Xyzzy|MG/);
  });
});
