import { appOf, Browser, MINUTE_MS, openFactorWorld, world } from "../test/factor/factor-world";
import { Role } from "./role";

openFactorWorld({ ADMIN_SECOND_FACTOR: "required" });

const lookAtUsers = (browser: Browser) => browser.ask("{ users { total } }");

describe("a portal whose admins need a second factor (TWOF-09)", () => {
  it("refuses all that is an admin's to one without, until they have one", async () => {
    const admin = new Browser(await world.make.person({ role: Role.ADMIN }));
    expect(await admin.state()).toMatchObject({ since: null, isOffered: true, isRequired: true });
    expect((await lookAtUsers(admin)).code).toBe("SECOND_FACTOR_MISSING");
    expect((await admin.ask("mutation { initDatabase { message } }")).code).toBe("SECOND_FACTOR_MISSING");
    const code = appOf((await admin.begin()).data?.begun.uri ?? "");
    admin.proof = (await admin.confirm(code())).data?.made.secret ?? null;
    expect((await lookAtUsers(admin)).code).toBeUndefined();
    world.now += MINUTE_MS;
    await admin.remove(code());
    expect((await lookAtUsers(admin)).code).toBe("SECOND_FACTOR_MISSING");
  });

  it("asks none of others", async () => {
    const owner = new Browser(await world.make.person({ role: Role.EMPLOYER }));
    const company = await world.make.company({}, [owner.person]);
    const made = await owner.ask(
      `mutation { createApiKey(input: { companyId: "${company.id}", name: "ATS", days: 30, scopes: [JOBS_READ] }) { secret } }`,
    );
    expect(made.code).toBeUndefined();
    expect(await owner.state()).toMatchObject({ isRequired: false });
  });
});
