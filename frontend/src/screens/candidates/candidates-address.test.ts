import {
  candidatesPath,
  countFilters,
  countsVariables,
  exportVariables,
  filterOf,
  listVariables,
  readCandidateView,
} from "./candidates-address";

const read = (query: string) => readCandidateView(new URLSearchParams(query));

describe("the address of /candidates", () => {
  it("keeps every choice", () => {
    const query = "view=board&job=job-1&status=new&stage=phone&q=loom&match=75&sort=match&open=application-1";
    expect(candidatesPath(read(query))).toBe(`/candidates?${query}`);
    expect(filterOf(read(query))).toEqual({ jobId: "job-1", text: "loom", minMatch: 75 });
  });

  it("narrows the list down to an own stage, and the board not (STAGE-05)", () => {
    expect(listVariables(read("job=job-1&stage=phone")).filter).toEqual({ jobId: "job-1", stageId: "phone" });
    expect(exportVariables(read("job=job-1&stage=phone")).filter).toEqual({
      jobId: "job-1",
      stageId: "phone",
    });
    expect(filterOf(read("view=board&job=job-1&stage=phone"))).toEqual({ jobId: "job-1" });
    expect(countFilters(read("stage=phone"))).toBe(1);
  });

  it("reads what makes no sense as not said", () => {
    expect(candidatesPath(read("view=x&status=x&match=7&sort=x"))).toBe("/candidates");
  });

  it("keeps what was sent that the list is narrowed by, a list of several jobs with each person once", () => {
    const query = "experience=3-5&city=Pune&pay=600000&notice=0&education=graduate";
    expect(candidatesPath(read(query))).toBe(`/candidates?${query}`);
    const filter = {
      ...{ minExperienceYears: 3, maxExperienceYears: 5, city: "Pune", maxExpectedPay: 600_000 },
      ...{ maxNoticeDays: 0, minEducation: "GRADUATE" },
    };
    expect(filterOf(read(query))).toEqual(filter);
    expect(listVariables(read(query)).filter).toEqual({ ...filter, oncePerPerson: true });
    expect(exportVariables(read(query)).filter).toEqual(filter);
    expect(countsVariables(read(`${query}&job=job-1&status=new`)).filter).toEqual({
      ...{ ...filter, jobId: "job-1", statuses: ["SUBMITTED"] },
    });
    expect(filterOf(read("experience=10-"))).toEqual({ minExperienceYears: 10 });
  });

  it.each(["experience=5-3", "experience=0-61", "experience=x", "pay=1", "notice=7", "education=any"])(
    "reads %s as not said",
    (query) => {
      expect(candidatesPath(read(query))).toBe("/candidates");
    },
  );

  it("has of the board those in the file whom its columns show", () => {
    expect(exportVariables(read("view=board&job=job-1&status=withdrawn&sort=match"))).toEqual({
      filter: {
        jobId: "job-1",
        statuses: ["SUBMITTED", "VIEWED", "SHORTLISTED", "INTERVIEW", "OFFERED", "HIRED"],
      },
      sort: "MATCH",
    });
  });
});
