import { systemClock } from "../../../time/clock";
import type { Mailer } from "../../../mail/mailer";
import { createAdmin } from "../../../test/admin";
import { apply, quotaOf } from "../../../test/applications";
import { noticesOf } from "../../../test/candidates";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import type { Job } from "../../jobs/job/job.entity";
import { NoticeMailService } from "../../notices/notice-mail.service";
import { namesOfApplicants } from "./applicant-names";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let member: Person;
let company: Company;
let job: Job;

beforeAll(async () => {
  portal = await startTestPortal({
    env: {
      WRITES_PER_MINUTE: "1000",
      WRITES_PER_MINUTE_PER_ADDRESS: "10000",
      // Nobody works on the queue here, so what would be mailed stays to be counted.
      MAIL_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "JobPortal <no-reply@jobs.example>",
    },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.dataSource.query("truncate jobs, companies, accounts cascade");
  await portal.dataSource.query("truncate graphile_worker._private_jobs");
  member = await make.person({ displayName: "Meera Iyer" });
  company = await make.company({}, [member]);
  job = await make.job({ companyId: company.id, postedById: member.id, title: "Loom Fitter" });
});

const rows = (sql: string, parameters: unknown[] = []) =>
  portal.dataSource.query<Record<string, unknown>[]>(sql, parameters);
const seeker = (displayName = "Asha Rao") => make.person({ displayName });
const seekers = (count: number) => Promise.all(Array.from({ length: count }, () => seeker()));
const markRead = async (token: string, until: string | null = null) =>
  (
    await portal.ask<{ markNoticesRead: { unreadCount: number } }>(
      "mutation ($until: DateTimeISO) { markNoticesRead(until: $until) { unreadCount } }",
      { variables: { until }, token },
    )
  ).data?.markNoticesRead.unreadCount;
const mailsQueued = async () =>
  (await rows("select from graphile_worker._private_jobs where key like 'notice-mail:%'")).length;

async function bellOf({ token }: Person) {
  const { data } = await portal.ask<{
    unreadNoticeCount: number;
    myNotices: { items: { title: string; path: string; createdAt: string }[] };
  }>("{ unreadNoticeCount myNotices { items { kind title path createdAt } } }", { token });
  return { unread: data?.unreadNoticeCount, notices: data?.myNotices.items ?? [] };
}

describe("an application is told to who posted the job", () => {
  it("once, with the name and the way to the candidate, however often it is sent", async () => {
    const person = await seeker();
    const id = await apply(portal, person, job);
    expect(await apply(portal, person, job)).toBe("ALREADY_APPLIED");
    expect(await bellOf(member)).toMatchObject({
      unread: 1,
      notices: [
        {
          kind: "application.received",
          title: "Asha Rao applied for Loom Fitter",
          path: `/candidates?job=${job.id}&open=${id}`,
        },
      ],
    });
    expect(await mailsQueued()).toBe(1);
    expect(await noticesOf(portal, person)).toEqual([]);
  });

  it("in one unread notice a job, counted, with one mail, last counted first", async () => {
    const other = await make.job({ companyId: company.id, postedById: member.id, title: "Dyer" });
    for (const person of await seekers(3)) await apply(portal, person, job);
    await apply(portal, await seeker("Vikram Das"), other);
    await apply(portal, await seeker(), job);
    expect(await bellOf(member)).toMatchObject({
      unread: 2,
      notices: [
        { title: "4 new applications for Loom Fitter", path: `/candidates?job=${job.id}` },
        { title: "Vikram Das applied for Dyer" },
      ],
    });
    expect(await mailsQueued()).toBe(2);
  });

  it("and of many at once each is counted", async () => {
    const people = await seekers(6);
    const sent = await Promise.all(people.map((person) => apply(portal, person, job)));
    expect(new Set(sent).size).toBe(people.length);
    expect(await noticesOf(portal, member)).toEqual(["6 new applications for Loom Fitter"]);
    expect(await mailsQueued()).toBe(1);
  });

  it("anew once the notice is read", async () => {
    for (const person of await seekers(2)) await apply(portal, person, job);
    expect(await markRead(member.token)).toBe(0);
    await apply(portal, await seeker("Vikram Das"), job);
    expect(await noticesOf(portal, member)).toEqual([
      "Vikram Das applied for Loom Fitter",
      "2 new applications for Loom Fitter",
    ]);
    expect(await mailsQueued()).toBe(2);
  });

  it("still where it came after the reader had looked", async () => {
    await apply(portal, await seeker(), job);
    const { notices } = await bellOf(member);
    const until = notices[0]?.createdAt ?? "";
    await apply(portal, await seeker(), job);
    expect(await markRead(member.token, until)).toBe(1);
    expect(await markRead(member.token, (await bellOf(member)).notices[0]?.createdAt)).toBe(0);
  });

  it("to every member where the poster does not act for the company, and to the poster alone where they do", async () => {
    const colleague = await make.person();
    await rows("insert into company_members (company_id, account_id) values ($1, $2)", [
      company.id,
      colleague.id,
    ]);
    await apply(portal, await seeker(), job);
    expect(await noticesOf(portal, colleague)).toEqual([]);
    await rows("update jobs set posted_by_id = null where id = $1", [job.id]);
    await apply(portal, await seeker(), job);
    expect(await noticesOf(portal, colleague)).toEqual(["Asha Rao applied for Loom Fitter"]);
    expect(await noticesOf(portal, member)).toEqual(["2 new applications for Loom Fitter"]);
  });
});

describe("the mail of an application", () => {
  const sending = (send: Mailer["send"]) => {
    const mailer = { send, close: () => undefined };
    const { dataSource } = portal;
    const nothing = () => Promise.resolve(null);
    return new NoticeMailService(
      dataSource,
      systemClock,
      mailer,
      "https://jobs.example",
      namesOfApplicants,
      nothing,
    );
  };
  const noticeId = async () => String((await rows("select id from notices"))[0]?.id);

  it("names who sent it, and leads to them", async () => {
    const id = await apply(portal, await seeker(), job);
    const mails: Parameters<Mailer["send"]>[1][] = [];
    await sending((_manager, mail) => Promise.resolve(mails.push(mail) > 0)).send(await noticeId());
    expect(mails).toMatchObject([{ to: member.email, subject: "Asha Rao applied for Loom Fitter" }]);
    expect(mails[0]?.text).toContain(`https://jobs.example/candidates?job=${job.id}&open=${id}`);
  });

  it("goes out once, and nobody who applies waits for it", async () => {
    await apply(portal, await seeker(), job);
    let sent = 0;
    const next = await seeker();
    const slow = sending(async () => {
      sent += 1;
      expect(await apply(portal, next, job)).toMatch(/^[\da-f-]{36}$/);
      return true;
    });
    const id = await noticeId();
    await Promise.all([slow.send(id), slow.send(id)]);
    expect(sent).toBe(1);
    expect(await noticesOf(portal, member)).toEqual(["2 new applications for Loom Fitter"]);
  });
});

describe("nobody is told of an application that is refused", () => {
  it.each([
    ["one's own company's job", "OWN_JOB", () => Promise.resolve(member)],
    [
      "a held job",
      "JOB_NOT_OPEN",
      async () => {
        await rows("update jobs set held_at = now() where id = $1", [job.id]);
        return await seeker();
      },
    ],
    [
      "one beyond the month's limit",
      "APPLICATION_LIMIT_REACHED",
      async () => {
        const person = await seeker();
        const jobs = await make.jobs(5);
        for (const one of jobs) await apply(portal, person, one);
        expect((await quotaOf(portal, person)).remaining).toBe(0);
        return person;
      },
    ],
  ])("to %s", async (_what, refusal, sender) => {
    expect(await apply(portal, await sender(), job)).toBe(refusal);
    expect(await rows("select from notices where account_id = $1", [member.id])).toEqual([]);
    expect(await mailsQueued()).toBe(0);
  });
});

describe("a notice of an application no longer names", () => {
  const NAMELESS = "1 new application for Loom Fitter";

  it("who has taken it back", async () => {
    const person = await seeker();
    const id = await apply(portal, person, job);
    await portal.ask(`mutation { withdrawApplication(id: "${id}") { id } }`, person);
    expect(await noticesOf(portal, member)).toEqual([NAMELESS]);
  });

  it("who is blocked, as long as they are", async () => {
    const { act } = await createAdmin(portal, make);
    const { id, token } = await seeker();
    await apply(portal, { token }, job);
    await act(`blockUser(id: "${id}", reason: "Asks for fees.") { id }`);
    expect(await noticesOf(portal, member)).toEqual([NAMELESS]);
    await act(`unblockUser(id: "${id}") { id }`);
    expect(await noticesOf(portal, member)).toEqual(["Asha Rao applied for Loom Fitter"]);
  });

  it("who has deleted the account", async () => {
    const person = await seeker();
    await apply(portal, person, job);
    await portal.ask("mutation { deleteMyAccount { id } }", person);
    expect(await noticesOf(portal, member)).toEqual([NAMELESS]);
  });

  it("anybody to who no longer acts for the company", async () => {
    await apply(portal, await seeker(), job);
    await rows("delete from company_members");
    expect(await noticesOf(portal, member)).toEqual([NAMELESS]);
  });

  it("anybody in the table, or in the reader's own export", async () => {
    await apply(portal, await seeker(), job);
    expect(JSON.stringify(await rows("select * from notices"))).not.toContain("Asha");
    const { data } = await portal.ask<{ exportMyData: { notices: { given: object[] } } }>(
      "{ exportMyData }",
      member,
    );
    expect(data?.exportMyData.notices.given).toMatchObject([{ title: NAMELESS }]);
  });
});
