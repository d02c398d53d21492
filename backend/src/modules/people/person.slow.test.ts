import {
  ASHA,
  createFinder,
  findability,
  invite,
  look,
  people,
  saveCareer,
  sentBy,
  turnOn,
  type Person,
} from "../../test/calls/person-calls";
import { apply } from "../../test/applications";
import { block } from "../../test/calls/message-calls";
import { createFactories, type Factories } from "../../test/factories";
import { signUp } from "../../test/identities";
import { untilLockIsAwaited } from "../../test/database-server/lock-waiter";
import { startTestPortal, type TestPortal } from "../../test/portal";
import type { Company } from "../companies/company.entity";
import type { Job } from "../jobs/job/job.entity";

let portal: TestPortal;
let make: Factories;
let member: Person;
let company: Company;
let job: Job;
let asha: Person;

beforeEach(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "10000", WRITES_PER_MINUTE_PER_ADDRESS: "10000", READS_PER_MINUTE: "10000" },
  });
  make = createFactories(portal.dataSource);
  ({ member, company, job } = await createFinder(make));
  asha = await make.person({ displayName: "Asha Menon", additionalData: { phone: "9876543210" } });
  await saveCareer(portal, asha, ASHA);
});
afterEach(() => portal.stop());

const found = async (filter?: object) => (await people(portal, member, company, { filter })).headlines;
const query = <Row>(sql: string, values: unknown[] = []) => portal.dataSource.query<Row[]>(sql, values);

describe("being found (FIND-01)", () => {
  it("is off until its person turns it on, and off again when they turn it off", async () => {
    expect(await findability(portal, asha)).toMatchObject({ isFindable: false, groups: [], card: null });
    expect(await found()).toEqual([]);
    expect(await turnOn(portal, asha)).toMatchObject({
      isFindable: true,
      groups: expect.anything() as string[],
    });
    expect(await found()).toEqual(["Staff nurse, ICU"]);
    await turnOn(portal, asha, { isFindable: false });
    expect(await people(portal, member, company)).toMatchObject({ items: [], total: 0 });
    expect(await query("select action from audit_entries where subject_id = $1", [asha.id])).toEqual([
      { action: "person.findable" },
      { action: "person.findable" },
    ]);
  });

  it("asks for something to be found by", async () => {
    const blank = await make.person();
    expect((await turnOn(portal, blank)).code).toBe("NOTHING_SHOWN");
    expect((await turnOn(portal, asha, { groups: ["WISHES"] })).code).toBe("NOTHING_SHOWN");
    expect(await findability(portal, asha)).toMatchObject({ isFindable: false, groups: [] });
  });

  it("is for whoever has a verified e-mail address", async () => {
    const { url } = portal.dataSource.options as { url?: string };
    const strict = await startTestPortal({ env: { DATABASE_URL: url, REQUIRE_VERIFIED_EMAIL: "true" } });
    const { uid, email, token } = await signUp();
    await make.account({ firebaseUid: uid, email, emailVerifiedAt: null });
    await saveCareer(strict, { token }, ASHA);
    expect((await turnOn(strict, { token })).code).toBe("EMAIL_NOT_VERIFIED");
    await strict.stop();
    expect(await found()).toEqual([]);
  });
});

describe("a card (FIND-02)", () => {
  it("has no name, contact, employer, pay of today, link or help at work", async () => {
    await saveCareer(portal, asha, {
      headline: "Asha, nurse at SUNRISE HOSPITALS, 98765 43210, asha@nurse.example",
      skills: [{ name: "Wards of Sunrise Hospitals Pvt" }],
    });
    await turnOn(portal, asha);
    const [listed] = (await people(portal, member, company)).items;
    const opened = await look(portal, member, company, listed?.id ?? "");
    const text = JSON.stringify([listed, opened]);
    for (const secret of [
      "Asha",
      "SUNRISE",
      "Sunrise",
      "98765",
      "@nurse",
      "30,000",
      "asha.example",
      "chair",
      asha.id,
    ])
      expect(text).not.toContain(secret);
    expect(opened.facts).toMatchObject({
      ...{ headline: "…, nurse at …, …, …", currentEmployer: null, links: null, currentPay: null },
      ...{
        languages: [{ name: "Kannada" }],
        expectedPay: { headline: "₹40,000 a month" },
        noticePeriodDays: 30,
      },
    });
  });

  it("has the groups that its person shows, and nobody is found by another", async () => {
    await turnOn(portal, asha, { groups: ["ABOUT"] });
    const [card] = (await people(portal, member, company)).items;
    expect(card?.facts).toMatchObject({
      ...{ headline: "Staff nurse, ICU", experienceMonths: 50, skills: null, education: null },
      ...{ expectedPay: null, noticePeriodDays: null, preferredPlaces: null },
    });
    for (const filter of [{ q: "ventilators" }, { maxExpectedPay: 9_000_000 }, { maxNoticeDays: 90 }])
      expect(await found(filter)).toEqual([]);
    expect(await found({ place: "Bangalore" })).toEqual([]);
    expect(await found({ minExperienceYears: 4 })).toEqual(["Staff nurse, ICU"]);
  });

  it("follows the profile at once, also where a group goes back to private", async () => {
    await turnOn(portal, asha);
    await saveCareer(portal, asha, { headline: "Dialysis technician" });
    expect(await found({ q: "dialysis" })).toEqual(["Dialysis technician"]);
    await portal.ask(
      "mutation { saveCareerProfile(input: { audiences: { about: PRIVATE, skills: PRIVATE } }) { id } }",
      asha,
    );
    expect(await found()).toEqual([]);
  });
});

/** Every way to somebody: the search, its count, an opened card, an invitation. */
async function waysTo(id: string, by = member, to = company): Promise<(string | undefined)[]> {
  const { total } = await people(portal, by, to);
  const [job] = await query<Job>("select id from jobs where company_id = $1", [to.id]);
  return [
    total > 0 ? "found" : undefined,
    (await people(portal, by, to, { filter: { q: "nurse" } })).headlines[0] ?? undefined,
    (await look(portal, by, to, id)).id,
    (await invite(portal, by, id, { id: job?.id ?? "" })).id,
  ];
}

const NO_WAY = [undefined, undefined, undefined, undefined];

describe("whoever may not find somebody (FIND-03)", () => {
  let id: string;
  beforeEach(async () => {
    await turnOn(portal, asha);
    id = (await people(portal, member, company)).items[0]?.id ?? "";
    expect(id).not.toBe("");
  });

  it("finds them by no way once they turned it off, and not by the id of before when it is on again", async () => {
    await turnOn(portal, asha, { isFindable: false });
    expect(await waysTo(id)).toEqual(NO_WAY);
    await turnOn(portal, asha);
    expect((await look(portal, member, company, id)).code).toBe("NOT_FOUND");
    expect((await people(portal, member, company)).items[0]?.id).not.toBe(id);
  });

  it("is a company that they named, however it is spelt", async () => {
    for (const name of [
      "KAVERI WORKS PVT. LTD.",
      "Kaveri-Works",
      "M/s Kaveri Works (P) Limited",
      "Kaver1 Works India",
    ]) {
      await turnOn(portal, asha, { hiddenCompanies: [name] });
      expect([name, await waysTo(id)]).toEqual([name, NO_WAY]);
    }
    await turnOn(portal, asha, { hiddenCompanies: ["Godavari Works"] });
    expect((await people(portal, member, company)).total).toBe(1);
  });

  it("is their present employer, of the profile or of a resume, however it is spelt", async () => {
    await turnOn(portal, asha);
    const employer = await createFinder(make, "SUNRISE HOSPITALS LLP");
    expect(await waysTo(id, employer.member, employer.company)).toEqual(NO_WAY);
    const other = await createFinder(make, "Moonlight Mills");
    const { items } = await people(portal, other.member, other.company);
    expect(items).toHaveLength(1);
    for (const currentEmployer of [
      "Moonlight Mills, HAL Airport Road, Bengaluru (600 beds)",
      "Moonlight Mills (MM)",
      "MM Group (Moonlight Mills)",
      "Moonlight Mills - Unit 2",
      "Moonlight Mills HAL Airport Road",
    ]) {
      await saveCareer(portal, asha, { currentEmployer });
      expect([currentEmployer, await waysTo(items[0]?.id ?? "", other.member, other.company)]).toEqual([
        currentEmployer,
        NO_WAY,
      ]);
    }
    await saveCareer(portal, asha, { currentEmployer: "Sunrise Hospitals" });
    expect((await people(portal, other.member, other.company)).total).toBe(1);
    const experience = [
      { company: "Moonlight Mills Private Limited", position: "Nurse", startDate: "2020", isCurrent: true },
    ];
    await portal.ask("mutation ($input: SaveResumeInput!) { createResume(input: $input) { id } }", {
      variables: { input: { title: "First", experience } },
      token: asha.token,
    });
    expect((await findability(portal, asha))?.employers).toContain("Moonlight Mills Private Limited");
    expect(await waysTo(items[0]?.id ?? "", other.member, other.company)).toEqual(NO_WAY);
  });

  it("is a member who acts for such a company too, or whose colleague they are", async () => {
    const sunrise = await make.company({ name: "Sunrise Hospitals" }, [member]);
    expect(await waysTo(id)).toEqual(NO_WAY);
    await query("delete from company_members where company_id = $1", [sunrise.id]);
    await make.company({ name: "Another" }, [member, asha]);
    expect(await waysTo(id)).toEqual(NO_WAY);
  });

  it("is a company with which either side has blocked the other", async () => {
    const application = await apply(portal, asha, job);
    expect((await people(portal, member, company)).total).toBe(1);
    await block(portal, asha, application);
    expect(await waysTo(id)).toEqual(NO_WAY);
  });

  it("is everybody, once an admin has blocked the account and until they end it", async () => {
    await query("update accounts set blocked_at = now() where id = $1", [asha.id]);
    expect(await waysTo(id)).toEqual(NO_WAY);
    await query("update accounts set blocked_at = null where id = $1", [asha.id]);
    expect(await found({ q: "nurse" })).toEqual(["Staff nurse, ICU"]);
  });

  it("is everybody, also where the account is blocked while its person turns it on", async () => {
    const ravi = await make.person({ displayName: "Ravi" });
    await saveCareer(portal, ravi, { headline: "Driver of heavy vehicles" });
    const turnedOn = await portal.dataSource.transaction(async (manager) => {
      await manager.query("update accounts set blocked_at = now() where id = $1", [ravi.id]);
      const turning = turnOn(portal, ravi);
      await untilLockIsAwaited(portal.dataSource);
      return () => turning;
    });
    expect((await turnedOn()).code).toBeUndefined();
    expect(await found()).toEqual(["Staff nurse, ICU"]);
  });

  it("is a company that isn't verified, or not any more, or not the viewer's", async () => {
    const stranger = await make.person();
    expect((await people(portal, stranger, company)).code).toBe("NOT_FOUND");
    for (const change of [
      "verified_until = now() - interval '1 hour'",
      "verified_at = null, verified_until = null",
    ]) {
      await query(`update companies set ${change} where id = $1`, [company.id]);
      expect((await people(portal, member, company)).code).toBe("COMPANY_NOT_VERIFIED");
      expect((await look(portal, member, company, id)).code).toBe("COMPANY_NOT_VERIFIED");
      expect((await invite(portal, member, id, job)).code).toBe("COMPANY_NOT_VERIFIED");
    }
    expect(await sentBy(portal, member, company)).toEqual([]);
  });
});

describe("a look (FIND-06)", () => {
  let id: string;
  beforeEach(async () => {
    await turnOn(portal, asha);
    id = (await people(portal, member, company)).items[0]?.id ?? "";
  });

  it("is shown to the person, once a day, and each is in the audit trail", async () => {
    await Promise.all([look(portal, member, company, id), look(portal, member, company, id)]);
    expect(await findability(portal, asha)).toMatchObject({
      ...{ looks: [{ company: { name: "Kaveri Works" } }], lookingCompanyCount: 1 },
    });
    expect(
      await query(
        "select actor_id, after from audit_entries where action = 'person.look' and subject_id = $1",
        [asha.id],
      ),
    ).toEqual([
      { actor_id: member.id, after: { company: company.id } },
      { actor_id: member.id, after: { company: company.id } },
    ]);
    expect((await people(portal, member, company)).items[0]?.lookedAt).not.toBeNull();
  });

  it("is one of a hundred a day for a company, however many click at once (FIND-08)", async () => {
    await query(
      "insert into finder_uses (company_id, day, looks, invitations) values ($1, (now() at time zone 'Asia/Kolkata')::date, 99, 20)",
      [company.id],
    );
    const others = await Promise.all(
      [1, 2].map(async (number) => {
        const one = await make.person();
        await saveCareer(portal, one, { headline: `Painter ${number}` });
        await turnOn(portal, one);
      }),
    );
    expect(others).toHaveLength(2);
    const { items } = await people(portal, member, company, { filter: { q: "painter" } });
    const looks = await Promise.all(items.map((one) => look(portal, member, company, one.id)));
    expect(looks.map(({ code }) => code ?? "ok").sort()).toEqual(["LOOK_LIMIT", "ok"]);
    expect((await invite(portal, member, id, job)).code).toBe("INVITATION_LIMIT");
    expect(await query("select from invitations")).toEqual([]);
  });
});
