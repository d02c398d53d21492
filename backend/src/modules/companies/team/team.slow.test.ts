import { paths } from "@job-portal/protocol/paths";
import { taskHandlers } from "../../../app/tasks";
import { createFactories, type Factories } from "../../../test/factories";
import { type NewIdentity, signIn, updateIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { startTestSmtpServer, type TestSmtpServer } from "../../../test/smtp-server";
import { DAY_MS } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { CompanyMember } from "../company-member.entity";
import type { Company } from "../company.entity";
import { MemberRole } from "../member-role";
import { teamInvitationRecords } from "./team.records";
import { SuppressionCause } from "../../notices/suppression/mail-suppression.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let smtp: TestSmtpServer;
let make: Factories;
let owner: Person;
let company: Company;
let now: number;

beforeAll(async () => {
  smtp = await startTestSmtpServer();
  portal = await startTestPortal({
    env: { MAIL_URL: smtp.url, MAIL_FROM: "JobPortal <no-reply@jobs.example>" },
    clock: { now: () => new Date(now) },
  });
  make = createFactories(portal.dataSource);
});
afterAll(async () => {
  await portal.stop();
  await smtp.stop();
});
beforeEach(async () => {
  now = Date.now();
  smtp.mails.length = 0;
  owner = await make.person({ displayName: "Asha Menon" });
  company = await make.company({ name: "Kaveri Works" }, [owner]);
});

async function member(role: MemberRole): Promise<Person> {
  const person = await make.person();
  await portal.dataSource
    .getRepository(CompanyMember)
    .insert({ companyId: company.id, accountId: person.id, role });
  return person;
}

const TEAM = "viewerRole canManage members { email role isViewer } invitations { id email role invitedBy }";

/** What the calls of this test answer, each a part of it. */
interface Made {
  viewerRole: string;
  canManage: boolean;
  members: { email: string; role: string; isViewer: boolean }[];
  invitations: { id: string; email: string; role: string; invitedBy: string }[];
  name: string;
  companyName: string;
  isForViewer: boolean;
  total: number;
}

async function ask(call: string, { token }: NewIdentity) {
  const { data, errors } = await portal.ask<{ made: Made | null }>(call, { token });
  return { made: data?.made, code: errors[0]?.extensions.code };
}

const team = (viewer: NewIdentity) =>
  ask(`{ made: companyTeam(companyId: "${company.id}") { ${TEAM} } }`, viewer);

const invite = (email: string, role: string, viewer: NewIdentity = owner) =>
  ask(
    `mutation { made: inviteColleague(input: { companyId: "${company.id}", email: "${email}", role: ${role} }) { ${TEAM} } }`,
    viewer,
  );

const changeRole = (of: Account, role: string, viewer: NewIdentity = owner) =>
  ask(
    `mutation { made: changeMemberRole(companyId: "${company.id}", accountId: "${of.id}", role: ${role}) { ${TEAM} } }`,
    viewer,
  );

const remove = (of: Account, viewer: NewIdentity = owner) =>
  ask(`mutation { made: removeMember(companyId: "${company.id}", accountId: "${of.id}") { id } }`, viewer);

const join = (secret: string, viewer: NewIdentity) =>
  ask(`mutation { made: joinTeam(secret: "${secret}") { name } }`, viewer);

/** What the link says before anybody signs in. */
const inviting = async (secret: string) => {
  const call = `{ made: invitingCompany(secret: "${secret}") { companyName invitedBy } }`;
  return (await portal.ask<{ made: object | null }>(call)).data?.made;
};

const open = (secret: string, viewer: NewIdentity) =>
  ask(`{ made: teamInvitation(secret: "${secret}") { companyName isForViewer } }`, viewer);

/** Mails what waits in the queue, as a worker would; answers the secret of the last mail's link. */
async function mailed(): Promise<string> {
  const tasks = await portal.dataSource.query<{ id: string; payload: { invitationId: string } }[]>(
    `select job.id, job.payload from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = 'team-invitation'`,
  );
  for (const { id, payload } of tasks) {
    await taskHandlers(portal.services)["team-invitation"]?.(payload);
    await portal.dataSource.query("delete from graphile_worker._private_jobs where id = $1", [id]);
  }
  const text = (smtp.mails.at(-1) ?? "").replace(/=\r?\n/g, "").replaceAll("=3D", "=");
  return new RegExp(`${paths.teamInvitation("")}([\\w-]+)`).exec(text)?.[1] ?? "";
}

const rolesOf = (companyId: string) =>
  portal.dataSource.query<{ id: string; role: string }[]>(
    "select account_id as id, role from company_members where company_id = $1 order by created_at",
    [companyId],
  );

describe("roles in a company (TEAM-01)", () => {
  const candidates = "{ made: candidates(first: 5) { total } }";
  const post = () => `mutation { made: inviteColleague(input: {
    companyId: "${company.id}", email: "x@y.example", role: VIEWER }) { viewerRole } }`;

  it("let a viewer see jobs and figures, and no candidate", async () => {
    const viewer = await member(MemberRole.VIEWER);
    const applicant = await make.person();
    const job = await make.job({ companyId: company.id });
    await ask(`mutation { made: applyToJob(input: { jobId: "${job.id}" }) { id } }`, applicant);
    expect((await ask(candidates, owner)).made?.total).toBe(1);
    expect((await ask(candidates, viewer)).made?.total).toBe(0);
    const own = await ask("{ made: myJobs { total } }", viewer);
    expect(own.made?.total).toBe(1);
    const [application] = await portal.dataSource.query<{ id: string }[]>(
      "select id from applications where job_id = $1",
      [job.id],
    );
    const candidate = `{ made: candidate(applicationId: "${application?.id}") { status } }`;
    expect((await ask(candidate, owner)).code).toBeUndefined();
    expect((await ask(candidate, viewer)).code).toBe("NOT_FOUND");
    const sent = `{ made: application(id: "${application?.id}") { id } }`;
    expect((await ask(sent, owner)).made).toMatchObject({ id: application?.id });
    expect((await ask(sent, viewer)).made).toBeNull();
  });

  it.each(['updateCompany(input: { id: $, about: "x" }) { id }'])("keep a viewer from %s", async (call) => {
    const viewer = await member(MemberRole.VIEWER);
    const answer = await ask(`mutation { made: ${call.replace("$", `"${company.id}"`)} }`, viewer);
    expect(answer.code).toBe("MEMBER_ROLE");
  });

  it("keep a viewer from a job's acts", async () => {
    const viewer = await member(MemberRole.VIEWER);
    const job = await make.job({ companyId: company.id });
    const close = `mutation { made: closeJob(id: "${job.id}") { id } }`;
    expect((await ask(close, viewer)).code).toBe("MEMBER_ROLE");
    expect((await ask(close, await member(MemberRole.RECRUITER))).code).toBeUndefined();
  });

  it("leave the team to owners", async () => {
    const recruiter = await member(MemberRole.RECRUITER);
    expect((await ask(post(), recruiter)).code).toBe("MEMBER_ROLE");
    expect((await changeRole(owner, "VIEWER", recruiter)).code).toBe("MEMBER_ROLE");
    expect((await remove(owner, recruiter)).code).toBe("MEMBER_ROLE");
    expect((await team(recruiter)).made).toMatchObject({
      viewerRole: "RECRUITER",
      canManage: false,
      invitations: [],
    });
    expect((await team(await make.person())).code).toBe("NOT_FOUND");
  });
});

describe("an invitation to a team (TEAM-03, TEAM-04, TEAM-05)", () => {
  it("is mailed, shown to owners, and works once", async () => {
    const colleague = await make.person();
    const { made } = await invite(` ${colleague.email.toUpperCase()} `, "RECRUITER");
    expect(made?.invitations).toMatchObject([
      { email: colleague.email, role: "RECRUITER", invitedBy: "Asha Menon" },
    ]);
    const secret = await mailed();
    expect((await open(secret, colleague)).made).toEqual({ companyName: "Kaveri Works", isForViewer: true });
    expect((await join(secret, colleague)).made).toEqual({ name: "Kaveri Works" });
    expect((await team(colleague)).made).toMatchObject({ viewerRole: "RECRUITER" });
    expect((await team(owner)).made?.invitations).toEqual([]);
    expect((await join(secret, colleague)).code).toBe("NOT_FOUND");
    const [notice] = await portal.dataSource.query<{ kind: string }[]>(
      "select kind from notices where account_id = $1",
      [owner.id],
    );
    expect(notice).toEqual({ kind: "team.joined" });
  });

  it("lets nobody in with another address", async () => {
    await invite("colleague@kaveri.example", "RECRUITER");
    const secret = await mailed();
    const stranger = await make.person();
    expect((await open(secret, stranger)).made).toMatchObject({ isForViewer: false });
    expect((await join(secret, stranger)).code).toBe("INVITATION_ADDRESS");
    expect(await rolesOf(company.id)).toHaveLength(1);
  });

  it("lets nobody in with an address that they haven't proven, and tells them nothing of it (TEAM-10)", async () => {
    const pretender = await make.person({ emailVerifiedAt: null });
    await updateIdentity(pretender.uid, { emailVerified: false });
    pretender.token = await signIn(pretender.email);
    await invite(pretender.email, "OWNER");
    const secret = await mailed();
    expect((await join(secret, pretender)).code).toBe("EMAIL_NOT_VERIFIED");
    expect(await rolesOf(company.id)).toHaveLength(1);
    const records = teamInvitationRecords(portal.dataSource);
    expect(await records.read(pretender.id)).toEqual([]);
    await portal.dataSource.transaction(async (manager) => {
      await records.erase?.(manager, pretender.id);
    });
    expect((await team(owner)).made?.invitations).toMatchObject([{ email: pretender.email }]);
    await updateIdentity(pretender.uid, { emailVerified: true });
    pretender.token = await signIn(pretender.email);
    expect((await join(secret, pretender)).made).toEqual({ name: "Kaveri Works" });
  });

  it("says who invites to which company before anybody signs in, and no address (HEED-13)", async () => {
    await invite("priya@kaveri.example", "RECRUITER");
    const secret = await mailed();
    expect(await inviting(secret)).toEqual({ companyName: "Kaveri Works", invitedBy: "Asha Menon" });
    expect(await inviting("none")).toBeNull();
    await portal.dataSource.query("update accounts set display_name = null where id = $1", [owner.id]);
    expect(await inviting(secret)).toEqual({ companyName: "Kaveri Works", invitedBy: null });
    now += 8 * DAY_MS;
    expect(await inviting(secret)).toBeNull();
  });

  it("is not mailed to an address that mails come back from (BNCE-03)", async () => {
    const report = { address: "priya@kaveri.example", cause: SuppressionCause.BOUNCE, at: new Date() };
    await portal.services.mailSuppressions.suppress(portal.dataSource.manager, [report]);
    expect((await invite(report.address, "RECRUITER")).code).toBeUndefined();
    await mailed();
    expect(smtp.mails).toEqual([]);
  });

  it("lapses after a week", async () => {
    const colleague = await make.person();
    await invite(colleague.email, "VIEWER");
    const secret = await mailed();
    now += 7 * DAY_MS + 1_000;
    expect((await open(secret, colleague)).made).toBeNull();
    expect((await join(secret, colleague)).code).toBe("NOT_FOUND");
  });

  it("is over once it is called back, or sent anew", async () => {
    const colleague = await make.person();
    const { made } = await invite(colleague.email, "VIEWER");
    const first = await mailed();
    await ask(
      `mutation { made: callTeamInvitationBack(id: "${made?.invitations[0]?.id}") { viewerRole } }`,
      owner,
    );
    expect((await join(first, colleague)).code).toBe("NOT_FOUND");
    await invite(colleague.email, "VIEWER");
    const second = await mailed();
    await invite(colleague.email, "RECRUITER");
    const third = await mailed();
    expect((await join(second, colleague)).code).toBe("NOT_FOUND");
    expect((await join(third, colleague)).made).toEqual({ name: "Kaveri Works" });
    expect((await team(colleague)).made?.viewerRole).toBe("RECRUITER");
  });

  it("is refused for who is in the team", async () => {
    expect((await invite(owner.email, "VIEWER")).code).toBe("ALREADY_MEMBER");
  });

  it("goes with the account whose address it names (TEAM-07)", async () => {
    const colleague = await make.person();
    await invite(colleague.email, "VIEWER");
    await portal.services.personalData.deleteAccount(colleague, {
      ...{ uid: colleague.uid, email: colleague.email, isEmailVerified: true },
      ...{ signedInAt: new Date(now), authTime: new Date(now) },
    } as never);
    expect((await team(owner)).made?.invitations).toEqual([]);
  });
});

describe("a company's last owner (TEAM-06)", () => {
  it("can't leave or step down", async () => {
    const recruiter = await member(MemberRole.RECRUITER);
    expect((await remove(owner, owner)).code).toBe("LAST_OWNER");
    expect((await changeRole(owner, "RECRUITER")).code).toBe("LAST_OWNER");
    expect((await changeRole(recruiter, "OWNER")).made?.members).toMatchObject([
      { role: "OWNER" },
      { role: "OWNER" },
    ]);
    expect((await remove(owner, owner)).code).toBeUndefined();
    expect((await team(owner)).code).toBe("NOT_FOUND");
    expect((await team(recruiter)).made?.viewerRole).toBe("OWNER");
  });

  it("stays one when two leave at once", async () => {
    const other = await member(MemberRole.OWNER);
    const codes = await Promise.all([remove(owner, owner), remove(other, other)]);
    expect(codes.map(({ code }) => code).filter(Boolean)).toEqual(["LAST_OWNER"]);
    expect(await rolesOf(company.id)).toMatchObject([{ role: "owner" }]);
  });

  it("is followed by the longest recruiter, never by a viewer, when their account goes", async () => {
    await member(MemberRole.VIEWER);
    const recruiter = await member(MemberRole.RECRUITER);
    await portal.dataSource.query("delete from accounts where id = $1", [owner.id]);
    const roles = await rolesOf(company.id);
    expect(roles).toHaveLength(2);
    expect(roles).toContainEqual({ id: recruiter.id, role: "owner" });
    await portal.dataSource.query("delete from accounts where id = $1", [recruiter.id]);
    expect(await rolesOf(company.id)).toMatchObject([{ role: "viewer" }]);
  });
});

describe("somebody who is taken out (TEAM-02)", () => {
  it("sees nothing from the next request on, and is told", async () => {
    const recruiter = await member(MemberRole.RECRUITER);
    expect((await team(recruiter)).made?.viewerRole).toBe("RECRUITER");
    await remove(recruiter);
    expect((await team(recruiter)).code).toBe("NOT_FOUND");
    const [notice] = await portal.dataSource.query<{ kind: string }[]>(
      "select kind from notices where account_id = $1",
      [recruiter.id],
    );
    expect(notice).toEqual({ kind: "team.removed" });
  });
});
