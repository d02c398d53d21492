import { KEYS, PushWorld, VIEWED, VIEWED_TITLE } from "../../../test/push/push-world";

let world: PushWorld;

beforeEach(async () => {
  world = await PushWorld.start();
});
afterEach(() => world.stop());

const REPLACE = `mutation ($held: HeldPushSubscriptionInput!, $next: PushSubscriptionInput) {
  replacePushSubscription(held: $held, next: $next) { isKept }
}`;
const replace = async (held: { endpoint: string; auth: string }, next?: object) => {
  const { endpoint, auth } = held;
  const variables = { held: { endpoint, auth }, next };
  const { data, code } = await world.portal.ask<{ replacePushSubscription: { isKept: boolean } } | null>(
    REPLACE,
    {
      variables,
    },
  );
  return data?.replacePushSubscription.isKept ?? code;
};
describe("a browser that wants notices (PUSH-01)", () => {
  it("is listed by its device with the server's key, and ended there", async () => {
    const browser = world.service.newBrowser();
    const kept = (await world.keep(browser)) as { id: string };
    expect(await world.keep(browser)).toEqual(kept);
    expect(await world.devicesOf()).toEqual({
      key: KEYS.publicKey,
      devices: [{ id: kept.id, device: "Chrome, Android", usedAt: null }],
    });
    const end = (who: { token: string }) =>
      world.portal.ask(`mutation { endPushSubscription(id: "${kept.id}") { devices { id } } }`, who);
    expect((await end(await world.person())).code).toBe("NOT_FOUND");
    expect((await end(world.seeker)).data).toEqual({ endPushSubscription: { devices: [] } });
    await world.give(VIEWED);
    expect(await world.pushedAt()).toEqual([]);
    expect(world.service.asked()).toBe(0);
  });

  it("is one of ten at most, also where two come at once", async () => {
    for (let count = 0; count < 9; count += 1) await world.subscribe();
    const both = await Promise.all([
      world.keep(world.service.newBrowser()),
      world.keep(world.service.newBrowser()),
    ]);
    expect(both.filter((one) => one === "PUSH_LIMIT")).toHaveLength(1);
    expect((await world.devicesOf())?.devices).toHaveLength(10);
  });

  it("is refused without proper keys", async () => {
    const browser = world.service.newBrowser();
    expect(await world.keep({ ...browser, p256dh: "A".repeat(87) })).toBe("BAD_USER_INPUT");
    expect(await world.keep({ ...browser, auth: "A".repeat(20) })).toBe("BAD_USER_INPUT");
    expect(await world.keep({ ...browser, p256dh: `${browser.p256dh}=` })).toBe("BAD_USER_INPUT");
    expect(await world.keep({ ...browser, auth: `${browser.auth}==` })).toBe("BAD_USER_INPUT");
    expect(await world.query("select from push_subscriptions")).toEqual([]);
  });

  it("moves to who signs in there, if they hold it, and tells nothing of its use before", async () => {
    const browser = await world.subscribe();
    await world.give(VIEWED);
    await world.pushedAt();
    const other = await world.person();
    expect(await world.keep({ ...browser, auth: world.service.newBrowser().auth }, other)).toBe(
      "BAD_USER_INPUT",
    );
    expect((await world.devicesOf())?.devices).toHaveLength(1);
    expect(await world.keep(browser, other)).toMatchObject({ device: "Chrome, Android" });
    expect((await world.devicesOf())?.devices).toEqual([]);
    expect((await world.devicesOf(other))?.devices).toMatchObject([{ usedAt: null }]);
    await world.give(VIEWED);
    expect(await world.pushedAt()).toEqual([]);
  });
});

describe("a browser's own word (PUSH-02)", () => {
  it("puts another subscription in the place of one that it holds, without a session", async () => {
    const browser = await world.subscribe();
    const next = world.service.newBrowser();
    expect(await replace({ ...browser, auth: next.auth }, next)).toBe(false);
    const before = await world.devicesOf();
    expect(await replace(browser, next)).toBe(true);
    expect(await world.devicesOf()).toEqual(before);
    await world.give(VIEWED);
    expect(await world.pushedAt()).toEqual([VIEWED_TITLE]);
    expect(world.service.taken[0]?.browser).toBe(1);
  });

  it("ends what it holds, and nothing else", async () => {
    const browser = await world.subscribe();
    const other = await world.subscribe();
    expect(await replace(world.service.newBrowser())).toBe(false);
    expect(await replace({ ...browser, auth: other.auth })).toBe(false);
    expect((await world.devicesOf())?.devices).toHaveLength(2);
    await replace(browser);
    expect((await world.devicesOf())?.devices).toHaveLength(1);
  });

  it("goes with the account", async () => {
    await world.subscribe();
    const { data } = await world.portal.ask<{ exportMyData: { pushSubscriptions: object[] } }>(
      "{ exportMyData }",
      world.seeker,
    );
    expect(data?.exportMyData.pushSubscriptions).toMatchObject([{ device: "Chrome, Android" }]);
    await world.portal.ask("mutation { deleteMyAccount { id } }", world.seeker);
    expect(await world.query("select from push_subscriptions")).toEqual([]);
  });
});

describe("where nothing is pushed to (PUSH-03)", () => {
  it("is what is no public https address", async () => {
    await world.stop();
    world = await PushWorld.start({ isPrivateAllowed: false });
    const browser = world.service.newBrowser();
    for (const endpoint of ["https://127.0.0.1/1", "https://[::1]/1", "https://10.0.0.1/1", browser.endpoint])
      expect(await world.keep({ ...browser, endpoint })).toBe("BAD_USER_INPUT");
    // As if the DNS had changed since.
    await world.query(
      "insert into push_subscriptions values (gen_random_uuid(), $1, $2, $3, $4, 'Chrome', now(), null)",
      [world.seeker.id, browser.endpoint.replace("http:", "https:"), browser.p256dh, browser.auth],
    );
    await world.give(VIEWED);
    await expect(world.work("notice-push")).rejects.toThrow("A push was not taken");
    expect(world.service.asked()).toBe(0);
  });

  it("is anywhere without keys of the portal's own", async () => {
    await world.stop();
    world = await PushWorld.start({ isPushing: false });
    expect(await world.keep(world.service.newBrowser())).toBe("PUSH_OFF");
    expect(await world.devicesOf()).toEqual({ key: null, devices: [] });
  });
});
