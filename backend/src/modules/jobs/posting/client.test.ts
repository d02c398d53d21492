import { jobForm } from "../../../test/posting";
import { JobType } from "../job/job.enums";
import { clientProblems, withoutItself } from "./client";
import { readJob } from "./job-reading";

const read = (values: object) => readJob(Object.assign(jobForm(values), { type: JobType.FULL_TIME }));
const clientOf = (values: object) => {
  const { isForClient, clientName, clientIndustry } = read(values).form;
  return { isForClient, clientName, clientIndustry };
};

describe("what a job says of a client (AGCY-02)", () => {
  it.each([
    [
      "a name",
      { clientName: " Infosys " },
      { isForClient: true, clientName: "Infosys", clientIndustry: null },
    ],
    [
      "an industry",
      { clientIndustry: "Banking" },
      { isForClient: true, clientName: null, clientIndustry: "Banking" },
    ],
    ["a yes alone", { isForClient: true }, { isForClient: true, clientName: null, clientIndustry: null }],
    ["nothing", {}, { isForClient: false, clientName: null, clientIndustry: null }],
    ["blanks", { clientName: "  " }, { isForClient: false, clientName: null, clientIndustry: null }],
  ])("agrees where it is %s", (_what, values, client) => expect(clientOf(values)).toEqual(client));

  it.each(["Confidential", "CONFIDENTIAL CLIENT", "Not disclosed", "Our client", "A reputed MNC", "गोपनीय"])(
    "names nobody with %j",
    (clientName) => expect(clientOf({ clientName })).toMatchObject({ isForClient: true, clientName: null }),
  );

  it.each(["Client Associates", "Leading Edge", "MNC Logistics"])("takes %j for a name", (clientName) =>
    expect(clientOf({ clientName }).clientName).toBe(clientName),
  );

  it.each([
    ["clientName", { clientName: "x" }, "must have 2 to 120 characters"],
    ["clientName", { clientName: "--" }, "must have a letter or a number"],
    ["clientIndustry", { clientIndustry: "x".repeat(61) }, "must have at most 60 characters"],
  ])("names its %s where it is wrong", (field, values, message) =>
    expect(read(values).problems).toMatchObject([{ field, message }]),
  );
});

describe("a company as its own client (AGCY-02)", () => {
  it("is a problem of the name, however it is written", () => {
    const problems = [
      {
        field: "clientName",
        message: "is the company that posts the job: leave it out",
        rule: "OWN_COMPANY",
      },
    ];
    expect(clientProblems({ clientName: "M/s. ABC Staffing (P) Ltd" }, "ABC Staffing")).toEqual(problems);
    expect(clientProblems({ clientName: "ABC Foods" }, "ABC Staffing")).toEqual([]);
    expect(clientProblems({ clientName: null }, "ABC Staffing")).toEqual([]);
  });

  it("makes a row of a file a job of its own", () => {
    const row = { clientName: "ABC STAFFING", clientIndustry: "HR", isForClient: true };
    const own = { clientName: null, clientIndustry: null, isForClient: false };
    expect(withoutItself(row, "ABC Staffing")).toEqual(own);
    expect(withoutItself(row, "Kaveri Staffing")).toEqual(row);
  });
});
