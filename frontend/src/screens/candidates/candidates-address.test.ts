import { candidatesPath, exportVariables, filterOf, readCandidateView } from "./candidates-address";

const read = (query: string) => readCandidateView(new URLSearchParams(query));

describe("the address of /candidates", () => {
  it("keeps every choice", () => {
    const query = "view=board&job=job-1&status=new&q=loom&match=75&sort=match&open=application-1";
    expect(candidatesPath(read(query))).toBe(`/candidates?${query}`);
    expect(filterOf(read(query))).toEqual({ jobId: "job-1", text: "loom", minMatch: 75 });
  });

  it("reads what makes no sense as not said", () => {
    expect(candidatesPath(read("view=x&status=x&match=7&sort=x"))).toBe("/candidates");
  });

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
