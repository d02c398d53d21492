import { FIRST_WARNING_DAYS, SECOND_WARNING_DAYS } from "@job-portal/protocol/inactivity";
import { closeServices } from "../../app/services";
import type { IdentityProvider } from "../../auth/identity-provider";
import { UnavailableError } from "../../errors/errors";
import { dayOf, GOES_ON, InactivityWorld, subjectOf } from "../../test/inactivity/inactivity-world";
import { DAY_MS } from "../../time/clock";
import { SuppressionCause } from "../notices/suppression/mail-suppression.entity";

const HOUR_MS = DAY_MS / 24;

let world: InactivityWorld;

beforeAll(async () => {
  world = await InactivityWorld.start();
});
afterAll(() => world.stop());
beforeEach(() => world.begin());

describe("warnings", () => {
  it("are given once by two nodes, and the account is erased once (RETN-03)", async () => {
    const person = await world.idlePerson();
    const other = world.node(true);
    const both = () => Promise.all([world.watch(), other.inactivity.watch()]);
    for (let days = FIRST_WARNING_DAYS; days >= SECOND_WARNING_DAYS; days -= 1) {
      world.atBefore(days);
      await both();
      await world.mail();
    }
    expect(world.smtp.mails).toHaveLength(2);
    for (let hours = 0; hours < SECOND_WARNING_DAYS * 24; hours += 6) {
      world.pass(6);
      await both();
    }
    expect(await world.isThere(person)).toBe(false);
    const entries = await world.rows(
      "select from audit_entries where subject_id = $1 and action = 'account.delete'",
      [person.id],
    );
    expect(entries).toHaveLength(1);
    await closeServices(other);
  });

  it("go out also where mails come back: they are the last word (RETN-02, BNCE-03)", async () => {
    const { email } = await world.idlePerson();
    const { mailSuppressions } = world.portal.services;
    const report = { address: email, cause: SuppressionCause.BOUNCE, at: world.now };
    await mailSuppressions.suppress(world.portal.dataSource.manager, [report]);
    world.atBefore(FIRST_WARNING_DAYS);
    await world.watch();
    await world.mail();
    expect(world.smtp.mails).toHaveLength(1);
  });

  it("that did not go out erase nobody, and are given again (RETN-03)", async () => {
    const account = await world.idle();
    world.smtp.refuseNext(1_000_000);
    world.atBefore(FIRST_WARNING_DAYS + 1);
    await world.runUntil(dayOf(GOES_ON, 5));
    expect([await world.isThere(account), await world.stepsOf(account)]).toEqual([true, [1]]);
    world.smtp.refuseNext(0);
    await world.runUntil(dayOf(GOES_ON, 6));
    const [first] = await world.rows<{ at: Date }>(
      "select mailed_at as at from notices where mailed_at is not null",
    );
    await world.runUntil(dayOf(GOES_ON, 5 + FIRST_WARNING_DAYS));
    expect(await world.isThere(account)).toBe(true);
    await world.runUntil(dayOf(GOES_ON, 8 + FIRST_WARNING_DAYS));
    expect(await world.isThere(account)).toBe(false);
    expect(world.now.getTime() - (first?.at.getTime() ?? 0)).toBeGreaterThanOrEqual(
      FIRST_WARNING_DAYS * DAY_MS,
    );
  });

  it("are the second one for 48 hours, however late its mail went out (RETN-03)", async () => {
    const account = await world.idle();
    world.atBefore(FIRST_WARNING_DAYS + 1);
    await world.runUntil(dayOf(GOES_ON, -SECOND_WARNING_DAYS - 1));
    world.smtp.refuseNext(1_000_000);
    await world.runUntil(dayOf(GOES_ON, -1));
    world.smtp.refuseNext(0);
    await world.mail();
    const out = world.now.getTime();
    while (await world.isThere(account)) {
      world.pass(1);
      await world.watch();
    }
    expect((world.now.getTime() - out) / HOUR_MS).toBeGreaterThanOrEqual(48);
    expect((world.now.getTime() - out) / HOUR_MS).toBeLessThanOrEqual(49);
  });

  it("are the second one anew where the portal was away since (RETN-03)", async () => {
    const account = await world.idle();
    world.atBefore(FIRST_WARNING_DAYS + 1);
    await world.runUntil(dayOf(GOES_ON, -SECOND_WARNING_DAYS));
    expect(world.smtp.mails).toHaveLength(2);
    world.at(dayOf(GOES_ON, 2));
    await world.watch();
    await world.mail();
    expect([await world.isThere(account), await world.stepsOf(account)]).toEqual([true, [1, 2]]);
    expect(world.subjects()[2]).toBe(subjectOf("1 December 2029"));
    await world.runUntil(dayOf(GOES_ON, 2 + SECOND_WARNING_DAYS - 1));
    expect(await world.isThere(account)).toBe(true);
    await world.runUntil(dayOf(GOES_ON, 2 + SECOND_WARNING_DAYS));
    expect(await world.isThere(account)).toBe(false);
  });

  it("are both anew where the portal was away for weeks, or was set back by as much (RETN-03)", async () => {
    const account = await world.idle();
    world.atBefore(FIRST_WARNING_DAYS + 1);
    await world.runUntil(dayOf(GOES_ON, -FIRST_WARNING_DAYS + 1));
    expect(await world.stepsOf(account)).toEqual([1]);
    world.at(dayOf(GOES_ON, -SECOND_WARNING_DAYS));
    await world.watch();
    await world.mail();
    expect([await world.stepsOf(account), world.smtp.mails.length]).toEqual([[1], 2]);
    await world.runUntil(dayOf(GOES_ON, FIRST_WARNING_DAYS - SECOND_WARNING_DAYS - 1));
    expect(await world.isThere(account)).toBe(true);
  });

  it("erase nobody where nobody at all has come in since yesterday: people perhaps couldn't (RETN-04)", async () => {
    const account = await world.idle();
    world.atBefore(FIRST_WARNING_DAYS + 1);
    await world.runUntil(dayOf(GOES_ON, -2));
    world.isVisited = false;
    await world.runUntil(dayOf(GOES_ON, 2));
    expect(await world.isThere(account)).toBe(true);
    world.isVisited = true;
    await world.runUntil(dayOf(GOES_ON, 3));
    expect(await world.isThere(account)).toBe(false);
  });

  it("come 30 days apart from the end, however long ago the account was used (RETN-03)", async () => {
    const account = await world.idle({ lastActiveOn: "2020-01-01" });
    await world.watch();
    await world.mail();
    expect(world.subjects()).toEqual([subjectOf("26 December 2026")]);
    await world.runUntil("2026-12-25");
    expect(await world.isThere(account)).toBe(true);
    await world.runUntil("2026-12-27");
    expect(await world.isThere(account)).toBe(false);
  });

  it("go to nobody where the portal sends no mails, and nobody's account goes (RETN-03)", async () => {
    const account = await world.idle({ lastActiveOn: "2020-01-01" });
    const services = world.node(false);
    world.at("2030-01-01");
    await services.inactivity.watch();
    expect([await world.isThere(account), await world.stepsOf(account)]).toEqual([true, []]);
    expect(await services.inactivity.findOf([account.id])).toEqual([{ erasedOn: null, keptFor: null }]);
    await closeServices(services);
  });
});

describe("an erasure that fails", () => {
  it("leaves the account whole while the provider is away, holds up no other, and is done later (RETN-04)", async () => {
    const [one, other] = [await world.idlePerson(), await world.idlePerson()];
    world.atBefore(FIRST_WARNING_DAYS + 1);
    await world.runUpTo(GOES_ON);
    const away = jest
      .spyOn(Object.getPrototypeOf(world.provider) as IdentityProvider, "deleteUser")
      .mockImplementationOnce(() => Promise.reject(new UnavailableError("away")));
    await expect(world.watch()).rejects.toThrow("Of inactive accounts 1 could not be settled.");
    away.mockRestore();
    const left = [await world.isThere(one), await world.isThere(other)];
    expect(left.filter(Boolean)).toHaveLength(1);
    await world.watch();
    expect([await world.isThere(one), await world.isThere(other)]).toEqual([false, false]);
  });
});
