import { createHash } from "node:crypto";
import { Role } from "../../../auth/role";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { startTestSmtpServer, type TestSmtpServer } from "../../../test/smtp-server";
import { DAY_MS } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { CompanyMember } from "../company-member.entity";
import type { Company } from "../company.entity";
import { MemberRole } from "../member-role";
import { TeamInvitation } from "./team-invitation.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let smtp: TestSmtpServer;
let make: Factories;
let owner: Person;
let company: Company;

beforeAll(async () => {
  smtp = await startTestSmtpServer();
  portal = await startTestPortal({
    env: { MAIL_URL: smtp.url, MAIL_FROM: "JobPortal <no-reply@jobs.example>", WRITES_PER_MINUTE: "1000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(async () => {
  await portal.stop();
  await smtp.stop();
});
beforeEach(async () => {
  owner = await make.person({ displayName: "Asha Menon", role: Role.EMPLOYER });
  company = await make.company({ name: "Kaveri Works" }, [owner]);
});

async function putOn(plan: string, { id }: Account = owner, ends: Date | null = null) {
  await portal.dataSource.query(
    `insert into subscriptions (account_id, plan, next_plan, changes_at) values ($1, $2, $3, $4)
     on conflict (account_id) do update
     set plan = excluded.plan, next_plan = excluded.next_plan, changes_at = excluded.changes_at`,
    [id, plan, ends && "free", ends],
  );
}

async function member(role = MemberRole.RECRUITER): Promise<Person> {
  const person = await make.person({ role: Role.EMPLOYER });
  await portal.dataSource
    .getRepository(CompanyMember)
    .insert({ companyId: company.id, accountId: person.id, role });
  return person;
}

const invite = (email: string) =>
  portal.ask(
    `mutation { inviteColleague(input: { companyId: "${company.id}", email: "${email}", role: VIEWER }) { id } }`,
    owner,
  );

/** An open invitation, as if it had been mailed; @returns the call that takes it, which answers its refusal */
async function invited(): Promise<() => Promise<string | undefined>> {
  const person = await make.person({ role: Role.EMPLOYER });
  const secret = `secret of ${person.id}`;
  const sentAt = new Date();
  const invitation = portal.dataSource.manager.create(TeamInvitation, {
    ...{ companyId: company.id, email: person.email.toLowerCase(), role: MemberRole.VIEWER, sentAt },
    ...{ secretHash: createHash("sha256").update(secret).digest("hex"), invitedBy: owner.id },
    expiresAt: new Date(sentAt.getTime() + DAY_MS),
  });
  await portal.dataSource.manager.insert(TeamInvitation, invitation);
  return async () => {
    const variables = { secret };
    const join = "mutation ($secret: String!) { joinTeam(secret: $secret) { id } }";
    return (await portal.ask(join, { variables, token: person.token })).code;
  };
}

const seats = async ({ token } = owner) => {
  const { data } = await portal.ask<{ companyTeam: { seats: object | null } }>(
    `{ companyTeam(companyId: "${company.id}") { seats { used limit } } }`,
    { token },
  );
  return data?.companyTeam.seats;
};

const people = async () =>
  await portal.dataSource.getRepository(CompanyMember).countBy({ companyId: company.id });

describe("the seats of a team (SEAT-01)", () => {
  it.each([
    ["free", 2],
    ["paid", 10],
    ["premium", 50],
  ])("are those of its owner's plan: %s has %i", async (plan, limit) => {
    await putOn(plan);
    expect(await seats()).toEqual({ used: 1, limit });
  });

  it("are those of the best plan among its owners, and of nobody else", async () => {
    const other = await member(MemberRole.OWNER);
    await putOn("premium", await member());
    expect(await seats()).toEqual({ used: 3, limit: 2 });
    await putOn("paid", other);
    expect(await seats()).toEqual({ used: 3, limit: 10 });
  });

  it("are those of the plan in force now", async () => {
    await putOn("premium", owner, new Date(Date.now() - 1000));
    expect(await seats()).toEqual({ used: 1, limit: 2 });
  });

  it("are told to those who invite", async () => {
    expect(await seats(await member())).toBeNull();
  });
});

describe("a full team (SEAT-02)", () => {
  it("invites nobody more; open invitations count, and those that are over don't", async () => {
    expect((await invite("one@kaveri.example")).code).toBeUndefined();
    expect(await seats()).toEqual({ used: 2, limit: 2 });
    const refused = await invite("two@kaveri.example");
    expect([refused.status, refused.code]).toEqual([409, "MEMBER_LIMIT"]);
    expect(refused.errors[0]?.message).toBe(
      "The team has 2 seats, and all are taken. A higher plan of an owner has more.",
    );
    // The same address again has its seat already.
    expect((await invite("one@kaveri.example")).code).toBeUndefined();
    await portal.dataSource.query("update team_invitations set expires_at = now() - interval '1 minute'");
    expect((await invite("two@kaveri.example")).code).toBeUndefined();
  });

  it("takes one of two who are invited at once", async () => {
    const both = await Promise.all(["one", "two"].map((name) => invite(`${name}@kaveri.example`)));
    expect(both.map(({ code }) => code ?? "invited").sort()).toEqual(["MEMBER_LIMIT", "invited"]);
  });

  it("invites more once its owner has a higher plan", async () => {
    await member();
    expect((await invite("one@kaveri.example")).code).toBe("MEMBER_LIMIT");
    await putOn("paid");
    expect((await invite("one@kaveri.example")).code).toBeUndefined();
  });
});

describe("when a plan has ended (SEAT-03)", () => {
  it("everybody stays, and nobody new joins", async () => {
    await putOn("paid");
    for (let count = 0; count < 3; count += 1) await member();
    const join = await invited();
    await putOn("free");
    expect(await join()).toBe("MEMBER_LIMIT");
    expect(await people()).toBe(4);
    await putOn("paid");
    expect(await join()).toBeUndefined();
    expect(await people()).toBe(5);
  });

  it("one of two who join at once has the last seat", async () => {
    const joins = [await invited(), await invited()];
    const codes = await Promise.all(joins.map((join) => join()));
    expect(codes.map((code) => code ?? "joined").sort()).toEqual(["MEMBER_LIMIT", "joined"]);
    expect(await people()).toBe(2);
  });

  it("the same link lets one in, also when it is opened twice at once", async () => {
    const join = await invited();
    const codes = await Promise.all([join(), join()]);
    expect(codes.map((code) => code ?? "joined").sort()).toEqual(["NOT_FOUND", "joined"]);
  });
});
