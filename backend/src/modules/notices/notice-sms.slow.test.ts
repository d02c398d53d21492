import { NOTICE_CASES } from "@job-portal/protocol/notices.cases";
import { NOTICE_RULES } from "@job-portal/protocol/notice-groups";
import type { NoticeContent, NoticeKind } from "@job-portal/protocol/notices";
import { Role } from "../../auth/role";
import { createFactories } from "../../test/factories";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { SMS_ACCOUNT, SmsGatewayStandIn } from "../../test/sms/sms-gateway";
import type { Account } from "../accounts/account.entity";
import { MOST_A_DAY } from "./notice-sms.service";
import { ExotelSender } from "./sms/exotel-sender";
import { SMS_TEMPLATES, smsOf, templatesWithout, variableOf } from "./sms/sms-template";

/** A Tuesday, noon in India. */
const NOON = new Date("2026-11-10T06:30:00Z");
/** Ten in the evening in India. */
const NIGHT = new Date("2026-11-10T16:30:00Z");
const NEXT_MORNING = new Date("2026-11-11T02:30:00Z");

const application = { jobTitle: "Staff Nurse", company: "Kaveri Works", jobId: "j", applicationId: "a" };
const interview = {
  ...application,
  ...{ interviewId: "01890000-0000-7000-8000-000000000000", side: "applicant" as const },
};
const CANCELLED: NoticeContent = {
  kind: "interview.cancelled",
  params: { ...interview, startsAt: null, sequence: 0 },
};
const OFFERED: NoticeContent = {
  kind: "offer.made",
  params: { ...application, offerId: "019ad0b3-5a4c-7000-8000-000000000009", side: "applicant" },
};
const TO_COMPANY: NoticeContent = {
  kind: "interview.cancelled",
  params: { ...interview, side: "company", startsAt: null, sequence: 0 },
};

const IDS = new Map(SMS_TEMPLATES.map(({ key }, at) => [key, `11071600000000000${10 + at}`]));
const LISTED = [...IDS].map(([key, id]) => `${key}=${id}`).join(",");

/** Told after the tests' tokens, which are of an e-mail address alone. */
const NUMBER = { phoneToldAt: new Date("2099-01-01T00:00:00Z") };

let gateway: SmsGatewayStandIn;
let url: string;
let portal: TestPortal;
let seeker: Account & { token: string };
let now: Date;
let lines: string[];

async function start(env: Record<string, string> = {}) {
  portal = await startTestPortal({
    env: { ...SMS_ACCOUNT, EXOTEL_URL: url, SMS_DLT_TEMPLATES: LISTED, ...env },
    clock: { now: () => now },
    logTo: { write: (line: string) => lines.push(line) },
  });
  seeker = await createFactories(portal.dataSource).person({ ...NUMBER, phoneNumber: "+919876543210" });
}

beforeEach(async () => {
  [now, lines] = [NOON, []];
  gateway = new SmsGatewayStandIn();
  url = await gateway.start();
});
afterEach(async () => {
  await portal.stop();
  await gateway.stop();
});

const set = async (isOn: boolean, group = "INTERVIEWS", who: { token: string } = seeker) =>
  (
    await portal.ask(`mutation { setNoticeWay(group: ${group}, channel: SMS, isOn: ${isOn}) { id } }`, {
      token: who.token,
    })
  ).code;

const give = (content: NoticeContent, { id } = seeker) =>
  portal.dataSource.transaction((manager) => portal.services.notices.give(manager, id, content));

const waiting = () =>
  portal.dataSource.query<{ id: string; sms_at: Date }[]>(
    "select id, sms_at from notices where sms_at is not null order by id",
  );

/** Does what waits; @returns the texts that went out in all */
async function texts(): Promise<(string | undefined)[]> {
  for (const { id } of await waiting()) await portal.services.noticeSms?.send(id);
  return gateway.taken.map(({ Body }) => Body);
}

const CANCELLED_TEXT = "JobPortal: your interview for Staff Nurse at Kaveri Works is cancelled.";

describe("a notice by SMS (SMSD-01, SMSD-02)", () => {
  it("goes out once, by the gateway's protocol, as its registered template", async () => {
    await start();
    expect(await set(true)).toBeUndefined();
    await give(CANCELLED);
    const [{ id } = { id: "" }] = await waiting();
    expect(await texts()).toEqual([CANCELLED_TEXT]);
    expect(gateway.taken).toEqual([
      {
        ...{ From: "JOBPTL", To: "+919876543210", Body: CANCELLED_TEXT, EncodingType: "plain" },
        ...{ DltEntityId: "1101000000000000001", DltTemplateId: IDS.get("interview-cancelled.en") },
        SmsType: "transactional_opt_in",
      },
    ]);
    // A worker that died after its work would do it again.
    await portal.services.noticeSms?.send(id);
    expect(await texts()).toHaveLength(1);
  });

  it("is off until its reader turns it on, and for groups without such a kind it can't be", async () => {
    await start();
    await give(CANCELLED);
    expect(await waiting()).toEqual([]);
    expect(await set(true, "MESSAGES")).toBe("NOTICE_NEEDED");
    await set(true);
    await give(CANCELLED);
    await set(false);
    expect(await texts()).toEqual([]);
  });

  it("needs a confirmed number of India, and somebody who looks for work", async () => {
    await start();
    const make = createFactories(portal.dataSource);
    expect(await set(true, "INTERVIEWS", await make.person())).toBe("NOTICE_NEEDED");
    const employer = await make.person({ role: Role.EMPLOYER, ...NUMBER, phoneNumber: "+919876543211" });
    expect(await set(true, "INTERVIEWS", employer)).toBe("NOTICE_NEEDED");
    await set(true);
    await portal.dataSource.query("update accounts set phone_number = '+14155550100' where id = $1", [
      seeker.id,
    ]);
    await give(CANCELLED);
    expect(await texts()).toEqual([]);
  });

  it("is for applicants alone, and not sent once it was read or hours late", async () => {
    await start();
    await set(true);
    await give(TO_COMPANY);
    await give(CANCELLED);
    await portal.ask("mutation { markNoticesRead { unreadCount } }", seeker);
    expect(await texts()).toEqual([]);
    await give(CANCELLED);
    now = new Date(NOON.getTime() + 7 * 3_600_000);
    expect(await texts()).toEqual([]);
  });

  it("is in its reader's language", async () => {
    await start();
    await portal.dataSource.query("update accounts set language = 'hi' where id = $1", [seeker.id]);
    await set(true, "OFFERS");
    await give(OFFERED);
    expect(await texts()).toEqual([
      "JobPortal: Kaveri Works ने आपको Staff Nurse की नौकरी का ऑफ़र भेजा है। पढ़ने के लिए साइन इन करें।",
    ]);
    expect(gateway.taken[0]?.EncodingType).toBe("unicode");
  });
});

describe("an SMS waits and is not doubled (SMSD-03)", () => {
  it("waits for the morning, also an urgent one", async () => {
    await start();
    now = NIGHT;
    await set(true);
    await give(CANCELLED);
    expect((await waiting()).map(({ sms_at: at }) => at)).toEqual([NEXT_MORNING]);
    expect(await texts()).toEqual([]);
    now = NEXT_MORNING;
    expect(await texts()).toEqual([CANCELLED_TEXT]);
  });

  it("is tried again after what certainly took none, and not after silence", async () => {
    await start();
    await set(true);
    await give(CANCELLED);
    for (const trouble of [500, 429, 401]) {
      gateway.trouble = trouble;
      await expect(texts()).rejects.toThrow("An SMS was not taken; the queue tries again.");
    }
    gateway.trouble = null;
    expect(await texts()).toHaveLength(1);
    await give(CANCELLED);
    gateway.trouble = 400;
    expect(await texts()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it(`goes to one account ${MOST_A_DAY} times a day, and no more at once`, async () => {
    await start();
    await set(true);
    for (let count = 0; count < MOST_A_DAY + 2; count += 1) await give(CANCELLED);
    const all = await waiting();
    await Promise.all(all.map(async ({ id }) => await portal.services.noticeSms?.send(id)));
    expect(gateway.taken).toHaveLength(MOST_A_DAY);
    expect(await waiting()).toEqual([]);
  });

  it("goes out as often in a day as SMS_PER_DAY allows all together", async () => {
    await start({ SMS_PER_DAY: "2" });
    await set(true);
    for (let count = 0; count < 4; count += 1) await give(CANCELLED);
    await Promise.all((await waiting()).map(async ({ id }) => await portal.services.noticeSms?.send(id)));
    expect(gateway.taken).toHaveLength(2);
    expect(lines.some((line) => line.includes("SMS_PER_DAY"))).toBe(true);
  });
});

describe("templates (SMSD-04, SMSD-05)", () => {
  it("without an id are not sent, and the start names them; another language falls back to English", async () => {
    await start({ SMS_DLT_TEMPLATES: `offer-made.en=${IDS.get("offer-made.en")}` });
    expect(lines.find((line) => line.includes("SMS_DLT_TEMPLATES"))).toContain("interview-cancelled.en");
    await set(true);
    await give(CANCELLED);
    expect(await texts()).toEqual([]);
    const ids = new Map([["offer-made.en", "1"]]);
    expect(smsOf(OFFERED, "hi", ids)?.text).toBe(
      "JobPortal: Kaveri Works offers you the job Staff Nurse. Sign in to read it.",
    );
    expect(templatesWithout(ids)).toHaveLength(SMS_TEMPLATES.length - 1);
  });

  it("are there for every kind that is texted, with as many variables in each language", async () => {
    await start();
    for (const kind of Object.keys(NOTICE_RULES) as NoticeKind[]) {
      const [params] = NOTICE_CASES[kind];
      const asked = { kind, params: "side" in params ? { ...params, side: "applicant" } : params };
      for (const locale of ["en", "hi"] as const) {
        const sms = smsOf(asked as NoticeContent, locale, IDS);
        expect([kind, locale, sms !== null]).toEqual([kind, locale, NOTICE_RULES[kind].isTexted === true]);
        expect(sms?.text ?? "").not.toMatch(/\{#var#\}|undefined/);
      }
    }
    const variables = (text: string) => text.split("{#var#}").length;
    for (const { key, text } of SMS_TEMPLATES) {
      const english = SMS_TEMPLATES.find((other) => other.key === key.replace(/\.\w+$/, ".en"));
      expect([key, variables(text)]).toEqual([key, variables(english?.text ?? "")]);
    }
  });

  it.each([
    ["Senior Staff Nurse (Intensive Care Unit, nights)", "Senior Staff Nurse (Intensive"],
    ["Call https://pay.example/now", "Call https://pay example/now"],
    ["Cook\n& Baker", "Cook & Baker"],
    ["नर्स, रात की पाली", "नर्स, रात की पाली"],
    ["<b>", "b"],
  ])("take '%s' as '%s'", async (value, taken) => {
    await start();
    expect(variableOf(value)).toBe(taken);
    expect([...taken].length).toBeLessThanOrEqual(30);
  });
});

describe("without an account at a gateway (SMSD-06)", () => {
  it("none is sent, and none can be turned on", async () => {
    await start({
      EXOTEL_ACCOUNT_SID: "",
      EXOTEL_API_KEY: "",
      EXOTEL_API_TOKEN: "",
      SMS_SENDER: "",
      SMS_DLT_ENTITY_ID: "",
    });
    expect(portal.services.noticeSms).toBeNull();
    expect(await set(true)).toBe("NOTICE_NEEDED");
  });
});

describe("the gateway's answers (SMSD-01)", () => {
  const SMS = { to: "+919876543210", text: "JobPortal: hello.", templateId: "1" };
  const sender = (apiUrl: string) =>
    new ExotelSender(
      {
        ...{ apiUrl, accountSid: "jobportal1", apiKey: "a key", apiToken: "a token" },
        ...{ sender: "JOBPTL", entityId: "1", timeoutMs: 200 },
      },
      undefined,
    );

  it("tell whether an SMS went out; nobody knows after silence", async () => {
    await start();
    expect(await sender(url).send(SMS)).toBe("taken");
    gateway.trouble = "silent";
    expect(await sender(url).send(SMS)).toBe("lost");
    gateway.trouble = 404;
    expect(await sender(url).send(SMS)).toBe("refused");
    const other = new SmsGatewayStandIn();
    const away = await other.start();
    await other.stop();
    expect(await sender(away).send(SMS)).toBe("failed");
  });
});
