import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { NIL_UUID } from "../text/uuid";
import { createFactories, type Factories } from "../test/factories";
import { startTestPortal, type TestPortal } from "../test/portal";
import { post } from "../test/posting";
import { startTestPrimary, type TestPrimary, type TestStandby } from "../test/database-server/standby";

let primary: TestPrimary;
let standby: TestStandby;
let portal: TestPortal;
let make: Factories;
let log: string[];

beforeAll(async () => {
  primary = await startTestPrimary();
  standby = await primary.addStandby();
});
afterAll(async () => {
  await standby.stop();
  await primary.stop();
});
beforeEach(async () => {
  log = [];
  const env: NodeJS.ProcessEnv = { READS_PER_MINUTE: "10000" };
  portal = await startTestPortal({
    env,
    databaseServer: primary.url,
    logTo: { write: (line) => log.push(line) },
    reachDatabaseAt: (url) => {
      env.DATABASE_READ_URLS = standby.urlOf(url);
      return Promise.resolve(url);
    },
  });
  make = createFactories(portal.dataSource);
  await until(() => told("a standby answers reads"));
});
afterEach(() => portal.stop());

const told = (words: string) => log.some((line) => line.includes(words));

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(20);
}

/** Whether the last statement of a session on the standby was such a one. */
const hasAnswered = async (part: string) => {
  const sessions = await standby.run(
    `select from pg_stat_activity where application_name = 'job-portal' and strpos(query, '${part}') > 0`,
  );
  return sessions.length > 0;
};

/** A browser that keeps the cookies that answers set. */
function browser() {
  let cookie = "";
  return async (path: string, token?: string, body?: object) => {
    const response = await fetch(`${portal.url}${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        ...(cookie && { cookie }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      body: body && JSON.stringify(body),
    });
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(";")[0] ?? "";
    return response;
  };
}

const titleOf = async (response: Response) =>
  ((await response.json()) as { data: { job: { title: string } | null } }).data.job?.title;

const SEEN = "query ($id: ID!) { job(id: $id) { title } }";

it("who posts a job sees it at once when signed out, however late the standby is", async () => {
  const poster = await make.person();
  const visit = browser();
  await standby.run("select pg_wal_replay_pause()");
  try {
    const input = {
      draftId: randomUUID(),
      isNewCompanyConfirmed: true,
      ...{ title: "Lathe Operator", type: "FULL_TIME", location: "Hebbal, Mysuru", pay: "₹20,000 a month" },
      ...{ experience: "2 years", companyName: "Kabini Mills" },
      ...{ description: "Run two lathes.", requirements: "ITI turner." },
    };
    const query = "mutation ($input: PostJobInput!) { postJob(input: $input) { id } }";
    const posted = await visit("/graphql", poster.token, { query, variables: { input } });
    expect(posted.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^wrote-at=\d+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const { data } = (await posted.json()) as { data: { postJob: { id: string } } };
    const { id } = data.postJob;
    const seen = await visit("/graphql", undefined, { query: SEEN, variables: { id } });
    expect(await titleOf(seen)).toBe("Lathe Operator");
    expect((await visit(`/jobs/${id}`)).status).not.toBe(404);
  } finally {
    await standby.run("select pg_wal_replay_resume()");
  }
});

it("a standby that is late is left out: everybody sees the job within two seconds", async () => {
  const poster = await make.person();
  await standby.run("select pg_wal_replay_pause()");
  try {
    const { id } = await post(portal, poster, { title: "Kiln Stoker", companyName: "Kabini Mills" });
    await until(() => told("it is left out"));
    const answer = await portal.ask<{ job: { title: string } | null }>(SEEN, { variables: { id } });
    expect(answer.data?.job?.title).toBe("Kiln Stoker");
  } finally {
    await standby.run("select pg_wal_replay_resume()");
  }
});

it("visitors' reads answer from the standby, and their views count", async () => {
  const job = await make.job({ title: "Kiln Stoker" });
  const look = () => portal.ask<{ job: { title: string } | null }>(SEEN, { variables: { id: job.id } });
  await until(async () => (await look()).data?.job?.title === "Kiln Stoker");
  const [{ views } = { views: 0 }] = await portal.dataSource.query<{ views: number }[]>(
    "select views from job_view_counts where job_id = $1",
    [job.id],
  );
  expect(views).toBe(1);
  await until(
    async () => (await portal.ask("{ jobs { total } }")).code === undefined && hasAnswered("found.tier"),
  );
  const sitemap = `${portal.url}/sitemaps/jobs.xml?after=${NIL_UUID}`;
  await until(async () => (await fetch(sitemap)).ok && hasAnswered("changedAt"));
});

it("a visitor's search sweeps what has lapsed", async () => {
  const openUntil = new Date(Date.now() + 2_000);
  await make.jobs(30, { openUntil });
  const entries = async () =>
    (await portal.dataSource.query<object[]>("select from job_search_entries")).length;
  await portal.dataSource.query("select job_search_fold(now(), true)");
  expect(await entries()).toBe(30);
  await until(async () => {
    await portal.ask("{ jobs { total } }");
    return (await entries()) === 0;
  });
});

it("nothing of a visitor's answer sets a cookie", async () => {
  const answer = await portal.ask("{ jobs { total } }");
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it("counts a visitor's search on the primary, though a standby has answered it (SEEK-06)", async () => {
  const query = '{ jobs(filter: { q: "kite maker" }) { total } }';
  await until(async () => {
    await browser()("/graphql", undefined, { query });
    return hasAnswered("job_search");
  });
  await portal.services.searchQueries.flush();
  const counted = "select text, searches from search_queries";
  expect(await portal.dataSource.query(counted)).toEqual([{ text: "kite maker", searches: 1 }]);
});
