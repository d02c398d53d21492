import { taskHandlers } from "../../app/tasks";
import { noticesOf } from "../../test/candidates";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import {
  call,
  callOff,
  editWalkIn,
  checkIn,
  dayOf,
  giveBack,
  recordVisit,
  take,
  walkInOf,
} from "../../test/calls/walk-in-calls";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { rowSums } from "../../test/row-sums";
import type { Account } from "../accounts/account.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let member: Person;
let companyId: string;
let jobId: string;
let now: Date;

const NOW = new Date("2026-11-24T04:30:00Z");
const [TODAY, TOMORROW, LATER] = ["2026-11-24", "2026-11-25", "2026-11-26"] as const;
const FAR = new Date("2030-01-01T00:00:00Z");
const WALK_IN = { walkInUntil: LATER, walkInHours: "10 am to 1 pm", walkInVenue: "Plot 41, Peenya" };

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "10000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = NOW;
  member = await make.person({ displayName: "Meera Iyer" });
  companyId = (await make.company({}, [member])).id;
  jobId = (await make.job({ companyId, openUntil: FAR, title: "Delivery Executive", ...WALK_IN })).id;
});

/** So many people with a number each for a day, in the order of their numbers. */
async function queue(count: number, day: string = TODAY) {
  const people = [];
  for (let index = 0; index < count; index += 1) {
    const person = await make.person();
    people.push(Object.assign(person, { pass: await take(portal, person, jobId, day) }));
  }
  return people;
}

/** Makes a call that is refused, and sees to it that nothing has changed. */
async function refused(act: () => Promise<{ code: string | undefined }>) {
  const before = await rowSums(portal.dataSource);
  const { code } = await act();
  expect(await rowSums(portal.dataSource)).toEqual({ ...before, rate_limits: expect.anything() as string });
  return code;
}

const turnOf = async (person: Person) => {
  const pass = (await walkInOf(portal, person, jobId))?.pass;
  return [pass?.numberNow, pass?.turn];
};

describe("taking a number", () => {
  it("gives the next of a day, with a code, and shares name and phone number with the company (WALK-01)", async () => {
    const [first, second] = await queue(2);
    expect([first?.pass.number, second?.pass.number]).toEqual([1, 2]);
    expect(first?.pass.shown).toMatch(/^1-[2-9A-Z]{5}$/);
    expect(await take(portal, await make.person(), jobId, TOMORROW)).toMatchObject({
      number: 1,
      turn: "AHEAD",
    });
    const { visits, days } = await dayOf(portal, member, jobId);
    expect(days).toEqual([TODAY, TOMORROW, LATER]);
    expect(visits?.map(({ number }) => number)).toEqual([1, 2]);
    expect(visits?.[0]).toMatchObject({ name: "Asha Menon", phone: "9876543210", status: "WAITING" });
  });

  it("gives twenty at once twenty numbers without a gap (WALK-02)", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => make.person()));
    const passes = await Promise.all(people.map((person) => take(portal, person, jobId, TODAY)));
    const numbers = passes.map(({ number = 0 }) => number).sort((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it("gives one person one number, however often and for whichever days they ask at once (WALK-02)", async () => {
    const person = await make.person();
    const days = [TODAY, TODAY, TOMORROW, LATER, TOMORROW];
    const passes = await Promise.all(days.map((day) => take(portal, person, jobId, day)));
    expect(passes.map(({ code }) => code)).toEqual(days.map(() => undefined));
    const lists = await Promise.all([TODAY, TOMORROW, LATER].map((day) => dayOf(portal, member, jobId, day)));
    const standing = lists.flatMap(({ visits = [] }) => visits).filter(({ status }) => status === "WAITING");
    expect(standing).toHaveLength(1);
  });

  it("moves to another day by giving the former number back (WALK-01)", async () => {
    const [person] = await queue(1);
    if (!person) throw new Error("nobody");
    expect(await take(portal, person, jobId, LATER)).toMatchObject({ day: LATER, number: 1 });
    expect((await dayOf(portal, member, jobId, TODAY)).visits?.[0]?.status).toBe("GIVEN_BACK");
    const { answer } = await giveBack(portal, person, jobId);
    expect(answer?.pass).toBeNull();
    expect(await refused(() => giveBack(portal, person, jobId))).toBe("NOT_FOUND");
  });

  it("is refused for other days, closed jobs, bad numbers and one's own company (WALK-01)", async () => {
    const person = await make.person();
    const closed = await make.job({ companyId, ...WALK_IN, closedAt: NOW });
    const none = await make.job({ companyId, openUntil: FAR });
    const tries: [string, () => Promise<{ code: string | undefined }>][] = [
      ["WALK_IN_DAY_OVER", () => take(portal, person, jobId, "2026-11-23")],
      ["WALK_IN_DAY_OVER", () => take(portal, person, jobId, "2026-11-27")],
      ["WALK_IN_DAY_OVER", () => take(portal, person, none.id, TODAY)],
      ["BAD_USER_INPUT", () => take(portal, person, jobId, "tomorrow")],
      ["BAD_USER_INPUT", () => take(portal, person, jobId, TODAY, { name: " ", phone: "9876543210" })],
      ["BAD_USER_INPUT", () => take(portal, person, jobId, TODAY, { name: "Asha", phone: "12" })],
      ["JOB_NOT_OPEN", () => take(portal, person, closed.id, TODAY)],
      ["OWN_JOB", () => take(portal, member, jobId, TODAY)],
    ];
    for (const [code, act] of tries) expect(await refused(act)).toBe(code);
    expect(await walkInOf(portal, person, none.id)).toBeNull();
  });
});

describe("the desk", () => {
  it("calls one number after another, and each visitor reads whose turn it is (WALK-03)", async () => {
    const [one, two] = await queue(3);
    if (!one || !two) throw new Error("nobody");
    expect(await turnOf(one)).toEqual([null, "AHEAD"]);
    await call(portal, member, { jobId, day: TODAY });
    expect(await turnOf(one)).toEqual([1, "NOW"]);
    await call(portal, member, { jobId, day: TODAY, numberNow: 1 });
    expect(await turnOf(one)).toEqual([2, "PASSED"]);
    expect(await turnOf(two)).toEqual([2, "NOW"]);
    await call(portal, member, { jobId, day: TODAY, number: 1, numberNow: 2 });
    expect(await turnOf(one)).toEqual([1, "NOW"]);
    expect((await call(portal, member, { jobId, day: TODAY, numberNow: 1 })).answer?.number).toBe(3);
    expect(await refused(() => call(portal, member, { jobId, day: TODAY, numberNow: 3 }))).toBe(
      "WALK_IN_NOBODY_WAITS",
    );
  });

  it("calls one number where two members call at once (WALK-03)", async () => {
    await queue(3);
    const calls = await Promise.all([1, 2, 3].map(() => call(portal, member, { jobId, day: TODAY })));
    expect(calls.map(({ code }) => code).sort()).toEqual(["WALK_IN_STATE", "WALK_IN_STATE", undefined]);
    expect((await dayOf(portal, member, jobId)).numberNow).toBe(1);
  });

  it("marks as there who shows a code, however it is typed, and skips who didn't come (WALK-04)", async () => {
    const [one, two, three] = await queue(3);
    const code = ` ${one?.pass.shown?.toLowerCase() ?? ""} `;
    const { answer } = await checkIn(portal, member, { jobId, day: TODAY, code });
    expect(answer).toMatchObject({ number: 1, status: "CAME" });
    expect((await walkInOf(portal, one as Person, jobId))?.pass).toMatchObject({
      hasCome: true,
      turn: "AHEAD",
    });
    await recordVisit(portal, member, two?.pass.id, "MISSED");
    await call(portal, member, { jobId, day: TODAY });
    const called = await call(portal, member, { jobId, day: TODAY, numberNow: 1 });
    expect(called.answer?.number).toBe(3);
    expect(await turnOf(one as Person)).toEqual([3, "DONE"]);
    await recordVisit(portal, member, two?.pass.id, "WAITING");
    expect(await turnOf(two as Person)).toEqual([3, "AHEAD"]);
    expect(await refused(() => giveBack(portal, one as Person, jobId))).toBe("WALK_IN_STATE");
    expect(three?.pass.number).toBe(3);
  });

  it("refuses codes of other days and of nobody, and to call before the day (WALK-04)", async () => {
    const [person] = await queue(1, TOMORROW);
    const code = person?.pass.shown ?? "";
    expect(await refused(() => checkIn(portal, member, { jobId, day: TODAY, code }))).toBe(
      "WALK_IN_OTHER_DAY",
    );
    expect(await refused(() => checkIn(portal, member, { jobId, day: TOMORROW, code }))).toBe(
      "WALK_IN_DAY_OVER",
    );
    expect(await refused(() => checkIn(portal, member, { jobId, day: TODAY, code: "1-AAAAA" }))).toBe(
      "WALK_IN_CODE_UNKNOWN",
    );
    expect(await refused(() => call(portal, member, { jobId, day: TOMORROW }))).toBe("WALK_IN_DAY_OVER");
    expect(await refused(() => recordVisit(portal, member, person?.pass.id, "CAME"))).toBe(
      "WALK_IN_DAY_OVER",
    );
  });

  it("is nobody else's (WALK-05)", async () => {
    const [person] = await queue(1);
    const stranger = await make.person();
    await make.company({}, [stranger]);
    for (const other of [stranger, person as Person]) {
      expect((await dayOf(portal, other, jobId)).code).toBe("NOT_FOUND");
      expect(await refused(() => call(portal, other, { jobId, day: TODAY }))).toBe("NOT_FOUND");
      expect(await refused(() => recordVisit(portal, other, person?.pass.id, "CAME"))).toBe("NOT_FOUND");
      const code = person?.pass.shown ?? "";
      expect(await refused(() => checkIn(portal, other, { jobId, day: TODAY, code }))).toBe("NOT_FOUND");
      expect(await refused(() => callOff(portal, other, jobId, TODAY))).toBe("NOT_FOUND");
    }
    await portal.dataSource.query("update company_members set role = 'viewer' where account_id = $1", [
      member.id,
    ]);
    expect((await dayOf(portal, member, jobId)).code).toBe("MEMBER_ROLE");
  });
});

describe("whoever has a number", () => {
  const remind = (person: { pass: { id?: string } } | undefined) =>
    taskHandlers(portal.services)["walk-in-reminder"]?.({ visitId: person?.pass.id ?? "" });

  it("is reminded the evening before, once (WALK-06)", async () => {
    const [person] = await queue(1, TOMORROW);
    await remind(person);
    expect(await noticesOf(portal, person as Person)).toEqual([]);
    now = new Date("2026-11-24T12:30:00Z");
    await remind(person);
    await remind(person);
    const company = await portal.dataSource.query<[{ name: string }]>(
      "select name from companies where id = $1",
      [companyId],
    );
    expect(await noticesOf(portal, person as Person)).toEqual([
      `Reminder: the walk-in for Delivery Executive at ${company[0].name} is on 25 November 2026. Your number is 1`,
    ]);
  });

  it("is told when the day is called off, and no more numbers are given (WALK-07)", async () => {
    const [person] = await queue(1, TOMORROW);
    const [other] = await queue(1, LATER);
    await callOff(portal, member, jobId, TOMORROW);
    const [notice] = await noticesOf(portal, person as Person);
    expect(notice).toContain("has called off the walk-in for Delivery Executive on 25 November 2026");
    expect((await turnOf(person as Person))[1]).toBe("OFF");
    expect(await noticesOf(portal, other as Person)).toEqual([]);
    expect(await refused(() => take(portal, other as Person, jobId, TOMORROW))).toBe("WALK_IN_DAY_OVER");
    expect((await walkInOf(portal, other as Person, jobId))?.days).toEqual([TODAY, LATER]);
    expect(await take(portal, person as Person, jobId, LATER)).toMatchObject({ number: 2 });
  });

  it.each([
    ["ends earlier", { walkInUntil: TODAY }, "WAITING", ". You can take a number for another day"],
    ["begins later", { walkInFrom: LATER }, "CALLED_OFF", ". You can take a number for another day"],
    ["is taken out", { walkInUntil: null, walkInHours: null, walkInVenue: null }, "CALLED_OFF", ""],
  ])("is told at once when an edited job's walk-in %s (WALK-10)", async (_name, days, ofToday, otherDays) => {
    const [today, tomorrow] = [(await queue(1))[0], (await queue(1, TOMORROW))[0]];
    expect((await editWalkIn(portal, member, jobId, { ...WALK_IN, ...days })).code).toBeUndefined();
    const [notice] = await noticesOf(portal, tomorrow as Person);
    expect(notice).toContain("has called off the walk-in for Delivery Executive on 25 November 2026");
    expect(notice?.endsWith(`2026${otherDays}`)).toBe(true);
    expect((await turnOf(tomorrow as Person))[1]).toBe("OFF");
    expect((await dayOf(portal, member, jobId, TODAY)).visits?.[0]?.status).toBe(ofToday);
    expect(await noticesOf(portal, today as Person)).toHaveLength(ofToday === "WAITING" ? 0 : 1);
  });

  it("keeps it where an edit leaves the day, and is told nothing (WALK-10)", async () => {
    const [today, tomorrow] = [(await queue(1))[0], (await queue(1, TOMORROW))[0]];
    const longer = { ...WALK_IN, walkInUntil: "2026-11-30" };
    expect((await editWalkIn(portal, member, jobId, longer)).code).toBeUndefined();
    for (const person of [today, tomorrow]) {
      expect(await noticesOf(portal, person as Person)).toEqual([]);
      expect((await turnOf(person as Person))[1]).toBe("AHEAD");
    }
  });

  it("keeps none for a day that an edit drops while numbers are taken (WALK-10)", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => make.person()));
    const takeLater = (person: Person) => take(portal, person, jobId, LATER);
    const early = people.slice(0, 4).map(takeLater);
    const edit = editWalkIn(portal, member, jobId, { ...WALK_IN, walkInUntil: TODAY });
    const takings = await Promise.all([...early, ...people.slice(4).map(takeLater)]);
    expect((await edit).code).toBeUndefined();
    const { visits = [] } = await dayOf(portal, member, jobId, LATER);
    expect(visits.filter(({ status }) => status !== "CALLED_OFF")).toEqual([]);
    for (const [index, { code }] of takings.entries()) {
      const told = await noticesOf(portal, people[index] as Person);
      expect([code, told.length]).toEqual(code === undefined ? [undefined, 1] : ["WALK_IN_DAY_OVER", 0]);
    }
  });

  it("can't be set back to waiting on a day that the job no longer names (WALK-10)", async () => {
    const [person] = await queue(1);
    await recordVisit(portal, member, person?.pass.id, "MISSED");
    await editWalkIn(portal, member, jobId, { ...WALK_IN, walkInFrom: TOMORROW });
    const undo = () => recordVisit(portal, member, person?.pass.id, "WAITING");
    expect(await refused(undo)).toBe("WALK_IN_STATE");
  });

  it("is told when the job is closed, and the evening before of a day that it no longer names (WALK-07)", async () => {
    const [person] = await queue(1, TOMORROW);
    const [later] = await queue(1, LATER);
    await portal.dataSource.query("update jobs set walk_in_until = $2 where id = $1", [jobId, TOMORROW]);
    now = new Date("2026-11-25T12:30:00Z");
    await remind(later);
    expect((await noticesOf(portal, later as Person))[0]).toContain("has called off the walk-in");
    now = NOW;
    await portal.ask("mutation ($id: ID!) { closeJob(id: $id) { id } }", {
      variables: { id: jobId },
      token: member.token,
    });
    expect((await noticesOf(portal, person as Person))[0]).toContain("on 25 November 2026");
    expect((await turnOf(person as Person))[1]).toBe("OFF");
  });

  it("finds it in the export, and it goes with the account (WALK-08)", async () => {
    const [person] = await queue(1, TOMORROW);
    const { data } = await portal.ask<{ exportMyData: Record<string, unknown> }>("{ exportMyData }", {
      token: person?.token,
    });
    expect(data?.exportMyData).toMatchObject({ walkIns: [{ jobId, day: TOMORROW, number: 1 }] });
    await portal.ask("mutation { deleteMyAccount { id } }", { token: person?.token });
    expect((await dayOf(portal, member, jobId, TOMORROW)).visits).toEqual([]);
  });
});
