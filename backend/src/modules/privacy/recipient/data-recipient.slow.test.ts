import { createAdmin } from "../../../test/admin";
import { apply, move } from "../../../test/applications";
import { write } from "../../../test/calls/message-calls";
import {
  answer,
  ASHA,
  createFinder,
  invite,
  look,
  people,
  saveCareer,
  turnOn,
  type Person,
} from "../../../test/calls/person-calls";
import { moveMany, storeApplications, undo } from "../../../test/candidates";
import { createFactories, type Factories } from "../../../test/factories";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import { DAY_MS } from "../../../time/clock";
import { UNDO_MS } from "../../applications/candidate/candidate-move.service";
import type { Company } from "../../companies/company.entity";
import type { Job } from "../../jobs/job/job.entity";
import { MOST_DISCLOSURES } from "./data-recipient.service";

let portal: TestPortal;
let make: Factories;
let member: Person;
let company: Company;
let job: Job;
let asha: Person;
let now: Date;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "10000", WRITES_PER_MINUTE_PER_ADDRESS: "10000", READS_PER_MINUTE: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = new Date();
  await portal.dataSource.query("truncate accounts, companies cascade");
  ({ member, company, job } = await createFinder(make));
  asha = await make.person({ displayName: "Asha Menon", additionalData: { phone: "9876543210" } });
});

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
/** Moves an application as the company, until it can't be taken back any more. */
const moved = async (id: string, to: string) => {
  expect(await move(portal, member, id, to)).toBe(to);
  later(UNDO_MS);
};
const query = (sql: string, values: unknown[] = []) => portal.dataSource.query<object[]>(sql, values);

interface AskedRecipient {
  id: string;
  name: string | null;
  companyId: string | null;
  isPortal: boolean;
  disclosureCount: number;
  disclosures: Record<"kind" | "jobTitle" | "firstAt" | "lastAt", string>[] & { data: string[] }[];
}

interface AskedPage {
  items: AskedRecipient[];
  total: number;
  nextCursor: string | null;
}

const FIELDS = `items {
  id name companyId isPortal firstAt lastAt disclosureCount
  disclosures { id kind data applicationId jobTitle formerName openedAt firstAt lastAt }
} total nextCursor`;

async function list(who: { token: string } = asha, args: { first?: number; after?: string | null } = {}) {
  const { data, code } = await portal.ask<{ dataRecipients: AskedPage } | null>(
    `query ($first: Int! = 20, $after: String) { dataRecipients(first: $first, after: $after) { ${FIELDS} } }`,
    { variables: args, token: who.token },
  );
  return { ...data?.dataRecipients, items: data?.dataRecipients.items ?? [], code };
}

const QUESTION = "Who has read my resume, please?";

const first = async () => (await list()).items[0];
const dataSeen = async () => (await first())?.disclosures[0]?.data;

/** Says yes or nothing to an invitation of the company's. */
async function invited() {
  await saveCareer(portal, asha, ASHA);
  await turnOn(portal, asha);
  const id = (await people(portal, member, company)).items[0]?.id ?? "";
  return { cardId: id, invitationId: (await invite(portal, member, id, job)).id ?? "" };
}

describe("who has seen one's data (SAWN-01)", () => {
  it("is nobody at first", async () => {
    expect(await list()).toMatchObject({ items: [], total: 0, nextCursor: null, code: undefined });
  });

  it("is the company of an application, from the day that it was sent on", async () => {
    const sentAt = now.toISOString();
    const applicationId = await apply(portal, asha, job);
    const seen = {
      ...{ kind: "APPLICATION", applicationId, jobTitle: "Staff Nurse", data: ["NAME", "PROFILE"] },
      ...{ formerName: null, openedAt: null, firstAt: sentAt, lastAt: sentAt },
    };
    expect(await first()).toMatchObject({
      ...{ id: company.id, companyId: company.id, name: "Kaveri Works", isPortal: false },
      ...{ firstAt: sentAt, lastAt: sentAt, disclosureCount: 1, disclosures: [seen] },
    });
    later(DAY_MS);
    const openedAt = now.toISOString();
    await moved(applicationId, "VIEWED");
    expect(await first()).toMatchObject({
      ...{ firstAt: sentAt, lastAt: openedAt },
      disclosures: [{ ...seen, openedAt, lastAt: openedAt }],
    });
  });

  it("names phone and e-mail once the company saw them, also after it decided for others", async () => {
    const id = await apply(portal, asha, job);
    await moved(id, "VIEWED");
    expect(await dataSeen()).toEqual(["NAME", "PROFILE"]);
    await moved(id, "SHORTLISTED");
    await write(portal, member, id);
    later(1000);
    await write(portal, asha, id, "On Monday.");
    const all = ["NAME", "PHONE", "EMAIL", "PROFILE", "MESSAGES"];
    expect(await dataSeen()).toEqual(all);
    await moved(id, "NOT_SELECTED");
    expect(await dataSeen()).toEqual(all);
  });

  it("tells nothing of a step that the applicant may not know of yet", async () => {
    const id = await apply(portal, asha, job);
    const before = await first();
    later(1000);
    const { moveId } = await moveMany(portal, member, [id], { from: "SUBMITTED", to: "NOT_SELECTED" });
    expect(await first()).toEqual(before);
    await undo(portal, member, moveId);
    later(DAY_MS);
    expect((await first())?.disclosures[0]).toMatchObject({ openedAt: null });
  });

  it("is a company that opened one's card, for the 90 days that this is kept, and what a yes shared", async () => {
    const { cardId, invitationId } = await invited();
    later(1000);
    await look(portal, member, company, cardId);
    const lookedAt = now.toISOString();
    expect((await first())?.disclosures).toMatchObject([{ kind: "CARD", data: [], lastAt: lookedAt }]);
    later(1000);
    await answer(portal, asha, invitationId, true);
    expect((await first())?.disclosures).toMatchObject([
      { kind: "CONTACT", data: ["NAME", "PHONE", "EMAIL"], jobTitle: "Staff Nurse" },
      { kind: "CARD" },
    ]);
    await query("delete from invitations");
    later(91 * DAY_MS);
    expect((await list()).items).toEqual([]);
  });

  it("is the company whose walk-in one took a number for", async () => {
    await query("insert into walk_in_days (job_id, day, last_number) values ($1, '2026-11-27', 1)", [job.id]);
    await query(
      `insert into walk_in_visits (id, job_id, day, number, account_id, name, phone, code, status, taken_at)
       values (gen_random_uuid(), $1, '2026-11-27', 1, $2, 'Asha', '+919876543210', '1-ABCDE', 'given-back', $3)`,
      [job.id, asha.id, now],
    );
    expect((await first())?.disclosures).toMatchObject([
      { kind: "WALK_IN", data: ["NAME", "PHONE"], jobTitle: "Staff Nurse", lastAt: now.toISOString() },
    ]);
  });
});

describe("the portal's admins among them (SAWN-02)", () => {
  it("are there once they changed an account, read a reported message or got a question", async () => {
    const { act } = await createAdmin(portal, make);
    const id = await apply(portal, asha, job);
    await moved(id, "SHORTLISTED");
    const { id: messageId = "" } = await write(portal, asha, id, "On Monday.");
    await act(`reportMessage(input: { messageId: "${messageId}", reason: OTHER }) { id }`, member);
    expect((await list()).items.map(({ isPortal }) => isPortal)).toEqual([false]);
    await act(`removeMessage(id: "${messageId}") { id }`);
    await act(`updateUserPlan(id: "${asha.id}", plan: PAID) { id }`);
    await act(`raiseGrievance(input: { kind: ACCESS, text: "${QUESTION}" }) { id }`, asha);
    const admins = (await list()).items.find(({ isPortal }) => isPortal);
    expect(admins).toMatchObject({ name: null, companyId: null, disclosureCount: 3 });
    expect(admins?.disclosures.map(({ kind }) => kind).sort()).toEqual(["ACCOUNT", "GRIEVANCE", "MESSAGE"]);
  });

  it("are not there for what one did oneself, or a company did", async () => {
    const { cardId } = await invited();
    await look(portal, member, company, cardId);
    expect((await list()).items.map(({ name }) => name)).toEqual(["Kaveri Works"]);
  });
});

describe("a company that changed (SAWN-03)", () => {
  it("stays with its name where it is blocked, without a page", async () => {
    await apply(portal, asha, job);
    await query("update companies set blocked_at = now(), blocked_reason = 'Fraud' where id = $1", [
      company.id,
    ]);
    expect(await first()).toMatchObject({ name: "Kaveri Works", companyId: null });
  });

  it("is the one that it was merged into, with the name that it had", async () => {
    const { act } = await createAdmin(portal, make);
    const { cardId } = await invited();
    await look(portal, member, company, cardId);
    await query("delete from invitations");
    later(1000);
    await apply(portal, asha, job);
    const other = await make.company({ name: "Godavari Mills" });
    await act(`mergeCompanies(fromId: "${company.id}", intoId: "${other.id}") { jobs }`);
    const { items } = await list();
    expect(items).toMatchObject([{ name: "Godavari Mills", companyId: other.id, disclosureCount: 2 }]);
    expect(items[0]?.disclosures).toMatchObject([
      { kind: "APPLICATION", formerName: "Kaveri Works" },
      { kind: "CARD", formerName: "Kaveri Works" },
    ]);
  });
});

describe("the list (SAWN-04)", () => {
  it("goes by pages, the latest first, in as many queries for many as for one", async () => {
    const names: string[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const { job: another } = await createFinder(make, `Company ${number}`);
      later(1000);
      await apply(portal, asha, another);
      names.unshift(`Company ${number}`);
    }
    const seen: (string | null)[] = [];
    let after: string | null | undefined = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(asha, { first: 2, after });
      expect(page.total).toBe(5);
      seen.push(...page.items.map(({ name }) => name));
      after = page.nextCursor;
    } while (after);
    expect(seen).toEqual(names);
    const one = await countQueries(() => list(asha, { first: 1 }));
    expect(await countQueries(() => list(asha, { first: 5 }))).toBe(one);
    expect((await list(asha, { after: "nothing" })).code).toBe("INVALID_CURSOR");
    expect((await list(asha, { first: 51 })).code).toBe("BAD_USER_INPUT");
  });

  it("lists the last of one company's, and counts them all", async () => {
    const jobs = await make.jobs(MOST_DISCLOSURES + 2, { companyId: company.id });
    for (const one of jobs) {
      const [id] = await storeApplications(portal, one, { count: 1, status: "submitted", at: now });
      await query("update applications set applicant_id = $1 where id = $2", [asha.id, id]);
    }
    expect(await first()).toMatchObject({ disclosureCount: MOST_DISCLOSURES + 2 });
    expect((await first())?.disclosures).toHaveLength(MOST_DISCLOSURES);
  });

  it("is read by its person alone, and goes with the account", async () => {
    await apply(portal, asha, job);
    const { admin } = await createAdmin(portal, make);
    expect((await list(member)).items).toEqual([]);
    expect((await list(admin)).items).toEqual([]);
    expect((await list({ token: "" })).code).toBe("UNAUTHENTICATED");
    await portal.ask("mutation { deleteMyAccount { id } }", { token: asha.token });
    expect((await list()).items).toEqual([]);
  });
});
