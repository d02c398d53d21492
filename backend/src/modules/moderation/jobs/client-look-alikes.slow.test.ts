import { createAdmin } from "../../../test/admin";
import { createFactories, type Factories } from "../../../test/factories";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import type { Company } from "../../companies/company.entity";

let portal: TestPortal;
let make: Factories;
let ask: Awaited<ReturnType<typeof createAdmin>>["ask"];
let agency: Company;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.dataSource.query("truncate jobs, companies, accounts cascade");
  ({ ask } = await createAdmin(portal, make));
  agency = await make.company({ name: "ABC Staffing", verifiedAt: new Date() });
  await make.company({ name: "Netravati Works", verifiedAt: new Date() });
  await make.company({ name: "Hampi Tours" });
});

const forClient = (clientName: string | null) =>
  make.job({ companyId: agency.id, isForClient: true, clientName });

interface Listed {
  adminJobs: { items: { clientName: string | null; review: { clientLookAlikes: { name: string }[] } }[] };
}

const list = async (filter: object = {}) => {
  const { adminJobs } = await ask<Listed>(
    `query ($filter: AdminJobFilter) {
      adminJobs(filter: $filter) { items { clientName review { clientLookAlikes { name } } } }
    }`,
    { filter },
  );
  return adminJobs.items.map(({ clientName, review }) => [
    clientName,
    ...review.clientLookAlikes.map(({ name }) => name),
  ]);
};

describe("a client that can be taken for a verified company (AGCY-07)", () => {
  it.each([
    ["is called the same", "Netravati Works", ["Netravati Works"]],
    ["has its name with a slip", "Netravathi Works Pvt Ltd", ["Netravati Works"]],
    ["has its name in signs that look like it", "Νetravаti W0rks", ["Netravati Works"]],
    ["has the name of one that nobody has verified", "Hampi Tours", []],
    ["is like nobody", "Kabini Mills", []],
    ["is like the agency itself", "ABC Staffings", []],
    ["isn't named", null, []],
  ])("is shown to admins: one that %s", async (_what, clientName, alike) => {
    await forClient(clientName);
    expect(await list()).toEqual([[clientName, ...alike]]);
  });

  it("has its job in a list of those for named clients, and is found by its name", async () => {
    await forClient("Kabini Mills");
    await forClient(null);
    await make.job({ companyId: agency.id });
    expect(await list({ namesClient: true })).toEqual([["Kabini Mills"]]);
    expect(await list({ text: "kabini" })).toEqual([["Kabini Mills"]]);
  });

  it("takes no more queries for many jobs than for one", async () => {
    await forClient("Netravati Works");
    const one = await countQueries(() => list());
    for (const name of ["Netravathi Works", "Kabini Mills", "Hampi Tours"]) await forClient(name);
    expect(await countQueries(() => list())).toBe(one);
  });
});

it("a client's company is not verified by its name: the mark is the agency's (AGCY-04)", async () => {
  await portal.dataSource.query("update companies set verified_at = null where id = $1", [agency.id]);
  const { id } = await forClient("Netravati Works");
  const { data } = await portal.ask<{ job: object }>(
    "query ($id: ID!) { job(id: $id) { company { name isVerified } } }",
    { variables: { id } },
  );
  expect(data).toEqual({ job: { company: { name: "ABC Staffing", isVerified: false } } });
  const [{ verified } = { verified: true }] = await portal.dataSource.query<{ verified: boolean }[]>(
    "select is_company_verified as verified from jobs",
  );
  expect(verified).toBe(false);
});
