import {
  request,
  confirm,
  pending,
  open,
  me,
  textOf,
  secretTo,
  changeTo,
  rowOf,
  earlierSession,
  mayEnter,
  openEmailWorld,
  work,
  world,
} from "../../../test/email/email-world";
import { newEmail, signIn, signInByPhone, signUp, unsignedToken } from "../../../test/identities";
import { DAY_MS } from "../../../time/clock";

openEmailWorld();

describe("another e-mail address (MAIL-01)", () => {
  it("changes nothing until its link is opened; both addresses hear of it at once", async () => {
    const email = newEmail();
    expect((await request(`  ${email.toUpperCase()} `)).made).toEqual({ newEmail: email });
    await work();
    expect(world.smtp.mails).toHaveLength(2);
    expect(secretTo(email)).toBeDefined();
    expect(secretTo(world.person.email)).toBeDefined();
    expect(world.smtp.mails.map(textOf).find((mail) => mail.includes(`To: ${world.person.email}`))).toContain(
      email,
    );
    expect((await pending()).made).toEqual({ newEmail: email });
    expect(await rowOf(world.person.id)).toEqual({ email: world.person.email, verified: true });
    expect(await mayEnter(world.person.email)).toBe(true);
    expect(await mayEnter(email)).toBe(false);
  });

  it("asks for a recent sign-in", async () => {
    world.now += 6 * 60_000;
    expect((await request(newEmail())).code).toBe("RECENT_SIGN_IN_REQUIRED");
    expect((await pending()).made).toBeNull();
  });

  it("is refused where it is one's own, no address, or another's", async () => {
    expect((await request(world.person.email)).code).toBe("BAD_USER_INPUT");
    expect((await request("nobody")).code).toBe("BAD_USER_INPUT");
    expect((await request((await signUp()).email)).code).toBe("EMAIL_TAKEN");
    expect((await pending()).made).toBeNull();
  });

  it("is asked for five times a day at most", async () => {
    for (let count = 0; count < 5; count += 1) expect((await request(newEmail())).code).toBeUndefined();
    expect((await request(newEmail())).code).toBe("EMAIL_CHANGE_LIMIT");
    world.now += DAY_MS;
    const token = unsignedToken(world.person, {
      auth_time: Math.floor(world.now / 1000),
      email_verified: true,
    });
    expect((await request(newEmail(), token)).code).toBeUndefined();
  });
});

describe("whoever looks for addresses that have an account (REQS-10)", () => {
  it("may ask ten times a day, and is told nothing after that", async () => {
    const taken = (await signUp()).email;
    for (let count = 0; count < 10; count += 1) expect((await request(taken)).code).toBe("EMAIL_TAKEN");
    expect((await request(taken)).code).toBe("RATE_LIMITED");
    expect((await request(newEmail())).code).toBe("RATE_LIMITED");
    expect((await pending()).made).toBeNull();
  });
});

describe("its link (MAIL-02)", () => {
  it("makes it the account's, signs everybody out, and works once", async () => {
    const email = newEmail();
    const { confirmation } = await changeTo(email);
    expect((await open(confirmation)).made).toEqual({ newEmail: email });
    expect((await confirm(confirmation)).made).toEqual({ newEmail: email });
    expect(await rowOf(world.person.id)).toEqual({ email, verified: true });
    // The session of before can change nothing any more.
    expect((await confirm(confirmation, earlierSession())).code).toBe("TOKEN_REVOKED");
    const token = await signIn(email);
    expect((await confirm(confirmation, token)).code).toBe("NOT_FOUND");
    expect((await me(token)).made).toEqual({ email, isEmailVerified: true, status: "ACTIVE" });
    expect(await mayEnter(world.person.email)).toBe(false);
  });

  it("is of no use to whoever else reads that mail", async () => {
    const { confirmation } = await changeTo(newEmail());
    const other = await world.make.person();
    expect((await open(confirmation, other.token)).made).toBeNull();
    expect((await confirm(confirmation, other.token)).code).toBe("NOT_FOUND");
    expect(await rowOf(other.id)).toEqual({ email: other.email, verified: true });
    expect(await rowOf(world.person.id)).toEqual({ email: world.person.email, verified: true });
  });

  it("lapses after a day, and by a newer one", async () => {
    const first = await changeTo(newEmail());
    const second = await changeTo(newEmail());
    expect((await confirm(first.confirmation)).code).toBe("NOT_FOUND");
    world.now += DAY_MS;
    expect((await confirm(second.confirmation)).code).toBe("NOT_FOUND");
    expect(await mayEnter(world.person.email)).toBe(true);
  });

  it("lets one of two win who confirm one address at once", async () => {
    const email = newEmail();
    const other = await world.make.person();
    const mine = await changeTo(email);
    const theirs = await changeTo(email, other.token);
    const answers = await Promise.all([
      confirm(mine.confirmation),
      confirm(theirs.confirmation, other.token),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(["EMAIL_TAKEN", undefined]);
    const rows = await Promise.all([world.person, other].map(async ({ id }) => (await rowOf(id))?.email));
    expect(rows.filter((address) => address === email)).toHaveLength(1);
  });

  it("clicked twice at once counts once", async () => {
    const email = newEmail();
    const { confirmation } = await changeTo(email);
    const codes = (await Promise.all([confirm(confirmation), confirm(confirmation)])).map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(await rowOf(world.person.id)).toEqual({ email, verified: true });
  });

  it("leaves a line in the audit trail without the address, and a notice", async () => {
    const email = newEmail();
    const { confirmation } = await changeTo(email);
    await confirm(confirmation);
    const trail = await world.portal.dataSource.query<object[]>(
      "select action, actor_id, before, after from audit_entries where subject_id = $1",
      [world.person.id],
    );
    expect(trail).toEqual([
      { action: "account.email", actor_id: world.person.id, before: null, after: null },
    ]);
    const notices = await world.portal.dataSource.query<object[]>(
      "select kind, params from notices where account_id = $1",
      [world.person.id],
    );
    expect(notices).toEqual([{ kind: "account.sign-in-added", params: { way: "email", name: email } }]);
  });

  it("leaves alerts that an address asked for without an account to that address", async () => {
    const insert = (email: string) =>
      world.portal.dataSource.query(
        `insert into alerts (id, email, filter, frequency, state, is_mailed, secret, read_by, created_at, since)
         values (gen_random_uuid(), $1, '{"q":"nurse"}', 'DAILY', 'ACTIVE', true, $1, '', now(), now())`,
        [email],
      );
    const email = newEmail();
    await insert(world.person.email);
    await insert(email);
    const { confirmation } = await changeTo(email);
    await confirm(confirmation);
    const addresses = await world.portal.dataSource.query<object[]>(
      "select email from alerts where email = any ($1) and account_id is null",
      [[world.person.email, email]],
    );
    expect(addresses).toHaveLength(2);
    const { data } = await world.portal.ask<{ alerts: object[] }>("{ alerts { id } }", {
      token: await signIn(email),
    });
    expect(data?.alerts).toHaveLength(1);
  });
});

describe("an account made by phone (MAIL-05)", () => {
  it("adds an address, which has to be confirmed too", async () => {
    const phoneNumber = `+9197${String(process.pid % 10_000).padStart(4, "0")}${String(Date.now() % 10_000).padStart(4, "0")}`;
    const { uid, token } = await signInByPhone(phoneNumber);
    await world.portal.ask("mutation ($input: RegisterInput!) { register(input: $input) { id } }", {
      token,
      variables: { input: { firebaseUid: uid, role: "JOBSEEKER" } },
    });
    const email = newEmail();
    const { confirmation } = await changeTo(email, token);
    expect(world.smtp.mails).toHaveLength(1);
    expect(textOf(world.smtp.mails[0] ?? "")).toContain(phoneNumber);
    expect((await me(token)).made).toMatchObject({ email: null });
    expect((await confirm(confirmation, token)).made).toEqual({ newEmail: email });
    const again = await signInByPhone(phoneNumber);
    expect(again.uid).toBe(uid);
    expect((await me(again.token)).made).toEqual({ email, isEmailVerified: true, status: "ACTIVE" });
  });
});
