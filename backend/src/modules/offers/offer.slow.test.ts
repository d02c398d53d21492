import { apply, move } from "../../test/applications";
import { moveMany, noticesOf, seenBy, undo } from "../../test/candidates";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { accept, decline, makeOffer, offersOf, TERMS, withdraw } from "../../test/calls/offer-calls";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { rowSums } from "../../test/row-sums";
import type { Account } from "../accounts/account.entity";
import { untilLockIsAwaited } from "../../test/database-server/lock-waiter";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let member: Person;
let companyId: string;
let now: Date;

const [NOW, FAR] = [new Date("2026-11-10T06:30:00Z"), new Date("2030-01-01T00:00:00Z")];
/** The end of 20 November in India. */
const EXPIRY = new Date("2026-11-20T18:30:00Z");

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

/** Somebody whom the company has shortlisted. */
async function candidate() {
  const seeker = await make.person({ displayName: "Asha Menon" });
  const id = await apply(portal, seeker, await make.job({ companyId, openUntil: FAR }));
  await move(portal, member, id, "SHORTLISTED");
  return { seeker, id };
}

/** The same with an offer. */
async function offered(terms: object = TERMS) {
  const one = await candidate();
  const { id: offerId = "", code } = await makeOffer(portal, member, one.id, terms);
  if (code) throw new Error(code);
  return { ...one, offerId };
}

/** Makes a call that is refused, and sees to it that nothing has changed. */
async function refused<Outcome extends { code: string | undefined }>(call: () => Promise<Outcome>) {
  const before = await rowSums(portal.dataSource);
  const outcome = await call();
  expect(await rowSums(portal.dataSource)).toEqual({ ...before, rate_limits: expect.anything() as string });
  return outcome.code;
}

describe("making an offer", () => {
  it("moves the application to Offered, and tells the applicant (OFFR-01)", async () => {
    const { seeker, id } = await candidate();
    const offer = await makeOffer(portal, member, id);
    expect(offer).toMatchObject({
      status: "SENT",
      pay: { headline: "₹4.8 LPA" },
      joinsOn: "2026-12-01",
      replyBy: "2026-11-20",
      expiresAt: EXPIRY.toISOString(),
      viewerCan: { accept: false, decline: false, withdraw: true },
    });
    expect((await noticesOf(portal, seeker))[0]).toBe("Kaveri Works offers you the job Staff Nurse");
    expect((await seenBy(portal, seeker))?.status).toBe("OFFERED");
    expect(await offersOf(portal, seeker, id)).toMatchObject([
      { id: offer.id, viewerCan: { accept: true, decline: true, withdraw: false } },
    ]);
  });

  it("fills the places of the letter (OFFR-02)", async () => {
    const { seeker, id } = await offered();
    const [offer] = await offersOf(portal, seeker, id);
    expect(offer?.letter).toBe(
      "Dear Asha, Staff Nurse at Kaveri Works: ₹4.8 LPA from 1 December 2026. Answer by 20 November 2026.",
    );
  });

  it("begins with a template that is filled as far as is known", async () => {
    const { id } = await candidate();
    const { data } = await portal.ask<{ offerTemplate: { text: string; places: string[] } }>(
      `{ offerTemplate(applicationId: "${id}") { text places advertisedPay { amount } advertisedYearly } }`,
      member,
    );
    expect(data?.offerTemplate.text).toContain("Dear Asha,");
    expect(data?.offerTemplate.text).toContain("the position of Staff Nurse at Kaveri Works");
    for (const place of data?.offerTemplate.places ?? []) expect(data?.offerTemplate.text).toContain(place);
    expect((await makeOffer(portal, member, id, { ...TERMS, letter: data?.offerTemplate.text })).status).toBe(
      "SENT",
    );
  });

  it.each([
    [
      "a day of work that is past",
      { joinsOn: "2026-11-09", replyBy: "2026-11-10" },
      ["joinsOn", "replyBy"],
      ["PAST", "AFTER_JOINING"],
    ],
    ["a day of work far ahead", { joinsOn: "2028-01-01" }, ["joinsOn"], ["TOO_FAR"]],
    ["an answer that is due yesterday", { replyBy: "2026-11-09" }, ["replyBy"], ["PAST"]],
    ["an answer due after the first day of work", { replyBy: "2026-12-02" }, ["replyBy"], ["AFTER_JOINING"]],
    [
      "an answer in more than 90 days",
      { joinsOn: "2027-06-01", replyBy: "2027-03-01" },
      ["replyBy"],
      ["TOO_FAR"],
    ],
    ["a day that is none", { joinsOn: "2026-13-01" }, ["joinsOn"], ["NO_DATE"]],
    ["no pay", { pay: { amount: 0, unit: "MONTH" } }, ["pay.amount"], ["TOO_SMALL"]],
    [
      "pay that a lakh is missing of (OFFR-13)",
      { pay: { amount: 6, unit: "YEAR" } },
      ["pay.amount"],
      ["UNLIKELY_PAY"],
    ],
    ["pay that nobody gets", { pay: { amount: 480_000, unit: "HOUR" } }, ["pay.amount"], ["UNLIKELY_PAY"]],
    ["no letter", { letter: " " }, ["letter"], ["REQUIRED"]],
    [
      "a letter that asks for money",
      { letter: "Pay a registration fee of ₹500 to join." },
      ["letter"],
      ["LIKE_A_SCAM"],
    ],
    [
      "a file that nobody uploaded",
      { letter: null, letterId: "01999999-9999-7999-8999-999999999999" },
      ["letterId"],
      ["NO_FILE"],
    ],
  ])("refuses %s (LANG-20)", async (_what, terms, fields, rules) => {
    const { id } = await candidate();
    const before = await rowSums(portal.dataSource);
    const outcome = await makeOffer(portal, member, id, { ...TERMS, ...terms });
    expect(outcome).toMatchObject({ code: "BAD_USER_INPUT", fields, rules });
    expect(await rowSums(portal.dataSource)).toEqual({ ...before, rate_limits: expect.anything() as string });
  });

  it("is refused before the candidate is shortlisted, and after a rejection", async () => {
    const seeker = await make.person();
    const id = await apply(portal, seeker, await make.job({ companyId, openUntil: FAR }));
    expect(await refused(() => makeOffer(portal, member, id))).toBe("MOVE_NOT_ALLOWED");
    await move(portal, member, id, "NOT_SELECTED");
    expect(await refused(() => makeOffer(portal, member, id))).toBe("MOVE_NOT_ALLOWED");
  });

  it("is refused while another one is open, and of two at once one is made (OFFR-04)", async () => {
    const { id } = await offered();
    expect(await refused(() => makeOffer(portal, member, id))).toBe("OFFER_EXISTS");
    const other = await candidate();
    const outcomes = await Promise.all([1, 2].map(() => makeOffer(portal, member, other.id)));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(["OFFER_EXISTS", undefined]);
    expect(await offersOf(portal, member, other.id)).toHaveLength(1);
  });

  it("seals the step to Offered: it can't be taken back under an open offer", async () => {
    const { seeker, id } = await candidate();
    const { data } = await portal.ask<{ moveApplications: { moveId: string } }>(
      `mutation ($input: MoveApplicationsInput!) { moveApplications(input: $input) { moveId } }`,
      {
        variables: {
          input: { items: [{ applicationId: id, expectedStatus: "SHORTLISTED" }], to: "OFFERED" },
        },
        token: member.token,
      },
    );
    now = new Date(NOW.getTime() + 1000);
    await makeOffer(portal, member, id);
    const undone = await portal.ask<{ undoMove: { results: { refusal: string | null }[] } }>(
      "mutation ($id: ID!) { undoMove(moveId: $id) { results { refusal } } }",
      { variables: { id: data?.moveApplications.moveId }, token: member.token },
    );
    expect(undone.data?.undoMove.results).toEqual([{ refusal: "CONFLICT" }]);
    expect((await seenBy(portal, seeker))?.status).toBe("OFFERED");
  });
});

describe("answering an offer", () => {
  it("by accepting hires the candidate, and tells both (OFFR-03, OFFR-05, BELL-01)", async () => {
    const { seeker, id, offerId } = await offered();
    expect(await accept(portal, seeker, offerId)).toMatchObject({
      status: "ACCEPTED",
      decidedAt: NOW.toISOString(),
      viewerCan: { accept: false, decline: false },
    });
    const seen = await seenBy(portal, seeker);
    expect([seen?.status, seen?.viewerMoves]).toEqual(["HIRED", []]);
    expect((await noticesOf(portal, member))[0]).toBe("Asha Menon accepted your offer for Staff Nurse");
    expect((await noticesOf(portal, seeker))[0]).toBe(
      "You accepted the offer of Kaveri Works: you are hired for Staff Nurse",
    );
    // What one did oneself is no news.
    const isRead = async (person: { token: string }) => {
      const list = "{ myNotices { items { readAt } } }";
      const { data } = await portal.ask<{ myNotices: { items: { readAt: string | null }[] } }>(list, person);
      return typeof data?.myNotices.items[0]?.readAt === "string";
    };
    expect([await isRead(member), await isRead(seeker)]).toEqual([false, true]);
    const [step] = await portal.dataSource.query<{ party: string }[]>(
      "select party from application_events where application_id = $1 and status = 'hired'",
      [id],
    );
    expect(step?.party).toBe("applicant");
  });

  it("by declining leaves the application, with the reason for the company (OFFR-03)", async () => {
    const { seeker, id, offerId } = await offered();
    expect(await decline(portal, seeker, offerId, "The way is too long.")).toMatchObject({
      status: "DECLINED",
      words: "The way is too long.",
      wordsParty: "APPLICANT",
    });
    expect((await seenBy(portal, seeker))?.status).toBe("OFFERED");
    expect((await noticesOf(portal, member))[0]).toBe("Asha Menon declined your offer for Staff Nurse");
    expect((await makeOffer(portal, member, id)).status).toBe("SENT");
    expect(await offersOf(portal, seeker, id)).toMatchObject([{ status: "SENT" }, { status: "DECLINED" }]);
  });

  it("is refused once it has expired; another may be made then (OFFR-04)", async () => {
    const { seeker, id, offerId } = await offered();
    now = EXPIRY;
    expect(await offersOf(portal, seeker, id)).toMatchObject([
      { status: "EXPIRED", decidedAt: EXPIRY.toISOString(), viewerCan: { accept: false, decline: false } },
    ]);
    expect(await refused(() => accept(portal, seeker, offerId))).toBe("OFFER_STATE");
    expect(await refused(() => withdraw(portal, member, offerId))).toBe("OFFER_STATE");
    const again = await makeOffer(portal, member, id, { ...TERMS, replyBy: "2026-11-30" });
    expect(again.status).toBe("SENT");
    expect(await offersOf(portal, member, id)).toMatchObject([{ status: "SENT" }, { status: "EXPIRED" }]);
    now = new Date(EXPIRY.getTime() - 1);
    expect(await refused(() => accept(portal, seeker, offerId))).toBe("OFFER_STATE");
  });

  it("counts the moment when it comes to be, not the one when it was sent (OFFR-04)", async () => {
    const { seeker, id, offerId } = await offered();
    now = new Date(EXPIRY.getTime() - 1000);
    const holder = portal.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query("select from applications where id = $1 for update", [id]);
    const waiting = accept(portal, seeker, offerId);
    await untilLockIsAwaited(portal.dataSource);
    now = EXPIRY;
    await holder.commitTransaction();
    await holder.release();
    expect((await waiting).code).toBe("OFFER_STATE");
  });

  it("can't be written down as accepted after its expiry by whatever hand (OFFR-04)", async () => {
    const { offerId } = await offered();
    await expect(
      portal.dataSource.query(
        "update offers set status = 'accepted', decided_at = expires_at where id = $1",
        [offerId],
      ),
    ).rejects.toThrow(/offers_accepted_in_time/);
  });

  it("of both at once has one outcome: a candidate accepts while the company withdraws (OFFR-04)", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { seeker, id, offerId } = await offered();
      const [own, theirs] = await Promise.all([
        accept(portal, seeker, offerId),
        withdraw(portal, member, offerId, "The post is filled."),
      ]);
      expect([own.code, theirs.code].sort()).toEqual(["OFFER_STATE", undefined]);
      const status = own.code === undefined ? "ACCEPTED" : "WITHDRAWN";
      expect(await offersOf(portal, seeker, id)).toMatchObject([{ status }]);
      expect((await seenBy(portal, seeker))?.status).toBe(own.code === undefined ? "HIRED" : "OFFERED");
      const told = await Promise.all([noticesOf(portal, seeker), noticesOf(portal, member)]);
      for (const [latest] of told)
        expect(latest).toMatch(own.code === undefined ? /accepted/ : /took back|withdrawn/);
    }
  });

  it("twice at once is once: by one call sent again, and by two (OFFR-04)", async () => {
    const { seeker, id, offerId } = await offered();
    const name = "01999999-9999-7999-8999-000000000001";
    const same = await Promise.all([1, 2].map(() => accept(portal, seeker, offerId, name)));
    expect(same.map(({ code, status }) => [code, status])).toEqual([
      [undefined, "ACCEPTED"],
      [undefined, "ACCEPTED"],
    ]);
    const other = await offered();
    const two = await Promise.all([1, 2].map(() => accept(portal, other.seeker, other.offerId)));
    expect(two.map(({ code }) => code).sort()).toEqual(["OFFER_STATE", undefined]);
    for (const one of [id, other.id]) {
      const steps = await portal.dataSource.query<object[]>(
        "select from application_events where application_id = $1 and status = 'hired'",
        [one],
      );
      expect(steps).toHaveLength(1);
    }
  });

  it("waits out a rejection that may still be undone", async () => {
    const { seeker, id, offerId } = await offered();
    await move(portal, member, id, "NOT_SELECTED");
    expect(await refused(() => accept(portal, seeker, offerId))).toBe("OFFER_STATE");
  });

  it("seals a hire that could still be undone (PIPE-09)", async () => {
    const { seeker, id, offerId } = await offered();
    const { moveId } = await moveMany(portal, member, [id], { from: "OFFERED", to: "HIRED" });
    now = new Date(NOW.getTime() + 2_000);
    await accept(portal, seeker, offerId);
    const { movedCount } = await undo(portal, member, moveId);
    expect([movedCount, (await seenBy(portal, seeker))?.status]).toEqual([0, "HIRED"]);
  });

  it("leaves 'Hired' where the company said so before (OFFR-05)", async () => {
    const { seeker, id, offerId } = await offered();
    await move(portal, member, id, "HIRED");
    expect((await accept(portal, seeker, offerId)).status).toBe("ACCEPTED");
    const steps = await portal.dataSource.query<{ party: string }[]>(
      "select party from application_events where application_id = $1 and status = 'hired'",
      [id],
    );
    expect(steps).toEqual([{ party: "company" }]);
  });
});
