import { createFactories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

it("the newest open jobs of verified companies stand on the first page, and no others (LAND-23)", async () => {
  const make = createFactories(portal.dataSource);
  const [{ id: verified }, { id: unknown }] = [
    await make.company({ verifiedAt: new Date() }),
    await make.company({ verifiedAt: null }),
  ];
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await make.job({ companyId: verified, title: "Potter", postedAt: daysAgo(3) });
  await make.job({ companyId: unknown, title: "Weaver", postedAt: daysAgo(2) });
  await make.job({ companyId: verified, title: "Tanner", postedAt: daysAgo(1) });
  await make.job({ companyId: verified, title: "Dyer", postedAt: daysAgo(0), closedAt: daysAgo(0) });
  const { data } = await portal.ask<object>("{ verifiedJobs(first: 5) { title company { isVerified } } }");
  const company = { isVerified: true };
  expect(data).toEqual({
    verifiedJobs: [
      { title: "Tanner", company },
      { title: "Potter", company },
    ],
  });
});
