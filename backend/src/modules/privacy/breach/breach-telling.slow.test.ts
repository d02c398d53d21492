import { randomUUID } from "node:crypto";
import { createAdmin } from "../../../test/admin";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { Role } from "../../../auth/role";

let portal: TestPortal;
let make: Factories;
let token: string;

beforeAll(async () => {
  portal = await startTestPortal({ env: { WRITES_PER_MINUTE: "1000" } });
  make = createFactories(portal.dataSource);
  ({
    admin: { token },
  } = await createAdmin(portal, make));
});
afterAll(() => portal.stop());
beforeEach(() => portal.dataSource.query("truncate breaches, breach_tellings, breach_recipients, notices"));

const TEXTS = { message: "A backup was readable.", advice: "Change your password." };

async function enterBreach(): Promise<string> {
  const id = randomUUID();
  await portal.dataSource.query(
    `insert into breaches (id, noticed_at, entered_at, what, data, people_count, consequences, measures)
     values ($1, now(), now(), 'x', 'x', 1, 'x', 'x')`,
    [id],
  );
  return id;
}

/** Begins to tell, and does the tasks that wait. */
async function tell(input: object, who: { token: string } = { token }) {
  const query =
    "mutation ($input: TellOfBreachInput!) { tellOfBreach(input: $input) { told { toldCount isGoingOn } } }";
  const { data, code, errors } = await portal.ask<{ tellOfBreach: { told: object } }>(query, {
    variables: { input: { id: randomUUID(), ...TEXTS, ...input } },
    token: who.token,
  });
  const waiting = await portal.dataSource.query<{ id: string }[]>(
    "select id from breach_tellings where ended_at is null",
  );
  await Promise.all(waiting.map(({ id }) => portal.services.breachTellings.tell(id)));
  return {
    told: data?.tellOfBreach.told,
    code,
    fields: errors.flatMap(({ extensions }) => extensions.fields ?? []),
  };
}

const toldAccounts = async (): Promise<string[]> =>
  (
    await portal.dataSource.query<{ id: string }[]>(
      "select account_id as id from notices where kind = 'breach.told' order by account_id",
    )
  ).map(({ id }) => id);

const read = (person: NewIdentity, id: string) =>
  portal.ask<{ breachNotice: object }>(`{ breachNotice(id: "${id}") { number message advice } }`, person);

describe("telling the people whom a breach concerns (BRCH-06)", () => {
  it("reaches the accounts of addresses, however they are written, and nobody else", async () => {
    const [one, other] = [await make.person(), await make.person()];
    const breachId = await enterBreach();
    const addresses = [` ${one.email.toUpperCase()} `, one.email];
    expect(await tell({ breachId, audience: "ADDRESSES", addresses })).toMatchObject({ code: undefined });
    expect(await toldAccounts()).toEqual([one.id]);
    expect((await read(one, breachId)).data?.breachNotice).toMatchObject(TEXTS);
    expect((await read(other, breachId)).code).toBe("NOT_FOUND");
  });

  it("reaches a role", async () => {
    const employer = await make.person({ role: Role.EMPLOYER });
    const seeker = await make.person();
    await tell({ breachId: await enterBreach(), audience: "EMPLOYERS" });
    const told = await toldAccounts();
    expect(told).toContain(employer.id);
    expect(told).not.toContain(seeker.id);
  });

  it("names addresses that no account has, and sends nothing", async () => {
    const { email } = await make.person();
    const addresses = [email, "nobody@mail.example"];
    const answer = await tell({ breachId: await enterBreach(), audience: "ADDRESSES", addresses });
    expect(answer).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ field: "addresses", message: "No account has nobody@mail.example" }],
    });
    expect(await toldAccounts()).toEqual([]);
    expect(await portal.dataSource.query("select from breach_tellings")).toEqual([]);
  });

  it("tells each once: two at once, a form sent twice, a second telling, a task that runs again", async () => {
    const person = await make.person();
    const breachId = await enterBreach();
    const input = { breachId, audience: "ADDRESSES", addresses: [person.email] };
    const id = randomUUID();
    await Promise.all([
      tell({ id, ...input }),
      tell({ id, ...input }),
      tell(input),
      tell({ breachId, audience: "JOBSEEKERS" }),
    ]);
    for (const telling of await portal.dataSource.query<{ id: string }[]>("select id from breach_tellings"))
      await portal.services.breachTellings.tell(telling.id);
    expect((await toldAccounts()).filter((one) => one === person.id)).toHaveLength(1);
    const [{ rows, told }] = await portal.dataSource.query<[{ rows: number; told: number }]>(
      "select (select count(*)::int from breach_recipients) as rows, sum(told_count)::int as told from breach_tellings",
    );
    expect(told).toBe(rows);
  });

  it.each([{ message: " " }, { advice: "" }, { audience: "ADDRESSES" }])(
    "refuses what is missing: %j",
    async (input) => {
      const breachId = await enterBreach();
      expect((await tell({ breachId, audience: "EVERYONE", ...input })).code).toBe("BAD_USER_INPUT");
      expect(await toldAccounts()).toEqual([]);
    },
  );

  it("is for admins alone, of a breach that is entered", async () => {
    const breachId = await enterBreach();
    expect((await tell({ breachId, audience: "EVERYONE" }, await make.person())).code).toBe("FORBIDDEN");
    expect((await tell({ breachId: randomUUID(), audience: "EVERYONE" })).code).toBe("NOT_FOUND");
  });
});

describe("what one was told (BRCH-08)", () => {
  it("stands in the copy of one's data, and goes with the account", async () => {
    const person = await make.person();
    const breachId = await enterBreach();
    await tell({ breachId, audience: "ADDRESSES", addresses: [person.email] });
    const { breaches } = (await portal.services.personalData.export(person)) as { breaches?: object[] };
    expect(breaches).toMatchObject([TEXTS]);
    await portal.dataSource.query("delete from accounts where id = $1", [person.id]);
    expect(await portal.dataSource.query("select from breach_recipients")).toEqual([]);
    const [telling] = await portal.dataSource.query<object[]>("select told_count from breach_tellings");
    expect(telling).toEqual({ told_count: 1 });
  });
});
