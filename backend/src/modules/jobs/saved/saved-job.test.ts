import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import type { Job } from "../job/job.entity";

let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

const toggle = async (
  call: "saveJob" | "unsaveJob",
  { token }: NewIdentity,
  { id: jobId }: Pick<Job, "id">,
) => {
  const query = `mutation ($jobId: ID!) { ${call}(jobId: $jobId) { id isSaved } }`;
  return (await portal.ask(query, { variables: { jobId }, token })).data?.[call];
};

interface Saved {
  total: number;
  items: { title: string; companyName: string; job: { id: string } | null }[];
}

const saved = async ({ token }: NewIdentity) => {
  const query = `{ mySavedJobs { total items { title companyName savedAt job {
    id isSaved location pay { text } description company { name } viewerCan { edit }
  } } } }`;
  return (await portal.ask<{ mySavedJobs: Saved }>(query, { token })).data?.mySavedJobs;
};

/**
 * What a list's jobs say like any other: columns, what is made of them, texts that a list does not read, the company.
 */
const card = {
  location: "Bangalore",
  pay: { text: "₹3–4 LPA" },
  description: "Look after a ward.",
  company: { name: "Kaveri Works" },
  viewerCan: { edit: false },
};

describe("saved jobs (JOBS-11)", () => {
  it("are put there and taken away, and twice is once", async () => {
    const [person, job] = [await make.person(), await make.job()];
    const isSaved = { id: job.id, isSaved: true };
    expect(await Promise.all([1, 2, 3].map(() => toggle("saveJob", person, job)))).toEqual([
      isSaved,
      isSaved,
      isSaved,
    ]);
    expect(await saved(person)).toMatchObject({
      total: 1,
      items: [
        { title: "Staff Nurse", companyName: "Kaveri Works", job: { id: job.id, isSaved: true, ...card } },
      ],
    });
    const isNotSaved = { id: job.id, isSaved: false };
    expect(await toggle("unsaveJob", person, job)).toEqual(isNotSaved);
    expect(await toggle("unsaveJob", person, job)).toEqual(isNotSaved);
    expect(await toggle("unsaveJob", person, { id: "no-id-at-all" })).toBeNull();
    expect((await saved(person))?.total).toBe(0);
  });

  it("are answered as they stand after each of several changes in one call", async () => {
    const [person, { id: jobId }] = [await make.person(), await make.job()];
    const query = `mutation ($jobId: ID!) {
      one: saveJob(jobId: $jobId) { isSaved } two: unsaveJob(jobId: $jobId) { isSaved }
      three: saveJob(jobId: $jobId) { isSaved }
    }`;
    expect((await portal.ask(query, { variables: { jobId }, token: person.token })).data).toEqual({
      one: { isSaved: true },
      two: { isSaved: false },
      three: { isSaved: true },
    });
  });

  it("are each one's own", async () => {
    const [person, other, job] = [await make.person(), await make.person(), await make.job()];
    await toggle("saveJob", person, job);
    await toggle("unsaveJob", other, job);
    expect((await saved(other))?.total).toBe(0);
    expect((await saved(person))?.total).toBe(1);
  });

  it("keep a closed job's name and nothing else of it, last saved first (DASH-19)", async () => {
    const person = await make.person();
    const [older, newer] = [await make.job({ title: "Driver" }), await make.job({ title: "Welder" })];
    await toggle("saveJob", person, older);
    await toggle("saveJob", person, newer);
    await portal.dataSource.query("update jobs set held_at = now() where id = $1", [older.id]);
    expect((await saved(person))?.items).toMatchObject([
      { title: "Welder", job: { id: newer.id } },
      { title: "Driver", job: null },
    ]);
    expect(await toggle("unsaveJob", person, older)).toBeNull();
    expect((await saved(person))?.total).toBe(1);
  });
});
