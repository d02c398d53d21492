import type { Account } from "../modules/accounts/account.entity";
import { createFactories, type Factories } from "../test/factories";
import type { NewIdentity } from "../test/identities";
import { startTestPortal, type TestPortal } from "../test/portal";

let portal: TestPortal;
let make: Factories;
let person: Account & NewIdentity;

beforeAll(async () => {
  portal = await startTestPortal({ clock: { now: () => new Date("2026-11-21T19:00:00Z") } });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  person = await make.person({ displayName: "Asha" });
});

const put = (body: unknown, token = person.token) =>
  fetch(`${portal.url}/api/auth/profile`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const me = async () => {
  const headers = { authorization: `Bearer ${person.token}` };
  return (await fetch(`${portal.url}/api/auth/me`, { headers })).json() as Promise<Record<string, unknown>>;
};

const row = () => portal.dataSource.query("select * from accounts where id = $1", [person.id]);

const PROFILE = {
  displayName: "Asha Menon",
  additionalData: {
    title: "Staff Nurse",
    bio: "Twelve years in wards.\nNow looking for days.",
    phone: "+91 98765 43210",
    location: "Indiranagar, Bangalore",
    dob: "1990-02-28",
    linkedin: "https://www.linkedin.com/in/asha-menon",
  },
};

describe("PUT /api/auth/profile", () => {
  it("stores the profile and returns the user record, as me does afterwards (CALL-12, PROF-08, PROF-10)", async () => {
    const answer = await put(PROFILE);
    expect(answer.status).toBe(200);
    const record: unknown = await answer.json();
    expect(record).toEqual({
      ...(await me()),
      ...PROFILE,
      name: "Asha Menon",
      email: person.email,
      role: "jobseeker",
      subscription: { plan: "free" },
    });
    expect(await me()).toEqual(record);
  });

  it("leaves what is not sent, and clears what is sent empty", async () => {
    await put(PROFILE);
    const answer = await put({ additionalData: { bio: "", phone: null, title: "  Ward Sister " } });
    expect(await answer.json()).toMatchObject({
      displayName: "Asha Menon",
      additionalData: { ...PROFILE.additionalData, bio: null, phone: null, title: "Ward Sister" },
    });
  });

  it.each([
    ["an e-mail (PROF-04)", { email: "other@jobs.example" }, "email"],
    ["a role", { role: "admin" }, "role"],
    ["a plan", { subscription: { plan: "premium" } }, "subscription"],
    ["an unknown field of the profile", { additionalData: { salary: "1" } }, "additionalData.salary"],
    ["no full name (PROF-05)", { displayName: "" }, "displayName"],
    ["a blank full name (PROF-05)", { displayName: "  " }, "displayName"],
    ["a full name of null (PROF-05)", { displayName: null }, "displayName"],
    ["a full name with a turn of direction", { displayName: "Asha\u202e Menon" }, "displayName"],
    ["a long full name", { displayName: "A".repeat(121) }, "displayName"],
    ["a date of birth that is none", { additionalData: { dob: "2001-02-29" } }, "additionalData.dob"],
    ["a birth today", { additionalData: { dob: "2026-11-22" } }, "additionalData.dob"],
    [
      "a birth less than 18 years ago (CONS-07)",
      { additionalData: { dob: "2008-11-23" } },
      "additionalData.dob",
    ],
    ["a birth long ago", { additionalData: { dob: "1899-12-31" } }, "additionalData.dob"],
    ["a phone number that is none", { additionalData: { phone: "12345" } }, "additionalData.phone"],
    ["http", { additionalData: { linkedin: "http://linkedin.com/in/a" } }, "additionalData.linkedin"],
    ["a long bio", { additionalData: { bio: "x".repeat(2001) } }, "additionalData.bio"],
    ["a NUL", { additionalData: { title: "a\u0000b" } }, "additionalData.title"],
    ["a foreign photo", { photoURL: "https://photos.example/a.png" }, "photoURL"],
    [
      "a photo that is not there",
      { photoURL: "/photos/01999999-9999-7999-8999-999999999999.webp" },
      "photoURL",
    ],
    ["a number as title", { additionalData: { title: 7 } }, "additionalData.title"],
    ["a list", [], ""],
  ])("refuses %s, naming the field, and changes nothing (CALL-12)", async (_what, body, field) => {
    const before: unknown = await row();
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field }] });
    expect(await row()).toEqual(before);
  });

  it("takes the birth of somebody who is 18 today in India (CONS-07)", async () => {
    expect((await put({ additionalData: { dob: "2008-11-22" } })).status).toBe(200);
  });

  it("answers the same rules over GraphQL", async () => {
    const variables = { input: { displayName: " ", additionalData: { phone: "1", dob: "x" } } };
    const answer = await portal.ask(UPDATE, { variables, token: person.token });
    expect([answer.status, answer.code]).toEqual([400, "BAD_USER_INPUT"]);
    expect(answer.errors[0]?.extensions.fields?.map(({ field }) => field).sort()).toEqual([
      "additionalData.dob",
      "additionalData.phone",
      "displayName",
    ]);
  });
});

const UPDATE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { profileVersion displayName additionalData { title } }
}`;

describe("a profile open in two tabs", () => {
  const update = (input: object) => portal.ask(UPDATE, { variables: { input }, token: person.token });

  it("is not overwritten by the one that has not seen the other's change", async () => {
    const first = await update({ displayName: "Asha M.", expectedVersion: 1 });
    expect(first.data?.updateProfile).toMatchObject({ profileVersion: 2, displayName: "Asha M." });
    const second = await update({ displayName: "Asha Menon", expectedVersion: 1 });
    expect([second.status, second.code]).toEqual([409, "PROFILE_CHANGED"]);
    expect(await me()).toMatchObject({ displayName: "Asha M." });
  });

  it("lets one of ten saves at once through", async () => {
    const saves = Array.from({ length: 10 }, (_, number) =>
      update({ displayName: `Asha ${number}`, expectedVersion: 1 }),
    );
    const codes = (await Promise.all(saves)).map(({ code }) => code ?? "saved");
    expect(codes.sort()).toEqual([...Array<string>(9).fill("PROFILE_CHANGED"), "saved"]);
  });

  it("keeps its version when nothing was changed", async () => {
    const answer = await update({ displayName: "Asha", expectedVersion: 1 });
    expect(answer.data?.updateProfile).toMatchObject({ profileVersion: 1 });
  });
});
