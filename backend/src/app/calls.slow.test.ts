import { createSchema } from "./schema";
import { Role } from "../auth/role";
import { openApi } from "../rest/openapi";
import { ADMIN_CALLS } from "../test/calls/admin-calls";
import { API_KEY_CALLS } from "../test/calls/api-key-calls";
import { FEED_IMPORT_CALLS } from "../test/calls/feed-import-calls";
import { MUTATIONS } from "../test/calls/mutations";
import { CALLERS, type Caller, every, type Outcome, type Row, VIEWERS } from "../test/calls/outcomes";
import { GRIEVANCE_CALLS } from "../test/calls/grievance-calls";
import { TEAM_CALLS } from "../test/calls/team-calls";
import { QUERIES } from "../test/calls/queries";
import { createFactories, type Factories } from "../test/factories";
import { type NewIdentity, signUpVerified } from "../test/identities";
import { startTestPortal, type TestPortal } from "../test/portal";
import { rowSums } from "../test/row-sums";

const ROWS: Record<string, Row> = {
  ...QUERIES,
  ...MUTATIONS,
  ...ADMIN_CALLS,
  ...GRIEVANCE_CALLS,
  ...TEAM_CALLS,
  ...API_KEY_CALLS,
  ...FEED_IMPORT_CALLS,
};

let portal: TestPortal;
let make: Factories;
let companyId: string;
let jobId: string;

beforeAll(async () => {
  portal = await startTestPortal({
    env: {
      READS_PER_MINUTE: "10000",
      SIGN_UPS_PER_HOUR_PER_ADDRESS: "1000",
      WRITES_PER_MINUTE: "1000",
      WRITES_PER_MINUTE_PER_ADDRESS: "1000",
    },
  });
  make = createFactories(portal.dataSource);
  companyId = (await make.company()).id;
  jobId = (await make.job({ companyId })).id;
  await make.account({ role: Role.ADMIN });
});
afterAll(() => portal.stop());

const ROLES = { seeker: Role.JOBSEEKER, employer: Role.EMPLOYER, admin: Role.ADMIN } as const;

/** Those whose calls change nothing can make many of them. */
const onlookers = new Map<Caller, Promise<NewIdentity>>();

/** Whoever is to change something is somebody new. */
function callAs(caller: Caller, isChange: boolean): Promise<NewIdentity> {
  const onlooker = isChange ? undefined : onlookers.get(caller);
  if (!onlooker) knownSums = null;
  const identity = onlooker ?? newCaller(caller);
  if (!isChange) onlookers.set(caller, identity);
  return identity;
}

async function newCaller(caller: Caller): Promise<NewIdentity> {
  if (caller === "nobody") return { uid: "nobody", email: "nobody@jobs.example", token: "" };
  if (caller === "badToken") return { uid: "bad", email: "bad@jobs.example", token: "no.such.token" };
  if (caller === "unregistered") return await signUpVerified();
  if (caller === "blocked") return await make.person({ role: Role.ADMIN, blockedAt: new Date() });
  return await make.person({ role: ROLES[caller] });
}

/** The sums after the last refused call, as long as nothing was written since. */
let knownSums: Record<string, string | null> | null = null;

/** Makes the call, and sees to it that a refused one has changed nothing. */
async function expectOutcome(
  outcome: Outcome,
  call: () => Promise<{ status: number; code: string | undefined }>,
  isWrite = true,
): Promise<void> {
  const before = knownSums ?? (await rowSums(portal.dataSource));
  knownSums = null;
  const { status, code } = await call();
  const isOk = code === undefined && status < 300;
  expect(isOk ? "ok" : [status, code]).toEqual(outcome);
  if (isOk) return;
  // What the gate lets through to be written is counted, whatever the rules then say to the input.
  const counts =
    isWrite && [400, 404, 409].includes(status) ? { rate_limits: expect.anything() as string } : {};
  const after = await rowSums(portal.dataSource);
  expect(after).toEqual({ ...before, ...counts });
  knownSums = after;
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

  it.each(cells(Object.entries(ROWS)))(
    "%s by %s",
    async (_name, caller, { query, variables, outcome, isCounted }) => {
      const isWrite = isCounted ?? query.startsWith("mutation");
      const identity = await callAs(caller, isWrite && outcome[caller] === "ok");
      const call = () =>
        portal.ask(query, { variables: variables?.(identity, companyId, jobId), token: identity.token });
      await expectOutcome(outcome[caller], call, isWrite);
    },
  );
});

/** For every registered account, who is refused here for what was sent. */
const refusedAs = (status: number, code: string): Row => ({
  query: "",
  outcome: { ...VIEWERS, seeker: [status, code], employer: [status, code], admin: [status, code] },
});

/** For programs of companies: it takes an API key, which no person has for a token. */
const FOR_KEYS: Row = {
  query: "",
  outcome: { ...every([403, "API_KEY_NEEDED"]), unregistered: [403, "API_KEY_NEEDED"] },
};

/** What has no GraphQL operation. */
const FILE_ROWS: Record<string, Row | undefined> = {
  uploadPhoto: refusedAs(400, "PHOTO_MISSING"),
  uploadJobFile: refusedAs(400, "BAD_USER_INPUT"),
  uploadCompanyLogo: refusedAs(404, "NOT_FOUND"),
  sendCompanyDocument: refusedAs(404, "NOT_FOUND"),
  applicationResumePdf: refusedAs(404, "NOT_FOUND"),
  resumePdf: refusedAs(404, "NOT_FOUND"),
  resumeOriginal: refusedAs(404, "NOT_FOUND"),
  applicationOriginal: refusedAs(404, "NOT_FOUND"),
  applicationOriginalPage: refusedAs(404, "NOT_FOUND"),
  keepResumeOriginal: refusedAs(400, "RESUME_FILE_MISSING"),
  resumeJsonFile: refusedAs(404, "NOT_FOUND"),
  readResumeFile: refusedAs(400, "RESUME_FILE_MISSING"),
  invoicePdf: refusedAs(404, "NOT_FOUND"),
  messageFile: refusedAs(404, "NOT_FOUND"),
  uploadMessageFile: refusedAs(404, "NOT_FOUND"),
  offerLetterPdf: refusedAs(404, "NOT_FOUND"),
  uploadOfferLetter: refusedAs(404, "NOT_FOUND"),
  previewResume: refusedAs(400, "BAD_USER_INPUT"),
  listCompanyJobs: FOR_KEYS,
  postCompanyJob: FOR_KEYS,
  companyJob: FOR_KEYS,
  closeCompanyJob: FOR_KEYS,
  listCandidates: FOR_KEYS,
  oneCandidate: FOR_KEYS,
  moveCandidate: FOR_KEYS,
};

describe("who may call what over REST", () => {
  const calls = Object.entries(openApi().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => {
      const kind = method === "get" ? "Query" : "Mutation";
      const row = FILE_ROWS[operationId] ?? ROWS[`${kind}.${operationId}`];
      return [`${method.toUpperCase()} ${path}`, row] as const;
    }),
  );

  it("is said of the specification's six calls, of those for files and for programs", () => {
    expect(calls.map(([name]) => name).sort()).toEqual([
      "GET /api/applications/{id}/original",
      "GET /api/applications/{id}/original/pages/{page}",
      "GET /api/applications/{id}/resume.pdf",
      "GET /api/auth/me",
      "GET /api/candidates/{id}",
      "GET /api/invoices/{id}.pdf",
      "GET /api/jobs",
      "GET /api/jobs/{id}",
      "GET /api/jobs/{id}/candidates",
      "GET /api/message-files/{id}",
      "GET /api/offers/{id}.pdf",
      "GET /api/resumes/originals/{id}",
      "GET /api/resumes/{id}.json",
      "GET /api/resumes/{id}.pdf",
      "POST /api/admin/create-subscription-plans",
      "POST /api/admin/create-test-users",
      "POST /api/admin/init-database",
      "POST /api/applications/{id}/message-file",
      "POST /api/applications/{id}/offer-letter",
      "POST /api/auth/photo",
      "POST /api/auth/register",
      "POST /api/candidates/{id}/move",
      "POST /api/companies/{companyId}/job-files/{id}",
      "POST /api/companies/{id}/documents",
      "POST /api/companies/{id}/logo",
      "POST /api/jobs",
      "POST /api/jobs/{id}/close",
      "POST /api/resumes/originals",
      "POST /api/resumes/preview",
      "POST /api/resumes/read",
      "PUT /api/auth/profile",
    ]);
    expect(calls.every(([, row]) => row !== undefined)).toBe(true);
  });

  it.each(cells(calls))("%s by %s (CALL-02, CALL-04, CALL-16)", async (name, caller, row) => {
    const [method, path] = name.split(" ");
    const isUnknownAccount = path === "/api/auth/me" && caller === "unregistered";
    const outcome = isUnknownAccount ? ([404, "NOT_FOUND"] as const) : (row?.outcome[caller] ?? "ok");
    const identity = await callAs(caller, method !== "GET" && outcome === "ok");
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
