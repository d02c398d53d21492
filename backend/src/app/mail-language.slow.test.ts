import { SPOKEN } from "@job-portal/protocol/locale";
import type { NoticeContent } from "@job-portal/protocol/notices";
import { NOTICE_CASES } from "@job-portal/protocol/notices.cases";
import { uuidv7 } from "uuidv7";
import type { Mail } from "../mail/mailer";
import type { Account } from "../modules/accounts/account.entity";
import { Language } from "../modules/accounts/language";
import type { Company } from "../modules/companies/company.entity";
import { PayUnit } from "../modules/jobs/reading/pay.enums";
import { PlanCode } from "../modules/subscriptions/plan.entity";
import { VerificationRequest } from "../modules/verification/verification-request.entity";
import { VerificationStatus } from "../modules/verification/verification.enums";
import type { Tasks } from "../queue/enqueue";
import { apply, move } from "../test/applications";
import { createAlert, requestAlert } from "../test/calls/alert-calls";
import { cancel, offer, pick, timesOf } from "../test/calls/interview-calls";
import { write } from "../test/calls/message-calls";
import { decline, makeOffer } from "../test/calls/offer-calls";
import { createFactories, type Factories } from "../test/factories";
import type { NewIdentity } from "../test/identities";
import { startTestPortal, type TestPortal } from "../test/portal";
import { latinWordsIn } from "../test/language/latin-words";
import { taskHandlers } from "./tasks";

type Person = Account & NewIdentity;

const NOW = new Date("2026-11-10T06:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");

let portal: TestPortal;
let make: Factories;
let mails: Mail[];
let seeker: Person;
let owner: Person;
let company: Company;
let now: Date;

beforeEach(async () => {
  now = NOW;
  portal = await startTestPortal({
    env: {
      MAIL_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "JobPortal <no-reply@jobs.example>",
      PUBLIC_URL: "https://jobs.example",
    },
    clock: { now: () => now },
  });
  const { mailer } = portal.services;
  if (!mailer) throw new Error("No mail is sent.");
  mails = [];
  jest.spyOn(mailer, "send").mockImplementation((_manager, mail) => Promise.resolve(mails.push(mail) > 0));
  make = createFactories(portal.dataSource);
  seeker = await make.person({ displayName: "आशा मेनन", language: Language.HI });
  owner = await make.person({ displayName: "फ़राह ख़ान", language: Language.HI });
  company = await make.company({ name: "कावेरी वर्क्स", website: "https://kaveri.example" }, [owner]);
});
afterEach(() => portal.stop());

/** Does what waits in the queue of some kinds, whenever it is due, and forgets it. */
async function work(...names: (keyof Tasks)[]): Promise<void> {
  for (const name of names) {
    const handle = taskHandlers(portal.services)[name] as (payload: object) => Promise<void>;
    const tasks = await portal.dataSource.query<{ id: string; payload: object }[]>(
      `select task.id, task.payload from graphile_worker._private_jobs task
       join graphile_worker._private_tasks kind on kind.id = task.task_id where kind.identifier = $1
       order by task.id`,
      [name],
    );
    for (const { id, payload } of tasks) {
      await handle(payload);
      await portal.dataSource.query("delete from graphile_worker._private_jobs where id = $1", [id]);
    }
  }
}

const give = (...contents: NoticeContent[]) =>
  portal.dataSource.transaction((manager) =>
    portal.services.notices.giveAll(
      manager,
      contents.map((content) => ({ accountId: seeker.id, content })),
    ),
  );

/** What of a mail somebody reads: its HTML without tags and styles, and its calendar file's words. */
function readable({ subject, text, html = "", calendar }: Mail): string {
  const page = html.replace(/<style>.*<\/style>/s, "").replace(/<[^>]*>/g, " ");
  const event = (calendar?.text.replaceAll("\r\n ", "") ?? "").match(
    /^(?:SUMMARY|LOCATION|DESCRIPTION):.*/gm,
  );
  const words = (event ?? []).map((line) => line.slice(line.indexOf(":") + 1).replaceAll("\\n", "\n"));
  return [subject, text, page, ...words].join("\n");
}

/** Nothing in it is English, and its links lead below /hi (LANG-10, LANG-11). */
function expectHindi(mail: Mail | undefined): void {
  if (!mail) throw new Error("No mail was sent.");
  const read = readable(mail);
  expect([read, latinWordsIn(read)]).toEqual([read, []]);
  expect(mail.locale).toBe("hi");
  expect(mail.html ?? SPOKEN.hi.tag).toContain(SPOKEN.hi.tag);
  const links =
    [read, mail.html, mail.unsubscribeUrl].join(" ").match(/https:\/\/jobs\.example[^\s"<]*/g) ?? [];
  expect(links.filter((link) => !link.startsWith("https://jobs.example/hi/"))).toEqual([]);
}

const ID = uuidv7();
const NAMES: readonly [RegExp, string][] = [
  [/"[a-z]+-[12]"/g, `"${ID}"`],
  [/Staff Nurse/g, "स्टाफ़ नर्स"],
  [/Kaveri Works/g, "कावेरी वर्क्स"],
  [/openings\.xlsx/g, "सूची"],
  // What an employer typed.
  [/Plot (\d+)/g, "प्लॉट $1"],
  [/10 am to 1 pm/g, "सुबह 10 से 1 बजे"],
];

/** The example of each kind, with names in Hindi and keys that nothing stands for. */
const CONTENTS = Object.entries(NOTICE_CASES)
  .filter(([kind]) => kind !== "alert.found")
  .map(([kind, [params]]) => {
    const named = NAMES.reduce((text, [from, to]) => text.replace(from, to), JSON.stringify(params));
    return { kind, params: JSON.parse(named) as object } as NoticeContent;
  })
  // A mail of messages goes out where some are unread: it has a test of its own.
  .filter(({ kind }) => kind !== "message.received");

describe("mails to readers of Hindi (LANG-10, LANG-11)", () => {
  it("of each kind of notice", async () => {
    // A warning of an unused account goes out where it holds still.
    await portal.dataSource.query(
      `insert into inactivity_warnings (account_id, step, id, inactive_since, erased_on, given_at, seen_at)
       select id, 1, $2, last_active_on, last_active_on + 30, now(), now() from accounts where id = $1`,
      [seeker.id, ID],
    );
    await give(...CONTENTS);
    await work("notice-mail");
    expect(mails).toHaveLength(CONTENTS.length);
    mails.forEach(expectHindi);
    expect(mails[0]?.text).toContain("नमस्ते आशा मेनन,");
  });

  it("of the morning's summary, of one notice and of more than it has room for", async () => {
    await portal.dataSource.query("insert into notice_preferences (account_id, is_daily) values ($1, true)", [
      seeker.id,
    ]);
    // Of a job's applications one notice may be unread.
    const others = CONTENTS.filter(({ kind }) => kind !== "application.received");
    for (const contents of [CONTENTS.slice(0, 1), [...CONTENTS, ...others]]) {
      await give(...contents);
      now = new Date(now.getTime() + 24 * 3_600_000);
      await taskHandlers(portal.services)["notice-summary-watch"]?.({});
      await work("notice-summary");
    }
    expect(mails).toHaveLength(2);
    mails.forEach(expectHindi);
    expect(mails[1]?.subject).toMatch(/^आपके लिए \d+ नई बातें$/);
    expect(mails[1]?.text).toMatch(/और \d+: https:/);
  });

  it("of an interview, with its calendar file", async () => {
    const id = await apply(portal, seeker, await aJob());
    await move(portal, owner, id, "VIEWED");
    const times = timesOf(new Date(NOW.getTime() + 72 * 3_600_000));
    for (const how of [{ way: "PHONE" }, { way: "PLACE", place: "प्लॉट 41, पीन्या" }]) {
      const details = { ...times, ...how, interviewer: "फ़राह ख़ान", note: "दो फ़ोटो लाएँ।" };
      const { interviews } = await offer(portal, owner, [id], details);
      const [interview] = interviews;
      await pick(portal, seeker, interview?.id ?? "", interview?.offeredSlots[0]?.id);
      await cancel(portal, owner, interview?.id ?? "", "पद भर गया है।");
    }
    await work("notice-mail");
    mails.forEach(expectHindi);
    expect(mails.some(({ calendar }) => calendar?.text.includes("इंटरव्यू: "))).toBe(true);
    expect(mails.map(({ text }) => text).join()).toContain("उन्होंने लिखा: पद भर गया है।");
  });

  it("of an offer with its terms, and of its answer", async () => {
    const id = await apply(portal, seeker, await aJob());
    await move(portal, owner, id, "SHORTLISTED");
    const { id: offerId = "" } = await makeOffer(portal, owner, id);
    await work("notice-mail");
    const terms = mails.find(({ text }) => text.includes("वेतन:"))?.text;
    expect(terms).toContain("वेतन: ₹4.8 लाख सालाना");
    expect(terms).toContain("काम शुरू: 1 दिसंबर 2026");
    await decline(portal, seeker, offerId, "वेतन कम है।");
    await work("notice-mail");
    mails.forEach(expectHindi);
    expect(mails.at(-1)?.text).toContain("उन्होंने लिखा: वेतन कम है।");
  });

  it("of messages, and of a file that came with one", async () => {
    const applicationId = await apply(portal, seeker, await aJob());
    await move(portal, owner, applicationId, "VIEWED");
    const { id } = await write(portal, owner, applicationId, "आप कब आ सकते हैं?");
    await portal.dataSource.query(
      `insert into message_files (id, application_id, message_id, account_id, name, type, bytes, created_at)
       values (gen_random_uuid(), $1, $2, $3, 'काम की सूची', 'application/pdf', 9, now())`,
      [applicationId, id, owner.id],
    );
    await work("notice-mail");
    mails.forEach(expectHindi);
    expect(mails.map(({ text }) => text).join()).toContain("उन्होंने एक फ़ाइल भेजी: काम की सूची।");
  });

  it("of what an admin asks of a company", async () => {
    await portal.dataSource.getRepository(VerificationRequest).insert({
      id: uuidv7(),
      ...{ companyId: company.id, status: VerificationStatus.MORE_ASKED, askedAt: now },
      ...{ message: "अपना लाइसेंस भेजें।", decidedAt: now },
    });
    await give({ kind: "verification.asked", params: { company: company.name, companyId: company.id } });
    await work("notice-mail");
    expectHindi(mails[0]);
    expect(mails[0]?.text).toContain("हमने लिखा: अपना लाइसेंस भेजें।");
  });

  it("of an alert's jobs, in the account's language", async () => {
    const filter = { q: "नर्स", location: "Pune", payMin: 300_000, type: "FULL_TIME" };
    await createAlert(portal, seeker, filter);
    await findAJob();
    expectHindi(withoutPlaces(mails[0]));
    expect(mails[0]?.text).toContain("आपने माँगा था: ₹3 लाख सालाना या ज़्यादा, फ़ुल टाइम।");
    expect(mails[0]?.text).toContain("आपकी खोज से मेल: पद, जगह, वेतन, फ़ुल टाइम");
    expect(mails[0]?.html).toContain('<html lang="hi-IN">');
    const asked =
      "{ alerts { title conditions hindi: title(language: HI) english: conditions(language: EN) } }";
    const { data } = await portal.ask(asked, { token: seeker.token });
    expect(data).toMatchObject({ alerts: [{ title: "नर्स, Pune", hindi: "नर्स, Pune" }] });
    expect(JSON.stringify(data)).toContain("Full-time");
  });

  it("of an alert that an address asked for on a page in Hindi, and its links' pages", async () => {
    await requestAlert(portal, "asha@jobs.example", { type: "PART_TIME" }, "HI");
    await work("alert-question");
    expectHindi(mails[0]);
    expect(mails[0]?.subject).toBe("अपने नौकरी के अलर्ट की पुष्टि करें: पार्ट टाइम नौकरियाँ");
    const [, path = ""] = /https:\/\/jobs\.example(\/hi\/alerts\/link\/\S+)/.exec(mails[0]?.text ?? "") ?? [];
    const opened = await (await fetch(`${portal.url}${path}`)).text();
    expect(opened).toContain('<html lang="hi-IN">');
    expect(opened).toContain("इस अलर्ट की पुष्टि करें");
    const confirmed = await fetch(`${portal.url}${path}/confirm`, { method: "POST" });
    expect(await confirmed.text()).toContain("आपका अलर्ट चालू है।");
  });

  it("of an invitation to a team, by whoever invites; an account is invited in the language that it chose", async () => {
    await portal.services.subscriptions.put(owner.id, PlanCode.PREMIUM, null);
    const english = await make.person({ language: Language.EN });
    const silent = await make.person();
    for (const email of ["new@jobs.example", english.email, silent.email])
      await portal.ask(
        `mutation { inviteColleague(input: { companyId: "${company.id}", email: "${email}", role: VIEWER }) { viewerRole } }`,
        { token: owner.token },
      );
    await work("team-invitation");
    for (const reader of ["new@jobs.example", silent.email.toLowerCase()])
      expectHindi(mails.find(({ to }) => to === reader));
    const other = mails.find(({ to }) => to === english.email.toLowerCase());
    expect(other).toMatchObject({
      locale: "en",
      text: expect.stringContaining("invites you to act") as string,
    });
    expect(other?.text).toContain("https://jobs.example/team-invitation/");
  });

  it("of the code for a company's address, by whoever asked for it", async () => {
    await portal.ask(
      `mutation { askWorkEmailCode(companyId: "${company.id}", email: "hr@kaveri.example") { companyId: __typename } }`,
      { token: owner.token },
    );
    await work("work-email-code");
    expectHindi(mails[0]);
  });
});

describe("a notice on the page (LANG-09)", () => {
  const notice: NoticeContent = { kind: "plan.approved", params: { plan: "Premium" } };
  const titles = async (person: Person, field: string) => {
    const { data } = await portal.ask<{ myNotices: { items: { title: string }[] } }>(
      `{ myNotices { items { title: ${field} } } }`,
      { token: person.token },
    );
    return data?.myNotices.items.map(({ title }) => title);
  };

  it("is in the language that the page asks for, else in the account's", async () => {
    await give(notice);
    const english = "Your request is approved: you are on the Premium plan";
    const hindi = "आपका अनुरोध मान लिया गया: अब आप Premium प्लान पर हैं";
    expect(await titles(seeker, "title")).toEqual([hindi]);
    expect(await titles(seeker, "title(language: EN)")).toEqual([english]);
    await portal.ask("mutation { chooseLanguage(language: EN) { language } }", { token: seeker.token });
    expect(await titles(seeker, "title")).toEqual([english]);
    expect(await titles(seeker, "title(language: HI)")).toEqual([hindi]);
  });
});

const aJob = () =>
  make.job({ companyId: company.id, title: "स्टाफ़ नर्स", city: "Pune", postedAt: now, openUntil: FAR });

/** A job that the alert finds, and the alert's mail of it. */
async function findAJob(): Promise<void> {
  await make.job({
    ...{ companyId: company.id, title: "स्टाफ़ नर्स", city: "Pune", postedAt: now, openUntil: FAR },
    ...{
      payText: "₹4 LPA",
      payUnit: PayUnit.YEAR,
      payMin: 400_000,
      payMax: 400_000,
      payYearlyMin: 400_000,
      payYearlyMax: 400_000,
    },
  });
  const watch = taskHandlers(portal.services)["alert-watch"];
  await watch?.({});
  now = new Date(now.getTime() + 180_000);
  await watch?.({});
  await work("alert-telling", "alert-mail");
}

/** Names of places stay as the gazetteer has them. */
const withoutPlaces = (mail: Mail | undefined): Mail | undefined =>
  mail && {
    ...mail,
    subject: mail.subject.replaceAll("Pune", ""),
    text: mail.text.replaceAll("Pune", ""),
    html: mail.html?.replaceAll("Pune", ""),
  };
