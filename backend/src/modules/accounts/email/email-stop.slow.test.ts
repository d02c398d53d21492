import { paths } from "@job-portal/protocol/paths";
import {
  confirm,
  pending,
  me,
  secretTo,
  changeTo,
  stop,
  rowOf,
  seconds,
  earlierSession,
  mayEnter,
  openEmailWorld,
  world,
} from "../../../test/email/email-world";
import { newEmail, signIn, signUp, unsignedToken, updateIdentity } from "../../../test/identities";
import { DAY_MS } from "../../../time/clock";

openEmailWorld();

describe("the link to the address of before (MAIL-03)", () => {
  it("stops the change, once, and locks out whoever is signed in", async () => {
    const { confirmation, stopping } = await changeTo(newEmail());
    const page = await fetch(`${world.portal.url}${paths.emailStopLink(stopping)}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Stop the change to");
    expect((await pending()).made).not.toBeNull();
    expect((await stop(stopping)).status).toBe(200);
    expect((await confirm(confirmation, earlierSession())).code).toBe("TOKEN_REVOKED");
    const later = unsignedToken(world.person, { auth_time: seconds() + 60, email_verified: true });
    expect((await pending(later)).made).toBeNull();
    expect((await confirm(confirmation, later)).code).toBe("NOT_FOUND");
    // The password of before was known to a stranger.
    expect(await mayEnter(world.person.email)).toBe(false);
    expect(await rowOf(world.person.id)).toEqual({ email: world.person.email, verified: true });
    expect((await stop(stopping)).status).toBe(404);
  });

  it("takes it back within seven days, and what came after it", async () => {
    const [second, third] = [newEmail(), newEmail()];
    const first = await changeTo(second);
    await confirm(first.confirmation);
    const again = await changeTo(third, await signIn(second));
    await confirm(again.confirmation, await signIn(second));
    expect(await rowOf(world.person.id)).toEqual({ email: third, verified: true });
    world.now += 6 * DAY_MS;
    expect((await stop(first.stopping)).status).toBe(200);
    expect(await rowOf(world.person.id)).toEqual({ email: world.person.email, verified: true });
    // The stranger's own address must not take it back once more.
    expect((await stop(secretTo(second) ?? "none")).status).toBe(404);
    expect(await mayEnter(third)).toBe(false);
    await updateIdentity(world.person.uid, { password: "a-long-password" });
    expect((await me(await signIn(world.person.email))).made).toMatchObject({ email: world.person.email });
  });

  it("takes it back from whoever has typed that address since and not proven it", async () => {
    const { confirmation, stopping } = await changeTo(newEmail());
    await confirm(confirmation);
    await signUp(world.person.email);
    expect((await stop(stopping)).status).toBe(200);
    await updateIdentity(world.person.uid, { password: "a-long-password" });
    expect((await me(await signIn(world.person.email))).made).toMatchObject({ email: world.person.email });
  });

  it("changes nothing here where somebody has proven that address since", async () => {
    const email = newEmail();
    const { confirmation, stopping } = await changeTo(email);
    await confirm(confirmation);
    const { uid } = await signUp(world.person.email);
    await updateIdentity(uid, { emailVerified: true });
    expect((await stop(stopping)).status).toBe(409);
    expect(await rowOf(world.person.id)).toEqual({ email, verified: true });
  });

  it("lapses after seven days, and is then forgotten", async () => {
    const { stopping } = await changeTo(newEmail());
    world.now += 7 * DAY_MS;
    expect((await stop(stopping)).status).toBe(404);
    world.now += 1;
    await world.portal.services.emailChanges.forgetOld();
    const left = await world.portal.dataSource.query<object[]>(
      "select from email_changes where account_id = $1",
      [world.person.id],
    );
    expect(left).toEqual([]);
  });

  it("goes to nobody where the address of before was not proven", async () => {
    const typed = await signUp();
    await world.portal.ask("mutation ($input: RegisterInput!) { register(input: $input) { id } }", {
      token: typed.token,
      variables: { input: { firebaseUid: typed.uid, email: typed.email, role: "JOBSEEKER" } },
    });
    const email = newEmail();
    const { confirmation } = await changeTo(email, typed.token);
    expect(world.smtp.mails).toHaveLength(1);
    await confirm(confirmation, typed.token);
    expect((await me(await signIn(email))).made).toMatchObject({ email, isEmailVerified: true });
  });
});

describe("tokens of before (MAIL-04)", () => {
  it("don't bring the former address back", async () => {
    const email = newEmail();
    const { confirmation } = await changeTo(email);
    await confirm(confirmation);
    const stale = unsignedToken(world.person, { iat: seconds() - 60, email_verified: true });
    expect((await me(stale)).made).toMatchObject({ email, isEmailVerified: true });
    expect(await rowOf(world.person.id)).toEqual({ email, verified: true });
  });

  it("don't either where the provider itself changed it, nor prove another address", async () => {
    const email = newEmail();
    const newer = unsignedToken({ ...world.person, email }, { iat: seconds() - 30, email_verified: false });
    const older = unsignedToken(world.person, { iat: seconds() - 60, email_verified: true });
    expect((await me(newer)).made).toMatchObject({ email, isEmailVerified: false });
    expect((await me(older)).made).toMatchObject({ email, isEmailVerified: false });
    expect(await rowOf(world.person.id)).toEqual({ email, verified: false });
  });
});
