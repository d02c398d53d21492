import { apply, move } from "../../test/applications";
import { moveMany, noticesOf, undo } from "../../test/candidates";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { interviewsOf, offer, pick, timesOf } from "../../test/calls/interview-calls";
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

async function scheduled() {
  const seeker = await make.person({ displayName: "Asha Menon" });
  const id = await apply(portal, seeker, await make.job({ companyId, openUntil: FAR }));
  await move(portal, member, id, "VIEWED");
  const { interviews } = await offer(portal, member, [id], timesOf(hours(48), hours(72)));
  const interviewId = interviews[0]?.id ?? "";
  await pick(portal, seeker, interviewId, interviews[0]?.offeredSlots[0]?.id);
  return { seeker, id, interviewId };
}

const rows = (sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, parameters);

describe("an application that ends", () => {
  it("by a withdrawal takes its interview along, with a word to both (INTV-07)", async () => {
    const { seeker, id } = await scheduled();
    await portal.ask("mutation ($id: ID!) { withdrawApplication(id: $id) { id } }", {
      variables: { id },
      token: seeker.token,
    });
    expect(await interviewsOf(portal, seeker, id)).toMatchObject([
      { status: "CANCELLED", words: null, wordsParty: "PORTAL" },
    ]);
    expect((await noticesOf(portal, member))[0]).toBe(
      "The interview for Staff Nurse on Thu, 12 Nov, 12:00 pm is cancelled",
    );
    // It is no news to whom it is an own act (BELL-01).
    const told =
      "select read_at is not null as read from notices where kind = 'interview.cancelled' order by 1";
    expect(await rows(told)).toEqual([{ read: false }, { read: true }]);
  });

  it("by a rejection does so once the applicant learns of it, and not if that is undone (INTV-07)", async () => {
    const [kept, ended] = [await scheduled(), await scheduled()];
    const moves = [];
    for (const { id } of [kept, ended])
      moves.push(await moveMany(portal, member, [id], { from: "INTERVIEW", to: "NOT_SELECTED" }));
    expect(await interviewsOf(portal, ended.seeker, ended.id)).toMatchObject([{ status: "SCHEDULED" }]);
    await undo(portal, member, moves[0]?.moveId ?? null);
    now = new Date(NOW.getTime() + 61_000);
    for (const { moveId } of moves) await portal.services.candidateMoves.tell(moveId ?? "");
    expect(await interviewsOf(portal, ended.seeker, ended.id)).toMatchObject([{ status: "CANCELLED" }]);
    expect(await interviewsOf(portal, kept.seeker, kept.id)).toMatchObject([{ status: "SCHEDULED" }]);
  });

  it("by a hire does so once the applicant learns of it; an offer leaves it (INTV-07)", async () => {
    const { seeker, id } = await scheduled();
    await move(portal, member, id, "OFFERED");
    const { moveId } = await moveMany(portal, member, [id], { from: "OFFERED", to: "HIRED" });
    expect(await interviewsOf(portal, seeker, id)).toMatchObject([{ status: "SCHEDULED" }]);
    now = new Date(NOW.getTime() + 61_000);
    await portal.services.candidateMoves.tell(moveId ?? "");
    expect(await interviewsOf(portal, seeker, id)).toMatchObject([{ status: "CANCELLED" }]);
  });

  it("leaves a time that is over for the company to say how it went", async () => {
    const { seeker, id } = await scheduled();
    now = hours(50);
    await portal.ask(`mutation { withdrawApplication(id: "${id}") { id } }`, seeker);
    expect(await interviewsOf(portal, member, id)).toMatchObject([
      { status: "SCHEDULED", viewerCan: { record: true } },
    ]);
  });
});

describe("an account that goes", () => {
  it("takes what it said of its interviews along, and what was noted of them", async () => {
    const { seeker, id, interviewId } = await scheduled();
    await rows(
      "update interviews set words = 'Call my wife.', words_party = 'applicant', feedback = 'Calm.' where id = $1",
      [interviewId],
    );
    const { data } = await portal.ask("{ exportMyData }", seeker);
    expect(data?.exportMyData).toMatchObject({
      interviews: {
        attended: [{ applicationId: id, words: "Call my wife.", startsAt: hours(48).toISOString() }],
      },
    });
    const { code } = await portal.ask("mutation { deleteMyAccount { id } }", seeker);
    expect(code).toBeUndefined();
    const [left] = await rows("select status, words, feedback from interviews where id = $1", [interviewId]);
    expect(left).toEqual({ status: "cancelled", words: null, feedback: null });
  });

  it("of a member leaves the company its interviews", async () => {
    const { seeker, id } = await scheduled();
    const colleague = await make.person();
    await rows("insert into company_members (company_id, account_id) values ($1, $2)", [
      companyId,
      colleague.id,
    ]);
    await rows("update interviews set offered_by = $1", [colleague.id]);
    await portal.ask("mutation { deleteMyAccount { id } }", colleague);
    expect(await interviewsOf(portal, seeker, id)).toMatchObject([{ status: "SCHEDULED" }]);
    const [left] = await rows("select offered_by from interviews where application_id = $1", [id]);
    expect(left?.offered_by).toBeNull();
  });
});

describe("others", () => {
  const CALLS: [string, string][] = [
    [
      "offerInterviews",
      'offerInterviews(input: { applicationIds: ["$application"], times: { startsAt: ["2026-11-13T06:30:00Z"], minutes: 30, way: PHONE } }) { interviews { id } }',
    ],
    [
      "offerOtherTimes",
      'offerOtherTimes(input: { id: "$interview", reason: "No.", times: { startsAt: ["2026-11-13T06:30:00Z"], minutes: 30, way: PHONE } }) { id }',
    ],
    ["pickInterviewSlot", 'pickInterviewSlot(id: "$interview", slotId: "$interview") { id }'],
    ["askForOtherTimes", 'askForOtherTimes(id: "$interview", words: "No.") { id }'],
    ["declineInterview", 'declineInterview(id: "$interview") { id }'],
    ["cancelInterview", 'cancelInterview(id: "$interview", words: "No.") { id }'],
    ["recordInterview", 'recordInterview(input: { id: "$interview", outcome: ATTENDED }) { id }'],
  ];

  it.each(CALLS)(
    "never reach an interview by %s: it reads as what is not there (INTV-08)",
    async (_name, call) => {
      const { id, interviewId } = await scheduled();
      const [rival, stranger] = [await make.person(), await make.person()];
      await make.company({}, [rival]);
      const before = await rowSums(portal.dataSource);
      const answers = [];
      for (const person of [rival, stranger])
        for (const [application, interview] of [
          [id, interviewId],
          [MISSING, MISSING],
        ]) {
          const text = call
            .replaceAll("$application", application ?? "")
            .replaceAll("$interview", interview ?? "");
          const { status, errors } = await portal.ask(`mutation { ${text} }`, person);
          answers.push(
            JSON.stringify([status, errors.map(({ message, extensions }) => [message, extensions.code])]),
          );
        }
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toContain("NOT_FOUND");
      expect(await rowSums(portal.dataSource)).toEqual({
        ...before,
        rate_limits: expect.anything() as string,
      });
    },
  );

  it("see no interview, slot or calendar that is not theirs (INTV-08)", async () => {
    const { id, interviewId } = await scheduled();
    const rival = await make.person();
    await make.company({}, [rival]);
    const { data } = await portal.ask(
      `{ interviews(applicationId: "${id}") { id } upcomingInterviews { id } }`,
      rival,
    );
    expect(data).toEqual({ interviews: [], upcomingInterviews: [] });
    for (const call of [
      `interviewCalendar(id: "${interviewId}")`,
      `openInterviewSlots(applicationId: "${id}") { id }`,
    ])
      expect((await portal.ask(`{ ${call} }`, rival)).code).toBe("NOT_FOUND");
  });

  const MISSING = "00000000-0000-7000-8000-000000000000";
});
