import { countQueries, startTestPortal, type TestPortal } from "../test/portal";

const NOBODY = "00000000-0000-7000-8000-000000000000";

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal({ env: { READS_PER_MINUTE: "1" } });
  await portal.ask("{ jobs { total } }");
});
afterAll(() => portal.stop());

describe("an address past its reads of a minute (REQS-12)", () => {
  it.each([
    ["GET", "/jobs?q=nurse&location=Pune"],
    ["GET", "/jobs/in/pune"],
    ["GET", "/hi/jobs/for/nurse"],
    ["GET", `/jobs/${NOBODY}`],
    ["GET", `/JOBS/${NOBODY}`],
    ["GET", `/jobs/${NOBODY}/walk-in`],
    ["GET", `/companies/${NOBODY}`],
    ["GET", "/c/kaveri"],
    ["GET", "/c/kaveri/jobs.json"],
    ["GET", "/alerts/link/secret/end"],
    ["POST", "/alerts/link/secret/end"],
    ["GET", "/email/link/secret"],
    ["POST", "/email/link/secret"],
    ["GET", "/notices/link/secret/all"],
    ["POST", "/notices/link/secret/all/off"],
    ["GET", "/hi/notices/link/secret/all"],
    ["GET", "/feeds/jobs.xml"],
    ["GET", "/sitemaps/jobs.xml"],
    ["GET", "/share-images/jobs/in/pune/0123456789abcdef0123.png"],
    ["POST", "/api/payments/webhook"],
  ])("costs the database nothing by %s %s", async (method, path) => {
    expect(await countQueries(() => fetch(portal.url + path, { method }))).toBe(0);
  });
});
