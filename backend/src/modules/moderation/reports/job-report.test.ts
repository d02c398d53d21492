import { createFactories, type Factories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";

let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(() => portal.dataSource.query("truncate jobs, companies, accounts cascade"));

interface Report {
  id: string;
  reason: string;
  comment: string | null;
}

async function report(token: string, input: { jobId: string; reason: string; comment?: string }) {
  const query =
    "mutation ($input: ReportJobInput!) { reportJob(input: $input) { id reason comment createdAt } }";
  const { data, code } = await portal.ask<{ reportJob: Report }>(query, { variables: { input }, token });
  return { report: data?.reportJob, code };
}

const rows = () =>
  portal.dataSource.query<object[]>(
    "select job_id, account_id, reason, comment from job_reports order by id",
  );

describe("a report of a job", () => {
  it("is kept once per account and job: a second one answers the first", async () => {
    const [one, two] = [await make.person(), await make.person()];
    const job = await make.job();
    const first = await report(one.token, {
      jobId: job.id,
      reason: "ASKS_FOR_MONEY",
      comment: " ₹500 first ",
    });
    expect(first.report).toMatchObject({ reason: "ASKS_FOR_MONEY", comment: "₹500 first" });
    expect(await report(one.token, { jobId: job.id, reason: "OTHER" })).toEqual(first);
    expect(
      (await report(two.token, { jobId: job.id, reason: "SCAM", comment: "  " })).report?.comment,
    ).toBeNull();
    expect(await rows()).toEqual([
      { job_id: job.id, account_id: one.id, reason: "asks-for-money", comment: "₹500 first" },
      { job_id: job.id, account_id: two.id, reason: "scam", comment: null },
    ]);
  });

  it("is one, however often it is sent at the same moment", async () => {
    const { token } = await make.person();
    const job = await make.job();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => report(token, { jobId: job.id, reason: "SCAM" })),
    );
    expect(new Set(answers.map((answer) => answer.report?.id)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it("leaves the job open", async () => {
    const { token } = await make.person();
    const job = await make.job();
    await report(token, { jobId: job.id, reason: "SCAM" });
    const { data } = await portal.ask("query ($id: ID!) { job(id: $id) { id } }", {
      variables: { id: job.id },
    });
    expect(data).toEqual({ job: { id: job.id } });
  });

  it("of a job that has closed since is still answered, and a new one is not taken", async () => {
    const [early, late] = [await make.person(), await make.person()];
    const job = await make.job();
    const first = await report(early.token, { jobId: job.id, reason: "EXPIRED" });
    await portal.dataSource.query("update jobs set closed_at = now() where id = $1", [job.id]);
    expect(await report(early.token, { jobId: job.id, reason: "EXPIRED" })).toEqual(first);
    expect((await report(late.token, { jobId: job.id, reason: "EXPIRED" })).code).toBe("NOT_FOUND");
  });

  it.each(["none", "01a1fcec-b8c6-771f-8283-6c8f625203bc"])("of the job %s is not found", async (jobId) => {
    const { token } = await make.person();
    expect((await report(token, { jobId, reason: "SCAM" })).code).toBe("NOT_FOUND");
  });

  it("has at most 1,000 characters of comment", async () => {
    const { token } = await make.person();
    const { id: jobId } = await make.job();
    expect((await report(token, { jobId, reason: "OTHER", comment: "x".repeat(1001) })).code).toBe(
      "BAD_USER_INPUT",
    );
    expect((await report(token, { jobId, reason: "OTHER", comment: "x".repeat(1000) })).code).toBeUndefined();
  });

  it("is in its writer's export, and loses name and words with the account", async () => {
    const person = await make.person();
    const job = await make.job();
    await report(person.token, { jobId: job.id, reason: "DISCRIMINATORY", comment: "Only men, it says." });
    const { data } = await portal.ask("{ exportMyData }", person);
    expect(data).toMatchObject({
      exportMyData: {
        jobReports: [{ jobId: job.id, reason: "discriminatory", comment: "Only men, it says." }],
      },
    });
    await portal.ask("mutation { deleteMyAccount { id } }", person);
    expect(await rows()).toEqual([
      { job_id: job.id, account_id: null, reason: "discriminatory", comment: null },
    ]);
  });
});
