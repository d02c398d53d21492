import { apply } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";
import { CompanyMember } from "../../companies/company-member.entity";
import { MemberRole } from "../../companies/member-role";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let people: Record<MemberRole, Person>;
let company: string;
/** The manager's own job, and another of the company, with somebody who applied to both. */
let own: Named;
let other: Named;

interface Named {
  company: string;
  job: string;
  application: string;
}

beforeAll(async () => {
  const env = { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" };
  portal = await startTestPortal({ env });
  make = createFactories(portal.dataSource);
  const owner = await make.person();
  company = (await make.company({}, [owner])).id;
  people = {
    [MemberRole.OWNER]: owner,
    [MemberRole.RECRUITER]: await member(MemberRole.RECRUITER),
    [MemberRole.HIRING_MANAGER]: await member(MemberRole.HIRING_MANAGER),
    [MemberRole.VIEWER]: await member(MemberRole.VIEWER),
  };
  const seeker = await make.person({ displayName: "Asha Menon" });
  [own, other] = [await applied(seeker), await applied(seeker)];
  await portal.dataSource.query(
    "insert into job_hiring_managers (job_id, account_id, company_id, assigned_at) values ($1, $2, $3, now())",
    [own.job, people[MemberRole.HIRING_MANAGER].id, company],
  );
});
afterAll(() => portal.stop());

async function member(role: MemberRole): Promise<Person> {
  const person = await make.person();
  await portal.dataSource
    .getRepository(CompanyMember)
    .insert({ companyId: company, accountId: person.id, role });
  return person;
}

async function applied(seeker: Person): Promise<Named> {
  const job = await make.job({ companyId: company, postedById: people[MemberRole.OWNER].id });
  return { company, job: job.id, application: await apply(portal, seeker, job) };
}

/** What a call comes to: its refusal; "nothing" where it finds nothing; "done", also where something else is wrong. */
type Answer = "done" | "nothing" | "MEMBER_ROLE" | "NOT_FOUND";

const NOTHING = ["null", "[]", '{"total":0}', '{"rowCount":0}', '{"results":[{"refusal":"NOT_FOUND"}]}'];

async function answerTo({ token }: Person, query: string): Promise<Answer> {
  const { data, errors } = await portal.ask<{ made: unknown }>(query, { token });
  const code = errors[0]?.extensions.code;
  if (code === "MEMBER_ROLE" || code === "NOT_FOUND") return code;
  const made = JSON.stringify(data?.made ?? null);
  const isNothing = NOTHING.includes(made);
  return code === undefined && isNothing ? "nothing" : "done";
}

const TIMES = `{ startsAt: ["2099-01-05T04:30:00Z"], minutes: 30, way: PHONE }`;
const OFFER = `pay: { amount: 25000, unit: MONTH }, joinsOn: "2099-01-05", replyBy: "2099-01-01", letter: "Dear"`;

/** What each role comes to with a job of their own, and the manager with another job of the company. */
type Expected = [own: Answer, foreign: Answer, viewer: Answer];

const SEEN: Expected = ["done", "NOT_FOUND", "NOT_FOUND"];
const FOUND: Expected = ["done", "nothing", "nothing"];
const KEPT: Expected = ["MEMBER_ROLE", "NOT_FOUND", "MEMBER_ROLE"];
const KEPT_OF_COMPANY: Expected = ["MEMBER_ROLE", "MEMBER_ROLE", "MEMBER_ROLE"];

const CALLS: [name: string, call: (ids: Named) => string, expected: Expected][] = [
  ["candidate", ({ application }) => `{ made: candidate(applicationId: "${application}") { id } }`, SEEN],
  ["application", ({ application }) => `{ made: application(id: "${application}") { id } }`, FOUND],
  ["candidates", ({ job }) => `{ made: candidates(filter: { jobId: "${job}" }) { total } }`, FOUND],
  [
    "exportCandidatesCsv",
    ({ job }) => `{ made: exportCandidatesCsv(filter: { jobId: "${job}" }) { rowCount } }`,
    FOUND,
  ],
  [
    "messageThread",
    ({ application }) => `{ made: messageThread(applicationId: "${application}") { standing } }`,
    SEEN,
  ],
  [
    "messageTemplates",
    ({ application }) => `{ made: messageTemplates(applicationId: "${application}") { id } }`,
    SEEN,
  ],
  [
    "openInterviewSlots",
    ({ application }) => `{ made: openInterviewSlots(applicationId: "${application}") { id } }`,
    ["nothing", "NOT_FOUND", "NOT_FOUND"],
  ],
  [
    "usualInterviewPlace",
    ({ application }) => `{ made: usualInterviewPlace(applicationId: "${application}") { place } }`,
    ["nothing", "NOT_FOUND", "NOT_FOUND"],
  ],
  ["myJob", ({ job }) => `{ made: myJob(id: "${job}") { id } }`, ["done", "nothing", "done"]],
  [
    "employerAnalytics",
    ({ job }) =>
      `{ made: employerAnalytics(from: "2026-11-01", to: "2026-11-30", jobId: "${job}") { views } }`,
    ["done", "NOT_FOUND", "done"],
  ],
  [
    "walkInDay",
    ({ job }) => `{ made: walkInDay(jobId: "${job}") { day } }`,
    ["nothing", "NOT_FOUND", "MEMBER_ROLE"],
  ],
  [
    "openApplication",
    ({ application }) => `mutation { made: openApplication(id: "${application}") { id } }`,
    SEEN,
  ],
  [
    "addCandidateNote",
    ({ application }) =>
      `mutation { made: addCandidateNote(input: { applicationId: "${application}", text: "Hm." }) { id } }`,
    SEEN,
  ],
  [
    "giveScorecard",
    ({ application }) =>
      `mutation { made: giveScorecard(input: { applicationId: "${application}", marks: [{ criterion: "Care", mark: 3 }] }) { id } }`,
    SEEN,
  ],
  [
    "sendMessage",
    ({ application }) =>
      `mutation { made: sendMessage(input: { applicationId: "${application}", text: "Hello" }) { id } }`,
    SEEN,
  ],
  [
    "moveApplications",
    ({ application }) => `mutation { made: moveApplications(input: {
      items: [{ applicationId: "${application}", expectedStatus: HIRED }], to: SHORTLISTED }) { results { refusal } } }`,
    FOUND,
  ],
  [
    "offerInterviews",
    ({ application }) =>
      `mutation { made: offerInterviews(input: { applicationIds: ["${application}"], times: ${TIMES} }) { interviews { id } } }`,
    SEEN,
  ],
  [
    "makeOffer",
    ({ application }) =>
      `mutation { made: makeOffer(input: { applicationId: "${application}", ${OFFER} }) { id } }`,
    ["MEMBER_ROLE", "NOT_FOUND", "NOT_FOUND"],
  ],
  [
    "offerTemplate",
    ({ application }) => `{ made: offerTemplate(applicationId: "${application}") { text } }`,
    ["MEMBER_ROLE", "NOT_FOUND", "NOT_FOUND"],
  ],
  [
    "blockMessages",
    ({ application }) => `mutation { made: blockMessages(applicationId: "${application}") { standing } }`,
    ["MEMBER_ROLE", "NOT_FOUND", "NOT_FOUND"],
  ],
  [
    "saveScorecardCriteria",
    ({ job }) =>
      `mutation { made: saveScorecardCriteria(input: { jobId: "${job}", criteria: ["Care"] }) { id } }`,
    KEPT,
  ],
  ["extendJob", ({ job }) => `mutation { made: extendJob(id: "${job}", days: 1) { id } }`, KEPT],
  [
    "assignHiringManager",
    ({ job }) => `mutation { made: assignHiringManager(jobId: "${job}", accountId: "${job}") { id } }`,
    KEPT,
  ],
  [
    "unassignHiringManager",
    ({ job }) => `mutation { made: unassignHiringManager(jobId: "${job}", accountId: "${job}") { id } }`,
    KEPT,
  ],
  ["people", ({ company: id }) => `{ made: people(companyId: "${id}") { total } }`, KEPT_OF_COMPANY],
  [
    "saveRejectionMessage",
    ({ company: id }) =>
      `mutation { made: saveRejectionMessage(input: { companyId: "${id}", text: "No." }) { id } }`,
    KEPT_OF_COMPANY,
  ],
  [
    "saveMessageTemplate",
    ({ company: id }) =>
      `mutation { made: saveMessageTemplate(input: { companyId: "${id}", title: "Hi", text: "Hi." }) { id } }`,
    ["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"],
  ],
  [
    "updateCompany",
    ({ company: id }) => `mutation { made: updateCompany(input: { id: "${id}", about: "x" }) { id } }`,
    KEPT_OF_COMPANY,
  ],
];

describe("roles and acts (HMGR-01, HMGR-02)", () => {
  it.each(CALLS)("%s is for those whose job it is", async (_name, call, [asOwn, asForeign, asViewer]) => {
    const manager = people[MemberRole.HIRING_MANAGER];
    expect(await answerTo(manager, call(own))).toBe(asOwn);
    expect(await answerTo(manager, call(other))).toBe(asForeign);
    expect(await answerTo(people[MemberRole.VIEWER], call(other))).toBe(asViewer);
    for (const role of [MemberRole.OWNER, MemberRole.RECRUITER])
      expect(["done", "nothing"]).toContain(await answerTo(people[role], call(other)));
  });

  it("show a hiring manager in lists and figures what their jobs have", async () => {
    const query = `{
      candidates { total items { id otherApplications { id } } } candidateJobs { id } myJobs { items { id } }
      employerSummary { totalJobs totalApplications }
      employerAnalytics(from: "2020-01-01", to: "2020-12-31") { jobs { jobId } }
      messageThreads { items { id } } upcomingInterviews { applicationId }
    }`;
    const seenBy = async ({ token }: Person) => JSON.stringify((await portal.ask(query, { token })).data);
    const manager = await seenBy(people[MemberRole.HIRING_MANAGER]);
    expect(manager).toContain(own.application);
    expect(manager).toContain('"employerSummary":{"totalJobs":1,"totalApplications":1}');
    for (const id of [other.application, other.job]) expect(manager).not.toContain(id);
    const owner = await seenBy(people[MemberRole.OWNER]);
    for (const id of [own.application, other.application, other.job]) expect(owner).toContain(id);
  });

  it("count each person once among the jobs of a hiring manager", async () => {
    await assign(other.job);
    const query = "{ made: candidates(filter: { oncePerPerson: true }) { total } }";
    const { data } = await portal.ask<{ made: { total: number } }>(query, {
      token: people[MemberRole.HIRING_MANAGER].token,
    });
    expect(data?.made.total).toBe(1);
    await portal.dataSource.query("delete from job_hiring_managers where job_id = $1", [other.job]);
  });

  it("show the jobs of both to whoever recruits for one company and has a job of another", async () => {
    const person = people[MemberRole.HIRING_MANAGER];
    const second = await make.company({}, [person]);
    const job = await make.job({ companyId: second.id });
    const mine = await apply(portal, await make.person(), job);
    const query = "{ candidates { items { id } } myJobs { total } employerSummary { totalApplications } }";
    const { data } = await portal.ask<{
      candidates: { items: { id: string }[] };
      myJobs: { total: number };
      employerSummary: object;
    }>(query, { token: person.token });
    expect(data?.candidates.items.map(({ id }) => id).sort()).toEqual([own.application, mine].sort());
    expect(data?.myJobs.total).toBe(2);
    expect(data?.employerSummary).toEqual({ totalApplications: 2 });
  });
});

const assign = (job: string) =>
  portal.dataSource.query(
    "insert into job_hiring_managers (job_id, account_id, company_id, assigned_at) values ($1, $2, $3, now())",
    [job, people[MemberRole.HIRING_MANAGER].id, company],
  );
