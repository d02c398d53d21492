import { Role } from "../../../auth/role";
import { createFactories, type Factories } from "../../../test/factories";
import { type NewIdentity, signIn } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";
import { CompanyMember } from "../company-member.entity";
import type { Company } from "../company.entity";
import { MemberRole } from "../member-role";

type Person = Account & NewIdentity;

const KEYS_OF = "select id from api_keys where company_id = $1";
const CREATE = "mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }";

let portal: TestPortal;
let make: Factories;
let owner: Person;
let company: Company;
let now: number;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000" },
    clock: { now: () => new Date(now) },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = Date.now();
  owner = await make.person({ displayName: "Priya", role: Role.EMPLOYER });
  company = await make.company({ name: "Kaveri Works" }, [owner]);
});

async function create({ token } = owner as { token: string }) {
  const input = { companyId: company.id, name: "Greenhouse", scopes: ["JOBS_READ"], days: 90 };
  return await portal.ask(CREATE, { variables: { input }, token });
}

async function member(role: MemberRole): Promise<Person> {
  const person = await make.person({ role: Role.EMPLOYER });
  const membership = { companyId: company.id, accountId: person.id, role };
  await portal.dataSource.getRepository(CompanyMember).insert(membership);
  return person;
}

describe("an API key", () => {
  it("is made after a recent sign-in alone (KEYS-07)", async () => {
    now += 5 * 60_000 + 1000;
    expect((await create()).code).toBe("RECENT_SIGN_IN_REQUIRED");
    expect(await portal.dataSource.query(KEYS_OF, [company.id])).toEqual([]);
    const token = await signIn(owner.email);
    now -= 60_000;
    expect((await create({ token })).code).toBeUndefined();
    // Whoever is no owner isn't sent to sign in again for nothing.
    now += 10 * 60_000;
    expect((await create(await member(MemberRole.RECRUITER))).code).toBe("MEMBER_ROLE");
  });

  it("is told to the other owners, by whom, and to nobody else (KEYS-08)", async () => {
    const [other, recruiter] = [await member(MemberRole.OWNER), await member(MemberRole.RECRUITER)];
    await create();
    const webhook = { companyId: company.id, url: "https://8.8.8.8/", events: ["OFFER_CHANGED"] };
    const made = "mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }";
    await portal.ask(made, { variables: { input: webhook }, token: owner.token });
    const path = `/companies/${company.id}/api-keys`;
    const read = async ({ token }: { token: string }) =>
      (
        await portal.ask<{ myNotices: { items: object[] } }>("{ myNotices { items { title path } } }", {
          token,
        })
      ).data?.myNotices.items;
    expect(await read(other)).toEqual([
      { title: "Priya made a webhook for Kaveri Works; if you don't know of it, delete it", path },
      { title: "Priya made an API key for Kaveri Works; if you don't know of it, revoke it", path },
    ]);
    const told = [...((await read(owner)) ?? []), ...((await read(recruiter)) ?? [])];
    expect(told).not.toContainEqual(expect.objectContaining({ path }));
    const rows = JSON.stringify(await portal.dataSource.query("select params from notices"));
    expect(rows).not.toContain("Priya");
    await portal.dataSource.getRepository(CompanyMember).delete({ accountId: owner.id });
    expect(JSON.stringify(await read(other))).not.toContain("Priya");
  });

  it("is one of 20 that work, also when two are made at once (KEYS-09)", async () => {
    for (let made = 0; made < 19; made += 1) await create();
    const both = await Promise.all([create(), create()]);
    expect(both.map(({ code }) => code ?? "made").sort()).toEqual(["API_KEY_LIMIT", "made"]);
    const [kept] = await portal.dataSource.query<{ id: string }[]>(KEYS_OF, [company.id]);
    await portal.ask(`mutation { revokeApiKey(id: "${kept?.id}") { id } }`, owner);
    expect((await create()).code).toBeUndefined();
  });
});
