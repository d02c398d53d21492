import { createFactories, type Factories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";

let portal: TestPortal;
let make: Factories;
let now: Date;

beforeAll(async () => {
  portal = await startTestPortal({ clock: { now: () => now }, env: { TRUST_PROXY: "1" } });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

const view = (id: string, headers: Record<string, string>) =>
  fetch(`${portal.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query: `{ job(id: "${id}") { id } }` }),
  });
const from = (address: string) => ({ "x-forwarded-for": address });
const rows = (sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, parameters);

it("counts who looks at a job once a day in India, at the same moment too", async () => {
  now = new Date("2026-11-20T18:29:59Z");
  const [person, job] = [await make.person(), await make.job({ openUntil: new Date("2030-01-01") })];
  const signedIn = { authorization: `Bearer ${person.token}` };
  await Promise.all(Array.from({ length: 10 }, () => view(job.id, signedIn)));
  await Promise.all(
    ["203.0.113.1", "203.0.113.1", "203.0.113.2"].map((address) => view(job.id, from(address))),
  );
  now = new Date("2026-11-20T18:30:00Z");
  await view(job.id, signedIn);
  expect(
    await rows("select day::text, views from job_view_counts where job_id = $1 order by day", [job.id]),
  ).toEqual([
    { day: "2026-11-20", views: 3 },
    { day: "2026-11-21", views: 1 },
  ]);
});

it("keeps nothing that leads to a viewer, and forgets who was who when the day is over", async () => {
  now = new Date("2026-12-01T06:30:00Z");
  const job = await make.job({ openUntil: new Date("2030-01-01") });
  await view(job.id, from("203.0.113.9"));
  expect(await rows("select day::text from job_view_marks where job_id = $1", [job.id])).toHaveLength(1);
  now = new Date("2026-12-03T06:30:00Z");
  await view(job.id, from("203.0.113.9"));
  expect(await rows("select day::text from job_view_marks where job_id = $1", [job.id])).toEqual([
    { day: "2026-12-03" },
  ]);
  expect(await rows("select day::text from job_view_salts order by 1")).toEqual([{ day: "2026-12-03" }]);
  expect(await rows("select views from job_view_counts where job_id = $1", [job.id])).toHaveLength(2);
});

it("does not count a job that is fetched to be read later (OFF-12)", async () => {
  now = new Date("2026-12-04T06:30:00Z");
  const job = await make.job({ openUntil: new Date("2030-01-01") });
  await fetch(`${portal.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: `{ job(id: "${job.id}", isAhead: true) { id } }` }),
  });
  expect(await rows("select views from job_view_counts where job_id = $1", [job.id])).toEqual([]);
});

it("does not count a look at a job that is not open", async () => {
  now = new Date("2026-12-05T06:30:00Z");
  const job = await make.job({ openUntil: now });
  await view(job.id, from("203.0.113.1"));
  expect(await rows("select views from job_view_counts where job_id = $1", [job.id])).toEqual([]);
});

it("does not count the looks of those who act for the job's company (OWNJ-02)", async () => {
  now = new Date("2026-12-07T06:30:00Z");
  const [member, seeker] = [await make.person(), await make.person()];
  const company = await make.company({}, [member]);
  const job = await make.job({
    companyId: company.id,
    openUntil: new Date("2030-01-01"),
    applyUrl: "https://apply.example/1",
  });
  const click = ({ token }: { token: string }) =>
    portal.ask(`mutation { countApplyClick(id: "${job.id}") { id } }`, { token });
  for (const person of [member, seeker]) {
    await view(job.id, { authorization: `Bearer ${person.token}` });
    expect((await click(person)).errors).toEqual([]);
  }
  expect(await rows("select views, apply_clicks from job_view_counts where job_id = $1", [job.id])).toEqual([
    { views: 1, apply_clicks: 1 },
  ]);
});
