import { Role } from "../../../auth/role";
import {
  appOf,
  Browser,
  enrol,
  MINUTE_MS,
  openFactorWorld,
  world,
  wrongCode,
} from "../../../test/factor/factor-world";

openFactorWorld();

const HOUR_MS = 60 * MINUTE_MS;
const rows = <Row>(sql: string, ...values: unknown[]) => world.portal.dataSource.query<Row[]>(sql, values);
const newcomer = async () => new Browser(await world.make.person());

describe("an authenticator app (TWOF-01)", () => {
  it("is a second factor once its first code came, and not before", async () => {
    const browser = await newcomer();
    const { data } = await browser.begin();
    expect(data?.begun.uri).toContain(`secret=${data?.begun.key ?? "-"}`);
    expect(data?.begun.uri).toContain(encodeURIComponent(browser.person.email));
    expect(await browser.state()).toMatchObject({ since: null, recoveryCodesLeft: 0, isOffered: true });
    const code = appOf(data?.begun.uri ?? "");
    expect((await browser.confirm(wrongCode(code))).code).toBe("SECOND_FACTOR_CODE");
    expect(await browser.state()).toMatchObject({ since: null });
    expect((await browser.confirm(code())).data?.made.recoveryCodes).toHaveLength(10);
    expect(await browser.state()).toMatchObject({
      since: new Date(world.now).toISOString(),
      recoveryCodesLeft: 10,
    });
    expect((await browser.confirm(code(world.now + 30_000))).code).toBe("NOT_FOUND");
    expect((await browser.begin()).code).toBe("SECOND_FACTOR_THERE");
  });

  it("asks for a recent sign-in, so that nobody adds one at an open browser", async () => {
    const browser = await newcomer();
    world.now += 6 * MINUTE_MS;
    expect((await browser.begin()).code).toBe("RECENT_SIGN_IN_REQUIRED");
    expect(await rows("select from second_factors where account_id = $1", browser.person.id)).toEqual([]);
  });

  it("takes the place of a key that was not confirmed, whose codes then don't count", async () => {
    const browser = await newcomer();
    const first = appOf((await browser.begin()).data?.begun.uri ?? "");
    const second = appOf((await browser.begin()).data?.begun.uri ?? "");
    expect((await browser.confirm(first())).code).toBe("SECOND_FACTOR_CODE");
    expect((await browser.confirm(second())).code).toBeUndefined();
  });

  it("is confirmed within an hour", async () => {
    const browser = await newcomer();
    const code = appOf((await browser.begin()).data?.begun.uri ?? "");
    world.now += HOUR_MS;
    expect((await browser.confirm(code())).code).toBe("NOT_FOUND");
  });

  it("is told to its owner, and stands in the audit trail", async () => {
    const { browser } = await enrol();
    const { id } = browser.person;
    expect(await rows("select kind from notices where account_id = $1", id)).toEqual([
      { kind: "account.second-factor-added" },
    ]);
    expect(await rows("select actor_id, action, after from audit_entries where subject_id = $1", id)).toEqual(
      [{ actor_id: id, action: "account.second-factor", after: { factor: "authenticator" } }],
    );
  });
});

describe("what the database keeps (TWOF-02)", () => {
  it("is neither the app's key nor a recovery code nor a proof", async () => {
    const { browser, uri, recoveryCodes } = await enrol();
    const key = new URL(uri).searchParams.get("secret") ?? "";
    const kept = JSON.stringify(
      await Promise.all(
        ["second_factors", "second_factor_recovery_codes", "second_factor_proofs"].map((table) =>
          rows(`select * from ${table} where account_id = $1`, browser.person.id),
        ),
      ),
    );
    for (const secret of [
      key,
      browser.proof ?? "",
      ...recoveryCodes,
      recoveryCodes[0]?.replaceAll("-", "") ?? "",
    ])
      expect(kept).not.toContain(secret);
    expect(kept).toMatch(/sealed_secret/);
  });

  it("is no part of the account's export, but for the times", async () => {
    const { browser, code, recoveryCodes } = await enrol();
    await browser.pass(code());
    const { data } = await browser.ask<{ exportMyData: { account: { secondFactors: object[] } } }>(
      "{ exportMyData }",
    );
    expect(data?.exportMyData.account.secondFactors).toEqual([
      {
        begunAt: expect.any(String) as string,
        confirmedAt: expect.any(String) as string,
        recoveryCodesUsedAt: [],
        passedAt: [expect.any(String), expect.any(String)] as string[],
      },
    ]);
    expect(JSON.stringify(data)).not.toContain(recoveryCodes[0] ?? "-");
  });
});

describe("a code (TWOF-03)", () => {
  it("works once, and then no earlier one does", async () => {
    const { browser, code } = await enrol();
    expect((await browser.pass(code())).code).toBeUndefined();
    expect((await browser.pass(code())).code).toBe("SECOND_FACTOR_CODE");
    expect((await browser.pass(code(world.now - 30_000))).code).toBe("SECOND_FACTOR_CODE");
    expect((await browser.pass(code(world.now + 30_000))).code).toBeUndefined();
  });

  it("is typed with blanks as well, and counts a period early or late", async () => {
    const { browser, code } = await enrol();
    const late = code(world.now - 30_000);
    expect((await browser.pass(` ${late.slice(0, 3)} ${late.slice(3)} `)).code).toBeUndefined();
    world.now += 10 * MINUTE_MS;
    expect((await browser.pass(code(world.now - 60_000))).code).toBe("SECOND_FACTOR_CODE");
  });

  it("lets one through of many who bring it at the same moment", async () => {
    const { browser, code } = await enrol();
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.pass(code())));
    expect(answers.filter((answer) => answer.code === undefined)).toHaveLength(1);
  });

  it("of another's app proves nothing", async () => {
    const [one, other] = [await enrol(), await enrol()];
    expect((await one.browser.pass(other.code())).code).toBe("SECOND_FACTOR_CODE");
    expect((await one.browser.pass(other.recoveryCodes[0] ?? "")).code).toBe("SECOND_FACTOR_CODE");
  });
});

describe("wrong codes (TWOF-04)", () => {
  it("are ten an hour at most, on however many ways at once, and then no right one counts", async () => {
    const { browser, code } = await enrol();
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser.pass(wrongCode(code))));
    expect(answers.map((answer) => answer.code).sort()).toEqual([
      ...Array<string>(2).fill("RATE_LIMITED"),
      ...Array<string>(10).fill("SECOND_FACTOR_CODE"),
    ]);
    expect((await browser.pass(code())).code).toBe("RATE_LIMITED");
    expect((await browser.remove(code())).code).toBe("RATE_LIMITED");
  });

  it("are counted, and right ones are not", async () => {
    const { browser, code } = await enrol();
    for (let count = 0; count < 12; count += 1) {
      expect((await browser.pass(code())).code).toBeUndefined();
      world.now += MINUTE_MS;
    }
  });
});

describe("recovery codes (TWOF-07)", () => {
  it("each stand in for the app's code, once, however they are typed", async () => {
    const { browser, recoveryCodes } = await enrol();
    const [first = "", second = ""] = recoveryCodes;
    expect(first).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    expect((await browser.pass(` ${first.toUpperCase().replaceAll("-", " ")}`)).code).toBeUndefined();
    expect((await browser.pass(first)).code).toBe("SECOND_FACTOR_CODE");
    const answers = await Promise.all([browser.pass(second), browser.pass(second), browser.pass(second)]);
    expect(answers.filter((answer) => answer.code === undefined)).toHaveLength(1);
    expect(await browser.state()).toMatchObject({ recoveryCodesLeft: 8 });
    expect(
      await rows(
        "select params from notices where account_id = $1 and kind = 'account.second-factor-recovery' order by id",
        browser.person.id,
      ),
    ).toEqual([{ params: { left: 9 } }, { params: { left: 8 } }]);
  });

  it("are replaced all at once, by somebody who gave a code just now", async () => {
    const { browser, code, recoveryCodes } = await enrol();
    const replace = () =>
      browser.ask<{ made: { recoveryCodes: string[] } }>(
        "mutation { made: replaceRecoveryCodes { recoveryCodes } }",
      );
    world.now += 10 * MINUTE_MS;
    expect((await replace()).code).toBe("SECOND_FACTOR_REQUIRED");
    await browser.pass(code());
    const fresh = (await replace()).data?.made.recoveryCodes ?? [];
    expect(new Set([...fresh, ...recoveryCodes]).size).toBe(20);
    expect((await browser.pass(recoveryCodes[0] ?? "")).code).toBe("SECOND_FACTOR_CODE");
    expect((await browser.pass(fresh[0] ?? "")).code).toBeUndefined();
  });

  it("are nobody's who has no second factor", async () => {
    expect((await (await newcomer()).ask("mutation { replaceRecoveryCodes { recoveryCodes } }")).code).toBe(
      "NOT_FOUND",
    );
  });
});

describe("a second factor goes (TWOF-08)", () => {
  const removeFor = (browser: Browser, id: string) =>
    browser.ask(
      'mutation ($id: ID!) { removeUserSecondFactor(id: $id, reason: "Lost the phone; called back.") { id } }',
      { id },
    );

  it("by its owner's code, which an open session is not enough for", async () => {
    const { browser, code } = await enrol();
    expect((await browser.remove(wrongCode(code))).code).toBe("SECOND_FACTOR_CODE");
    expect((await browser.remove("")).code).toBe("SECOND_FACTOR_CODE");
    expect((await removeFor(browser, browser.person.id)).code).toBe("OWN_SECOND_FACTOR");
    expect((await browser.state())?.since).not.toBeNull();
    expect((await browser.remove(code())).code).toBeUndefined();
    expect(await browser.state()).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    expect((await browser.begin()).code).toBeUndefined();
  });

  it("by another admin, who says why; its owner is told", async () => {
    const [admin, lost] = [await enrol(), await enrol({ role: Role.EMPLOYER })];
    const { id } = lost.browser.person;
    expect((await removeFor(admin.browser, id)).code).toBeUndefined();
    expect(await lost.browser.state()).toMatchObject({ since: null });
    expect((await removeFor(admin.browser, id)).code).toBe("NOT_FOUND");
    expect(
      await rows(
        `select actor_id, before, after, reason from audit_entries join audit_reasons on entry_id = id
         where subject_id = $1`,
        id,
      ),
    ).toEqual([
      {
        actor_id: admin.browser.person.id,
        before: { factor: "authenticator" },
        after: { factor: null },
        reason: "Lost the phone; called back.",
      },
    ]);
    expect(
      await rows("select params from notices where account_id = $1 order by id desc limit 1", id),
    ).toEqual([{ params: { by: "admin" } }]);
  });

  it("by nobody else", async () => {
    const [owner, lost] = [await enrol({ role: Role.EMPLOYER }), await enrol()];
    expect((await removeFor(owner.browser, lost.browser.person.id)).code).toBe("FORBIDDEN");
    expect((await lost.browser.state())?.since).not.toBeNull();
  });

  it("shows admins the act where there is one to remove, and never for themselves", async () => {
    const [admin, lost] = [await enrol(), await enrol({ role: Role.EMPLOYER })];
    const mayRemove = async (id: string) =>
      (
        await admin.browser.ask<{ user: { viewerCan: { removeSecondFactor: boolean } } }>(
          "query ($id: ID!) { user(id: $id) { viewerCan { removeSecondFactor } } }",
          { id },
        )
      ).data?.user.viewerCan.removeSecondFactor;
    expect(await mayRemove(lost.browser.person.id)).toBe(true);
    expect(await mayRemove(admin.browser.person.id)).toBe(false);
    expect(await mayRemove((await world.make.person()).id)).toBe(false);
  });
});

describe("what is over", () => {
  it("is forgotten: proofs after a day, and keys that nobody confirmed", async () => {
    const { browser } = await enrol();
    const waiting = await newcomer();
    await waiting.begin();
    world.now += 25 * HOUR_MS;
    await world.portal.services.secondFactors.forgetOld();
    const left = (table: string, { person }: Browser) =>
      rows(`select from ${table} where account_id = $1`, person.id);
    expect(await left("second_factor_proofs", browser)).toHaveLength(0);
    expect(await left("second_factors", browser)).toHaveLength(1);
    expect(await left("second_factors", waiting)).toHaveLength(0);
  });
});
