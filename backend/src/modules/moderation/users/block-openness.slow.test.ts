import { createAdmin, type Act } from "../../../test/admin";
import { apply } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import { signIn } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { createWebFolder } from "../../../test/web-folder";
import type { Account } from "../../accounts/account.entity";
import type { NewIdentity } from "../../../test/identities";
import type { Job } from "../../jobs/job/job.entity";

const web = createWebFolder();
let portal: TestPortal;
let make: Factories;
let act: Act;

beforeAll(async () => {
  portal = await startTestPortal({
    webFolder: web.folder,
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(async () => {
  await portal.stop();
  web.remove();
});
beforeEach(async () => {
  await portal.dataSource.query("truncate jobs, companies, accounts cascade");
  ({ act } = await createAdmin(portal, make));
});

const TITLE = "Glassblower";

interface World {
  job: Job;
  poster: Account & NewIdentity;
  /** Somebody else's, of nearly the same name. */
  other: Job;
}

async function world(): Promise<World> {
  const poster = await make.person();
  const company = await make.company({ name: "Firoz Glass" }, [poster]);
  const job = await make.job({
    title: TITLE,
    companyId: company.id,
    postedById: poster.id,
    city: "Firozabad",
  });
  return { job, poster, other: await make.job({ title: `${TITLE} Helper`, city: "Agra" }) };
}

/** The ways to find a job, and to act upon one. */
const FINDING = [
  "search",
  "the job",
  "the job's page",
  "similar jobs",
  "title suggestions",
  "place suggestions",
  "popular locations",
  "the sitemap",
  "the feed",
  "the company's jobs",
  "the company's count",
];
const JOINING = ["applying", "saving", "reporting"];
const BRINGING = ["posting", "importing"];

/** Each act with the one that takes it back. */
const ACTS: Record<
  string,
  { call: (world: World) => string; undo: (world: World) => string; closes: string[] }
> = {
  "blocking the company": {
    call: ({ job }) => `blockCompany(id: "${job.companyId}", reason: "Not theirs.") { id }`,
    undo: ({ job }) => `unblockCompany(id: "${job.companyId}") { id }`,
    closes: [...FINDING, "the company", ...JOINING, ...BRINGING],
  },
  "blocking the poster": {
    call: ({ poster }) => `blockUser(id: "${poster.id}", reason: "Asks for fees.") { id }`,
    undo: ({ poster }) => `unblockUser(id: "${poster.id}") { id }`,
    closes: [...FINDING, ...JOINING, ...BRINGING, "the poster's sign-in"],
  },
  "holding the job": {
    call: ({ job }) => `holdJob(id: "${job.id}", reason: "Unclear pay.") { id }`,
    undo: ({ job }) => `approveJob(id: "${job.id}") { id }`,
    closes: [...FINDING, ...JOINING],
  },
  "removing the job": {
    call: ({ job }) => `removeJob(id: "${job.id}", reason: "No such place.") { id }`,
    undo: ({ job }) => `restoreJob(id: "${job.id}") { id }`,
    closes: [...FINDING, ...JOINING],
  },
};

const ask = async (query: string, token?: string) => {
  const { data, code } = await portal.ask(query, { token });
  return code ?? Object.values(data ?? {})[0];
};

/** Whether a path leads to the job, or lets its poster act, at this moment. */
const PATHS: Record<string, (world: World) => Promise<boolean>> = {
  search: async ({ job }) => {
    const found = (await ask(`{ jobs(filter: { q: "${TITLE}" }) { total items { id } } }`)) as Found;
    expect(found.total).toBe(found.items.length);
    return has(found.items, job);
  },
  "the job": async ({ job }) => (await ask(`{ job(id: "${job.id}") { id } }`)) !== null,
  "the job's page": async ({ job }) => (await fetch(`${portal.url}/jobs/${job.id}`)).status === 200,
  "similar jobs": async ({ job, other }) =>
    has((await ask(`{ similarJobs(id: "${other.id}") { id } }`)) as { id: string }[], job),
  "title suggestions": async () =>
    ((await ask('{ jobSuggestions(text: "glassb") }')) as string[]).includes(TITLE),
  "place suggestions": async () =>
    ((await ask('{ placeSuggestions(text: "firoz") }')) as string[]).includes("Firozabad"),
  "popular locations": async () =>
    JSON.stringify(await ask("{ popularLocations { city } }")).includes("Firozabad"),
  "the sitemap": async ({ job }) => {
    const answer = await fetch(`${portal.url}/sitemaps/jobs.xml?after=00000000-0000-0000-0000-000000000000`);
    return (await answer.text()).includes(job.id);
  },
  "the feed": async ({ job }) =>
    (await (await fetch(`${portal.url}/feeds/jobs.xml`)).text()).includes(job.id),
  "the company": async ({ job }) => (await ask(`{ company(id: "${job.companyId}") { id } }`)) !== null,
  "the company's jobs": async ({ job }) => {
    const found = (await ask(`{ companyJobs(companyId: "${job.companyId}") { total } }`)) as {
      total: number;
    };
    return found.total > 0;
  },
  "the company's count": async ({ job }) => {
    const company = (await ask(`{ company(id: "${job.companyId}") { openJobCount } }`)) as {
      openJobCount: number;
    } | null;
    return company !== null && company.openJobCount > 0;
  },
  applying: async ({ job }) => (await apply(portal, await make.person(), job)) !== "JOB_NOT_OPEN",
  saving: async ({ job }) => {
    const { token } = await make.person();
    return (await ask(`mutation { saveJob(jobId: "${job.id}") { id } }`, token)) !== "JOB_NOT_OPEN";
  },
  reporting: async ({ job }) => {
    const { token } = await make.person();
    const made = `reportJob(input: { jobId: "${job.id}", reason: OTHER }) { id }`;
    return typeof (await ask(`mutation { ${made} }`, token)) === "object";
  },
  posting: async ({ job, poster }) => {
    const token = await signIn(poster.email).catch(() => poster.token);
    const made = `postJob(input: { draftId: "${job.companyId}", companyId: "${job.companyId}", title: "Kiln Helper",
      type: FULL_TIME, location: "Agra", pay: "₹3 LPA", experience: "1 year", description: "A kiln.",
      requirements: "Two hands." }) { id }`;
    return typeof (await ask(`mutation { ${made} }`, token)) === "object";
  },
  importing: async ({ job, poster }) => {
    const token = await signIn(poster.email).catch(() => poster.token);
    const row = `{ companyId: "${job.companyId}", title: "Kiln Helper", type: FULL_TIME, location: "Agra",
      pay: "₹3 LPA", experience: "1 year", description: "A kiln.", requirements: "Two hands." }`;
    const made = await ask(`mutation { importJobs(input: { rows: [${row}] }) { created } }`, token);
    return JSON.stringify(made) === JSON.stringify({ created: 1 });
  },
  "the poster's sign-in": async ({ poster }) =>
    await signIn(poster.email).then(
      async (token) => typeof (await ask("{ me { id } }", token)) === "object",
      () => false,
    ),
};

interface Found {
  total: number;
  items: { id: string }[];
}
const has = (jobs: { id: string }[], { id }: Job): boolean => jobs.some((found) => found.id === id);

const closed = async (at: World) => {
  const names = [];
  for (const [name, isOpen] of Object.entries(PATHS)) if (!(await isOpen(at))) names.push(name);
  return names;
};
const standing = (at: World) =>
  portal.dataSource.query<unknown[]>(
    `select is_listed, held_at, held_reason, removed_at, removed_reason, closed_at, open_until
     from jobs where id = $1`,
    [at.job.id],
  );

describe.each(Object.entries(ACTS))("%s", (_name, { call, undo, closes }) => {
  it("takes effect at the next request on every path, and is taken back exactly", async () => {
    const at = await world();
    const before = await standing(at);
    expect(await closed(at)).toEqual([]);
    await portal.dataSource.query("delete from jobs where title = 'Kiln Helper'");
    expect(typeof (await act(call(at)))).toBe("object");
    expect((await closed(at)).sort()).toEqual([...closes].sort());
    expect(typeof (await act(undo(at)))).toBe("object");
    expect(await standing(at)).toEqual(before);
    expect(await closed(at)).toEqual([]);
  });

  it("does not bring back a job that is closed by itself", async () => {
    const at = await world();
    await portal.dataSource.query("update jobs set closed_at = now() where id = $1", [at.job.id]);
    await act(call(at));
    await act(undo(at));
    expect(await PATHS["the job"]?.(at)).toBe(false);
  });
});
