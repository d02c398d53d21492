import { getMetadataStorage } from "type-graphql";
import { Browser, enrol, MINUTE_MS, openFactorWorld, world } from "../test/factor/factor-world";
import { Gate } from "./gate";
import { Role } from "./role";

openFactorWorld();

const NOBODYS = "00000000-0000-7000-8000-000000000000";
const lookAtUsers = (browser: Browser) => browser.ask("{ users { total } }");
const block = (browser: Browser, id = NOBODYS) =>
  browser.ask('mutation ($id: ID!) { blockUser(id: $id, reason: "Asks for fees.") { id } }', { id });
const approve = (browser: Browser) => browser.ask(`mutation { approveJob(id: "${NOBODYS}") { id } }`);

describe("an admin's second factor (TWOF-05)", () => {
  it("is asked for at a sign-in, before anything that is an admin's", async () => {
    const { browser, code } = await enrol();
    const other = new Browser(browser.person);
    for (const act of [lookAtUsers, approve, block])
      expect((await act(other)).code).toBe("SECOND_FACTOR_REQUIRED");
    expect((await other.ask("{ exportMyData }")).code).toBe("SECOND_FACTOR_REQUIRED");
    expect((await other.ask("{ me { email } }")).code).toBeUndefined();
    await other.pass(code());
    expect((await lookAtUsers(other)).code).toBeUndefined();
    expect((await approve(other)).code).toBe("NOT_FOUND");
    expect((await block(other)).code).toBe("NOT_FOUND");
  });

  it("stands for twelve hours", async () => {
    const { browser, code } = await enrol();
    await browser.pass(code());
    world.now += 12 * 60 * MINUTE_MS;
    expect((await lookAtUsers(browser)).code).toBeUndefined();
    world.now += 1000;
    expect((await lookAtUsers(browser)).code).toBe("SECOND_FACTOR_REQUIRED");
  });

  it("can't be made up, taken from another or kept over its removal", async () => {
    const [one, other] = [await enrol(), await enrol()];
    const thief = new Browser(one.browser.person);
    for (const proof of ["", "made-up", "null", other.browser.proof ?? ""]) {
      thief.proof = proof;
      expect((await lookAtUsers(thief)).code).toBe("SECOND_FACTOR_REQUIRED");
    }
    const { uri } = one;
    await one.browser.remove(one.code());
    world.now += MINUTE_MS;
    expect((await one.browser.begin()).data?.begun.uri).not.toBe(uri);
    expect(
      await world.portal.dataSource.query("select from second_factor_proofs where account_id = $1", [
        one.browser.person.id,
      ]),
    ).toEqual([]);
  });

  it("is asked of whoever has one: others act as before", async () => {
    const admin = new Browser(await world.make.person({ role: Role.ADMIN }));
    expect((await lookAtUsers(admin)).code).toBeUndefined();
    expect((await block(admin)).code).toBe("NOT_FOUND");
  });
});

describe("a dangerous act (TWOF-06)", () => {
  it("takes a code of the last ten minutes, of admins", async () => {
    const { browser, code } = await enrol();
    const victim = await world.make.person();
    await browser.pass(code());
    world.now += 10 * MINUTE_MS + 1000;
    expect((await block(browser, victim.id)).code).toBe("SECOND_FACTOR_REQUIRED");
    expect(
      await world.portal.dataSource.query("select from accounts where id = $1 and blocked_at is null", [
        victim.id,
      ]),
    ).toHaveLength(1);
    expect((await approve(browser)).code).toBe("NOT_FOUND");
    await browser.pass(code());
    expect((await block(browser, victim.id)).code).toBeUndefined();
  });

  it("takes one of owners as well, who need none for all else", async () => {
    const { browser, code } = await enrol({ role: Role.EMPLOYER });
    const company = await world.make.company({}, [browser.person]);
    const fresh = new Browser(browser.person);
    const makeKey = () =>
      fresh.ask(
        `mutation { createApiKey(input: { companyId: "${company.id}", name: "ATS", days: 30, scopes: [JOBS_READ] }) { secret } }`,
      );
    expect((await fresh.ask("{ exportMyData }")).code).toBeUndefined();
    expect(
      (await fresh.ask('mutation { updateProfile(input: { displayName: "Asha" }) { id } }')).code,
    ).toBeUndefined();
    expect((await makeKey()).code).toBe("SECOND_FACTOR_REQUIRED");
    expect((await fresh.ask("mutation { deleteMyAccount { id } }")).code).toBe("SECOND_FACTOR_REQUIRED");
    await fresh.pass(code());
    expect((await makeKey()).code).toBeUndefined();
  });

  it("is one of this list, so that a new one is weighed", () => {
    const guarded = getMetadataStorage()
      .authorizedFields.filter(({ roles }) => roles.includes(Gate.DANGEROUS))
      .map(({ fieldName }) => fieldName);
    expect(guarded.sort()).toEqual([
      ...["blockCompany", "blockUser", "changeMemberRole", "createApiKey", "createWebhook"],
      ...["decidePlanRequest", "decideVerification", "deleteMyAccount", "deleteUser", "inviteColleague"],
      ...["mergeCompanies", "removeMember", "removeUserSecondFactor", "replaceRecoveryCodes"],
      ...[
        "requestEmailChange",
        "tellOfBreach",
        "unblockCompany",
        "unblockUser",
        "unverifyCompany",
        "updateUserPlan",
      ],
      ...["updateUserRole", "verifyCompany"],
    ]);
  });
});
