import { apply, move } from "../../../test/applications";
import { moveMany, noticesOf, seenBy, storeApplications, undo } from "../../../test/candidates";
import { write } from "../../../test/calls/message-calls";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { systemClock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { endInterviews } from "../../interviews/interview-ending";
import { NoticeService } from "../../notices/notice.service";
import { namesOfApplicants } from "../telling/applicant-names";
import { CandidateMoveService, UNDO_MS } from "./candidate-move.service";
import { USUAL_REJECTION_MESSAGE } from "./rejection-message.service";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let companyId: string;
let now: Date;
let moves: CandidateMoveService;

const NOW = new Date("2026-11-10T06:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "10000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
  member = await make.person({ displayName: "Meera Iyer" });
  companyId = (await make.company({}, [member])).id;
  const clock = { now: () => now };
  const notices = new NoticeService(
    portal.dataSource,
    systemClock,
    { isMailed: false, isPushed: false, isTexted: false },
    namesOfApplicants,
  );
  moves = new CandidateMoveService(portal.dataSource, clock, notices, endInterviews(clock, notices));
});
afterAll(() => portal.stop());
beforeEach(() => {
  now = NOW;
});

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

const rows = (sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, parameters);

const stored = async (count: number, status = "submitted") =>
  storeApplications(portal, await make.job({ companyId, openUntil: FAR }), { count, status, at: now });

async function sent() {
  const seeker = await make.person();
  const id = await apply(portal, seeker, await make.job({ companyId, openUntil: FAR }));
  return { seeker, id };
}

describe("a step that reaches its applicant at once", () => {
  it("is seen with its notice, and undone in the open", async () => {
    const { seeker, id } = await sent();
    const { moveId } = await moveMany(portal, member, [id], { from: "SUBMITTED", to: "SHORTLISTED" });
    expect((await seenBy(portal, seeker))?.status).toBe("SHORTLISTED");
    later(1000);
    const undone = await undo(portal, member, moveId);
    expect([undone.movedCount, undone.results[0]?.candidate?.status]).toEqual([1, "SUBMITTED"]);
    expect(await seenBy(portal, seeker)).toMatchObject({
      status: "SUBMITTED",
      history: [
        { status: "SUBMITTED", isUndo: false },
        { status: "SHORTLISTED", isUndo: false },
        { status: "SUBMITTED", isUndo: true },
      ],
    });
    expect(await noticesOf(portal, seeker)).toEqual([
      "Kaveri Works took back its last step on your application to Staff Nurse",
      "You are shortlisted for Staff Nurse at Kaveri Works",
    ]);
    expect((await undo(portal, member, moveId)).results[0]?.refusal).toBe("CONFLICT");
  });

  it("leaves somebody waiting since when they waited (PIPE-01)", async () => {
    const [id = ""] = await stored(1);
    const statusAt = async () =>
      (await rows("select status, status_at from applications where id = $1", [id]))[0];
    const there = async (from: string, to: string) =>
      (await moveMany(portal, member, [id], { from, to })).moveId;
    later(5 * 24 * 3_600_000);
    await undo(portal, member, await there("SUBMITTED", "VIEWED"));
    expect(await statusAt()).toEqual({ status: "submitted", status_at: NOW });
    await there("SUBMITTED", "VIEWED");
    const viewedAt = now;
    later(1_000);
    await undo(portal, member, await there("VIEWED", "SHORTLISTED"));
    expect(await statusAt()).toEqual({ status: "viewed", status_at: viewedAt });
  });

  it("leaves an application answered that a message answers (OFFR-10)", async () => {
    const { id } = await sent();
    const answered = new Date(now.getTime() + 1000).toISOString();
    later(1000);
    await write(portal, member, id);
    later(1000);
    const { moveId } = await moveMany(portal, member, [id], { from: "SUBMITTED", to: "SHORTLISTED" });
    later(1000);
    await undo(portal, member, moveId);
    const [left] = await rows("select answered_at from applications where id = $1", [id]);
    expect(left?.answered_at).toEqual(new Date(answered));
  });

  it("leaves an application unanswered that nothing but steps taken back has befallen", async () => {
    const answeredAt = async (id: string) =>
      (await rows("select answered_at from applications where id = $1", [id]))[0]?.answered_at;
    const there = { from: "SUBMITTED", to: "SHORTLISTED" };
    const [id = "", answered = ""] = await stored(2);
    await moveMany(portal, member, [answered], { from: "SUBMITTED", to: "VIEWED" });
    for (let time = 0; time < 2; time += 1) {
      for (const [moved, from] of [
        [id, "SUBMITTED"],
        [answered, "VIEWED"],
      ] as const) {
        later(1000);
        const { moveId } = await moveMany(portal, member, [moved], { ...there, from });
        later(1000);
        expect((await undo(portal, member, moveId)).movedCount).toBe(1);
      }
      expect([await answeredAt(id), await answeredAt(answered)]).toEqual([null, NOW]);
    }
  });

  it("stays where it went after a minute", async () => {
    const [id = ""] = await stored(1);
    const { moveId, undoSeconds } = await moveMany(portal, member, [id], {
      from: "SUBMITTED",
      to: "SHORTLISTED",
    });
    expect(undoSeconds).toBe(UNDO_MS / 1000);
    later(UNDO_MS);
    expect((await undo(portal, member, moveId)).code).toBe("UNDO_EXPIRED");
  });

  it("is taken back by who made it alone, and not once it has gone on", async () => {
    const [one = "", other = ""] = await stored(2);
    const { moveId } = await moveMany(portal, member, [one, other], { from: "SUBMITTED", to: "SHORTLISTED" });
    await move(portal, member, other, "INTERVIEW");
    expect((await undo(portal, await make.person(), moveId)).code).toBe("NOT_FOUND");
    const { results } = await undo(portal, member, moveId);
    const refusals = new Map(results.map(({ applicationId, refusal }) => [applicationId, refusal]));
    expect([refusals.get(one), refusals.get(other)]).toEqual([null, "CONFLICT"]);
  });
});

describe("a hire", () => {
  it("reaches its applicant after a minute, and never where it was undone (PIPE-09)", async () => {
    const { seeker, id } = await sent();
    await move(portal, member, id, "SHORTLISTED");
    await move(portal, member, id, "OFFERED");
    const before = await noticesOf(portal, seeker);
    const hire = async () => await moveMany(portal, member, [id], { from: "OFFERED", to: "HIRED" });
    const first = await hire();
    expect((await seenBy(portal, seeker))?.status).toBe("OFFERED");
    expect((await undo(portal, member, first.moveId)).movedCount).toBe(1);
    later(UNDO_MS);
    await moves.tell(first.moveId ?? "");
    expect(await noticesOf(portal, seeker)).toEqual(before);
    const second = await hire();
    later(UNDO_MS);
    await moves.tell(second.moveId ?? "");
    expect((await seenBy(portal, seeker))?.status).toBe("HIRED");
    expect(await noticesOf(portal, seeker)).toHaveLength(before.length + 1);
  });
});

describe("a rejection", () => {
  const reject = async (id: string, message?: string) =>
    await moveMany(portal, member, [id], { from: "SUBMITTED", to: "NOT_SELECTED", message });

  it("reaches its applicant after a minute, with the company's words", async () => {
    const { seeker, id } = await sent();
    const { moveId } = await reject(id);
    expect(await seenBy(portal, seeker)).toEqual({
      status: "SUBMITTED",
      message: null,
      viewerMoves: ["WITHDRAWN"],
      history: [{ status: "SUBMITTED", isUndo: false }],
    });
    const { data } = await portal.ask("{ exportMyData }", seeker);
    expect(JSON.stringify(data)).not.toContain("not-selected");
    later(UNDO_MS);
    await moves.tell(moveId ?? "");
    await moves.tell(moveId ?? "");
    expect(await seenBy(portal, seeker)).toMatchObject({
      status: "NOT_SELECTED",
      message: USUAL_REJECTION_MESSAGE,
      history: [{ status: "SUBMITTED" }, { status: "NOT_SELECTED" }],
    });
    expect(await noticesOf(portal, seeker)).toEqual([
      "Your application to Staff Nurse at Kaveri Works was not selected",
    ]);
  });

  it("waits in the queue until it can't be undone", async () => {
    const [id = ""] = await stored(1);
    const { moveId } = await reject(id);
    const tasks = await rows(
      "select run_at from graphile_worker.jobs where key = $1 and task_identifier = 'move-due'",
      [`move-due:${moveId ?? ""}`],
    );
    expect(tasks).toEqual([{ run_at: new Date(NOW.getTime() + UNDO_MS) }]);
  });

  it("never reaches its applicant where it was undone", async () => {
    const { seeker, id } = await sent();
    const { moveId } = await reject(id, "Not this time.");
    later(UNDO_MS - 1);
    expect((await undo(portal, member, moveId)).movedCount).toBe(1);
    later(UNDO_MS);
    await moves.tell(moveId ?? "");
    expect(await seenBy(portal, seeker)).toMatchObject({
      status: "SUBMITTED",
      message: null,
      history: [{ status: "SUBMITTED" }],
    });
    expect(await noticesOf(portal, seeker)).toEqual([]);
    const { data } = await portal.ask<{ candidate: { history: object[] } }>(
      `{ candidate(applicationId: "${id}") { history { status isUndo actorName } } }`,
      member,
    );
    expect(data?.candidate.history).toEqual([
      { status: "SUBMITTED", isUndo: false, actorName: null },
      { status: "NOT_SELECTED", isUndo: false, actorName: "Meera Iyer" },
      { status: "SUBMITTED", isUndo: true, actorName: "Meera Iyer" },
    ]);
  });

  it("gives way to an applicant who withdraws without knowing of it", async () => {
    const { seeker, id } = await sent();
    const { moveId } = await reject(id);
    later(1000);
    const { data } = await portal.ask<{ withdrawApplication: { status: string } }>(
      "mutation ($id: ID!) { withdrawApplication(id: $id) { status } }",
      { variables: { id }, token: seeker.token },
    );
    expect(data?.withdrawApplication.status).toBe("WITHDRAWN");
    expect((await undo(portal, member, moveId)).results[0]?.refusal).toBe("CONFLICT");
    later(UNDO_MS);
    await moves.tell(moveId ?? "");
    const seen = await seenBy(portal, seeker);
    expect(seen?.history.map(({ status }) => status)).toEqual(["SUBMITTED", "WITHDRAWN"]);
    expect(await noticesOf(portal, seeker)).toEqual([]);
  });

  it("has the words that its recruiter typed, else the company's own", async () => {
    const save = async (text: string) =>
      (
        await portal.ask<{ saveRejectionMessage: { rejectionMessage: string } }>(
          "mutation ($input: SaveRejectionMessageInput!) { saveRejectionMessage(input: $input) { rejectionMessage } }",
          { variables: { input: { companyId, text } }, token: member.token },
        )
      ).data?.saveRejectionMessage.rejectionMessage;
    const messageOf = async (id: string) =>
      (await rows("select message from applications where id = $1", [id]))[0]?.message;
    const [one = "", other = ""] = await stored(2);
    expect(await save("With thanks, Kaveri.")).toBe("With thanks, Kaveri.");
    await reject(one);
    await reject(other, "Typed.");
    expect([await messageOf(one), await messageOf(other)]).toEqual(["With thanks, Kaveri.", "Typed."]);
    expect(await save(" ")).toBe(USUAL_REJECTION_MESSAGE);
    const company = `{ company(id: "${companyId}") { rejectionMessage } }`;
    expect((await portal.ask(company, member)).data).toEqual({
      company: { rejectionMessage: USUAL_REJECTION_MESSAGE },
    });
    expect((await portal.ask(company)).data).toEqual({ company: { rejectionMessage: null } });
  });
});
