import { apply, move } from "../../test/applications";
import { noticesOf } from "../../test/candidates";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { interviewsOf, offer, timesOf } from "../../test/calls/interview-calls";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { rowSums } from "../../test/row-sums";
import { DAY_MS } from "../../time/clock";
import type { Account } from "../accounts/account.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let member: Person;
let companyId: string;
let now: Date;

const NOW = new Date("2026-11-10T06:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

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

/** Somebody whose application the company has opened. */
async function applicant() {
  const seeker = await make.person({ displayName: "Asha Menon", additionalData: { phone: "9876543210" } });
  const id = await apply(portal, seeker, await make.job({ companyId, openUntil: FAR }));
  await move(portal, member, id, "VIEWED");
  return { seeker, id };
}

/** The same with times offered, two unless given. */
async function invited(times: object = timesOf(hours(48), hours(72))) {
  const { seeker, id } = await applicant();
  const { interviews, code } = await offer(portal, member, [id], times);
  if (!interviews[0]) throw new Error(code);
  return { seeker, id, interview: interviews[0], slotIds: interviews[0].offeredSlots.map((slot) => slot.id) };
}

const statusOf = async (id: string) =>
  (
    await portal.dataSource.query<{ status: string }[]>("select status from applications where id = $1", [id])
  )[0]?.status;

/** Makes a call that is refused, and sees to it that nothing has changed. */
async function refused<Outcome extends { code: string | undefined }>(call: () => Promise<Outcome>) {
  const before = await rowSums(portal.dataSource);
  const outcome = await call();
  expect(await rowSums(portal.dataSource)).toEqual({ ...before, rate_limits: expect.anything() as string });
  return outcome.code;
}

describe("offering times", () => {
  it("moves the application to its interview, and tells the candidate of the times alone (INTV-01)", async () => {
    const { seeker, id, interview } = await invited();
    expect(await statusOf(id)).toBe("interview");
    expect(interview).toMatchObject({ status: "OFFERED", slot: null, candidateName: "Asha Menon" });
    expect(interview.offeredSlots.map(({ startsAt }) => startsAt)).toEqual([
      hours(48).toISOString(),
      hours(72).toISOString(),
    ]);
    expect((await noticesOf(portal, seeker))[0]).toBe(
      "Kaveri Works offers you 2 times for an interview for Staff Nurse",
    );
    expect((await noticesOf(portal, seeker)).join()).not.toContain("asked for an interview");
  });

  it("is made once, however often the same call is sent", async () => {
    const { id } = await applicant();
    const request = "0191a1a1-0000-7000-8000-000000000001";
    const send = () => offer(portal, member, [id], timesOf(hours(48)), request);
    const [first, second] = [await send(), await send()];
    expect(second.interviews[0]?.id).toBe(first.interviews[0]?.id);
    expect(await interviewsOf(portal, member, id)).toHaveLength(1);
  });

  it("goes by the pipeline: not to one that nobody has opened, or that is decided", async () => {
    const seeker = await make.person();
    const id = await apply(portal, seeker, await make.job({ companyId, openUntil: FAR }));
    expect(await refused(() => offer(portal, member, [id], timesOf(hours(48))))).toBe("MOVE_NOT_ALLOWED");
  });

  it("proposes the job's last place, else its walk-in's, else that of a job in the same places (HEED-15)", async () => {
    const member = await make.person();
    const { id: companyId } = await make.company({}, [member]);
    const applied = async (job: object) => {
      const posted = await make.job({ companyId, openUntil: FAR, ...job });
      const id = await apply(portal, await make.person(), posted);
      await move(portal, member, id, "VIEWED");
      return id;
    };
    const usual = async (id: string, viewer: NewIdentity = member) => {
      const call = `{ made: usualInterviewPlace(applicationId: "${id}") { place mapUrl } }`;
      const { data, code } = await portal.ask<{ made: object | null }>(call, viewer);
      return code ?? data?.made;
    };
    const first = await applied({ placeIds: [1] });
    const walkIn = await applied({ placeIds: [1], walkInVenue: "Gate 2, Peenya" });
    const near = await applied({ placeIds: [1] });
    const far = await applied({ placeIds: [2] });
    expect(await usual(first)).toBeNull();
    const place = { place: "Plot 41, Peenya", mapUrl: "https://maps.example/41" };
    await offer(portal, member, [first], { ...timesOf(hours(48)), way: "PLACE", ...place });
    expect(await usual(first)).toEqual(place);
    expect(await usual(near)).toEqual(place);
    expect(await usual(walkIn)).toEqual({ place: "Gate 2, Peenya", mapUrl: null });
    expect(await usual(far)).toBeNull();
    expect(await usual(near, await make.person())).toBe("NOT_FOUND");
  });

  it("is for one interview at a time", async () => {
    const { id } = await invited();
    expect(await refused(() => offer(portal, member, [id], timesOf(hours(60))))).toBe("INTERVIEW_EXISTS");
  });

  it("for several names those who have one, so that they can be left out (INTV-19)", async () => {
    const [{ id: first }, { id: second }] = [await applicant(), await invited()];
    expect(await offer(portal, member, [first, second], timesOf(hours(60)))).toMatchObject({
      code: "INTERVIEW_EXISTS",
      inTheWay: [second],
    });
    expect(await statusOf(first)).toBe("viewed");
  });

  it("of two recruiters at the same moment is one", async () => {
    const { id } = await applicant();
    const outcomes = await Promise.all([
      offer(portal, member, [id], timesOf(hours(48))),
      offer(portal, member, [id], timesOf(hours(49))),
    ]);
    expect(outcomes.map(({ code }) => code).sort()).toEqual(["INTERVIEW_EXISTS", undefined]);
  });

  it.each([
    ["without a time", timesOf(), "times.startsAt", "TOO_FEW"],
    ["of a time that is over", timesOf(hours(48), hours(-1)), "times.startsAt.1", "PAST"],
    [
      "further ahead than half a year",
      timesOf(new Date(NOW.getTime() + 181 * DAY_MS)),
      "times.startsAt.0",
      "TOO_FAR",
    ],
    ["of one time twice", timesOf(hours(48), hours(48)), "times.startsAt.1", "SAME_TWICE"],
    ["of times that overlap (INTV-13)", timesOf(hours(48), hours(47.75)), "times.startsAt.1", "OVERLAPS"],
    [
      "of more than ten",
      timesOf(...Array.from({ length: 11 }, (_, index) => hours(48 + index))),
      "times.startsAt",
      "TOO_MANY",
    ],
    ["without an address", { ...timesOf(hours(48)), way: "PLACE", place: " " }, "times.place", "REQUIRED"],
    ["without a link", { ...timesOf(hours(48)), way: "VIDEO" }, "times.videoUrl", "REQUIRED"],
    [
      "with a link that is none",
      { ...timesOf(hours(48)), way: "VIDEO", videoUrl: "http://a.example" },
      "times.videoUrl",
      "NO_ADDRESS",
    ],
    ["of no length", { ...timesOf(hours(48)), minutes: 0 }, "times.minutes", "TOO_SMALL"],
    [
      "of others' times",
      { ...timesOf(), slotIds: ["0191a1a1-0000-7000-8000-000000000002"] },
      "times.slotIds",
      "NOT_FREE",
    ],
  ])("is refused %s, and changes nothing (LANG-20)", async (_name, times, field, rule) => {
    const { id } = await applicant();
    const before = await rowSums(portal.dataSource);
    const { code, fields, rules } = await offer(portal, member, [id], times);
    const named = fields.map((name) => name.replace(/^input\./, ""));
    expect([code, rules[named.indexOf(field)]]).toEqual(["BAD_USER_INPUT", rule]);
    expect(await rowSums(portal.dataSource)).toEqual({ ...before, rate_limits: expect.anything() as string });
  });

  it("is refused of a time that overlaps what others were offered, and not of the next one (INTV-13)", async () => {
    const { slotIds } = await invited(timesOf(hours(48), hours(72)));
    const again = await invited(timesOf(hours(48.25)));
    const { id } = await applicant();
    const send = (times: object) => offer(portal, member, [id], times);
    expect((await send({ ...timesOf(hours(96), hours(72.25)), slotIds })).fields).toEqual([
      "times.startsAt.1",
    ]);
    const both = [...slotIds, ...again.slotIds];
    const among = (await send({ ...timesOf(), slotIds: both })).fields;
    expect(among).toEqual([expect.stringMatching(/^times\.slotIds\.\d$/)]);
    expect((await send({ ...timesOf(hours(48.5)), slotIds })).interviews[0]?.offeredSlots).toHaveLength(3);
  });
});
