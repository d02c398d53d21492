import { taskHandlers } from "../../../app/tasks";
import { createFactories, type Factories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { startTestSmtpServer, type TestSmtpServer } from "../../../test/smtp-server";
import { DAY_MS } from "../../../time/clock";

let portal: TestPortal;
let smtp: TestSmtpServer;
let make: Factories;
let now = Date.now();

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
beforeEach(() => {
  now = Date.now();
});

interface Invited {
  inviteColleague: { invitations: { id: string; email: string }[] };
}

async function invite(companyId: string, email: string, token: string) {
  const { data, code } = await portal.ask<Invited | null>(
    "mutation ($input: InviteColleagueInput!) { inviteColleague(input: $input) { invitations { id email } } }",
    { variables: { input: { companyId, email, role: "VIEWER" } }, token },
  );
  return { id: data?.inviteColleague.invitations.find((one) => one.email === email)?.id, code };
}

const callBack = (id: string | undefined, token: string) =>
  portal.ask("mutation ($id: ID!) { callTeamInvitationBack(id: $id) { canManage } }", {
    variables: { id },
    token,
  });

describe("invitations to a team in a day (REQS-07)", () => {
  it("are ten of an account on the free plan, called back or not, for all of its companies", async () => {
    const owner = await make.person();
    const [one, other] = [await make.company({}, [owner]), await make.company({}, [owner])];
    for (let number = 0; number < 10; number += 1) {
      const { id, code } = await invite(one.id, `stranger${number}@x.example`, owner.token);
      expect(code).toBeUndefined();
      await callBack(id, owner.token);
    }
    expect((await invite(one.id, "stranger@x.example", owner.token)).code).toBe("INVITATION_LIMIT");
    expect((await invite(other.id, "stranger@x.example", owner.token)).code).toBe("INVITATION_LIMIT");
    const colleague = await make.person();
    const third = await make.company({}, [colleague]);
    expect((await invite(third.id, "stranger@x.example", colleague.token)).code).toBeUndefined();
    now += DAY_MS + 60_000;
    expect((await invite(one.id, "stranger@x.example", owner.token)).code).toBeUndefined();
  });

  it("are ten also to one address, and of calls at once", async () => {
    const owner = await make.person();
    const company = await make.company({}, [owner]);
    const calls = Array.from({ length: 14 }, () => invite(company.id, "stranger@x.example", owner.token));
    const codes = (await Promise.all(calls)).flatMap(({ code }) => code ?? []);
    expect(codes).toEqual(Array.from({ length: 4 }, () => "INVITATION_LIMIT"));
  });
});

/** The mail that invites a stranger to a company. */
async function mailFrom(company: { id: string }, owner: { token: string }): Promise<string> {
  await invite(company.id, "stranger@x.example", owner.token);
  const [invitation] = await portal.dataSource.query<{ id: string }[]>(
    "select id from team_invitations where company_id = $1",
    [company.id],
  );
  await taskHandlers(portal.services)["team-invitation"]?.({ invitationId: invitation?.id ?? "" });
  return (smtp.mails.at(-1) ?? "").replace(/=\r?\n/g, "").replaceAll("\r\n ", " ");
}

describe("the mail of an invitation (REQS-08)", () => {
  it("makes no link of the names of those who invite", async () => {
    const owner = await make.person({ displayName: "You won: http://evil.example/x" });
    const mail = await mailFrom(await make.company({ name: "Claim at evil.com/y" }, [owner]), owner);
    expect(mail).toContain("You won: evil. example/x");
    expect(mail).toContain("Claim at evil. com/y");
    expect(mail).not.toMatch(/evil\.(?:com|example)/);
  });

  it("names the company alone where its member says no name", async () => {
    const owner = await make.person({ displayName: null });
    const mail = await mailFrom(await make.company({ name: "Kaveri Works" }, [owner]), owner);
    expect(mail).toContain("Subject: Kaveri Works invites you to its team on JobPortal");
    expect(mail).toContain("Kaveri Works invites you to act for it on JobPortal as a viewer");
    expect(mail).not.toContain(" @ ");
  });
});
