import { apply } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { post, postForm } from "../../../test/posting";
import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import { jobPosting } from "./job-structured-data";

const URL_THERE = "https://careers.kaveri.example/jobs/7?from=portal";

describe("a job that one applies to elsewhere", () => {
  let portal: TestPortal;
  let make: Factories;
  let now: Date;
  let member: Account & NewIdentity;
  let company: Company;

  beforeAll(async () => {
    now = new Date();
    portal = await startTestPortal({
      clock: { now: () => now },
      env: { WRITES_PER_MINUTE: "1000", TRUST_PROXY: "1" },
    });
    make = createFactories(portal.dataSource);
  });
  afterAll(() => portal.stop());
  beforeEach(async () => {
    member = await make.person();
    company = await make.company({}, [member]);
  });

  const elsewhere = (values: object = {}) =>
    make.job({ companyId: company.id, applyUrl: URL_THERE, ...values });

  const click = async (id: string, headers: Record<string, string>) => {
    const query = `mutation { countApplyClick(id: "${id}") { id } }`;
    const answer = await fetch(`${portal.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ query }),
    });
    return (await answer.json()) as { errors?: { extensions: { code: string } }[] };
  };
  const from = (address: string) => ({ "x-forwarded-for": address });

  const figures = async (id: string) => {
    const { data } = await portal.ask<{ myJob: { standing: object } }>(
      `{ myJob(id: "${id}") { standing { applyClickCount viewCount applicationCount } } }`,
      { token: member.token },
    );
    return data?.myJob.standing;
  };

  it("says so on its page and in lists, and to search engines", async () => {
    const job = await post(portal, member, {
      companyId: company.id,
      title: "Loom Fixer",
      applyUrl: URL_THERE,
    });
    const { data } = await portal.ask<object>(
      `{ job(id: "${job.id}") { applyUrl } jobs(filter: { q: "loom fixer" }) { items { applyUrl } } }`,
    );
    expect(data).toEqual({ job: { applyUrl: URL_THERE }, jobs: { items: [{ applyUrl: URL_THERE }] } });
    expect(jobPosting(await elsewhere(), company, "https://jobs.example").directApply).toBe(false);
    expect(jobPosting(await make.job(), company, "https://jobs.example").directApply).toBe(true);
  });

  it.each(["http://kaveri.example", "https://localhost", `https://kaveri.example/${"x".repeat(480)}`])(
    "is not taken with the address %s",
    async (applyUrl) => {
      const { code, errors } = await postForm(portal, member, { companyId: company.id, applyUrl });
      expect(code).toBe("BAD_USER_INPUT");
      expect(errors[0]?.extensions.fields).toMatchObject([
        { field: "applyUrl", message: expect.stringMatching(/^must /) as string },
      ]);
    },
  );

  it("takes no application here, and costs none of the month's (FILE-09)", async () => {
    const [job, seeker] = [await elsewhere(), await make.person()];
    expect(await apply(portal, seeker, job)).toBe("APPLY_ELSEWHERE");
    const { data } = await portal.ask("{ applicationQuota { used } myApplications { total } }", {
      token: seeker.token,
    });
    expect(data).toEqual({ applicationQuota: { used: 0 }, myApplications: { total: 0 } });
  });

  it("counts who goes there once a day, apart from who looks at it (FILE-10)", async () => {
    const [job, person] = [
      await elsewhere({ openUntil: new Date(now.getTime() + 5e8) }),
      await make.person(),
    ];
    const signedIn = { authorization: `Bearer ${person.token}` };
    await portal.ask(`{ job(id: "${job.id}") { id } }`, { token: person.token });
    await Promise.all(Array.from({ length: 5 }, () => click(job.id, signedIn)));
    await Promise.all(["203.0.113.1", "203.0.113.1", "203.0.113.2"].map((one) => click(job.id, from(one))));
    expect(await figures(job.id)).toEqual({ applyClickCount: 3, viewCount: 1, applicationCount: 0 });
    const today = now;
    now = new Date(now.getTime() + 86_400_000);
    await click(job.id, from("203.0.113.1"));
    now = today;
    expect(await figures(job.id)).toMatchObject({ applyClickCount: 4 });
  });

  it("counts nobody where one applies here, or the job is not open", async () => {
    for (const job of [await make.job({ companyId: company.id }), await elsewhere({ closedAt: now })]) {
      const { errors } = await click(job.id, from("203.0.113.9"));
      expect(errors?.[0]?.extensions.code).toBe("JOB_NOT_OPEN");
      expect(await figures(job.id)).toMatchObject({ applyClickCount: 0 });
    }
  });
});
