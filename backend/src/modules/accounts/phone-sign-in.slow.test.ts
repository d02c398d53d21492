import { createFactories, type Factories } from "../../test/factories";
import { newEmail, signInByPhone, signUp, unsignedToken, updateIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { Role } from "../../auth/role";

let portal: TestPortal;
let make: Factories;
let numbers = 9_800_000_000 + (process.pid % 10_000) * 1_000;
const newNumber = () => `+91${(numbers += 1)}`;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { id email phoneNumber status role additionalData { phone } }
}`;
const ME = "{ me { email phoneNumber status } }";

const register = ({ token, uid }: { token: string; uid: string }, input: object = {}) =>
  portal.ask<{ register: Record<string, unknown> }>(REGISTER, {
    token,
    variables: { input: { firebaseUid: uid, role: "JOBSEEKER", ...input } },
  });
const me = async (token: string) => (await portal.ask<{ me: object | null }>(ME, { token })).data?.me;

describe("a phone number", () => {
  it("is enough for an account, counts as verified, and is offered to companies (PHON-01)", async () => {
    const phoneNumber = newNumber();
    const person = await signInByPhone(phoneNumber);
    expect(await me(person.token)).toBeNull();
    const { data } = await register(person);
    expect(data?.register).toMatchObject({
      ...{ email: null, phoneNumber, status: "ACTIVE", role: "JOBSEEKER" },
      additionalData: { phone: phoneNumber },
    });
    expect(await me((await signInByPhone(phoneNumber)).token)).toEqual({
      ...{ email: null, phoneNumber, status: "ACTIVE" },
    });
    const headers = { authorization: `Bearer ${person.token}` };
    const answer = await fetch(`${portal.url}/api/auth/me`, { headers });
    expect(await answer.json()).toMatchObject({ email: null, phoneNumber, status: "active" });
  });

  it("registers no e-mail address, which nobody has proven (PHON-02)", async () => {
    const person = await signInByPhone(newNumber());
    const count = () => portal.dataSource.query<object[]>("select count(*) from accounts");
    const before = await count();
    expect((await register(person, { email: "director@jobs.example" })).code).toBe("EMAIL_MISMATCH");
    expect((await register(await signUp())).code).toBe("BAD_USER_INPUT");
    expect(await count()).toEqual(before);
  });

  it("that is added or removed later is what the newest token says (PHON-03)", async () => {
    const person = await make.person();
    const phone = newNumber();
    const now = Math.floor(Date.now() / 1000);
    const tokenAt = (iat: number, claims: object = {}) =>
      unsignedToken(person, { iat: now + iat, email_verified: true, ...claims });
    expect(await me(tokenAt(-60, { phone_number: phone }))).toMatchObject({ phoneNumber: phone });
    // Made before the number was added.
    expect(await me(tokenAt(-120))).toMatchObject({ phoneNumber: phone, email: person.email });
    expect(await me(tokenAt(-30))).toMatchObject({ phoneNumber: null });
    // Made before it was removed.
    expect(await me(tokenAt(-60, { phone_number: phone }))).toMatchObject({ phoneNumber: null });
  });

  it("that is changed is the one that companies get, unless another was typed (PHON-03)", async () => {
    const phones = async (typed: string | null) => {
      const person = await make.person({ additionalData: typed === null ? {} : { phone: typed } });
      const now = Math.floor(Date.now() / 1000);
      const told: unknown[] = [];
      for (const [index, phone_number] of [newNumber(), newNumber()].entries()) {
        await me(unsignedToken(person, { iat: now - 60 + index, email_verified: true, phone_number }));
        const [row] = await portal.dataSource.query<{ phone: string }[]>(
          "select additional_data ->> 'phone' as phone from accounts where id = $1",
          [person.id],
        );
        told.push(row?.phone === phone_number);
      }
      return told;
    };
    expect(await phones(null)).toEqual([true, true]);
    expect(await phones("080 4000 1234")).toEqual([false, false]);
  });

  it("makes a pending account active", async () => {
    const person = await make.person({ emailVerifiedAt: null });
    await portal.dataSource.query("update accounts set email_verified_at = null where id = $1", [person.id]);
    const token = (claims: object) => unsignedToken(person, { email_verified: false, ...claims });
    expect(await me(token({}))).toMatchObject({ status: "PENDING" });
    expect(await me(token({ phone_number: newNumber() }))).toMatchObject({ status: "ACTIVE" });
  });

  it("belongs to whoever proved it last (PHON-04)", async () => {
    const phoneNumber = newNumber();
    const first = await signInByPhone(phoneNumber);
    await register(first);
    await portal.dataSource.query(
      "update accounts set phone_told_at = phone_told_at - interval '1 minute' where phone_number = $1",
      [phoneNumber],
    );
    // At the provider a number is one person's: this one gives it up.
    const account = { email: newEmail(), deleteProvider: ["phone"] };
    await updateIdentity(first.uid, account);
    const second = await signInByPhone(phoneNumber);
    expect((await register(second)).data?.register).toMatchObject({ phoneNumber });
    const owners = () =>
      portal.dataSource.query<object[]>(
        `select firebase_uid as uid, phone_number as "phoneNumber" from accounts
         where firebase_uid = any ($1) order by created_at`,
        [[first.uid, second.uid]],
      );
    const settled = [
      { uid: first.uid, phoneNumber: null },
      { uid: second.uid, phoneNumber },
    ];
    expect(await owners()).toEqual(settled);
    // A token of before that is still good takes it from nobody.
    const old = { iat: Math.floor(Date.now() / 1000) - 30, phone_number: phoneNumber };
    expect(await me(unsignedToken({ uid: first.uid, email: account.email }, old))).toMatchObject({
      phoneNumber: null,
    });
    expect(await owners()).toEqual(settled);
  });

  it("tells an account of each way to sign in that is new or gone (PHON-09)", async () => {
    const person = await make.person();
    const [first, second] = [newNumber(), newNumber()];
    const now = Math.floor(Date.now() / 1000);
    const tokenAt = (iat: number, claims: object = {}) =>
      unsignedToken(person, { iat: now + iat, email_verified: true, ...claims });
    const told = async (): Promise<object[]> =>
      await portal.dataSource.query(
        "select kind, params from notices where account_id = $1 order by created_at, id",
        [person.id],
      );
    await me(tokenAt(-90));
    expect(await told()).toEqual([]);
    const email = newEmail();
    await me(tokenAt(-60, { phone_number: first }));
    await me(tokenAt(-50, { phone_number: second }));
    await me(tokenAt(-40));
    await me(tokenAt(-30, { email }));
    const telling = (step: string, way: string, name: string) => ({
      kind: `account.sign-in-${step}`,
      params: { way, name },
    });
    expect(await told()).toEqual([
      telling("added", "phone", first.slice(-4)),
      telling("added", "phone", second.slice(-4)),
      telling("removed", "phone", second.slice(-4)),
      telling("added", "email", email),
    ]);
  });

  it("is one account's, also when two prove it at once (PHON-04)", async () => {
    const phoneNumber = newNumber();
    const claims = { iat: Math.floor(Date.now() / 1000) - 10, phone_number: phoneNumber };
    const known = await Promise.all([make.person(), make.person()]);
    const newcomers = await Promise.all([signUp(), signUp()]);
    const answers = await Promise.all([
      ...known.map((person) => portal.ask(ME, { token: unsignedToken(person, claims) })),
      ...newcomers.map(({ uid, email }) =>
        register({ uid, token: unsignedToken({ uid, email }, claims) }, { email }),
      ),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined, undefined]);
    const [{ owners }] = await portal.dataSource.query<[{ owners: number }]>(
      "select count(*)::int as owners from accounts where phone_number = $1",
      [phoneNumber],
    );
    expect(owners).toBe(1);
  });

  it("is what admins find the account by (PHON-05)", async () => {
    const admin = await make.person({ role: Role.ADMIN });
    const phoneNumber = newNumber();
    await register(await signInByPhone(phoneNumber));
    for (const text of [
      phoneNumber,
      phoneNumber.slice(3),
      `+91 ${phoneNumber.slice(3, 8)}-${phoneNumber.slice(8)}`,
    ]) {
      const { data } = await portal.ask<{ users: { items: object[] } }>(
        "query ($text: String) { users(filter: { text: $text }) { items { email phoneNumber } } }",
        { token: admin.token, variables: { text } },
      );
      expect(data?.users.items).toEqual([{ email: null, phoneNumber }]);
    }
  });
});
