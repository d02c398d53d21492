import { apply, move, quotaOf } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { rowSums } from "../../../test/row-sums";
import type { Account } from "../../accounts/account.entity";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let companyId: string;
let now: Date;

const NOW = new Date("2026-11-10T06:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");
const MINUTE = 60_000;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
  member = await make.person();
  companyId = (await make.company({}, [member])).id;
});
afterAll(() => portal.stop());
beforeEach(() => {
  now = NOW;
});

const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const openJob = () => make.job({ companyId, openUntil: FAR });

interface Standing {
  status: string;
  statusAt: string;
  withdrawalUndoUntil: string | null;
  viewerMoves: string[];
  history: { status: string }[];
}

const STANDING = "status statusAt withdrawalUndoUntil viewerMoves history { status }";

async function act(name: "withdrawApplication" | "undoWithdrawal", { token }: NewIdentity, id: string) {
  const { data, code } = await portal.ask<Record<string, Standing | null>>(
    `mutation ($id: ID!) { ${name}(id: $id) { ${STANDING} } }`,
    { variables: { id }, token },
  );
  return data?.[name] ?? code;
}
const withdraw = (person: NewIdentity, id: string) => act("withdrawApplication", person, id);
const undo = (person: NewIdentity, id: string) => act("undoWithdrawal", person, id);
const usedBy = async (person: NewIdentity) => (await quotaOf(portal, person)).used;

describe("a withdrawal", () => {
  it("gives the application back to its month while the company has not opened it (SEEN-04)", async () => {
    const person = await make.person();
    const [unseen, seen] = [
      await apply(portal, person, await openJob()),
      await apply(portal, person, await openJob()),
    ];
    await move(portal, member, seen, "VIEWED");
    expect(await usedBy(person)).toBe(2);
    await withdraw(person, unseen);
    expect(await usedBy(person)).toBe(1);
    await withdraw(person, seen);
    expect(await usedBy(person)).toBe(1);
    expect(await withdraw(person, unseen)).toBe("MOVE_NOT_ALLOWED");
    expect(await usedBy(person)).toBe(1);
  });

  it("gives it back once, also where its job has closed before", async () => {
    const person = await make.person();
    const job = await openJob();
    const id = await apply(portal, person, job);
    await portal.dataSource.query("update jobs set closed_at = now() where id = $1", [job.id]);
    await withdraw(person, id);
    expect(await usedBy(person)).toBe(0);
  });

  it("is undone within 15 minutes, and the application stands and counts as before (SEEN-03)", async () => {
    const person = await make.person();
    const id = await apply(portal, person, await openJob());
    pass(MINUTE);
    expect(await withdraw(person, id)).toEqual({
      status: "WITHDRAWN",
      statusAt: now.toISOString(),
      withdrawalUndoUntil: new Date(now.getTime() + 15 * MINUTE).toISOString(),
      viewerMoves: [],
      history: [{ status: "SUBMITTED" }, { status: "WITHDRAWN" }],
    });
    pass(15 * MINUTE - 1);
    expect(await undo(person, id)).toEqual({
      status: "SUBMITTED",
      statusAt: NOW.toISOString(),
      withdrawalUndoUntil: null,
      viewerMoves: ["WITHDRAWN"],
      history: [{ status: "SUBMITTED" }],
    });
    expect(await usedBy(person)).toBe(1);
    expect(await move(portal, member, id, "VIEWED")).toBe("VIEWED");
  });

  it("is undone as often as it is made, to where the company had moved it", async () => {
    const person = await make.person();
    const id = await apply(portal, person, await openJob());
    pass(MINUTE);
    await move(portal, member, id, "SHORTLISTED");
    const shortlistedAt = now.toISOString();
    for (let time = 0; time < 2; time++) {
      pass(MINUTE);
      await withdraw(person, id);
      pass(MINUTE);
      expect(await undo(person, id)).toMatchObject({ status: "SHORTLISTED", statusAt: shortlistedAt });
    }
    expect(await usedBy(person)).toBe(1);
  });

  it("stays after 15 minutes, and changes nothing", async () => {
    const person = await make.person();
    const id = await apply(portal, person, await openJob());
    await withdraw(person, id);
    pass(15 * MINUTE);
    const before = await rowSums(portal.dataSource);
    expect(await undo(person, id)).toBe("UNDO_EXPIRED");
    expect(await rowSums(portal.dataSource)).toEqual({ ...before, rate_limits: expect.anything() as string });
  });

  it("stays where what it gave back is used meanwhile", async () => {
    const person = await make.person();
    const id = await apply(portal, person, await openJob());
    await withdraw(person, id);
    for (let count = 0; count < 5; count++) await apply(portal, person, await openJob());
    expect(await undo(person, id)).toBe("APPLICATION_LIMIT_REACHED");
    expect(await usedBy(person)).toBe(5);
    const { data } = await portal.ask<{ application: Standing }>(
      `{ application(id: "${id}") { ${STANDING} } }`,
      person,
    );
    expect(data?.application.status).toBe("WITHDRAWN");
  });

  it("is undone by its applicant alone, and only where there is one", async () => {
    const person = await make.person();
    const id = await apply(portal, person, await openJob());
    expect(await undo(person, id)).toBe("MOVE_NOT_ALLOWED");
    await withdraw(person, id);
    for (const other of [member, await make.person()]) expect(await undo(other, id)).toBe("NOT_FOUND");
    expect(await undo(person, "no-id-at-all")).toBe("NOT_FOUND");
  });

  it("tells the applicant of a rejection that it had overtaken, once it is undone", async () => {
    const person = await make.person();
    const id = await apply(portal, person, await openJob());
    await move(portal, member, id, "NOT_SELECTED");
    await withdraw(person, id);
    expect(await undo(person, id)).toMatchObject({ status: "NOT_SELECTED" });
    const { data } = await portal.ask<{ unreadNoticeCount: number }>("{ unreadNoticeCount }", person);
    expect(data?.unreadNoticeCount).toBe(1);
  });

  it("is undone once, however many ask at the same moment", async () => {
    const person = await make.person();
    const id = await apply(portal, person, await openJob());
    await withdraw(person, id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => undo(person, id)));
    expect(answers.filter((answer) => typeof answer === "object")).toHaveLength(1);
    expect(await usedBy(person)).toBe(1);
  });
});
