import { openPage } from "../../../test/calls/live-calls";
import { createFactories, type Factories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { CompanyMember } from "../company-member.entity";
import { MemberRole } from "../member-role";

let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

it("tells a member's open pages that they are in a team, have another role there, and are out of it (TEAM-11)", async () => {
  const [owner, member] = [await make.person(), await make.person()];
  const { id: companyId } = await make.company({}, [owner]);
  const page = openPage(portal.url, member.token);
  const changes = async () => (await page.news()).changes;
  await page.event();
  const seats = portal.dataSource.getRepository(CompanyMember);
  const seat = { companyId, accountId: member.id };
  const told = [{ kind: "CANDIDATES", id: companyId }];

  await seats.insert({ ...seat, role: MemberRole.RECRUITER });
  expect(await changes()).toEqual(told);
  await seats.update(seat, { role: MemberRole.VIEWER });
  expect(await changes()).toEqual(told);
  await seats.delete(seat);
  expect(await changes()).toEqual(told);
  page.leave();
});
