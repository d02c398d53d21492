import { taskHandlers } from "../../app/tasks";
import { apply, move } from "../../test/applications";
import { noticesOf } from "../../test/candidates";
import { accept, decline, makeOffer, offersOf, TERMS } from "../../test/calls/offer-calls";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { startTestSmtpServer, type TestSmtpServer } from "../../test/smtp-server";
import { DAY_MS } from "../../time/clock";
import type { Account } from "../accounts/account.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let smtp: TestSmtpServer;
let make: Factories;
let member: Person;
let seeker: Person;
let id: string;
let offerId: string;
let now: Date;

const NOW = new Date("2026-11-10T06:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");
/** The end of 20 November in India. */
const EXPIRY = new Date("2026-11-20T18:30:00Z");
const before = (ms: number) => new Date(EXPIRY.getTime() - ms);

const ENDS_SOON = "Sarvam Mills waits for your answer to its offer for Staff Nurse, which ends soon";

beforeEach(async () => {
  now = NOW;
  smtp = await startTestSmtpServer();
  portal = await startTestPortal({
    env: {
      MAIL_URL: smtp.url,
      MAIL_FROM: "JobPortal <no-reply@jobs.example>",
      PUBLIC_URL: "https://jobs.example",
    },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
  [member, seeker] = [await make.person(), await make.person({ displayName: "Asha Menon" })];
  const { id: companyId } = await make.company({ name: "Sarvam Mills" }, [member]);
  id = await apply(portal, seeker, await make.job({ companyId, openUntil: FAR }));
  await move(portal, member, id, "SHORTLISTED");
  offerId = (await makeOffer(portal, member, id)).id ?? "";
});
afterEach(async () => {
  await portal.stop();
  await smtp.stop();
});

/** What the queue does every few minutes. */
const watch = () => taskHandlers(portal.services)["offer-watch"]?.({});

describe("an offer that runs out (OFFR-12)", () => {
  it("reminds its candidate once, when two days are left", async () => {
    now = before(2 * DAY_MS + 1);
    await watch();
    expect(await noticesOf(portal, seeker)).not.toContain(ENDS_SOON);
    now = before(2 * DAY_MS);
    await Promise.all([watch(), watch()]);
    await watch();
    expect((await noticesOf(portal, seeker)).filter((title) => title === ENDS_SOON)).toHaveLength(1);
    expect(await noticesOf(portal, member)).not.toContain(ENDS_SOON);
  });

  it("reminds nobody who has answered, nor of an offer that was made for two days alone", async () => {
    await accept(portal, seeker, offerId);
    const other = await make.person();
    const jobId = await make.job({ companyId: (await make.company({}, [member])).id, openUntil: FAR });
    const otherId = await apply(portal, other, jobId);
    await move(portal, member, otherId, "SHORTLISTED");
    now = before(2 * DAY_MS - 60_000);
    await makeOffer(portal, member, otherId, TERMS);
    await watch();
    for (const person of [seeker, other])
      expect((await noticesOf(portal, person)).join("\n")).not.toContain("ends soon");
  });

  it("is written down as expired, and both sides are told once", async () => {
    now = EXPIRY;
    await Promise.all([watch(), watch()]);
    await watch();
    expect(await noticesOf(portal, seeker)).toEqual(
      expect.arrayContaining(["The offer of Sarvam Mills for Staff Nurse has expired"]),
    );
    const told = (await noticesOf(portal, member)).filter((title) => title.includes("has expired"));
    expect(told).toEqual(["The offer to Asha Menon for Staff Nurse has expired"]);
    expect(await offersOf(portal, member, id)).toMatchObject([
      { status: "EXPIRED", decidedAt: EXPIRY.toISOString() },
    ]);
  });
});

it("an offer that is declined reaches open pages of both sides (LIVE-03, LIVE-06)", async () => {
  await portal.dataSource.query("delete from live_changes");
  await decline(portal, seeker, offerId);
  const told = await portal.dataSource.query<object[]>(
    `select account_id as "to", kind from live_changes where kind in ('applications', 'candidates') order by kind`,
  );
  expect(told).toEqual([
    { to: seeker.id, kind: "applications" },
    { to: member.id, kind: "candidates" },
  ]);
});
