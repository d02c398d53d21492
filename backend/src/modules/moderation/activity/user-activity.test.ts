import { createAdmin } from "../../../test/admin";
import { apply } from "../../../test/applications";
import { createFactories, type Factories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";

let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

const QUERY = `query ($id: ID!) { userActivity(id: $id) {
  companies { name } jobs { title } jobCount
  applications { jobTitle companyName status } applicationCount
  reports { jobTitle reason isTheirs }
} }`;

it("tells an admin what a user does: companies, jobs, applications, reports either way (EMPS-04)", async () => {
  const { ask } = await createAdmin(portal, make);
  const employer = await make.person();
  const seeker = await make.person({ displayName: "Meera Pillai" });
  const company = await make.company({ name: "Chamundi Looms" }, [employer]);
  const job = await make.job({ title: "Loom Fitter", companyId: company.id, postedById: employer.id });
  await apply(portal, seeker, job);
  await portal.ask("mutation ($input: ReportJobInput!) { reportJob(input: $input) { id } }", {
    variables: { input: { jobId: job.id, reason: "ASKS_FOR_MONEY" } },
    token: seeker.token,
  });
  const activityOf = async (id: string) => (await ask<{ userActivity: object }>(QUERY, { id })).userActivity;
  const report = { jobTitle: "Loom Fitter", reason: "ASKS_FOR_MONEY" };
  expect(await activityOf(employer.id)).toEqual({
    companies: [{ name: "Chamundi Looms" }],
    ...{ jobs: [{ title: "Loom Fitter" }], jobCount: 1 },
    ...{ applications: [], applicationCount: 0 },
    reports: [{ ...report, isTheirs: false }],
  });
  expect(await activityOf(seeker.id)).toEqual({
    companies: [],
    ...{ jobs: [], jobCount: 0 },
    applications: [{ jobTitle: "Loom Fitter", companyName: "Chamundi Looms", status: "SUBMITTED" }],
    applicationCount: 1,
    reports: [{ ...report, isTheirs: true }],
  });
});

it("is for admins alone", async () => {
  const { id, token } = await make.person();
  const { errors } = await portal.ask(QUERY, { variables: { id }, token });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
});
