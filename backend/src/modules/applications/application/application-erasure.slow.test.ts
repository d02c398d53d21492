import { indianDay } from "../../../time/indian-calendar";
import { createAdmin, type Act } from "../../../test/admin";
import { apply, move } from "../../../test/applications";
import { moveMany, undo } from "../../../test/candidates";
import { createFactories, type Factories } from "../../../test/factories";
import { type NewIdentity, signUpVerified } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { newResume } from "../../../test/resumes";
import type { Account } from "../../accounts/account.entity";
import type { Job } from "../../jobs/job/job.entity";
import { endInterviews } from "../../interviews/interview-ending";
import { NoticeService } from "../../notices/notice.service";
import { namesOfApplicants } from "../telling/applicant-names";
import { CandidateMoveService } from "../candidate/candidate-move.service";
import { MatchRenewalService } from "./match-renewal.service";
import { untilLockIsAwaited } from "../../../test/database-server/lock-waiter";

let portal: TestPortal;
let make: Factories;
let act: Act;
let member: Account & NewIdentity;
let job: Job;

const clock = { now: () => new Date() };
const PHONE = "98765 43210";

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.dataSource.query("truncate jobs, companies, accounts cascade");
  ({ act } = await createAdmin(portal, make));
  member = await make.person({ displayName: "Meera Iyer" });
  job = await make.job({ companyId: (await make.company({}, [member])).id });
});

const rows = (sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, parameters);

/** As a company's member. */
async function read<Data = Record<string, unknown>>(query: string): Promise<Data> {
  const { data, errors } = await portal.ask<Data>(query, member);
  if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
  return data;
}

/** Somebody who sent a resume with a note and was shortlisted, and about whom the company wrote. */
async function sent() {
  const seeker = await make.person({ displayName: "Asha Menon", additionalData: { phone: PHONE } });
  const { id: resumeId } = await newResume(portal, seeker);
  const { data } = await portal.ask<{ applyToJob: { id: string } }>(
    "mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { id } }",
    { variables: { input: { jobId: job.id, resumeId, note: `Call Asha: ${PHONE}.` } }, token: seeker.token },
  );
  const id = data?.applyToJob.id ?? "";
  await move(portal, member, id, "SHORTLISTED");
  await portal.ask(
    `mutation { addCandidateNote(input: { applicationId: "${id}", text: "Asha is kind." }) { id } }`,
    member,
  );
  return { seeker, id };
}

const DELETIONS: [string, (seeker: Account & NewIdentity) => Promise<unknown>][] = [
  ["an admin", ({ id }) => act(`deleteUser(id: "${id}") { id }`)],
  ["the owner", (seeker) => act("deleteMyAccount { id }", seeker)],
];

const TODAY = indianDay(clock.now());
/** All that the company counts. */
const FIGURES = `{
  employerSummary { totalApplications shortlisted interviews }
  employerAnalytics(from: "${TODAY}", to: "${TODAY}") {
    applications medianHoursToAnswer funnel { count } jobs { jobId applications shortlisted } days { day applications }
  }
  candidates { total counts { status count } items { id status statusAt appliedAt jobId job { title } } }
  myJobs { items { standing { applicationCount unopenedCount } } }
}`;

describe.each(DELETIONS)("an application whose sender's account is deleted by %s", (_who, erase) => {
  it("stays with the company, its history and figures as they were, without the person", async () => {
    const { seeker, id } = await sent();
    const figures = await read(FIGURES);
    expect(await erase(seeker)).toEqual({ id: seeker.id });

    expect(await read(FIGURES)).toEqual(figures);
    const query = `{ candidate(applicationId: "${id}") {
      name title location email phone isContactMasked note profile match { score } isPriority
      status history { status party actorName } notes { text } viewerCan { seeContact }
    } }`;
    expect(await read(query)).toEqual({
      candidate: {
        ...{ name: "Deleted account", title: null, location: null, email: null, phone: null, note: null },
        isContactMasked: false,
        profile: {
          basics: { name: "Deleted account" },
          meta: { version: "v1.0.0", lastModified: expect.any(String) as string },
        },
        ...{ match: null, isPriority: false, status: "SHORTLISTED", notes: [] },
        history: [
          { status: "SUBMITTED", party: "APPLICANT", actorName: null },
          { status: "SHORTLISTED", party: "COMPANY", actorName: "Meera Iyer" },
        ],
        viewerCan: { seeContact: false },
      },
    });
    const { candidates } = await read<{ candidates: { items: { id: string }[] } }>(
      '{ candidates(filter: { text: "asha" }) { items { id } } }',
    );
    expect(candidates.items).toEqual([]);
  });

  it("is printed without the person", async () => {
    const { seeker, id } = await sent();
    await erase(seeker);
    const answer = await fetch(`${portal.url}/api/applications/${id}/resume.pdf`, {
      headers: { authorization: `Bearer ${member.token}` },
    });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(answer.headers.get("content-disposition")).toContain("Deleted account");
  });
});

describe("an application without its sender", () => {
  const moves = () => {
    const notices = new NoticeService(
      portal.dataSource,
      clock,
      { isMailed: true, isPushed: false, isTexted: false },
      namesOfApplicants,
    );
    return new CandidateMoveService(portal.dataSource, clock, notices, endInterviews(clock, notices));
  };
  const oneStep = (id: string, from: string, to: string) =>
    moveMany(portal, member, [id], { from, to }).then(({ moveId, movedCount }) => ({ moveId, movedCount }));

  it("goes on through the company's hands, and tells nobody", async () => {
    const { seeker, id } = await sent();
    await act(`deleteUser(id: "${seeker.id}") { id }`);
    const { moveId, movedCount } = await oneStep(id, "SHORTLISTED", "INTERVIEW");
    expect(movedCount).toBe(1);
    expect((await undo(portal, member, moveId)).movedCount).toBe(1);
    expect(await move(portal, member, id, "INTERVIEW")).toBe("INTERVIEW");
    expect((await oneStep(id, "INTERVIEW", "NOT_SELECTED")).movedCount).toBe(1);
    expect(await rows("select id from notices where account_id <> $1", [member.id])).toEqual([]);
  });

  it("has a rejection that nobody waits for", async () => {
    const { seeker, id } = await sent();
    const { moveId } = await oneStep(id, "SHORTLISTED", "NOT_SELECTED");
    await act(`deleteUser(id: "${seeker.id}") { id }`);
    await moves().tell(moveId ?? "");
    expect(await rows("select status, hidden_until, message from applications")).toEqual([
      { status: "not-selected", hidden_until: null, message: null },
    ]);
    expect(await rows("select id from notices where account_id <> $1", [member.id])).toEqual([]);
  });

  it("is not matched anew, and has no room taken from its month", async () => {
    const { seeker } = await sent();
    await act(`deleteUser(id: "${seeker.id}") { id }`);
    await new MatchRenewalService(portal.dataSource).renewOutdated();
    expect(await rows("select match_score, match from applications")).toEqual([
      { match_score: null, match: null },
    ]);
    expect(await act(`removeJob(id: "${job.id}", reason: "No such place.") { id }`)).toMatchObject({
      id: job.id,
    });
  });

  it("stays beside those of others without theirs, and of one who registers anew", async () => {
    const people = [await sent(), await sent()];
    for (const { seeker } of people) await act(`deleteUser(id: "${seeker.id}") { id }`);
    const [first] = people;
    const identity = await signUpVerified(first?.seeker.email);
    const { uid, email, token } = identity;
    await portal.ask("mutation ($input: RegisterInput!) { register(input: $input) { id } }", {
      variables: { input: { firebaseUid: uid, email, role: "JOBSEEKER" } },
      token,
    });
    await apply(portal, identity, job);
    expect(await apply(portal, identity, job)).toBe("ALREADY_APPLIED");
    expect(await rows("select count(*)::int, count(applicant_id)::int as known from applications")).toEqual([
      { count: 3, known: 1 },
    ]);
  });

  it("is erased as well where it is sent while the deletion waits for a company's step", async () => {
    const { seeker, id } = await sent();
    const other = await make.job();
    const step = portal.dataSource.createQueryRunner();
    await step.startTransaction();
    await step.query("select id from applications where id = $1 for update", [id]);
    const deletion = act(`deleteUser(id: "${seeker.id}") { id }`);
    await untilLockIsAwaited(portal.dataSource);
    expect(await apply(portal, seeker, other)).toMatch(/^[\da-f-]{36}$/);
    // A step that tells its applicant must not stand in the deletion's way either.
    await step.query(
      `insert into notices (id, account_id, kind, params, created_at)
       select gen_random_uuid(), $1, kind, params, now() from notices where account_id = $1 limit 1`,
      [seeker.id],
    );
    await step.commitTransaction();
    await step.release();
    expect(await deletion).toEqual({ id: seeker.id });
    expect(
      await rows("select applicant_id, note, profile #>> '{basics,name}' as name from applications"),
    ).toEqual(Array(2).fill({ applicant_id: null, note: null, name: "Deleted account" }));
  });
});
