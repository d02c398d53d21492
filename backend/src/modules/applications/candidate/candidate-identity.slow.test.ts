import { apply } from "../../../test/applications";
import { moveMany } from "../../../test/candidates";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { rowSums } from "../../../test/row-sums";
import type { Account } from "../../accounts/account.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let owner: Person;
let rival: Person;
let seeker: Person;
let companyId: string;
let jobId: string;
let applicationId: string;
let noteId: string;

const UNKNOWN_ID = "00000000-0000-7000-8000-000000000000";

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
  [owner, rival, seeker] = [await make.person(), await make.person(), await make.person()];
  companyId = (await make.company({}, [owner])).id;
  await make.company({}, [rival]);
  const job = await make.job({ companyId });
  jobId = job.id;
  applicationId = await apply(portal, seeker, job);
  const { data } = await ask<{ addCandidateNote: { id: string } }>(owner, ADD_NOTE, {
    input: { applicationId, text: "Speaks Kannada." },
  });
  noteId = data?.addCandidateNote.id ?? "";
  await portal.dataSource.query(
    "insert into job_view_counts (job_id, day, views) values ($1, '2026-11-10', 7)",
    [jobId],
  );
});
afterAll(() => portal.stop());

const ask = <Data>({ token }: Person, query: string, variables: object = {}) =>
  portal.ask<Data>(query, { variables, token });

const ADD_NOTE = "mutation ($input: AddCandidateNoteInput!) { addCandidateNote(input: $input) { id } }";

/** Each call that names something of a company's, told what it names. */
const CALLS: [
  string,
  (ids: { application: string; note: string; company: string; job: string }) => [string, object],
][] = [
  [
    "candidate",
    ({ application: id }) => ["query ($id: ID!) { candidate(applicationId: $id) { id } }", { id }],
  ],
  [
    "openApplication",
    ({ application: id }) => ["mutation ($id: ID!) { openApplication(id: $id) { id } }", { id }],
  ],
  [
    "addCandidateNote",
    ({ application }) => [ADD_NOTE, { input: { applicationId: application, text: "Hm." } }],
  ],
  [
    "deleteCandidateNote",
    ({ note: id }) => ["mutation ($id: ID!) { deleteCandidateNote(id: $id) { id } }", { id }],
  ],
  [
    "rejectionMessage",
    ({ company: id }) => ["query ($id: ID!) { rejectionMessage(companyId: $id) }", { id }],
  ],
  [
    "saveRejectionMessage",
    ({ company }) => [
      "mutation ($input: SaveRejectionMessageInput!) { saveRejectionMessage(input: $input) { id } }",
      { input: { companyId: company, text: "No." } },
    ],
  ],
  [
    "employerAnalytics",
    ({ job: id }) => [
      'query ($id: ID!) { employerAnalytics(from: "2026-11-01", to: "2026-11-30", jobId: $id) { views } }',
      { id },
    ],
  ],
];

describe("two employers", () => {
  it.each(CALLS)("never reach each other's by %s: it reads as what is not there", async (_name, call) => {
    const before = await rowSums(portal.dataSource);
    const answers = [];
    for (const person of [rival, seeker]) {
      const theirs = { application: applicationId, note: noteId, company: companyId, job: jobId };
      const missing = { application: UNKNOWN_ID, note: UNKNOWN_ID, company: UNKNOWN_ID, job: UNKNOWN_ID };
      for (const ids of [theirs, missing]) {
        const { status, data, errors } = await ask(person, ...call(ids));
        const message = errors.map((error) => [error.message, error.extensions.code]);
        answers.push(JSON.stringify({ status, data, message }));
      }
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain("NOT_FOUND");
    const unchanged = { ...before, rate_limits: expect.anything() as string };
    expect(await rowSums(portal.dataSource)).toEqual(unchanged);
  });

  it("never move each other's candidates: they read as not found", async () => {
    for (const person of [rival, seeker]) {
      const { results } = await moveMany(portal, person, [applicationId, UNKNOWN_ID], {
        from: "SUBMITTED",
        to: "NOT_SELECTED",
      });
      expect(results).toEqual([
        { applicationId, refusal: "NOT_FOUND", candidate: null },
        { applicationId: UNKNOWN_ID, refusal: "NOT_FOUND", candidate: null },
      ]);
    }
  });

  it("never see each other's candidates, notes or figures", async () => {
    const query = `query ($jobId: ID) {
      candidates(filter: { jobId: $jobId }) { total items { id notes { text } } counts { count } }
      employerSummary { totalJobs totalApplications }
      employerAnalytics(from: "2026-11-01", to: "2026-11-30") { views applications }
    }`;
    for (const variables of [{}, { jobId }, { jobId: UNKNOWN_ID }, { jobId: "none" }]) {
      const { data } = await ask<Record<string, object>>(rival, query, variables);
      expect(data?.candidates).toMatchObject({ total: 0, items: [] });
      expect(data?.employerSummary).toEqual({ totalJobs: 0, totalApplications: 0 });
      expect(data?.employerAnalytics).toEqual({ views: 0, applications: 0 });
    }
    const { data } = await ask<Record<string, object>>(owner, query, { jobId });
    expect(data?.candidates).toMatchObject({
      total: 1,
      items: [{ id: applicationId, notes: [{ text: "Speaks Kannada." }] }],
    });
    expect(data?.employerSummary).toEqual({ totalJobs: 1, totalApplications: 1 });
    expect(data?.employerAnalytics).toMatchObject({ views: 7 });
  });

  it("keep their notes from the applicant, in the export too", async () => {
    const { data } = await ask(seeker, "{ exportMyData }");
    expect(JSON.stringify(data)).not.toContain("Kannada");
    const own = await ask(owner, "{ exportMyData }");
    expect(JSON.stringify(own.data)).toContain(applicationId);
    expect(JSON.stringify(own.data)).not.toContain("Kannada");
  });
});

describe("notes", () => {
  it("are deleted by their authors, and by anybody of the company once these are gone", async () => {
    const colleague = await make.person();
    await portal.dataSource.query("insert into company_members (company_id, account_id) values ($1, $2)", [
      companyId,
      colleague.id,
    ]);
    const remove = async (person: Person) => {
      const query = `mutation { deleteCandidateNote(id: "${noteId}") { id } }`;
      const { data, code } = await ask<{ deleteCandidateNote: { id: string } } | null>(person, query);
      return data?.deleteCandidateNote.id ?? code;
    };
    expect(await remove(colleague)).toBe("NOT_FOUND");
    await portal.dataSource.query("update application_notes set author_id = null");
    expect(await remove(colleague)).toBe(noteId);
  });

  it("of who joins the company after applying are not for their eyes, nor is deciding on themselves", async () => {
    await portal.dataSource.query("insert into company_members (company_id, account_id) values ($1, $2)", [
      companyId,
      seeker.id,
    ]);
    const { data } = await ask<Record<string, object>>(seeker, "{ candidates { total items { id } } }");
    expect(data?.candidates).toEqual({ total: 0, items: [] });
    const { code } = await ask(seeker, `{ candidate(applicationId: "${applicationId}") { id } }`);
    expect(code).toBe("NOT_FOUND");
  });
});
