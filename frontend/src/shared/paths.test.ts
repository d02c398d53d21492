import { jobListPath } from "@job-portal/protocol/paths";

describe("jobListPath", () => {
  it("puts text, location and type into the address (JOBS-03)", () => {
    expect(jobListPath({ q: "staff nurse", location: "Pune", type: "full-time", page: 2 })).toBe(
      "/jobs?q=staff+nurse&location=Pune&type=full-time&page=2",
    );
  });

  it("leaves empty parts and page 1 out", () => {
    expect(jobListPath({ q: "  ", location: "", type: "", page: 1 })).toBe("/jobs");
  });
});
