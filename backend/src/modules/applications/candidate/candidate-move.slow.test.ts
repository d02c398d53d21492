import { apply } from "../../../test/applications";
import { moveMany, noticesOf, seenBy, storeApplications, undo } from "../../../test/candidates";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import { rowSums } from "../../../test/row-sums";
import type { Account } from "../../accounts/account.entity";
import { ApplicationParty, ApplicationStatus, mayMove } from "../application/application-pipeline";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let companyId: string;
let now: Date;

const NOW = new Date("2026-11-10T06:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "10000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
  member = await make.person({ displayName: "Meera Iyer" });
  companyId = (await make.company({}, [member])).id;
});
afterAll(() => portal.stop());
beforeEach(() => {
  now = NOW;
});

const rows = (sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, parameters);

const stored = async (count: number, status = "submitted") =>
  storeApplications(portal, await make.job({ companyId, openUntil: FAR }), { count, status, at: now });

async function sent() {
  const seeker = await make.person();
  const id = await apply(portal, seeker, await make.job({ companyId, openUntil: FAR }));
  return { seeker, id };
}

const nameOf = (status: ApplicationStatus) => status.replace("-", "_").toUpperCase();
const STATUSES = Object.values(ApplicationStatus);
const PAIRS = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));

describe("moves of many", () => {
  it.each(PAIRS)("go from %s to %s as the table says, and change nothing where refused", async (from, to) => {
    const [id = ""] = await stored(1, from);
    const before = await rowSums(portal.dataSource);
    const { results, movedCount } = await moveMany(portal, member, [id], {
      from: nameOf(from),
      to: nameOf(to),
    });
    if (mayMove(ApplicationParty.COMPANY, from, to)) {
      expect(results).toEqual([{ applicationId: id, refusal: null, candidate: { status: nameOf(to) } }]);
      const [event] = await rows(
        "select from_status, status, party, actor_id, at from application_events where application_id = $1",
        [id],
      );
      expect(event).toEqual({
        from_status: from,
        status: to,
        party: "company",
        actor_id: member.id,
        at: NOW,
      });
    } else {
      expect([movedCount, results[0]?.refusal]).toEqual([0, "MOVE_NOT_ALLOWED"]);
      const unchanged = { ...before, rate_limits: expect.anything() as string };
      expect(await rowSums(portal.dataSource)).toEqual(unchanged);
    }
  });

  it("move those that may, and leave the others with their reasons", async () => {
    const [free = "", overtaken = "", final = ""] = await stored(3);
    await rows("update applications set status = 'viewed' where id = $1", [overtaken]);
    await rows("update applications set status = 'withdrawn' where id = $1", [final]);
    const { id: foreign } = await (async () => {
      const seeker = await make.person();
      return { id: await apply(portal, seeker, await make.job({ openUntil: FAR })) };
    })();
    const { results, movedCount } = await moveMany(
      portal,
      member,
      [free, overtaken, final, foreign, "none", free.toUpperCase()],
      { from: "SUBMITTED", to: "SHORTLISTED" },
    );
    expect(movedCount).toBe(1);
    expect(results.map(({ refusal }) => refusal)).toEqual([
      null,
      "CONFLICT",
      "CONFLICT",
      "NOT_FOUND",
      "NOT_FOUND",
    ]);
    expect(results[1]?.candidate?.status).toBe("VIEWED");
    expect(results[3]?.candidate).toBeNull();
  });

  it("of two recruiters at the same moment let one through", async () => {
    const colleague = await make.person();
    await rows("insert into company_members (company_id, account_id) values ($1, $2)", [
      companyId,
      colleague.id,
    ]);
    const ids = await stored(10);
    const outcomes = await Promise.all([
      moveMany(portal, member, ids, { from: "SUBMITTED", to: "SHORTLISTED" }),
      moveMany(portal, colleague, [...ids].reverse(), { from: "SUBMITTED", to: "NOT_SELECTED" }),
    ]);
    expect(outcomes.map(({ movedCount }) => movedCount).sort()).toEqual([0, 10]);
    const refused = outcomes.find(({ movedCount }) => movedCount === 0);
    expect(new Set(refused?.results.map(({ refusal }) => refusal))).toEqual(new Set(["CONFLICT"]));
  });

  it.each(["SHORTLISTED", "NOT_SELECTED"])(
    "to %s take as many statements for 200 as for one, and so does taking them back",
    async (to) => {
      const measure = async (count: number) => {
        const ids = await stored(count);
        let moveId: string | null = null;
        const moving = await countQueries(async () => {
          const outcome = await moveMany(portal, member, ids, { from: "SUBMITTED", to });
          expect(outcome.movedCount).toBe(count);
          moveId = outcome.moveId;
        });
        const undoing = await countQueries(async () => {
          expect((await undo(portal, member, moveId)).movedCount).toBe(count);
        });
        return [moving, undoing];
      };
      await measure(1);
      expect(await measure(200)).toEqual(await measure(1));
    },
  );

  it("refuse more than 200, none, and a message with anything but a rejection", async () => {
    const many = Array.from({ length: 201 }, () => member.id);
    const to = { from: "SUBMITTED", to: "SHORTLISTED" };
    expect((await moveMany(portal, member, many, to)).code).toBe("BAD_USER_INPUT");
    expect((await moveMany(portal, member, [], to)).code).toBe("BAD_USER_INPUT");
    const { code } = await moveMany(portal, member, [member.id], { ...to, message: "Hello" });
    expect(code).toBe("MESSAGE_NOT_WANTED");
  });

  it("give back applications whose job closed before anybody opened them, before they move", async () => {
    const { seeker, id } = await sent();
    await rows("update jobs set closed_at = $2 where id = (select job_id from applications where id = $1)", [
      id,
      NOW,
    ]);
    await moveMany(portal, member, [id], { from: "SUBMITTED", to: "SHORTLISTED" });
    const [usage] = await rows("select used from application_usage where account_id = $1", [seeker.id]);
    expect(usage).toEqual({ used: 0 });
  });
});

describe("opening an application", () => {
  const open = async ({ token }: NewIdentity, id: string) => {
    const { data, code } = await portal.ask<{ openApplication: { status: string } } | null>(
      "mutation ($id: ID!) { openApplication(id: $id) { status } }",
      { variables: { id }, token },
    );
    return data?.openApplication.status ?? code;
  };

  it("marks it as viewed once, however many open it at the same moment (STAT-06)", async () => {
    const { seeker, id } = await sent();
    const opened = await Promise.all([1, 2, 3].map(() => open(member, id)));
    expect(opened).toEqual(["VIEWED", "VIEWED", "VIEWED"]);
    expect((await seenBy(portal, seeker))?.history.map(({ status }) => status)).toEqual([
      "SUBMITTED",
      "VIEWED",
    ]);
    expect(await noticesOf(portal, seeker)).toHaveLength(1);
  });

  it("leaves one that has come further where it is", async () => {
    const [id = ""] = await stored(1, "interview");
    expect(await open(member, id)).toBe("INTERVIEW");
    expect(await rows("select from application_events where application_id = $1", [id])).toEqual([]);
  });
});
