import { GRIEVANCE_DAYS, GRIEVANCE_YEARS } from "@job-portal/protocol/grievances";
import { createAdmin } from "../../test/admin";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { rowSums } from "../../test/row-sums";
import { DAY_MS } from "../../time/clock";

let portal: TestPortal;
let make: Factories;
let person: NewIdentity & { id: string };
let admin: NewIdentity & { id: string };
let now = new Date("2026-11-25T06:00:00Z");

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = new Date("2026-11-25T06:00:00Z");
  await portal.dataSource.query("truncate accounts cascade");
  person = await make.person();
  ({ admin } = await createAdmin(portal, make));
});

interface Asked {
  id: string;
  number: number;
  kind: string;
  text: string;
  raisedAt: string;
  dueOn: string;
  answeredAt: string | null;
  answer: string | null;
}

const FIELDS = "id number kind text raisedAt dueOn answeredAt answer";
const TEXT = "Please tell me who has read my resume.";

interface Answered<Data> {
  made: Data | undefined;
  code: string | undefined;
  /** Those of the input that are refused. */
  fields: string[];
}

async function ask<Data>(
  who: { token: string },
  query: string,
  variables: object = {},
): Promise<Answered<Data>> {
  const { data, code, errors } = await portal.ask<Record<string, Data>>(query, {
    variables,
    token: who.token,
  });
  const fields = errors.flatMap(({ extensions }) => extensions.fields ?? []).map(({ field }) => field);
  return { made: data?.made, code, fields };
}

const raise = (who: { token: string }, input: object = {}, once?: string) =>
  ask<Asked>(
    who,
    `mutation ($input: RaiseGrievanceInput!, $once: ID) {
       made: raiseGrievance(input: $input, clientRequestId: $once) { ${FIELDS} }
     }`,
    { input: { kind: "ACCESS", text: TEXT, ...input }, once },
  );
const withdraw = (who: { token: string }, id = "") =>
  ask<Asked>(who, "mutation ($id: ID!) { made: withdrawGrievance(id: $id) { id } }", { id });
const answer = (who: { token: string }, id = "", words = "Two companies have.") =>
  ask<Asked>(
    who,
    `mutation ($input: AnswerGrievanceInput!) { made: answerGrievance(input: $input) { ${FIELDS} } }`,
    { input: { id, answer: words } },
  );
async function grievancesOf(who: { token: string }): Promise<Asked[]> {
  const { made } = await ask<{ items: Asked[] }>(who, `{ made: myGrievances { items { ${FIELDS} } } }`);
  return made?.items ?? [];
}
async function waiting(isLate = false) {
  const { made } = await ask<{
    items: { daysLeft: number; email: string; grievance: Asked }[];
    total: number;
  }>(
    admin,
    `{ made: grievances(isLate: ${isLate}) { total items { daysLeft email grievance { number } } } }`,
  );
  return made;
}
const pass = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};

describe("a grievance", () => {
  it("is raised, and says by when it is answered (REDR-01)", async () => {
    const { made } = await raise(person, { kind: "CORRECTION", text: `  ${TEXT}\r\nAll of them. ` });
    expect(made).toMatchObject({
      ...{ kind: "CORRECTION", text: `${TEXT}\nAll of them.`, raisedAt: now.toISOString() },
      ...{ dueOn: "2026-12-25", answeredAt: null, answer: null },
    });
    expect(GRIEVANCE_DAYS).toBeLessThanOrEqual(90);
    expect(await grievancesOf(person)).toEqual([made]);
  });

  it.each([["too little"], [" ".repeat(30)], ["x".repeat(2001)]])(
    "is refused with a text of other lengths, and nothing is kept (REDR-01)",
    async (text) => {
      const refused = await raise(person, { text });
      expect(refused).toMatchObject({ code: "BAD_USER_INPUT", fields: ["text"] });
      expect(await grievancesOf(person)).toEqual([]);
    },
  );

  it("is raised once, however often the call comes (REDR-01)", async () => {
    const once = "5b0d3a5e-8d0a-4c53-9d8e-3d1a0f0a7c11";
    const answers = await Promise.all([raise(person, {}, once), raise(person, {}, once)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await grievancesOf(person)).toHaveLength(1);
  });

  it("is one of three open ones at most, of any number at once (REDR-02)", async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => raise(person)));
    expect(answers.map(({ code }) => code).sort()).toEqual([
      ...["GRIEVANCE_LIMIT", "GRIEVANCE_LIMIT"],
      ...[undefined, undefined, undefined],
    ]);
    await answer(admin, answers.find(({ made }) => made)?.made?.id);
    expect((await raise(person)).code).toBeUndefined();
    expect((await raise(person)).code).toBe("GRIEVANCE_LIMIT");
    expect((await raise(await make.person())).code).toBeUndefined();
  });

  it("has a place that the database gives to one alone, whoever writes it (REDR-02)", async () => {
    await raise(person);
    const fourth = (place: number | null) =>
      portal.dataSource.query(
        `insert into grievances (id, account_id, kind, text, raised_at, due_on, place)
         values (gen_random_uuid(), $1, 'other', 'Past the service.', now(), now(), $2)`,
        [person.id, place],
      );
    for (const place of [1, 4, null]) await expect(fourth(place)).rejects.toThrow();
  });

  it("is gone once its person takes it back (REDR-04)", async () => {
    const { made } = await raise(person);
    expect((await withdraw(person, made?.id)).made?.id).toBe(made?.id);
    expect(await grievancesOf(person)).toEqual([]);
    expect((await withdraw(person, made?.id)).code).toBe("NOT_FOUND");
    expect((await answer(admin, made?.id)).code).toBe("NOT_FOUND");
  });

  it("of somebody else reads as one that is not there, to admins as well (REDR-01)", async () => {
    const { made } = await raise(person);
    const before = await rowSums(portal.dataSource);
    for (const other of [await make.person(), admin]) {
      expect((await withdraw(other, made?.id)).code).toBe("NOT_FOUND");
      expect(await grievancesOf(other)).toEqual([]);
    }
    expect((await withdraw(person, "none")).code).toBe("NOT_FOUND");
    expect((await rowSums(portal.dataSource)).grievances).toBe(before.grievances);
  });
});

describe("an answer", () => {
  it("closes it, tells its person and stands in the audit log (REDR-04)", async () => {
    const { made } = await raise(person);
    pass(2);
    const answered = await answer(admin, made?.id, " Two companies have. ");
    expect(answered.made).toMatchObject({ answer: "Two companies have.", answeredAt: now.toISOString() });
    expect(await grievancesOf(person)).toEqual([answered.made]);
    expect((await withdraw(person, made?.id)).code).toBe("GRIEVANCE_ANSWERED");
    const { data } = await portal.ask<{ myNotices: { items: { title: string; path: string }[] } }>(
      "{ myNotices { items { title path } } }",
      person,
    );
    expect(data?.myNotices.items).toEqual([
      {
        title: `We have answered your question about your data (no. ${made?.number})`,
        path: `/settings/grievances?open=${made?.id}`,
      },
    ]);
    const entries = await portal.dataSource.query<object[]>(
      "select action, actor_id, subject_id, after from audit_entries where action = 'grievance.answer' and subject_id = $1",
      [person.id],
    );
    expect(entries).toEqual([
      {
        ...{ action: "grievance.answer", actor_id: admin.id, subject_id: person.id },
        after: { grievance: String(made?.number) },
      },
    ]);
  });

  it("is one of two admins at once; the other is told (REDR-04)", async () => {
    const { made } = await raise(person);
    const { admin: second } = await createAdmin(portal, make);
    const answers = await Promise.all([answer(admin, made?.id), answer(second, made?.id)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(["GRIEVANCE_ANSWERED", undefined]);
    const [{ count }] = await portal.dataSource.query<[{ count: number }]>(
      "select count(*)::int from notices where kind = 'grievance.answered'",
    );
    expect(count).toBe(1);
  });

  it("or its person's taking back comes first, never both (REDR-04)", async () => {
    const { made } = await raise(person);
    const codes = await Promise.all([answer(admin, made?.id), withdraw(person, made?.id)]);
    expect(codes.filter(({ code }) => code === undefined)).toHaveLength(1);
  });

  it("waits in a queue, late ones first, with the days that are left (REDR-03)", async () => {
    const [first, other] = [await raise(person), await make.person()];
    pass(20);
    const second = await raise(other);
    expect(await waiting(true)).toEqual({ total: 0, items: [] });
    pass(10);
    expect((await waiting())?.items.map(({ daysLeft }) => daysLeft)).toEqual([0, 20]);
    pass(1);
    const late = { daysLeft: -1, email: person.email, grievance: { number: first.made?.number } };
    expect(await waiting()).toEqual({
      total: 2,
      items: [late, { daysLeft: 19, email: other.email, grievance: { number: second.made?.number } }],
    });
    expect(await waiting(true)).toEqual({ total: 1, items: [late] });
    await answer(admin, first.made?.id);
    expect((await waiting())?.total).toBe(1);
  });
});

describe("what stays of grievances", () => {
  it("goes three years after the answer; open ones stay (REDR-05)", async () => {
    const [closed, open] = [await raise(person), await raise(person)];
    await answer(admin, closed.made?.id);
    pass(GRIEVANCE_YEARS * 365);
    await portal.services.grievanceReview.forgetOld();
    expect(await grievancesOf(person)).toHaveLength(2);
    pass(1);
    await portal.services.grievanceReview.forgetOld();
    expect((await grievancesOf(person)).map(({ id }) => id)).toEqual([open.made?.id]);
  });

  it("stands in its person's export, and goes with the account (REDR-05)", async () => {
    const { made } = await raise(person);
    await answer(admin, made?.id);
    const { data } = await portal.ask<{ exportMyData: { grievances: Asked[] } }>("{ exportMyData }", person);
    expect(data?.exportMyData.grievances).toMatchObject([
      { number: made?.number, text: TEXT, answer: "Two companies have." },
    ]);
    await portal.dataSource.query("delete from accounts where id = $1", [admin.id]);
    expect(await grievancesOf(person)).toHaveLength(1);
    await portal.dataSource.query("delete from accounts where id = $1", [person.id]);
    expect(await portal.dataSource.query("select from grievances")).toEqual([]);
  });
});
