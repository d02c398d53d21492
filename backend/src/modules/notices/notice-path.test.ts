import { type NoticeContent, noticePath } from "@job-portal/protocol/notices";
import { NOTICE_CASES } from "@job-portal/protocol/notices.cases";
import { paths } from "@job-portal/protocol/paths";

describe("where a notice leads", () => {
  it.each(Object.entries(NOTICE_CASES))("%s", (kind, [params, path]) => {
    expect(noticePath({ kind, params } as NoticeContent)).toBe(path);
  });

  it("is the list of a job's candidates once several have applied", () => {
    const params = { jobTitle: "Staff Nurse", jobId: "job-1", applicationId: "application-1", count: 2 };
    expect(noticePath({ kind: "application.received", params })).toBe(paths.candidatesFor("job-1"));
  });
});
