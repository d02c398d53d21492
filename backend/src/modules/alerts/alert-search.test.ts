import { Education, JobType, Shift, WorkMode } from "../jobs/job/job.enums";
import { JobFilter } from "../jobs/search/job-search.inputs";
import { conditionsOf, keptFilter, pathOf, reasonsOf, titleOf } from "./alert-search";

const filterOf = (values: Partial<JobFilter>) => keptFilter(Object.assign(new JobFilter(), values));

describe("the search of an alert (ALRT-02)", () => {
  it.each<[Partial<JobFilter>, string, string[], string]>([
    [{ q: "accountant", location: "Pune" }, "accountant, Pune", [], "/jobs?q=accountant&location=Pune"],
    [
      { q: "GST", payMin: 600_000, withinKm: 10, location: "Pune" },
      "GST, Pune",
      ["Within 10 km", "₹6 LPA or more"],
      "/jobs?q=GST&location=Pune&within=10&payFrom=6",
    ],
    [
      { type: JobType.PART_TIME, shift: Shift.NIGHT, workMode: WorkMode.HYBRID, experienceYears: 0 },
      "Part-time jobs",
      ["Hybrid", "Fresher", "Night shift"],
      "/jobs?type=part-time&experience=0&mode=hybrid&shift=night",
    ],
    [
      { q: "helper", education: Education.ANY, payMin: 15_000 * 12, walkInOnly: true },
      "helper",
      ["₹1.8 LPA or more", "Below 10th", "Walk-in"],
      "/jobs?q=helper&pay=15000&education=below-10th&walkIn=true",
    ],
    [{}, "All jobs", [], "/jobs"],
  ])("%j is said in words, and has its list's address", (values, title, conditions, path) => {
    const filter = filterOf(values);
    expect([titleOf(filter, "en"), conditionsOf(filter, "en"), pathOf(filter)]).toEqual([
      title,
      conditions,
      path,
    ]);
  });

  it("leaves out when jobs are posted, and what does not narrow", () => {
    expect(
      filterOf({ q: "nurse", postedWithinDays: 3, location: " ", skills: [], verifiedOnly: false }),
    ).toEqual({
      q: "nurse",
    });
  });

  it("keeps no point: the nearest place stands for it where a distance is asked for", () => {
    const near = { latitude: 18.508, longitude: 73.807 };
    expect(filterOf({ near })).toEqual({});
    expect(filterOf({ near, withinKm: 5 })).toEqual({ location: "Kothrud, Pune", withinKm: 5 });
    // In the sea.
    expect(filterOf({ near: { latitude: 5, longitude: 65 }, withinKm: 5 })).toEqual({});
  });
});

describe("why a job is in an alert (ALRT-04)", () => {
  it("is all that was asked for, and where its words stand", () => {
    const filter = filterOf({ q: "GST", location: "Pune", payMin: 600_000, shift: Shift.DAY });
    expect(reasonsOf(filter, true, "en")).toEqual(["title", "place", "pay", "day shift"]);
    expect(reasonsOf(filter, false, "en")[0]).toBe("skills or company");
    expect(reasonsOf({}, false, "en")).toEqual([]);
  });
});
