import { distanceGroup } from "./choice-groups";
import { readJobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";

const withoutDistance = (address: string) =>
  distanceGroup(readJobSearch(new URLSearchParams(address)), jobSearchWords.en).choices[0]?.label;

describe("the choice of no distance", () => {
  it("says that a named place is meant alone, which has fewer jobs than the kilometres around it", () =>
    expect(withoutDistance("location=Pune")).toBe("Only there"));

  it("asks for no distance around the viewer", () => expect(withoutDistance("near=me")).toBe("Any"));
});
