import { apply, move } from "../../../test/applications";
import { moveMany } from "../../../test/candidates";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { rowSums } from "../../../test/row-sums";
import type { Account } from "../../accounts/account.entity";
import { Role } from "../../../auth/role";
import { ApplicationParty, ApplicationStatus, mayMove } from "./application-pipeline";

let portal: TestPortal;
let make: Factories;
let applicant: Account & NewIdentity;
let member: Account & NewIdentity;
let companyId: string;
let now: Date;

const NOW = new Date("2026-11-10T06:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
  applicant = await make.person();
  member = await make.person();
  companyId = (await make.company({}, [member])).id;
  await rows("insert into subscriptions (account_id, plan) values ($1, 'premium')", [applicant.id]);
});
afterAll(() => portal.stop());
beforeEach(() => {
  now = NOW;
});

const rows = (sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, parameters);

async function newApplication() {
  return await apply(portal, applicant, await make.job({ companyId, openUntil: FAR }));
}

const withdraw = async ({ token }: NewIdentity, id: string) => {
  const { data, code } = await portal.ask<{ withdrawApplication: { status: string } | null }>(
    "mutation ($id: ID!) { withdrawApplication(id: $id) { status } }",
    { variables: { id }, token },
  );
  return data?.withdrawApplication?.status ?? code;
};

const STATUSES = Object.values(ApplicationStatus);

describe("the pipeline, as the service holds it", () => {
  it.each(STATUSES)("withdraws from %s as the table says", async (from) => {
    const id = await newApplication();
    await rows("update applications set status = $2 where id = $1", [id, from]);
    const isAllowed = mayMove(ApplicationParty.APPLICANT, from, ApplicationStatus.WITHDRAWN);
    expect(await withdraw(applicant, id)).toBe(isAllowed ? "WITHDRAWN" : "MOVE_NOT_ALLOWED");
  });

  it("tells the applicant of each step of the company's, once, and of none of their own", async () => {
    const reader = await make.person();
    const job = await make.job({ companyId, openUntil: FAR, title: "Staff Nurse" });
    const id = await apply(portal, reader, job);
    await move(portal, member, id, "VIEWED");
    await move(portal, member, id, "HIRED");
    await move(portal, member, id, "INTERVIEW");
    await withdraw(reader, id);
    const { data } = await portal.ask<{ myNotices: { items: { title: string; path: string }[] } }>(
      "{ myNotices { items { title path } } }",
      reader,
    );
    const titles = data?.myNotices.items.map(({ title }) => title.replace(/ at .*/, ""));
    expect(titles).toEqual([
      "You are asked for an interview for Staff Nurse",
      "Your application to Staff Nurse",
    ]);
    expect(data?.myNotices.items[0]?.path).toBe(`/dashboard/applications?open=${id}`);
  });

  it("has the company's replies counted anew after a step of its own", async () => {
    const id = await newApplication();
    const waiting = () =>
      rows("select from graphile_worker.jobs where key like 'job-replies:' || $1", [String(jobOf?.job_id)]);
    const [jobOf] = await rows("select job_id from applications where id = $1", [id]);
    expect(await waiting()).toHaveLength(0);
    await move(portal, member, id, "SHORTLISTED");
    expect(await waiting()).toHaveLength(1);
  });

  it("lets one of two steps at the same moment through", async () => {
    const id = await newApplication();
    await rows("update applications set status = 'offered' where id = $1", [id]);
    const [withdrawn, ...moves] = await Promise.all([
      withdraw(applicant, id),
      ...Array.from({ length: 9 }, () =>
        moveMany(portal, member, [id], { from: "OFFERED", to: "HIRED" }).then(
          ({ results }) => results[0]?.refusal,
        ),
      ),
    ]);
    const done = [withdrawn === "WITHDRAWN", ...moves.map((refusal) => refusal === null)];
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(moves.filter((refusal) => refusal !== null && refusal !== "CONFLICT")).toEqual([]);
  });

  it("keeps each step with its date and whose it was", async () => {
    const id = await newApplication();
    for (const [day, status] of [
      [11, "VIEWED"],
      [12, "SHORTLISTED"],
    ] as const) {
      now = new Date(`2026-11-${day}T06:30:00Z`);
      await move(portal, member, id, status);
    }
    now = new Date("2026-11-13T06:30:00Z");
    await withdraw(applicant, id);
    const { data } = await portal.ask<{ myApplications: { items: object[] } }>(
      "{ myApplications(pageSize: 1) { items { status statusAt history { status party at } } } }",
      applicant,
    );
    expect(data?.myApplications.items).toEqual([
      {
        status: "WITHDRAWN",
        statusAt: "2026-11-13T06:30:00.000Z",
        history: [
          { status: "SUBMITTED", party: "APPLICANT", at: "2026-11-10T06:30:00.000Z" },
          { status: "VIEWED", party: "COMPANY", at: "2026-11-11T06:30:00.000Z" },
          { status: "SHORTLISTED", party: "COMPANY", at: "2026-11-12T06:30:00.000Z" },
          { status: "WITHDRAWN", party: "APPLICANT", at: "2026-11-13T06:30:00.000Z" },
        ],
      },
    ]);
  });

  it("says 'No reply' after 14 days and 'Job closed' of a closed job when it is read", async () => {
    const job = await make.job({ companyId, openUntil: FAR });
    await apply(portal, applicant, job);
    const remark = async () => {
      const query = "{ myApplications(pageSize: 1) { items { jobId remark isJobOpen } } }";
      const { data } = await portal.ask<{ myApplications: { items: object[] } }>(query, applicant);
      return data?.myApplications.items[0];
    };
    expect(await remark()).toEqual({ jobId: job.id, remark: null, isJobOpen: true });
    now = new Date("2026-11-24T06:30:00Z");
    expect(await remark()).toEqual({ jobId: job.id, remark: "NO_REPLY", isJobOpen: true });
    await rows("update jobs set closed_at = now() where id = $1", [job.id]);
    expect(await remark()).toEqual({ jobId: job.id, remark: "JOB_CLOSED", isJobOpen: false });
  });
});

describe("what is not yours", () => {
  const STRANGERS = ["somebody else", "another company's member", "an admin", "the applicant"] as const;

  async function strangerOf(kind: (typeof STRANGERS)[number]): Promise<NewIdentity> {
    if (kind === "the applicant") return applicant;
    const person = await make.person({ role: kind === "an admin" ? Role.ADMIN : Role.EMPLOYER });
    if (kind === "another company's member") await make.company({}, [person]);
    return person;
  }

  it.each(STRANGERS)("can't be moved by %s, and reads as what is not there", async (kind) => {
    const stranger = await strangerOf(kind);
    const id = await newApplication();
    const before = await rowSums(portal.dataSource);
    const { results } = await moveMany(portal, stranger, [id, "no-id-at-all"], {
      from: "SUBMITTED",
      to: "VIEWED",
    });
    const notFound = { refusal: "NOT_FOUND", candidate: null };
    expect(results).toEqual([
      { applicationId: id, ...notFound },
      { applicationId: "no-id-at-all", ...notFound },
    ]);
    expect(await rowSums(portal.dataSource)).toEqual({ ...before, rate_limits: expect.anything() as string });
  });

  it("can't be withdrawn, by the company neither", async () => {
    const id = await newApplication();
    expect(await withdraw(await make.person(), id)).toBe("NOT_FOUND");
    expect(await withdraw(member, id)).toBe("NOT_FOUND");
  });

  it("is in nobody else's list, and a member who applied before does not decide on themselves", async () => {
    const person = await make.person();
    const company = await make.company();
    const id = await apply(portal, person, await make.job({ companyId: company.id, openUntil: FAR }));
    await rows("insert into company_members (company_id, account_id) values ($1, $2)", [
      company.id,
      person.id,
    ]);
    expect(await move(portal, person, id, "SHORTLISTED")).toBe("NOT_FOUND");
    const { data } = await portal.ask<{ myApplications: { total: number } }>(
      "{ myApplications { total } }",
      await make.person(),
    );
    expect(data?.myApplications.total).toBe(0);
  });
});

describe("the history", () => {
  it.each([
    "update application_events set status = 'hired'",
    "delete from application_events",
    "truncate application_events",
  ])("refuses: %s", async (statement) => {
    await newApplication();
    await expect(rows(statement)).rejects.toThrow("application events are only ever added");
  });
});

describe("pages of one's applications", () => {
  it("are last sent first, and count all", async () => {
    const person = await make.person();
    await rows("insert into subscriptions (account_id, plan) values ($1, 'premium')", [person.id]);
    for (const [index, job] of (await make.jobs(5, { openUntil: FAR })).entries()) {
      now = new Date(NOW.getTime() + index * 1000);
      await apply(portal, person, job);
    }
    const page = async (number: number) => {
      const query = `{ myApplications(page: ${number}, pageSize: 2) { total page pageSize items { appliedAt } } }`;
      const { data } = await portal.ask<{ myApplications: { items: { appliedAt: string }[] } }>(
        query,
        person,
      );
      return data?.myApplications;
    };
    expect(await page(1)).toEqual({
      total: 5,
      page: 1,
      pageSize: 2,
      items: [{ appliedAt: "2026-11-10T06:30:04.000Z" }, { appliedAt: "2026-11-10T06:30:03.000Z" }],
    });
    expect((await page(3))?.items).toEqual([{ appliedAt: "2026-11-10T06:30:00.000Z" }]);
    expect((await page(4))?.items).toEqual([]);
  });

  it("open at the one that is asked for, at the first for one of another's", async () => {
    const [person, other] = [await make.person(), await make.person()];
    const jobs = await make.jobs(5, { openUntil: FAR });
    // Sent in one moment: what is then apart is apart by the id alone.
    const ids: string[] = [];
    for (const job of jobs) ids.push(await apply(portal, person, job));
    const [job] = jobs;
    const others = job && (await apply(portal, other, job));
    const open = async (pageOf: string | undefined) => {
      const { data } = await portal.ask<{ myApplications: { page: number; items: { id: string }[] } }>(
        "query ($pageOf: ID) { myApplications(page: 1, pageSize: 2, pageOf: $pageOf) { page items { id } } }",
        { variables: { pageOf }, token: person.token },
      );
      return data?.myApplications;
    };
    const pages = await Promise.all(ids.map(open));
    expect(pages.map((list) => list?.page).sort()).toEqual([1, 1, 2, 2, 3]);
    ids.forEach((id, index) => expect(pages[index]?.items).toContainEqual({ id }));
    for (const id of [others, "none"]) expect((await open(id))?.page).toBe(1);
  });

  it.each(["page: 0", "page: -1", "pageSize: 0", "pageSize: 51", "page: 1001"])("refuse %s", async (args) => {
    const { status, code } = await portal.ask(`{ myApplications(${args}) { total } }`, applicant);
    expect([status, code]).toEqual([400, "BAD_USER_INPUT"]);
  });
});
