import { likeliestResume } from "./sendable-resumes";

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
