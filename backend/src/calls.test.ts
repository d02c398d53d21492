import { createSchema } from "./schema";
import { Role } from "./modules/accounts/role";
import { openApi } from "./rest/openapi";
import { ADMIN_ACTS, ADMIN_READS } from "./test/admin-calls";
import { createFactories, type Factories } from "./test/factories";
import { type NewIdentity, signUpVerified } from "./test/identities";
import { startTestPortal, type TestPortal } from "./test/portal";
import { rowSums } from "./test/row-sums";

/** Who calls, each time as somebody new. */
const CALLERS = ["nobody", "badToken", "seeker", "employer", "admin", "blocked", "unregistered"] as const;
type Caller = (typeof CALLERS)[number];

/** What a call comes to: "ok", or the exact status and code of its refusal. */
type Outcome = "ok" | readonly [status: number, code: string];

const UNAUTHENTICATED = [401, "UNAUTHENTICATED"] as const;
const FORBIDDEN = [403, "FORBIDDEN"] as const;
const NOT_REGISTERED = [403, "NOT_REGISTERED"] as const;

/** Nobody gets further than this with a token that does not hold, or a blocked account. */
const STOPPED = { badToken: [401, "INVALID_TOKEN"], blocked: [403, "ACCOUNT_BLOCKED"] } as const;
const REGISTERED = { seeker: "ok", employer: "ok", admin: "ok" } as const;

const PUBLIC = { ...STOPPED, ...REGISTERED, nobody: "ok", unregistered: "ok" } as const;
const IDENTIFIED = { ...PUBLIC, nobody: UNAUTHENTICATED } as const;
const VIEWERS = { ...IDENTIFIED, unregistered: NOT_REGISTERED } as const;
const ADMINS = { ...VIEWERS, seeker: FORBIDDEN, employer: FORBIDDEN } as const;
const VIEWERS_NOT_FOUND = every([404, "NOT_FOUND"]);
const VIEWERS_NOT_OPEN = every([409, "JOB_NOT_OPEN"]);
const NOT_THEIRS = [400, "IMPORT_REJECTED"] as const;

/** Behind the gate the rules refuse them all alike: the row's call is about something that is not there. */
function every(refusal: readonly [number, string]) {
  return { ...VIEWERS, seeker: refusal, employer: refusal, admin: refusal };
}

/** Nobody's id. */
const UNKNOWN_ID = "00000000-0000-7000-8000-000000000000";

interface Row {
  query: string;
  variables?: (caller: NewIdentity, companyId: string, jobId: string) => object;
  /** The same call's body over REST, where it has one. */
  body?: (caller: NewIdentity) => object;
  outcome: Readonly<Record<Caller, Outcome>>;
}

const JOB = {
  title: "Staff Nurse",
  type: "FULL_TIME",
  location: "Pune",
  pay: "₹3 LPA",
  experience: "1 year",
  description: "A ward.",
  requirements: "GNM.",
};

/** Something of others, which reads as nothing: to admins too. */
const notTheirs = (query: string, input?: (companyId: string) => object): Row => ({
  query,
  variables: (_caller, companyId, id) => ({ id, companyId, input: input?.(companyId) }),
  outcome: VIEWERS_NOT_FOUND,
});

const adminRead = (call: string): Row => ({ query: `{ ${call} }`, outcome: ADMINS });
const adminAct = (call: string): Row => ({
  query: `mutation ($id: ID!) { ${call} }`,
  variables: () => ({ id: UNKNOWN_ID }),
  outcome: { ...ADMINS, admin: [404, "NOT_FOUND"] },
});
const nameOf = (type: string, call: string) => `${type}.${call.replace(/\W.*/s, "")}`;

const ROWS: Record<string, Row> = {
  "Query.jobs": { query: "{ jobs { total } }", outcome: PUBLIC },
  "Query.job": { query: '{ job(id: "none") { id } }', outcome: PUBLIC },
  "Query.company": { query: '{ company(id: "none") { id } }', outcome: PUBLIC },
  "Query.companyJobs": { query: '{ companyJobs(companyId: "none") { total } }', outcome: PUBLIC },
  "Query.popularLocations": { query: "{ popularLocations { city } }", outcome: PUBLIC },
  "Query.jobSuggestions": { query: '{ jobSuggestions(text: "nurse") }', outcome: PUBLIC },
  "Query.placeSuggestions": { query: '{ placeSuggestions(text: "pune") }', outcome: PUBLIC },
  "Query.similarJobs": { query: '{ similarJobs(id: "none") { id } }', outcome: PUBLIC },
  "Query.plans": { query: "{ plans { code } }", outcome: PUBLIC },
  "Query.paymentMode": { query: "{ paymentMode }", outcome: PUBLIC },
  "Query.planRequests": { query: "{ planRequests { total } }", outcome: ADMINS },
  "Query.myNotices": { query: "{ myNotices { total } }", outcome: VIEWERS },
  "Query.unreadNoticeCount": { query: "{ unreadNoticeCount }", outcome: VIEWERS },
  "Query.me": { query: "{ me { id } }", outcome: IDENTIFIED },
  "Query.exportMyData": { query: "{ exportMyData }", outcome: VIEWERS },
  "Query.application": { query: `{ application(id: "${UNKNOWN_ID}") { id } }`, outcome: VIEWERS },
  "Query.myApplications": { query: "{ myApplications { total } }", outcome: VIEWERS },
  "Query.applicationQuota": { query: "{ applicationQuota { used } }", outcome: VIEWERS },
  "Query.myResumes": { query: "{ myResumes { total } }", outcome: VIEWERS },
  "Query.resume": { query: `{ resume(id: "${UNKNOWN_ID}") { id } }`, outcome: VIEWERS },
  "Query.prefilledResume": { query: "{ prefilledResume { title } }", outcome: VIEWERS },
  "Query.resumeTemplates": { query: "{ resumeTemplates { isUsable } }", outcome: VIEWERS },
  "Query.resumeTemplateQuota": { query: "{ resumeTemplateQuota { used } }", outcome: VIEWERS },
  "Query.resumeJson": { query: `{ resumeJson(id: "${UNKNOWN_ID}") }`, outcome: VIEWERS_NOT_FOUND },
  "Query.mySavedJobs": { query: "{ mySavedJobs { total } }", outcome: VIEWERS },
  "Query.recommendedJobs": { query: "{ recommendedJobs { id } }", outcome: VIEWERS },
  "Query.myCompanies": { query: "{ myCompanies { id } }", outcome: VIEWERS },
  "Query.myJobs": { query: "{ myJobs { total } }", outcome: VIEWERS },
  "Query.myJobCounts": { query: "{ myJobCounts { all drafts } }", outcome: VIEWERS },
  "Query.myJob": { query: '{ myJob(id: "none") { id } }', outcome: VIEWERS },
  "Query.myJobDrafts": { query: "{ myJobDrafts { id } }", outcome: VIEWERS },
  "Query.myJobDraft": { query: '{ myJobDraft(id: "none") { id } }', outcome: VIEWERS },
  "Query.describePay": { query: '{ describePay(text: "₹3 LPA") { words } }', outcome: VIEWERS },
  "Query.checkJob": { query: "{ checkJob(fields: {}) { problems { field } } }", outcome: VIEWERS },
  "Query.previewJobsCsv": notTheirs(
    "query ($input: PreviewJobsCsvInput!) { previewJobsCsv(input: $input) { rowCount } }",
    (companyId) => ({ companyId, csv: "" }),
  ),
  "Query.exportJobsCsv": notTheirs("query ($companyId: ID!) { exportJobsCsv(companyId: $companyId) }"),
  "Query.testAccounts": { query: "{ testAccounts { email } }", outcome: ADMINS },
  "Mutation.register": {
    query: "mutation ($input: RegisterInput!) { register(input: $input) { id } }",
    variables: ({ uid, email }) => ({ input: { firebaseUid: uid, email, role: "EMPLOYER" } }),
    body: ({ uid, email }) => ({ firebaseUid: uid, email, role: "employer" }),
    outcome: IDENTIFIED,
  },
  "Mutation.updateProfile": {
    query: "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }",
    variables: () => ({ input: { displayName: "Asha Menon" } }),
    body: () => ({ displayName: "Asha Menon" }),
    outcome: VIEWERS,
  },
  "Mutation.deleteMyAccount": { query: "mutation { deleteMyAccount }", outcome: VIEWERS },
  "Mutation.markNoticesRead": { query: "mutation { markNoticesRead }", outcome: VIEWERS },
  "Mutation.changePlan": { query: "mutation { changePlan(plan: PAID) { outcome } }", outcome: VIEWERS },
  "Mutation.cancelPlanChange": { query: "mutation { cancelPlanChange { outcome } }", outcome: VIEWERS },
  "Mutation.decidePlanRequest": {
    query:
      'mutation { decidePlanRequest(id: "00000000-0000-0000-0000-000000000000", isApproved: true) { id } }',
    outcome: { ...ADMINS, admin: [404, "NOT_FOUND"] },
  },
  "Mutation.importCompanies": {
    query: "mutation ($input: ImportCompaniesInput!) { importCompanies(input: $input) { created } }",
    variables: () => ({ input: { rows: [{ name: "Kaveri Works" }] } }),
    outcome: ADMINS,
  },
  "Mutation.importJobs": {
    query: "mutation ($input: ImportJobsInput!) { importJobs(input: $input) { created } }",
    variables: (_caller, companyId) => ({
      input: { rows: [{ ...JOB, companyId }] },
    }),
    outcome: { ...VIEWERS, seeker: NOT_THEIRS, employer: NOT_THEIRS },
  },
  "Mutation.postJob": {
    query: "mutation ($input: PostJobInput!) { postJob(input: $input) { id } }",
    variables: () => ({ input: { ...JOB, draftId: UNKNOWN_ID, companyName: "Kaveri Works" } }),
    outcome: VIEWERS,
  },
  "Mutation.updateJob": notTheirs(
    "mutation ($id: ID!, $input: JobContentInput!) { updateJob(id: $id, version: 1, input: $input) { id } }",
    () => JOB,
  ),
  "Mutation.closeJob": notTheirs("mutation ($id: ID!) { closeJob(id: $id) { id } }"),
  "Mutation.reopenJob": notTheirs("mutation ($id: ID!) { reopenJob(id: $id) { id } }"),
  "Mutation.extendJob": notTheirs("mutation ($id: ID!) { extendJob(id: $id, days: 7) { id } }"),
  "Mutation.duplicateJob": notTheirs("mutation ($id: ID!) { duplicateJob(id: $id) { id } }"),
  "Mutation.saveJobDraft": {
    query: 'mutation ($id: ID!) { saveJobDraft(id: $id, fields: { title: "Staff Nurse" }) { id } }',
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS,
  },
  "Mutation.deleteJobDraft": {
    query: "mutation ($id: ID!) { deleteJobDraft(id: $id) }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS,
  },
  "Mutation.importJobsCsv": notTheirs(
    "mutation ($input: ImportJobsCsvInput!) { importJobsCsv(input: $input) { created } }",
    (companyId) => ({ companyId, csv: "", importId: UNKNOWN_ID }),
  ),
  "Mutation.updateCompany": notTheirs(
    "mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { id } }",
    (id) => ({ id, about: "Not theirs." }),
  ),
  "Mutation.removeCompanyLogo": notTheirs(
    "mutation ($companyId: ID!) { removeCompanyLogo(id: $companyId) { id } }",
  ),
  "Mutation.reportJob": {
    query: "mutation ($input: ReportJobInput!) { reportJob(input: $input) { id } }",
    variables: (_caller, _companyId, jobId) => ({ input: { jobId, reason: "SCAM" } }),
    outcome: VIEWERS,
  },
  "Mutation.saveJob": {
    query: "mutation ($jobId: ID!) { saveJob(jobId: $jobId) }",
    variables: () => ({ jobId: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_OPEN,
  },
  "Mutation.unsaveJob": {
    query: "mutation ($jobId: ID!) { unsaveJob(jobId: $jobId) }",
    variables: () => ({ jobId: UNKNOWN_ID }),
    outcome: VIEWERS,
  },
  "Mutation.applyToJob": {
    query: "mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { id } }",
    variables: () => ({ input: { jobId: UNKNOWN_ID } }),
    outcome: VIEWERS_NOT_OPEN,
  },
  "Mutation.withdrawApplication": {
    query: "mutation ($id: ID!) { withdrawApplication(id: $id) { id } }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.moveApplication": {
    query: "mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { id } }",
    variables: () => ({ input: { applicationId: UNKNOWN_ID, status: "VIEWED" } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.resubmitJob": notTheirs(
    'mutation ($id: ID!) { resubmitJob(id: $id, note: "Corrected.") { id } }',
  ),
  ...Object.fromEntries(ADMIN_READS.map((call) => [nameOf("Query", call), adminRead(call)])),
  ...Object.fromEntries(ADMIN_ACTS.map((call) => [nameOf("Mutation", call), adminAct(call)])),
  "Mutation.createResume": { query: "mutation { createResume(input: {}) { id } }", outcome: VIEWERS },
  "Mutation.updateResume": {
    query: `mutation { updateResume(id: "${UNKNOWN_ID}", version: 1, input: {}) { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.finishResume": {
    query: `mutation { finishResume(id: "${UNKNOWN_ID}", version: 1) { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.duplicateResume": {
    query: `mutation { duplicateResume(id: "${UNKNOWN_ID}") { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.deleteResume": {
    query: `mutation { deleteResume(id: "${UNKNOWN_ID}") { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.restoreResume": {
    query: `mutation { restoreResume(id: "${UNKNOWN_ID}") { id } }`,
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.importResume": {
    query: "mutation ($json: String!) { importResume(json: $json) { resume { id } } }",
    variables: () => ({ json: '{ "basics": {} }' }),
    outcome: VIEWERS,
  },
  "Query.candidates": { query: "{ candidates { total } }", outcome: VIEWERS },
  "Query.candidate": {
    query: "query ($id: ID!) { candidate(applicationId: $id) { id } }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Query.rejectionMessage": {
    query: "query ($id: ID!) { rejectionMessage(companyId: $id) }",
    variables: (_caller, companyId) => ({ id: companyId }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Query.employerSummary": { query: "{ employerSummary { totalJobs } }", outcome: VIEWERS },
  "Query.employerAnalytics": {
    query: '{ employerAnalytics(from: "2026-11-01", to: "2026-11-30") { views } }',
    outcome: VIEWERS,
  },
  "Mutation.openApplication": {
    query: "mutation ($id: ID!) { openApplication(id: $id) { id } }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.moveApplications": {
    query: "mutation ($input: MoveApplicationsInput!) { moveApplications(input: $input) { movedCount } }",
    variables: () => ({
      input: { items: [{ applicationId: UNKNOWN_ID, expectedStatus: "SUBMITTED" }], to: "VIEWED" },
    }),
    // Each candidate has its own refusal; candidate.identity.test.ts has them.
    outcome: VIEWERS,
  },
  "Mutation.undoMove": {
    query: "mutation ($id: ID!) { undoMove(moveId: $id) { movedCount } }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.addCandidateNote": {
    query: "mutation ($input: AddCandidateNoteInput!) { addCandidateNote(input: $input) { id } }",
    variables: () => ({ input: { applicationId: UNKNOWN_ID, text: "Call on Monday." } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.deleteCandidateNote": {
    query: "mutation ($id: ID!) { deleteCandidateNote(id: $id) }",
    variables: () => ({ id: UNKNOWN_ID }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.saveRejectionMessage": {
    query: "mutation ($input: SaveRejectionMessageInput!) { saveRejectionMessage(input: $input) }",
    variables: (_caller, companyId) => ({ input: { companyId, text: "Thank you." } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.initDatabase": { query: "mutation { initDatabase { message } }", outcome: ADMINS },
  "Mutation.createTestUsers": { query: "mutation { createTestUsers { message } }", outcome: ADMINS },
  "Mutation.createSubscriptionPlans": {
    query: "mutation { createSubscriptionPlans { message } }",
    outcome: ADMINS,
  },
};

let portal: TestPortal;
let make: Factories;
let companyId: string;
let jobId: string;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { SIGN_UPS_PER_HOUR_PER_ADDRESS: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "1000" },
  });
  make = createFactories(portal.dataSource);
  companyId = (await make.company()).id;
  jobId = (await make.job({ companyId })).id;
  await make.account({ role: Role.ADMIN });
});
afterAll(() => portal.stop());

const ROLES = { seeker: Role.JOBSEEKER, employer: Role.EMPLOYER, admin: Role.ADMIN } as const;

async function callAs(caller: Caller): Promise<NewIdentity> {
  if (caller === "nobody") return { uid: "nobody", email: "nobody@jobs.example", token: "" };
  if (caller === "badToken") return { uid: "bad", email: "bad@jobs.example", token: "no.such.token" };
  if (caller === "unregistered") return await signUpVerified();
  if (caller === "blocked") return await make.person({ role: Role.ADMIN, blockedAt: new Date() });
  return await make.person({ role: ROLES[caller] });
}

/** Makes the call, and sees to it that a refused one has changed nothing. */
async function expectOutcome(
  outcome: Outcome,
  call: () => Promise<{ status: number; code: string | undefined }>,
  isWrite = true,
): Promise<void> {
  const before = await rowSums(portal.dataSource);
  const { status, code } = await call();
  const isOk = code === undefined && status < 300;
  expect(isOk ? "ok" : [status, code]).toEqual(outcome);
  if (isOk) return;
  // What the gate lets through to be written is counted, whatever the rules then say to the input.
  const counts =
    isWrite && [400, 404, 409].includes(status) ? { rate_limits: expect.anything() as string } : {};
  expect(await rowSums(portal.dataSource)).toEqual({ ...before, ...counts });
}

const cells = <Of>(rows: readonly (readonly [string, Of])[]) =>
  rows.flatMap(([name, row]) => CALLERS.map((caller) => [name, caller, row] as const));

describe("who may call what over GraphQL (CALL-02, CALL-09, CALL-16)", () => {
  it("is said of every operation", () => {
    const schema = createSchema();
    const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${String(type?.name)}.${field}`),
    );
    expect(Object.keys(ROWS).sort()).toEqual(operations.sort());
  });

  it.each(cells(Object.entries(ROWS)))("%s by %s", async (_name, caller, { query, variables, outcome }) => {
    const identity = await callAs(caller);
    const call = () =>
      portal.ask(query, { variables: variables?.(identity, companyId, jobId), token: identity.token });
    await expectOutcome(outcome[caller], call, query.startsWith("mutation"));
  });
});

/** For every registered account, who is refused here for what was sent. */
const refusedAs = (status: number, code: string): Row => ({
  query: "",
  outcome: { ...VIEWERS, seeker: [status, code], employer: [status, code], admin: [status, code] },
});

/** What has no GraphQL operation. */
const FILE_ROWS: Record<string, Row | undefined> = {
  uploadPhoto: refusedAs(400, "PHOTO_MISSING"),
  uploadCompanyLogo: refusedAs(400, "PHOTO_MISSING"),
  applicationResumePdf: refusedAs(404, "NOT_FOUND"),
  resumePdf: refusedAs(404, "NOT_FOUND"),
  resumeJsonFile: refusedAs(404, "NOT_FOUND"),
  previewResume: refusedAs(400, "BAD_USER_INPUT"),
};

describe("who may call what over REST", () => {
  const calls = Object.entries(openApi().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => {
      const kind = method === "get" ? "Query" : "Mutation";
      const row = FILE_ROWS[operationId] ?? ROWS[`${kind}.${operationId}`];
      return [`${method.toUpperCase()} ${path}`, row] as const;
    }),
  );

  it("is said of the specification's six calls, and of those for files", () => {
    expect(calls.map(([name]) => name).sort()).toEqual([
      "GET /api/applications/{id}/resume.pdf",
      "GET /api/auth/me",
      "GET /api/resumes/{id}.json",
      "GET /api/resumes/{id}.pdf",
      "POST /api/admin/create-subscription-plans",
      "POST /api/admin/create-test-users",
      "POST /api/admin/init-database",
      "POST /api/auth/photo",
      "POST /api/auth/register",
      "POST /api/companies/{id}/logo",
      "POST /api/resumes/preview",
      "PUT /api/auth/profile",
    ]);
    expect(calls.every(([, row]) => row !== undefined)).toBe(true);
  });

  it.each(cells(calls))("%s by %s (CALL-02, CALL-04, CALL-16)", async (name, caller, row) => {
    const [method, path] = name.split(" ");
    const identity = await callAs(caller);
    const isUnknownAccount = path === "/api/auth/me" && caller === "unregistered";
    const outcome = isUnknownAccount ? ([404, "NOT_FOUND"] as const) : (row?.outcome[caller] ?? "ok");
    const call = async () => {
      const body = row?.body?.(identity);
      const answer = await fetch(`${portal.url}${path ?? ""}`, {
        method,
        headers: {
          ...(identity.token && { authorization: `Bearer ${identity.token}` }),
          ...(body && { "content-type": "application/json" }),
        },
        body: body && JSON.stringify(body),
      });
      return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
    };
    await expectOutcome(outcome, call);
  });
});
