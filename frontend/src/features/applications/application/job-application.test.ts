import { createCache } from "../../../shared/graphql/apollo-client";
import { words } from "./applications.words.hi";
import { JobApplication_ApplicationFragmentDoc, JobApplicationDocument } from "./ApplyJob.generated";
import { likeliestResume } from "./sendable-resumes";

const application = {
  __typename: "Application" as const,
  ...{ id: "application-1", status: "SUBMITTED" as const, remark: null, viewerMoves: [] },
  ...{ appliedAt: "2026-11-10T06:30:00Z", statusAt: "2026-11-10T06:30:00Z", withdrawalUndoUntil: null },
  original: null,
};

describe("an application that a job's page has", () => {
  it("is not asked for once more (LIVE-03)", () => {
    const cache = createCache();
    const read = () =>
      cache.readQuery({ query: JobApplicationDocument, variables: { applicationId: application.id } });
    expect(read()).toBeNull();
    cache.writeFragment({
      ...{ fragment: JobApplication_ApplicationFragmentDoc, fragmentName: "JobApplication_application" },
      ...{ id: cache.identify(application), data: application },
    });
    expect(read()).toMatchObject({ application: { id: "application-1", status: "SUBMITTED" } });
  });
});

describe("the applications that are left, in Hindi", () => {
  it("agree with their number", () => {
    expect(words.apply.left(1, 5, "2026-12-01T00:00:00+05:30")).toMatch(/5 में से 1 आवेदन बचा है$/);
    expect(words.apply.left(2, 5, "2026-12-01T00:00:00+05:30")).toMatch(/5 में से 2 आवेदन बचे हैं$/);
  });
});

const sendable = (...titles: string[]) => ({
  myFinishedResumes: titles.map((title) => ({
    __typename: "Resume" as const,
    ...{ id: title, title, template: "CLASSIC" as const, updatedAt: "2026-01-02T00:00:00Z" },
  })),
  resumeTemplates: [
    { __typename: "ResumeTemplateInfo" as const, template: "CLASSIC" as const, isUsable: true },
  ],
});

it.each([
  [
    "Customer Care Executive",
    ["Delivery Boy", "Customer Care Executive (Inbound)"],
    "Customer Care Executive (Inbound)",
  ],
  ["Customer Support Executive", ["Delivery Boy", "Customer Care Executive"], "Customer Care Executive"],
  ["Sales Executive", ["Delivery Boy", "Accounts Executive"], "Delivery Boy"],
  ["ड्राइवर", ["Cook", "ड्राइवर"], "ड्राइवर"],
  ["Welder", [], undefined],
])("for '%s' the likeliest of %j is '%s' (SEEN-28)", (jobTitle, titles, likeliest) => {
  expect(likeliestResume(sendable(...titles), jobTitle)?.title).toBe(likeliest);
});
