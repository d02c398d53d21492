import { randomUUID } from "node:crypto";
import type { Account } from "../modules/accounts/account.entity";
import { Role } from "../auth/role";
import { ClientRequests } from "../database/client-requests";
import type { Job } from "../modules/jobs/job/job.entity";
import { apply, move } from "../test/applications";
import { offer, timesOf } from "../test/calls/interview-calls";
import { createOfferWorld, FAR_TERMS, type OfferWorld } from "../test/calls/offer-world";
import { createFindable, type FindableWorld, INVITE_CALL } from "../test/calls/person-calls";
import { write } from "../test/calls/message-calls";
import { MAKES_NOTHING_TWICE } from "../test/calls/makes-nothing-twice";
import { SEND_MESSAGES_CALL } from "../test/calls/message-mutations";
import { CREATE_API_KEY_CALL, CREATE_WEBHOOK_CALL } from "../test/calls/api-key-calls";
import { CREATE_FEED_IMPORT_CALL } from "../test/calls/feed-import-calls";
import { RAISE_GRIEVANCE_CALL } from "../test/calls/grievance-calls";
import { INVITE_COLLEAGUE_CALL } from "../test/calls/team-calls";
import { askCodeCall, askForVerification, decideCall, WITH_MAIL } from "../test/calls/verification-calls";
import { createFactories, type Factories } from "../test/factories";
import type { NewIdentity } from "../test/identities";
import { startTestPortal, type TestPortal } from "../test/portal";
import { rowSums } from "../test/row-sums";
import { DAY_MS } from "../time/clock";
import { createSchema } from "./schema";

let portal: TestPortal;
let make: Factories;
let person: Account & NewIdentity;
let world: World;

/** What the calls are about. */
interface World
  extends
    OfferWorld,
    FindableWorld,
    Record<"companyId" | "ownJobId" | "openJobId" | "candidateId" | "openedId" | "interviewId", string> {
  /** A request of another company's. */
  verificationId: string;
  /** One that the candidate wrote. */
  messageId: string;
  resumeId: string;
}

beforeAll(async () => {
  portal = await startTestPortal({
    env: {
      ...{ READS_PER_MINUTE: "10000", WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
      ...WITH_MAIL,
    },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
/** Makes a world for one call, because a call changes what it is about. */
async function makeWorld(): Promise<void> {
  person = await make.person({ role: Role.ADMIN });
  const { id: companyId } = await make.company(
    { website: "https://kaveri.example", verifiedAt: new Date() },
    [person],
  );
  // The free plan has one seat beside the owner's, and colleagues are invited twice.
  await portal.dataSource.query("insert into subscriptions (account_id, plan) values ($1, 'paid')", [
    person.id,
  ]);
  const [own, open] = [await make.job({ companyId }), await make.job()];
  const resume = await portal.ask<{ createResume: { id: string } }>(
    'mutation { createResume(input: { title: "First" }) { id } }',
    person,
  );
  const [openedId, invitedId] = [await opened(own), await opened(own)];
  const writer = await make.person();
  const writtenId = await apply(portal, writer, own);
  await write(portal, person, writtenId);
  const { interviews } = await offer(portal, person, [invitedId], timesOf(IN_TWO_DAYS));
  world = {
    companyId,
    ownJobId: own.id,
    openJobId: open.id,
    candidateId: await apply(portal, await make.person(), own),
    openedId,
    interviewId: interviews[0]?.id ?? "",
    ...(await createOfferWorld(portal, make, person, own)),
    verificationId: await askForVerification(portal, make),
    messageId: (await write(portal, writer, writtenId, "On Monday.")).id ?? "",
    ...(await createFindable(portal, make, person)),
    resumeId: resume.data?.createResume.id ?? "",
  };
}

/** An application that the company has opened. */
async function opened(job: Job): Promise<string> {
  const id = await apply(portal, await make.person(), job);
  await move(portal, person, id, "VIEWED");
  return id;
}

const JOB = {
  ...{ type: "FULL_TIME", location: "Pune", pay: "₹3 LPA", experience: "1 year", description: "A ward." },
  requirements: "GNM.",
};
const IN_TWO_DAYS = new Date(Date.now() + 2 * DAY_MS);
const CSV = "title,type,location,salary,experience,description,requirements";

/** What the mutation takes besides the request's id, what it is given, and what is asked of its answer. */
type Call = [declared: string, input: (world: World, word: string) => object, answer: string];

/** Every mutation that makes something; `word` tells one call from another. */
const CALLS: Record<string, Call> = {
  addCandidateNote: [
    "AddCandidateNoteInput!",
    ({ candidateId }, text) => ({ applicationId: candidateId, text }),
    "{ id text }",
  ],
  applyToJob: ["ApplyToJobInput!", ({ openJobId }, note) => ({ jobId: openJobId, note }), "{ id note }"],
  createCoverLetter: ["CoverLetterInput!", (_, text) => ({ title: "Wards", text }), "{ id text }"],
  createAlert: [
    "CreateAlertInput!",
    (_, q) => ({ filter: { q }, frequency: "DAILY" }),
    "{ id title frequency }",
  ],
  createResume: ["SaveResumeInput!", (_, title) => ({ title }), "{ id title }"],
  importCompanies: ["ImportCompaniesInput!", (_, name) => ({ rows: [{ name }] }), "{ created ids }"],
  importJobs: [
    "ImportJobsInput!",
    ({ companyId }, title) => ({ rows: [{ ...JOB, companyId, title }] }),
    "{ created unchanged problems { row } }",
  ],
  importJobsCsv: [
    "ImportJobsCsvInput!",
    ({ companyId }, title) => ({
      companyId,
      importId: companyId,
      csv: `${CSV}\n${title},full-time,Pune,₹3 LPA,1 year,A ward.,GNM.`,
    }),
    "{ created held unchanged }",
  ],
  moveApplications: [
    "MoveApplicationsInput!",
    ({ candidateId }, word) => ({
      items: [{ applicationId: candidateId, expectedStatus: "SUBMITTED" }],
      to: word === "One word" ? "SHORTLISTED" : "NOT_SELECTED",
    }),
    "{ moveId movedCount results { applicationId refusal candidate { status } } }",
  ],
  offerInterviews: [
    "OfferInterviewsInput!",
    ({ openedId }, note) => ({
      applicationIds: [openedId],
      times: { ...timesOf(IN_TWO_DAYS), note },
    }),
    "{ interviews { id status offeredSlots { id note } } }",
  ],
  offerOtherTimes: [
    "OfferOtherTimesInput!",
    ({ interviewId }, reason) => ({ id: interviewId, times: timesOf(IN_TWO_DAYS), reason }),
    "{ id words offeredSlots { id } }",
  ],
  createApiKey: CREATE_API_KEY_CALL,
  createWebhook: CREATE_WEBHOOK_CALL,
  createFeedImport: CREATE_FEED_IMPORT_CALL,
  raiseGrievance: RAISE_GRIEVANCE_CALL,
  inviteColleague: INVITE_COLLEAGUE_CALL,
  invitePerson: INVITE_CALL,
  makeOffer: [
    "MakeOfferInput!",
    ({ shortlistedId }, letter) => ({ applicationId: shortlistedId, ...FAR_TERMS, letter }),
    "{ id letter status }",
  ],
  postJob: [
    "PostJobInput!",
    ({ companyId }, title) => ({ ...JOB, companyId, title, draftId: companyId }),
    "{ id title }",
  ],
  reportMessage: [
    "ReportMessageInput!",
    ({ messageId }, comment) => ({ messageId, reason: "RUDE", comment }),
    "{ id }",
  ],
  sendMessage: [
    "SendMessageInput!",
    ({ openedId }, text) => ({ applicationId: openedId, text }),
    "{ id text sentAt }",
  ],
  sendMessages: SEND_MESSAGES_CALL,
  reportJob: [
    "ReportJobInput!",
    ({ openJobId }, comment) => ({ jobId: openJobId, reason: "SCAM", comment }),
    "{ id }",
  ],
};

/** Those whose argument is no input. */
const OTHER_CALLS: Record<string, (world: World) => string> = {
  acceptOffer: ({ ownOfferId }) =>
    `mutation ($id: ID) { made: acceptOffer(id: "${ownOfferId}", clientRequestId: $id) { id status } }`,
  declineOffer: ({ ownOfferId }) =>
    `mutation ($id: ID) { made: declineOffer(id: "${ownOfferId}", clientRequestId: $id) { id status } }`,
  withdrawOffer: ({ madeOfferId }) =>
    `mutation ($id: ID) { made: withdrawOffer(id: "${madeOfferId}", clientRequestId: $id) { id status } }`,
  askWorkEmailCode: ({ companyId }) => askCodeCall(companyId),
  decideVerification: ({ verificationId }) => decideCall(verificationId),
  duplicateJob: ({ ownJobId }) =>
    `mutation ($id: ID) { made: duplicateJob(id: "${ownJobId}", clientRequestId: $id) { id } }`,
  duplicateResume: ({ resumeId }) =>
    `mutation ($id: ID) { made: duplicateResume(id: "${resumeId}", clientRequestId: $id) { id title } }`,
  importResume: () =>
    'mutation ($id: ID) { made: importResume(json: "{ \\"basics\\": {}, \\"x\\": 1 }", clientRequestId: $id) { resume { id } notes { path } } }',
};

interface Sent {
  id: string;
  word?: string;
  token?: string;
}

function send(name: string, { id, word = "One word", token = person.token }: Sent) {
  const call = CALLS[name];
  const query = call
    ? `mutation ($input: ${call[0]}, $id: ID) { made: ${name}(input: $input, clientRequestId: $id) ${call[2]} }`
    : (OTHER_CALLS[name]?.(world) ?? "");
  return portal.ask<{ made: object }>(query, { variables: { input: call?.[1](world, word), id }, token });
}

const NAMES = [...Object.keys(CALLS), ...Object.keys(OTHER_CALLS)].sort();

/** All rows but the count of calls, and the search index, which takes in earlier imports beside the requests. */
async function contents() {
  const sums = Object.entries(await rowSums(portal.dataSource));
  return sums.filter(([table]) => table !== "rate_limits" && !table.startsWith("job_search_"));
}

describe("a call with a clientRequestId", () => {
  // The tests of a call share one id: the first makes something, the others repeat it.
  describe.each(NAMES)("of %s", (name) => {
    const id = randomUUID();
    beforeAll(makeWorld);

    it("makes one thing of two at once", async () => {
      const [one, other] = await Promise.all([send(name, { id }), send(name, { id })]);
      expect(one).toMatchObject({ status: 200, errors: [] });
      expect(other.data).toEqual(one.data);
    });

    it("answers once more what it made, and makes nothing", async () => {
      const first = await send(name, { id });
      expect(first).toMatchObject({ status: 200, errors: [] });
      const before = await contents();
      expect((await send(name, { id })).data).toEqual(first.data);
      expect((await send(name, { id: id.toUpperCase() })).data).toEqual(first.data);
      expect(await contents()).toEqual(before);
    });

    it("is refused where another call has its id", async () => {
      await send(name, { id });
      const before = await contents();
      const reused = { status: 409, code: "REQUEST_ID_REUSED" };
      if (CALLS[name]) expect(await send(name, { id, word: "Another word" })).toMatchObject(reused);
      expect(
        await send(name === "duplicateResume" ? "createResume" : "duplicateResume", { id }),
      ).toMatchObject(reused);
      expect(await contents()).toEqual(before);
    });
  });
});

describe("a clientRequestId", () => {
  beforeEach(makeWorld);

  it("can be sent anew after a call that failed", async () => {
    const id = randomUUID();
    await portal.dataSource.query("update jobs set closed_at = now() where id = $1", [world.openJobId]);
    expect((await send("applyToJob", { id })).code).toBe("JOB_NOT_OPEN");
    await portal.dataSource.query("update jobs set closed_at = null where id = $1", [world.openJobId]);
    expect((await send("applyToJob", { id })).errors).toEqual([]);
  });

  it("is its account's own", async () => {
    const id = randomUUID();
    const [mine, theirs] = [
      await send("createResume", { id }),
      await send("createResume", { id, token: (await make.person()).token }),
    ];
    expect(theirs.errors).toEqual([]);
    expect(theirs.data).not.toEqual(mine.data);
  });

  it("is refused where the id is no UUID", async () => {
    const { status, errors } = await send("createResume", { id: "once" });
    expect(status).toBe(400);
    expect(errors[0]?.extensions.fields).toEqual([{ field: "clientRequestId", message: "must be a UUID" }]);
  });

  it("is remembered for a day", async () => {
    const requests = new ClientRequests(portal.dataSource);
    const id = randomUUID();
    const { data } = await send("createResume", { id });
    const age = (hours: number) =>
      portal.dataSource.query(
        "update client_requests set created_at = now() - $1 * interval '1 hour' where id = $2",
        [hours, id],
      );
    await age(23);
    await requests.forgetOld();
    expect((await send("createResume", { id })).data).toEqual(data);
    await age(25);
    await requests.forgetOld();
    expect((await send("createResume", { id })).data).not.toEqual(data);
  });
});

describe("a mutation without a clientRequestId", () => {
  it("makes nothing that a repeat would make twice", () => {
    const mutations = Object.values(createSchema().getMutationType()?.getFields() ?? {});
    const namesOf = (fields: readonly { name: string }[]) => fields.map(({ name }) => name).sort();
    const takesId = ({ args }: { args: readonly { name: string }[] }) =>
      args.some(({ name }) => name === "clientRequestId");
    expect(namesOf(mutations.filter(takesId))).toEqual(NAMES);
    expect(namesOf(mutations.filter((field) => !takesId(field)))).toEqual(MAKES_NOTHING_TWICE.toSorted());
  });
});
