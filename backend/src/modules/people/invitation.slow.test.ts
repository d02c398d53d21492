import { noticesOf } from "../../test/candidates";
import {
  answer,
  createFinder,
  invite,
  people,
  type Person,
  receivedBy,
  saveCareer,
  sentBy,
  turnOn,
} from "../../test/calls/person-calls";
import { createFactories, type Factories } from "../../test/factories";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { rowSums } from "../../test/row-sums";
import { DAY_MS } from "../../time/clock";
import type { Company } from "../companies/company.entity";
import type { Job } from "../jobs/job/job.entity";

let portal: TestPortal;
let make: Factories;
let member: Person;
let company: Company;
let job: Job;
let asha: Person;
let personId: string;
let now: Date;

beforeEach(async () => {
  now = new Date();
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "10000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
  ({ member, company, job } = await createFinder(make));
  asha = await make.person({ displayName: "Asha Menon", additionalData: { phone: "9876543210" } });
  await saveCareer(portal, asha, { headline: "Staff nurse, ICU" });
  await turnOn(portal, asha);
  personId = (await people(portal, member, company)).items[0]?.id ?? "";
});
afterEach(() => portal.stop());

const openJob = (values: object = {}) =>
  make.job({ companyId: company.id, openUntil: new Date(now.getTime() + 90 * DAY_MS), ...values });
const query = <Row>(sql: string, values: unknown[] = []) => portal.dataSource.query<Row[]>(sql, values);
const pass = (days: number) => (now = new Date(now.getTime() + days * DAY_MS));
const text = (value: unknown) => JSON.stringify(value);

describe("an invitation (FIND-07)", () => {
  it("tells the person company, job and message, and the company nothing of the person", async () => {
    const sent = await invite(portal, member, personId, job);
    expect(sent).toMatchObject({ code: undefined, status: "SENT", shared: null });
    expect(await receivedBy(portal, asha)).toMatchObject([
      {
        ...{
          jobTitle: job.title,
          companyName: "Kaveri Works",
          message: "We like your skills.",
          headline: null,
        },
        viewerCan: { accept: true, decline: true },
      },
    ]);
    expect(await noticesOf(portal, asha)).toEqual([
      `Kaveri Works invites you to ${job.title}; say yes or no`,
    ]);
    const list = await sentBy(portal, member, company);
    expect(list).toMatchObject([
      { headline: "Staff nurse, ICU", viewerCan: { accept: false, decline: false } },
    ]);
    for (const secret of ["Asha", asha.email, "98765", asha.id])
      expect(text([sent, list])).not.toContain(secret);
    expect((await people(portal, member, company)).items[0]?.invitedAt).not.toBeNull();
    expect(await query("select after from audit_entries where action = 'person.invite'")).toEqual([
      { after: { company: company.id, job: job.id } },
    ]);
  });

  it("goes out once for a person and a job, also of two clicks at once", async () => {
    const colleague = await make.person();
    await query("insert into company_members (company_id, account_id) values ($1, $2)", [
      company.id,
      colleague.id,
    ]);
    const sent = await Promise.all(
      [member, colleague, member].map((by) => invite(portal, by, personId, job)),
    );
    expect(sent.map(({ code }) => code ?? "ok").sort()).toEqual(["ALREADY_INVITED", "ALREADY_INVITED", "ok"]);
    expect(await noticesOf(portal, asha)).toHaveLength(1);
    expect(await query("select invitations from finder_uses")).toEqual([{ invitations: 1 }]);
    expect((await invite(portal, member, personId, await openJob())).status).toBe("SENT");
  });

  it("is to an open job of the viewer's verified company, in words that ask for no money or contact", async () => {
    const before = async () => ({ ...(await rowSums(portal.dataSource)), rate_limits: null });
    const rows = await before();
    const foreign = await make.job();
    const closed = await openJob({ closedAt: now });
    const made = await before();
    expect(rows).not.toEqual(made);
    expect((await invite(portal, member, personId, foreign)).code).toBe("NOT_FOUND");
    expect((await invite(portal, member, personId, closed)).code).toBe("JOB_NOT_OPEN");
    for (const message of ["", "Pay a registration fee of Rs 500.", "Call 98450 12345.", "x".repeat(501)])
      expect([message, (await invite(portal, member, personId, job, message)).code]).toEqual([
        message,
        "BAD_USER_INPUT",
      ]);
    expect(await before()).toEqual(made);
  });
});

describe("an answer (FIND-09)", () => {
  it("of yes tells the company name and contact as they stand, once and for good", async () => {
    const { id = "" } = await invite(portal, member, personId, job);
    const answers = await Promise.all([answer(portal, asha, id, true), answer(portal, asha, id, false)]);
    const isYes = answers[0].code === undefined;
    expect(answers.map(({ code }) => code ?? "ok").sort()).toEqual(["INVITATION_STATE", "ok"]);
    const contact = { name: "Asha Menon", email: asha.email, phone: "9876543210" };
    const [seen] = await sentBy(portal, member, company);
    expect(seen).toMatchObject(
      isYes ? { status: "ACCEPTED", shared: contact } : { status: "DECLINED", shared: null },
    );
  });

  it("of yes is told to who invited, and holds though the person is not found any more", async () => {
    const { id = "" } = await invite(portal, member, personId, job);
    expect(await answer(portal, asha, id, true)).toMatchObject({ status: "ACCEPTED" });
    expect(await noticesOf(portal, member)).toEqual([
      `Somebody you invited to ${job.title} said yes; you can see who`,
    ]);
    await turnOn(portal, asha, { isFindable: false });
    expect(await sentBy(portal, member, company)).toMatchObject([
      { headline: null, shared: { name: "Asha Menon", email: asha.email } },
    ]);
    const stranger = await createFinder(make, "Godavari Mills");
    expect(await sentBy(portal, stranger.member, company)).toEqual([]);
  });

  it("of no tells nothing, and keeps the company from inviting again for 30 days", async () => {
    const { id = "" } = await invite(portal, member, personId, job);
    expect(await answer(portal, asha, id, false)).toMatchObject({ status: "DECLINED" });
    expect(await noticesOf(portal, member)).toEqual([]);
    expect(text(await sentBy(portal, member, company))).not.toContain("Asha");
    const next = await openJob();
    pass(29);
    expect((await invite(portal, member, personId, next)).code).toBe("INVITED_RECENTLY");
    const other = await createFinder(make, "Godavari Mills");
    await query("update jobs set open_until = $1", [new Date(now.getTime() + 90 * DAY_MS)]);
    expect((await invite(portal, other.member, personId, other.job)).status).toBe("SENT");
    pass(1.1);
    expect((await invite(portal, member, personId, next)).status).toBe("SENT");
    expect((await invite(portal, member, personId, job)).code).toBe("ALREADY_INVITED");
  });

  it("that doesn't come within 14 days is none, and tells nothing", async () => {
    const open = await openJob();
    const { id = "" } = await invite(portal, member, personId, open);
    pass(14);
    expect(await sentBy(portal, member, company)).toMatchObject([{ status: "EXPIRED", shared: null }]);
    expect((await answer(portal, asha, id, true)).code).toBe("INVITATION_STATE");
    await expect(
      query(
        "update invitations set status = 'accepted', shared = '{}', answered_at = expires_at where id = $1",
        [id],
      ),
    ).rejects.toThrow("check constraint");
  });

  it("is the person's own, and no yes to a closed job or a blocked company", async () => {
    const { id = "" } = await invite(portal, member, personId, job);
    expect((await answer(portal, member, id, true)).code).toBe("NOT_FOUND");
    await query("update companies set blocked_at = now() where id = $1", [company.id]);
    expect((await answer(portal, asha, id, true)).code).toBe("INVITATION_STATE");
    await query("update companies set blocked_at = null where id = $1", [company.id]);
    await query("update jobs set closed_at = now() where id = $1", [job.id]);
    expect((await answer(portal, asha, id, true)).code).toBe("INVITATION_STATE");
    expect((await answer(portal, asha, id, false)).status).toBe("DECLINED");
  });
});

describe("the account of somebody who can be found", () => {
  it("exports and erases all of it (FIND-10)", async () => {
    const { id = "" } = await invite(portal, member, personId, job);
    await answer(portal, asha, id, true);
    const { data } = await portal.ask<{ exportMyData: Record<string, unknown> }>("{ exportMyData }", asha);
    expect(data?.exportMyData.findability).toMatchObject({
      ...{ isFindable: true, card: { headline: "Staff nurse, ICU" }, looks: [], sent: [] },
      received: [{ jobId: job.id, message: "We like your skills.", shared: { name: "Asha Menon" } }],
    });
    await portal.ask("mutation { deleteMyAccount { id } }", asha);
    for (const table of ["findable_people", "invitations", "person_looks"])
      expect([table, await query(`select from ${table}`)]).toEqual([table, []]);
  });
});
