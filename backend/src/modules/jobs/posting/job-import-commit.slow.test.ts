import { Client } from "pg";
import { createFactories, type Factories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";

/** What a caller waits for an answer of the database, in milliseconds; a fold takes longer here. */
const WAIT_MS = 4_000;
const FOLD_SECONDS = 8;

let portal: TestPortal;
let make: Factories;
/** Prepares and looks: it waits as long as a busy machine takes. */
let direct: Client;

beforeAll(async () => {
  portal = await startTestPortal({
    reachDatabaseAt: (url) => Promise.resolve(`${url}?query_timeout=${WAIT_MS}`),
  });
  make = createFactories(portal.dataSource);
  direct = new Client(portal.databaseUrl);
  await direct.connect();
});
afterAll(async () => {
  await direct.end();
  await portal.stop();
});

/** Many jobs whose changes wait to be folded. */
const load = (companyId: string) =>
  direct.query(
    `insert into jobs (id, company_id, title, type, work_mode, pay_text, experience_text, description, requirements,
         posted_at, open_until)
       select gen_random_uuid(), $1, 'Weaver', 'full-time', 'remote', '', '', '', '', now(), now() + interval '9 days'
       from generate_series(1, 3600)`,
    [companyId],
  );

it("an import says what it did, however long the search index takes", async () => {
  const member = await make.person();
  const { id: companyId } = await make.company({}, [member]);
  await load(companyId);
  await direct.query(
    `create or replace function job_search_fold(p_now timestamptz default '-infinity', p_is_patient boolean default false)
       returns void language plpgsql as $$ begin perform pg_sleep(${FOLD_SECONDS}); end $$`,
  );
  const job = {
    ...{ companyId, title: "Electrician", type: "FULL_TIME", location: "Pune", pay: "₹25k/month" },
    ...{ experience: "2 years", description: "Wire new flats.", requirements: "ITI." },
  };
  const answer = await portal.ask<{ importJobs: { created: number } }>(
    "mutation ($input: ImportJobsInput!) { importJobs(input: $input) { created } }",
    { variables: { input: { rows: Array.from({ length: 500 }, () => job) } }, token: member.token },
  );
  const stored = await direct.query<{ count: number }>(
    "select count(*)::int as count from jobs where company_id = $1 and title = 'Electrician'",
    [companyId],
  );
  // On a machine that is too busy for the import itself, the answer is 503, and true as well.
  expect(stored.rows[0]?.count).toBe(answer.data?.importJobs.created ?? 0);
}, 60_000);
