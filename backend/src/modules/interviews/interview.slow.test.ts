import { apply, move } from "../../test/applications";
import { noticesOf } from "../../test/candidates";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import {
  askForOther,
  cancel,
  decline,
  interviewsOf,
  offer,
  offerOther,
  pick,
  record,
  timesOf,
  upcomingOf,
} from "../../test/calls/interview-calls";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { rowSums } from "../../test/row-sums";
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

/** The same with the first time agreed. */
async function scheduled(times?: object) {
  const one = await invited(times);
  await pick(portal, one.seeker, one.interview.id, one.slotIds[0]);
  return { ...one, interviewId: one.interview.id };
}

/** Makes a call that is refused, and sees to it that nothing has changed. */
async function refused<Outcome extends { code: string | undefined }>(call: () => Promise<Outcome>) {
  const before = await rowSums(portal.dataSource);
  const outcome = await call();
  expect(await rowSums(portal.dataSource)).toEqual({ ...before, rate_limits: expect.anything() as string });
  return outcome.code;
}

describe("picking a time", () => {
  it("agrees on it, frees the others, and tells both (INTV-02)", async () => {
    const { seeker, id, interview, slotIds } = await invited();
    const picked = await pick(portal, seeker, interview.id, slotIds[1]);
    expect(picked).toMatchObject({ status: "SCHEDULED", slot: { id: slotIds[1] }, offeredSlots: [] });
    const when = "Fri, 13 Nov, 12:00 pm";
    expect((await noticesOf(portal, seeker))[0]).toBe(
      `Your interview for Staff Nurse at Kaveri Works is on ${when}`,
    );
    expect((await noticesOf(portal, member))[0]).toBe(
      `The interview with Asha Menon for Staff Nurse is on ${when}`,
    );
    const open = await portal.ask<{ openInterviewSlots: { id: string }[] }>(
      `{ openInterviewSlots(applicationId: "${id}") { id } }`,
      member,
    );
    expect(open.data?.openInterviewSlots.map((slot) => slot.id)).toContain(slotIds[0]);
    expect(open.data?.openInterviewSlots.map((slot) => slot.id)).not.toContain(slotIds[1]);
  });

  it("of the same slot by two at once has one outcome, and the other is told (INTV-03)", async () => {
    const [one, other] = [await applicant(), await applicant()];
    const { interviews } = await offer(portal, member, [one.id, other.id], timesOf(hours(48)));
    expect(interviews).toHaveLength(2);
    const ofEach = await Promise.all(
      [one, other].map(async ({ seeker, id }) => {
        const [interview] = await interviewsOf(portal, seeker, id);
        return { seeker, id, interview };
      }),
    );
    const outcomes = await Promise.all(
      ofEach.map(({ seeker, interview }) =>
        pick(portal, seeker, interview?.id ?? "", interview?.offeredSlots[0]?.id),
      ),
    );
    expect(outcomes.map(({ code }) => code).sort()).toEqual(["SLOT_TAKEN", undefined]);
    const loser = ofEach[outcomes.findIndex(({ code }) => code === "SLOT_TAKEN")];
    const [left] = await interviewsOf(portal, loser?.seeker ?? member, loser?.id ?? "");
    expect(left).toMatchObject({
      status: "OFFERED",
      offeredSlots: [{ isTaken: true }],
      viewerCan: { pick: false },
    });
  });

  it("is refused of what is not offered, or over by now", async () => {
    const [{ seeker, interview, slotIds }, other] = [await invited(), await invited()];
    expect(await refused(() => pick(portal, seeker, interview.id, other.slotIds[0]))).toBe("INTERVIEW_STATE");
    now = hours(49);
    expect(await refused(() => pick(portal, seeker, interview.id, slotIds[0]))).toBe("INTERVIEW_STATE");
  });

  it("opens the link and the number to the candidate, and not before", async () => {
    const video = { ...timesOf(hours(48)), way: "VIDEO", videoUrl: "https://meet.example/abc" };
    const { seeker, id, interview, slotIds } = await invited(video);
    const [before] = await interviewsOf(portal, seeker, id);
    expect(before?.offeredSlots[0]?.videoUrl).toBeNull();
    const { slot } = await pick(portal, seeker, interview.id, slotIds[0]);
    expect(slot?.videoUrl).toBe("https://meet.example/abc");
    const { slot: after } = await cancel(portal, seeker, interview.id);
    expect(after?.videoUrl).toBeNull();
  });

  it("shows the company the candidate's number for a call, while contacts are open", async () => {
    const { seeker, id, interviewId } = await scheduled();
    const phone = async () => (await interviewsOf(portal, member, id))[0]?.candidatePhone;
    expect(await phone()).toBe("9876543210");
    expect((await interviewsOf(portal, seeker, id))[0]).toMatchObject({
      id: interviewId,
      candidatePhone: null,
    });
    await portal.dataSource.query("update applications set status = 'not-selected' where id = $1", [id]);
    expect(await phone()).toBeNull();
  });
});

describe("changing an interview", () => {
  it("by the candidate asks for other times; the agreed one holds until they take a new one (INTV-04)", async () => {
    const { seeker, interviewId, slotIds } = await scheduled();
    const asked = await askForOther(portal, seeker, interviewId);
    expect(asked).toMatchObject({ status: "SCHEDULED", words: "I work until six.", wordsParty: "APPLICANT" });
    expect((await noticesOf(portal, member))[0]).toBe(
      "Asha Menon asks for other times for the interview for Staff Nurse",
    );
    const moved = await offerOther(portal, member, interviewId, timesOf(hours(96)));
    expect(moved).toMatchObject({ status: "SCHEDULED", slot: { id: slotIds[0] }, askedAt: null });
    expect((await noticesOf(portal, seeker))[0]).toBe(
      "Kaveri Works asks to move your interview for Staff Nurse",
    );
    const picked = await pick(portal, seeker, interviewId, moved.offeredSlots[0]?.id);
    expect(picked.slot?.startsAt).toBe(hours(96).toISOString());
    expect(picked.words).toBeNull();
  });

  it("by the company needs a reason, unless the candidate asked (INTV-04)", async () => {
    const { seeker, interviewId } = await scheduled();
    const silent = () => offerOther(portal, member, interviewId, timesOf(hours(96)), null);
    expect((await silent()).code).toBe("BAD_USER_INPUT");
    await askForOther(portal, seeker, interviewId);
    expect(await silent()).toMatchObject({ code: undefined, words: null, askedAt: null });
  });

  it("frees the former time for others", async () => {
    const { seeker, interviewId, slotIds } = await scheduled();
    const moved = await offerOther(portal, member, interviewId, timesOf(hours(96)));
    await pick(portal, seeker, interviewId, moved.offeredSlots[0]?.id);
    const other = await applicant();
    const times = { ...timesOf(), slotIds: [slotIds[0]] };
    const { interviews } = await offer(portal, member, [other.id], times);
    const { status } = await pick(portal, other.seeker, interviews[0]?.id ?? "", slotIds[0]);
    expect(status).toBe("SCHEDULED");
  });

  it.each(["seeker", "member"] as const)(
    "is cancelled by the %s with a reason, and both are told (INTV-05)",
    async (who) => {
      const { seeker, interviewId } = await scheduled();
      const outcome = await cancel(portal, who === "seeker" ? seeker : member, interviewId, "I am ill.");
      expect(outcome).toMatchObject({ status: "CANCELLED", words: "I am ill." });
      const [own, theirs] = [await noticesOf(portal, seeker), await noticesOf(portal, member)];
      expect(own[0]).toBe(
        "Your interview for Staff Nurse at Kaveri Works on Thu, 12 Nov, 12:00 pm is cancelled",
      );
      expect(theirs[0]).toBe(
        "The interview with Asha Menon for Staff Nurse on Thu, 12 Nov, 12:00 pm is cancelled",
      );
    },
  );

  it("lets a company offer anew what was declined", async () => {
    const { seeker, id, interview } = await invited();
    expect(await decline(portal, seeker, interview.id)).toMatchObject({
      status: "DECLINED",
      offeredSlots: [],
    });
    expect((await noticesOf(portal, member))[0]).toBe("Asha Menon declined the interview for Staff Nurse");
    const { code } = await offer(portal, member, [id], timesOf(hours(60)));
    expect(code).toBeUndefined();
    expect(await interviewsOf(portal, seeker, id)).toMatchObject([
      { status: "OFFERED" },
      { status: "DECLINED" },
    ]);
  });

  it("of both at once has one outcome: a candidate declines while the company cancels", async () => {
    const { seeker, id, interview } = await invited();
    const outcomes = await Promise.all([
      decline(portal, seeker, interview.id),
      cancel(portal, member, interview.id),
    ]);
    expect(outcomes.map(({ code }) => code).sort()).toEqual(["INTERVIEW_STATE", undefined]);
    const [left] = await interviewsOf(portal, seeker, id);
    expect(outcomes.some(({ status }) => status === left?.status)).toBe(true);
  });

  it("is over once the time has come", async () => {
    const { seeker, interviewId } = await scheduled();
    now = hours(48);
    expect(await refused(() => cancel(portal, seeker, interviewId))).toBe("INTERVIEW_STATE");
    expect(await refused(() => askForOther(portal, seeker, interviewId))).toBe("INTERVIEW_STATE");
  });
});

describe("afterwards", () => {
  it("the company says whether somebody came, for its members alone (INTV-06)", async () => {
    const { seeker, id, interviewId } = await scheduled();
    expect(await refused(() => record(portal, member, interviewId, "ATTENDED"))).toBe("INTERVIEW_STATE");
    now = hours(50);
    const outcome = await record(portal, member, interviewId, "ATTENDED", "Calm under pressure.");
    expect(outcome).toMatchObject({ status: "ATTENDED", feedback: "Calm under pressure." });
    expect(await record(portal, member, interviewId, "MISSED")).toMatchObject({
      status: "MISSED",
      feedback: null,
    });
    await record(portal, member, interviewId, "ATTENDED", "Calm under pressure.");
    expect(await interviewsOf(portal, seeker, id)).toMatchObject([{ status: "SCHEDULED", feedback: null }]);
    const { data } = await portal.ask("{ exportMyData }", seeker);
    expect(JSON.stringify(data)).not.toContain("Calm under pressure");
  });

  it.each(["OFFERED", "SCHEDULED", "CANCELLED"])("takes no outcome of %s", async (outcome) => {
    const { interviewId } = await scheduled();
    now = hours(50);
    expect(await refused(() => record(portal, member, interviewId, outcome))).toBe("BAD_USER_INPUT");
  });

  it("stands among what waits for the company, until it has said so", async () => {
    const owner = await make.person();
    const company = await make.company({}, [owner]);
    const seeker = await make.person();
    const id = await apply(portal, seeker, await make.job({ companyId: company.id, openUntil: FAR }));
    await move(portal, owner, id, "VIEWED");
    const { interviews } = await offer(portal, owner, [id], timesOf(hours(48)));
    const [interview] = interviews;
    await pick(portal, seeker, interview?.id ?? "", interview?.offeredSlots[0]?.id);
    expect([await upcomingOf(portal, owner), await upcomingOf(portal, seeker)]).toEqual([
      [interview?.id],
      [interview?.id],
    ]);
    now = hours(50);
    expect([await upcomingOf(portal, owner), await upcomingOf(portal, seeker)]).toEqual([
      [interview?.id],
      [],
    ]);
    await record(portal, owner, interview?.id ?? "", "ATTENDED");
    expect(await upcomingOf(portal, owner)).toEqual([]);
  });
});

describe("what is ahead", () => {
  it("stands by its time, or by the first that is offered (HEED-04)", async () => {
    const owner = await make.person();
    const company = await make.company({}, [owner]);
    async function ahead(times: object, isAgreed: boolean) {
      const seeker = await make.person();
      const id = await apply(portal, seeker, await make.job({ companyId: company.id, openUntil: FAR }));
      await move(portal, owner, id, "VIEWED");
      const { interviews } = await offer(portal, owner, [id], times);
      const [interview] = interviews;
      if (isAgreed) await pick(portal, seeker, interview?.id ?? "", interview?.offeredSlots[0]?.id);
      return interview?.id;
    }
    const agreedLate = await ahead(timesOf(hours(96)), true);
    const offeredLater = await ahead(timesOf(hours(120), hours(144)), false);
    const offeredFirst = await ahead(timesOf(hours(72), hours(26)), false);
    const agreedSoon = await ahead(timesOf(hours(48)), true);
    expect(await upcomingOf(portal, owner)).toEqual([offeredFirst, agreedSoon, agreedLate, offeredLater]);
  });
});
