import { APPLY, apply } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import { signUp } from "../../../test/identities";
import { rowSums } from "../../../test/row-sums";
import type { Company } from "../../companies/company.entity";
import type { Job } from "../../jobs/job/job.entity";

let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

const rows = (sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, parameters);

describe("an application (JOBS-10)", () => {
  it("freezes the job and the profile, as a JSON Resume, at the moment of applying", async () => {
    const person = await make.person({
      displayName: "Asha Menon",
      additionalData: {
        title: "Staff Nurse",
        bio: "Eight years on wards.",
        phone: "98765 43210",
        location: "Indiranagar, Bangalore",
        dob: "1994-02-03",
        linkedin: "https://www.linkedin.com/in/asha",
      },
    });
    const company = await make.company({ name: "Kaveri Health" });
    const job = await make.job({ companyId: company.id, title: "Ward Nurse", benefits: ["Meals"] });
    const answer = await portal.ask(APPLY, {
      variables: { jobId: job.id, note: "  I live next door.\nAsha " },
      token: person.token,
    });
    expect(answer.data).toMatchObject({
      applyToJob: { jobId: job.id, status: "SUBMITTED", note: "I live next door.\nAsha" },
    });
    await rows("update jobs set title = 'Another', description = 'Other' where id = $1", [job.id]);
    await rows("update companies set name = 'Godavari' where id = $1", [company.id]);
    await rows("update accounts set display_name = 'A. M.', additional_data = '{}' where id = $1", [
      person.id,
    ]);

    const { data } = await portal.ask(
      `{ myApplications { total items {
        job { title companyName location type workMode pay experience skills description benefits }
        profile history { status party }
      } } }`,
      person,
    );
    expect(data).toMatchObject({
      myApplications: {
        total: 1,
        items: [
          {
            job: {
              title: "Ward Nurse",
              companyName: "Kaveri Health",
              location: "Bangalore",
              type: "FULL_TIME",
              pay: "₹3–4 LPA",
              description: "Look after a ward.",
              benefits: ["Meals"],
            },
            profile: {
              basics: {
                name: "Asha Menon",
                label: "Staff Nurse",
                email: person.email,
                phone: "98765 43210",
                summary: "Eight years on wards.",
                location: { address: "Indiranagar, Bangalore", countryCode: "IN" },
                profiles: [{ network: "LinkedIn", url: "https://www.linkedin.com/in/asha" }],
              },
              meta: { version: "v1.0.0" },
            },
            history: [{ status: "SUBMITTED", party: "APPLICANT" }],
          },
        ],
      },
    });
    expect(JSON.stringify(data)).not.toContain("1994");
  });

  it.each([
    ["of 3,001 characters", "x".repeat(3001), "BAD_USER_INPUT"],
    ["with a character that can't be stored", "a\u0000b", "BAD_USER_INPUT"],
    ["of 3,000 characters", "नमस्ते ".repeat(428), undefined],
  ])("takes a note %s", async (_name, note, expected) => {
    const [person, job] = [await make.person(), await make.job()];
    const { code } = await portal.ask(APPLY, { variables: { jobId: job.id, note }, token: person.token });
    expect(code).toBe(expected);
  });

  it("is refused a second time, after a withdrawal too", async () => {
    const [person, job] = [await make.person(), await make.job()];
    const id = await apply(portal, person, job);
    expect(await apply(portal, person, job)).toBe("ALREADY_APPLIED");
    await portal.ask("mutation ($id: ID!) { withdrawApplication(id: $id) { id } }", {
      variables: { id },
      token: person.token,
    });
    expect(await apply(portal, person, job)).toBe("ALREADY_APPLIED");
  });

  it("is refused to members of the job's own company", async () => {
    const person = await make.person();
    const company = await make.company({}, [person]);
    expect(await apply(portal, person, await make.job({ companyId: company.id }))).toBe("OWN_JOB");
  });
});

describe("where verified e-mails are asked for", () => {
  it("is withheld from an unverified one", async () => {
    const strict = await startTestPortal({ env: { REQUIRE_VERIFIED_EMAIL: "true" } });
    const factories = createFactories(strict.dataSource);
    const { uid, email, token } = await signUp();
    await factories.account({ firebaseUid: uid, email, emailVerifiedAt: null });
    const job = await factories.job();
    expect(await apply(strict, { token }, job)).toBe("EMAIL_NOT_VERIFIED");
    expect(await apply(strict, await factories.person(), job)).toMatch(/^[0-9a-f-]{36}$/);
    await strict.stop();
  });
});

const NOW = new Date();

/** Each way of not being open; a job that is not there reads the same. */
const NOT_OPEN: Record<
  string,
  { job?: Partial<Job>; company?: Partial<Company>; isPosterBlocked?: boolean }
> = {
  closed: { job: { closedAt: NOW } },
  expired: { job: { openUntil: new Date(NOW.getTime() - 1000) } },
  unpublished: { job: { postedAt: null } },
  held: { job: { heldAt: NOW } },
  removed: { job: { removedAt: NOW } },
  "a blocked company's": { company: { blockedAt: NOW } },
  "a blocked poster's": { isPosterBlocked: true },
};

describe("a job that is not open", () => {
  it.each(Object.keys(NOT_OPEN))("%s can be neither applied to nor saved", async (name) => {
    const { job: values, company: companyValues, isPosterBlocked } = NOT_OPEN[name] ?? {};
    const person = await make.person();
    const company = await make.company(companyValues);
    const poster = isPosterBlocked ? await make.account({ blockedAt: NOW }) : null;
    const job = await make.job({ ...values, companyId: company.id, postedById: poster?.id ?? null });
    const before = await rowSums(portal.dataSource);
    const answer = await portal.ask(APPLY, { variables: { jobId: job.id }, token: person.token });
    const unknown = await portal.ask(APPLY, {
      variables: { jobId: "00000000-0000-7000-8000-000000000000" },
      token: person.token,
    });
    expect([answer.status, answer.code]).toEqual([409, "JOB_NOT_OPEN"]);
    expect(answer.errors.map(({ message }) => message)).toEqual(unknown.errors.map(({ message }) => message));
    const saved = await portal.ask("mutation ($jobId: ID!) { saveJob(jobId: $jobId) { id } }", {
      variables: { jobId: job.id },
      token: person.token,
    });
    expect([saved.status, saved.code]).toEqual([409, "JOB_NOT_OPEN"]);
    expect(await rowSums(portal.dataSource)).toEqual({
      ...before,
      rate_limits: expect.anything() as string,
    });
  });

  it.each(["closed_at", "held_at", "removed_at"])(
    "that becomes so while somebody applies (%s) has the application before it, or none",
    async (column) => {
      const person = await make.person();
      const job = await make.job();
      const runner = portal.dataSource.createQueryRunner();
      await runner.startTransaction();
      await runner.query(`update jobs set ${column} = now() where id = $1`, [job.id]);
      const applying = apply(portal, person, job);
      // The application waits for the closing, and then sees it.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await runner.commitTransaction();
      await runner.release();
      expect(await applying).toBe("JOB_NOT_OPEN");
    },
  );
});

describe("a list of jobs", () => {
  it("tells of each what the viewer did with it, in a constant number of SQL statements", async () => {
    const person = await make.person();
    const jobs = await make.jobs(50);
    const [applied, saved] = jobs;
    if (!applied || !saved) throw new Error("No jobs were made.");
    await apply(portal, person, applied);
    await portal.ask("mutation ($jobId: ID!) { saveJob(jobId: $jobId) { id } }", {
      variables: { jobId: saved.id },
      token: person.token,
    });
    const query = `query ($pageSize: Int!) { jobs(pageSize: $pageSize) { items {
      id isSaved company { name } viewerApplication { status remark isJobOpen history { at } viewerMoves }
    } } }`;
    interface Listed {
      jobs: { items: { id: string; isSaved: boolean; viewerApplication: object | null }[] };
    }
    const list = (pageSize: number, token?: string) =>
      portal.ask<Listed>(query, { variables: { pageSize }, token });
    const items = (await list(50, person.token)).data?.jobs.items ?? [];
    expect(items.find(({ id }) => id === applied.id)?.viewerApplication).toMatchObject({
      status: "SUBMITTED",
      remark: null,
      isJobOpen: true,
      viewerMoves: ["WITHDRAWN"],
    });
    expect(items.filter(({ isSaved }) => isSaved).map(({ id }) => id)).toEqual([saved.id]);
    expect(items.filter(({ viewerApplication }) => viewerApplication)).toHaveLength(1);

    // The account, the page and its backlog, then one for each of what the viewer did: none for each job.
    expect(await countQueries(() => list(50, person.token))).toBeLessThanOrEqual(7);
    const signedOut = (await list(50)).data?.jobs.items ?? [];
    expect(signedOut.some(({ isSaved, viewerApplication }) => isSaved || viewerApplication)).toBe(false);
  });
});
