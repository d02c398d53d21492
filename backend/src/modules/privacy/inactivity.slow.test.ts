import { FIRST_WARNING_DAYS, INACTIVE_YEARS, SECOND_WARNING_DAYS } from "@job-portal/protocol/inactivity";
import { Role } from "../../auth/role";
import { createAdmin } from "../../test/admin";
import { dayOf, GOES_ON, InactivityWorld, LAST_DAY, subjectOf } from "../../test/inactivity/inactivity-world";
import { indianDay } from "../../time/indian-calendar";
import type { Company } from "../companies/company.entity";
import type { Account } from "../accounts/account.entity";
import { Language } from "../accounts/language";
import { PlanCode } from "../subscriptions/plan.entity";

let world: InactivityWorld;

beforeAll(async () => {
  world = await InactivityWorld.start();
});
afterAll(() => world.stop());
beforeEach(() => world.begin());

const lastActiveOf = async ({ id }: { id: string }) =>
  (await world.rows("select last_active_on::text as day from accounts where id = $1", [id]))[0]?.day;

describe("the last day on which an account was used", () => {
  it("is the day of its row, and of the first call of each day (RETN-01)", async () => {
    const person = await world.idlePerson();
    const written = async () =>
      (await world.rows("select xmin::text from accounts where id = $1", [person.id]))[0]?.xmin;
    const before = await written();
    await world.use(person);
    expect([await lastActiveOf(person), await written()]).toEqual([LAST_DAY, before]);
    world.at("2026-12-01");
    await Promise.all([world.use(person), world.use(person), world.use(person)]);
    expect(await lastActiveOf(person)).toBe("2026-12-01");
    const once = await written();
    await world.use(person);
    expect(await written()).toBe(once);
  });

  it("is one in India, and begins with signing up (RETN-01)", async () => {
    const { id } = await world.make.account();
    expect(await lastActiveOf({ id })).toBe(indianDay(new Date()));
    world.now = new Date("2026-12-31T20:00:00Z");
    const person = await world.idlePerson();
    await world.use(person);
    expect(await lastActiveOf(person)).toBe("2027-01-01");
  });

  it("is that of a program's call as well, by a key that the account's person made (RETN-01)", async () => {
    world.now = new Date();
    const owner = await world.make.person({ role: Role.EMPLOYER });
    const { id: companyId } = await world.make.company({}, [owner]);
    const input = { companyId, name: "Greenhouse", scopes: ["JOBS_READ"], days: 90 };
    const { data } = await world.portal.ask<{ createApiKey: { secret: string } }>(
      "mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }",
      { variables: { input }, token: owner.token },
    );
    await world.rows("update accounts set last_active_on = $2 where id = $1", [owner.id, "2020-01-01"]);
    const answer = await fetch(`${world.portal.url}/api/jobs`, {
      headers: { authorization: `Bearer ${data?.createApiKey.secret}` },
    });
    expect([answer.status, await lastActiveOf(owner)]).toEqual([200, indianDay(world.now)]);
  });

  it("never goes back, and is not moved by a blocked account's calls (RETN-01)", async () => {
    const person = await world.idlePerson({ lastActiveOn: "2027-05-05" });
    await world.use(person);
    expect(await lastActiveOf(person)).toBe("2027-05-05");
    const blocked = await world.idlePerson({ blockedAt: new Date(), blockedReason: "Asks for fees." });
    world.at("2027-01-01");
    expect((await world.use(blocked)).code).toBe("ACCOUNT_BLOCKED");
    expect(await lastActiveOf(blocked)).toBe(LAST_DAY);
  });
});

describe("an account that nobody uses", () => {
  it("is told 30 days and 3 days before, and then goes with all that is its person's (RETN-02)", async () => {
    const person = await world.idlePerson({ displayName: "Asha" });
    const job = await world.make.job();
    await world.portal.services.applications.apply(person, { jobId: job.id, note: "Call Asha." });
    world.atBefore(FIRST_WARNING_DAYS + 1);
    await world.watch();
    expect(await world.stepsOf(person)).toEqual([]);
    await world.runUntil(dayOf(GOES_ON, -FIRST_WARNING_DAYS));
    expect(world.subjects()).toEqual([subjectOf("26 November 2029")]);
    expect(world.smtp.mails[0]).toContain("26 November 2026");
    await world.runUntil(dayOf(GOES_ON, -SECOND_WARNING_DAYS - 1));
    expect(world.smtp.mails).toHaveLength(1);
    await world.runUntil(dayOf(GOES_ON, -SECOND_WARNING_DAYS));
    expect(world.subjects()).toEqual([subjectOf("26 November 2029"), subjectOf("26 November 2029")]);
    await world.runUntil(dayOf(GOES_ON, -1));
    expect(await world.isThere(person)).toBe(true);
    await world.runUntil(GOES_ON);
    expect(await world.isThere(person)).toBe(false);
    expect(world.smtp.mails).toHaveLength(2);
    for (const { name } of await world.rows<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )) {
      const found = await world.rows(`select from "${name}" t where t::text like any($1)`, [
        [`%${person.email}%`, "%Asha%"],
      ]);
      expect([name, found.length]).toEqual([name, 0]);
    }
    expect((await world.use(person)).status).toBe(401);
    expect(
      await world.rows(
        "select actor_id, subject_id from audit_entries where action = 'account.delete' and subject_id = $1",
        [person.id],
      ),
    ).toEqual([{ actor_id: null, subject_id: person.id }]);
  });

  it("stays once somebody uses it, up to the last hour, and both warnings are void (RETN-02)", async () => {
    const person = await world.idlePerson();
    world.atBefore(FIRST_WARNING_DAYS + 1);
    await world.runUntil(dayOf(GOES_ON, -1));
    expect(await world.stepsOf(person)).toEqual([1, 2]);
    await world.use(person);
    await world.runUntil(dayOf(GOES_ON, 10));
    expect(await world.isThere(person)).toBe(true);
    expect(await world.stepsOf(person)).toEqual([]);
    expect(world.smtp.mails).toHaveLength(2);
    const { data } = await world.portal.ask<{ me: object }>(
      "{ me { inactivity { erasedOn keptFor } } }",
      person,
    );
    expect(data?.me).toEqual({ inactivity: { erasedOn: "2032-12-06", keptFor: null } });
  });

  it("comes to its end before its person's call or after it, never between (RETN-02)", async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => world.idlePerson()));
    world.atBefore(FIRST_WARNING_DAYS + 1);
    await world.runUpTo(GOES_ON);
    await Promise.all([world.watch(), ...people.map((one) => world.use(one))]);
    await world.watch();
    for (const person of people)
      if (await world.isThere(person)) expect(await lastActiveOf(person)).toBe(GOES_ON);
      else expect((await world.use(person)).status).toBe(401);
  });

  it("stays where a call is under way at the moment of its end (RETN-02)", async () => {
    const person = await world.idlePerson();
    world.atBefore(FIRST_WARNING_DAYS + 1);
    await world.runUpTo(GOES_ON);
    await world.portal.dataSource.transaction(async (manager) => {
      await manager.query("update accounts set last_active_on = $2 where id = $1", [person.id, GOES_ON]);
      await world.watch();
    });
    await world.watch();
    expect([await world.isThere(person), await world.stepsOf(person)]).toEqual([true, []]);
  });

  it("stays where a call came after it was found due, and before its row was taken (RETN-02)", async () => {
    const person = await world.idlePerson();
    world.atBefore(FIRST_WARNING_DAYS + 1);
    await world.runUpTo(GOES_ON);
    const { dataSource } = world.portal;
    const begin = dataSource.transaction.bind(dataSource);
    const beginning = jest.spyOn(dataSource, "transaction").mockImplementationOnce(async (...work) => {
      await world.use(person);
      return await (begin as (...work: unknown[]) => Promise<unknown>)(...work);
    });
    await world.watch();
    expect(beginning).toHaveBeenCalledTimes(1);
    beginning.mockRestore();
    expect([await world.isThere(person), await lastActiveOf(person)]).toEqual([true, GOES_ON]);
  });

  it("is told on its page as well, whatever its person has turned off (RETN-02)", async () => {
    const person = await world.idlePerson();
    await world.rows(
      `insert into notice_preferences (account_id, page_off, mail_off, is_daily)
       values ($1, '{DATA}', '{DATA}', true)`,
      [person.id],
    );
    world.atBefore(FIRST_WARNING_DAYS);
    await world.watch();
    await world.mail();
    expect(world.smtp.mails).toHaveLength(1);
    const { data } = await world.portal.ask<{ myNotices: { items: object[] } }>(
      "{ myNotices { items { title path } } }",
      person,
    );
    expect(data?.myNotices.items).toEqual([{ title: subjectOf("26 November 2029"), path: "/settings" }]);
  });

  it("is mailed of it in its person's language (RETN-02)", async () => {
    await world.idle({ language: Language.HI });
    world.atBefore(FIRST_WARNING_DAYS);
    await world.watch();
    const { mailer } = world.portal.services;
    if (!mailer) throw new Error("This portal sends no mails.");
    const sending = jest.spyOn(mailer, "send");
    await world.mail();
    const text = sending.mock.calls[0]?.[1].text;
    sending.mockRestore();
    expect(text).toContain("26 नवंबर 2029");
    expect(text).toContain("सब कुछ रखने के लिए एक बार साइन इन करें।");
    expect(text).toContain("https://jobs.example/hi/settings");
  });

  it("is not mailed of it once somebody is back (RETN-02)", async () => {
    const person = await world.idlePerson();
    world.atBefore(FIRST_WARNING_DAYS);
    await world.watch();
    await world.use(person);
    await world.mail();
    expect(world.smtp.mails).toEqual([]);
  });

  it("is told at an address that was never confirmed, without a name (RETN-02)", async () => {
    const account = await world.idle({ emailVerifiedAt: null, displayName: "Asha" });
    world.atBefore(FIRST_WARNING_DAYS + 1);
    await world.runUntil(GOES_ON);
    expect(world.smtp.mails).toHaveLength(2);
    expect(world.smtp.mails.join()).not.toContain("Asha");
    expect(await world.isThere(account)).toBe(false);
  });
});

describe("accounts that are kept", () => {
  const keptFor = async ({ id }: { id: string }) => (await world.portal.services.inactivity.findOf([id]))[0];

  it.each<[string, (account: Account) => Promise<unknown>]>([
    ["admin", ({ id }) => world.rows("update accounts set role = $2 where id = $1", [id, Role.ADMIN])],
    ["blocked", ({ id }) => world.rows("update accounts set blocked_at = now() where id = $1", [id])],
    ["plan", ({ id }) => world.portal.services.subscriptions.put(id, PlanCode.PAID, null)],
    ["hiring", async (account) => openJobOf(account)],
    ["unreachable", ({ id }) => world.rows("update accounts set email = null where id = $1", [id])],
    [
      "unreachable",
      ({ id }) =>
        world.rows("update accounts set phone_number = $2, email_verified_at = null where id = $1", [
          ...[id, "+919876543210"],
        ]),
    ],
    [
      "team",
      async (account) =>
        world.make
          .company({}, [account, await world.idle({ lastActiveOn: "2040-01-01" })])
          .then(soleOwner(account)),
    ],
  ])("are those of reason '%s', also where it came between the warnings (RETN-05)", async (reason, keep) => {
    const account = await world.idle();
    world.atBefore(FIRST_WARNING_DAYS + 1);
    await world.runUntil(dayOf(GOES_ON, -1));
    expect(await world.stepsOf(account)).toEqual([1, 2]);
    await keep(account);
    await world.runUntil(dayOf(GOES_ON, 40));
    expect([await world.isThere(account), await world.stepsOf(account)]).toEqual([true, []]);
    expect(await keptFor(account)).toEqual({ erasedOn: null, keptFor: reason });
  });

  const soleOwner = (owner: Account) => (company: Company) =>
    world.rows("update company_members set role = 'recruiter' where company_id = $1 and account_id <> $2", [
      ...[company.id, owner.id],
    ]);

  const openJobOf = async (account: Account) => {
    const company = await world.make.company({}, [account]);
    await world.make.job({
      companyId: company.id,
      postedById: account.id,
      openUntil: new Date("2040-01-01"),
    });
    return company;
  };

  it("are not those of a company's other members, nor of an owner whose jobs are over (RETN-05)", async () => {
    const [owner, recruiter, former] = [await world.idle(), await world.idle(), await world.idle()];
    const company = await openJobOf(owner);
    await world.rows(
      "insert into company_members (company_id, account_id, role) values ($1, $2, 'recruiter')",
      [...[company.id, recruiter.id]],
    );
    const ended = await openJobOf(former);
    await world.rows("update jobs set closed_at = now() where company_id = $1", [ended.id]);
    world.atBefore(FIRST_WARNING_DAYS + 1);
    await world.runUntil(GOES_ON);
    expect([await world.isThere(owner), await world.isThere(recruiter), await world.isThere(former)]).toEqual(
      [true, false, false],
    );
  });

  it("get 30 days from the warning on once nothing keeps them (RETN-05)", async () => {
    const account = await world.idle({ blockedAt: new Date(), lastActiveOn: "2020-01-01" });
    await world.watch();
    await world.rows("update accounts set blocked_at = null where id = $1", [account.id]);
    await world.watch();
    expect(await keptFor(account)).toEqual({ erasedOn: "2026-12-26", keptFor: null });
  });
});

describe("what people are shown of it", () => {
  it("is their day in the export and on their page, and the last day to admins (RETN-06)", async () => {
    const person = await world.idlePerson({ lastActiveOn: "2020-01-01" });
    await world.watch();
    const { admin } = await createAdmin(world.portal, world.make);
    const { data } = await world.portal.ask<{ user: object }>(
      `{ user(id: "${person.id}") { lastActiveOn inactivity { erasedOn keptFor } } }`,
      admin,
    );
    expect(data?.user).toEqual({
      lastActiveOn: "2020-01-01",
      inactivity: { erasedOn: "2026-12-26", keptFor: null },
    });
    const exported = await world.portal.services.personalData.export(person);
    expect(exported).toMatchObject({
      account: { profile: { lastActiveOn: "2020-01-01" } },
      inactivityWarnings: [{ step: 1, inactiveSince: "2020-01-01", erasedOn: "2026-12-26" }],
    });
    const { data: own } = await world.portal.ask<{ me: object }>(
      "{ me { lastActiveOn inactivity { erasedOn keptFor } } }",
      person,
    );
    expect(own?.me).toEqual({ lastActiveOn: LAST_DAY, inactivity: { erasedOn: GOES_ON, keptFor: null } });
    expect(INACTIVE_YEARS).toBe(3);
  });
});
