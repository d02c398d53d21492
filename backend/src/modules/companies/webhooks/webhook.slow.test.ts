import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { taskHandlers } from "../../../app/tasks";
import { Role } from "../../../auth/role";
import { apply, move } from "../../../test/applications";
import { offer as offerInterview, timesOf } from "../../../test/calls/interview-calls";
import { write } from "../../../test/calls/message-calls";
import { FAR_TERMS } from "../../../test/calls/offer-world";
import { makeOffer, withdraw } from "../../../test/calls/offer-calls";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { DAY_MS } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { CompanyMember } from "../company-member.entity";
import type { Company } from "../company.entity";
import { MemberRole } from "../member-role";
import { signatureOf } from "../../../http/webhook-signature";

interface Received {
  id: string;
  timestamp: string;
  signature: string;
  body: string;
}

let portal: TestPortal;
let make: Factories;
let receiver: Server;
let received: Received[];
let status: number;
let owner: Account & NewIdentity;
let company: Company;
let jobId: string;
let secret: string;
let endpointId: string;
let now: number;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WEBHOOKS_TO_PRIVATE: "true" },
    clock: { now: () => new Date(now) },
  });
  make = createFactories(portal.dataSource);
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const header = (name: string) => String(request.headers[name]);
      received.push({
        ...{ id: header("webhook-id"), timestamp: header("webhook-timestamp") },
        ...{ signature: header("webhook-signature"), body },
      });
      response.writeHead(status).end();
    });
  });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await portal.stop();
});

const ALL = [
  "APPLICATION_RECEIVED",
  "APPLICATION_MOVED",
  "MESSAGE_RECEIVED",
  "INTERVIEW_CHANGED",
  "OFFER_CHANGED",
];
const CREATE = `mutation ($input: CreateWebhookInput!) {
  made: createWebhook(input: $input) { secret company { webhooks { id } } }
}`;

const create = async ({ url = "", events = ALL, token = owner.token } = {}) => {
  const own = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const input = { companyId: company.id, url: url || own, events };
  const { data, code } = await portal.ask<{
    made: { secret: string; company: { webhooks: { id: string }[] } };
  }>(CREATE, { variables: { input }, token });
  return { code, secret: data?.made.secret ?? "", id: data?.made.company.webhooks[0]?.id ?? "" };
};

beforeEach(async () => {
  now = Date.now();
  received = [];
  status = 204;
  owner = await make.person({ displayName: "Priya", role: Role.EMPLOYER });
  company = await make.company({ name: "Kaveri Works" }, [owner]);
  jobId = (await make.job({ companyId: company.id })).id;
  ({ secret, id: endpointId } = await create());
});

const applied = async () => apply(portal, await make.person({ displayName: "Ravi" }), { id: jobId });
const deliver = () => portal.services.webhookDeliveries.deliver(endpointId);
const types = () =>
  received.map(({ body }) => JSON.parse(body) as { type: string; data: { status?: string } });
const applications = () =>
  received.map(({ body }) => (JSON.parse(body) as { data: { applicationId: string } }).data.applicationId);
const told = () => types().map(({ type, data }) => `${type} ${data.status ?? ""}`.trim());

const log = async () => {
  const query = `{ companyWebhooks(companyId: "${company.id}") {
    webhooks { endpoint { offAt } deliveries { id event status attempts answerStatus problem } }
  } }`;
  const { data } = await portal.ask<{
    companyWebhooks: {
      webhooks: { endpoint: { offAt: string | null }; deliveries: Record<string, unknown>[] }[];
    };
  }>(query, owner);
  const [webhook] = data?.companyWebhooks.webhooks ?? [];
  return { offAt: webhook?.endpoint.offAt, deliveries: webhook?.deliveries ?? [] };
};

describe("a webhook", () => {
  it("is an owner's alone (HOOK-01)", async () => {
    const recruiter = await make.person({ role: Role.EMPLOYER });
    const membership = { companyId: company.id, accountId: recruiter.id, role: MemberRole.RECRUITER };
    await portal.dataSource.getRepository(CompanyMember).insert(membership);
    const see = `{ companyWebhooks(companyId: "${company.id}") { id } }`;
    const calls = [`deleteWebhook(id: "${endpointId}")`, `switchWebhookOn(id: "${endpointId}")`];
    expect((await create({ token: recruiter.token })).code).toBe("MEMBER_ROLE");
    expect((await portal.ask(see, recruiter)).code).toBe("MEMBER_ROLE");
    for (const call of calls)
      expect((await portal.ask(`mutation { ${call} { id } }`, recruiter)).code).toBe("MEMBER_ROLE");
  });

  it("is made after a recent sign-in alone (HOOK-09)", async () => {
    now += 5 * 60_000 + 1000;
    expect((await create()).code).toBe("RECENT_SIGN_IN_REQUIRED");
  });

  it("has its address looked at before anybody is asked who they are, for owners (HEED-12)", async () => {
    now += 5 * 60_000 + 1000;
    const problemOf = async (url: string, { token }: NewIdentity = owner) => {
      const query =
        "query ($id: ID!, $url: String!) { made: webhookAddress(companyId: $id, url: $url) { problem } }";
      const asked = { variables: { id: company.id, url }, token };
      const { data, code } = await portal.ask<{ made: { problem: string | null } }>(query, asked);
      return code ?? data?.made.problem;
    };
    expect(await problemOf(" https://93.184.216.34/ ")).toBeNull();
    expect(await problemOf("hooks")).toBe("The address must begin with https://.");
    expect(await problemOf("https://priya:secret@93.184.216.34/")).toBe(
      "The address must not hold a password.",
    );
    expect(await problemOf("https://93.184.216.34/", await make.person())).toBe("NOT_FOUND");
  });

  it("is signed as Standard Webhooks has it, and names no person (HOOK-03)", async () => {
    const id = await applied();
    await deliver();
    const [first] = received;
    expect(first?.signature).toBe(signatureOf({ ...first, secret } as Received & { secret: string }));
    expect(JSON.parse(first?.body ?? "")).toMatchObject({
      type: "application.received",
      data: { applicationId: id, jobId, status: "submitted" },
    });
    expect(first?.body).not.toContain("Ravi");
  });

  it("tells of what it chose, in the order in which it happened (HOOK-02)", async () => {
    const id = await applied();
    await move(portal, owner, id, "SHORTLISTED");
    await move(portal, owner, id, "NOT_SELECTED");
    await deliver();
    expect(told()).toEqual([
      "application.received submitted",
      "application.moved shortlisted",
      "application.moved not-selected",
    ]);
    await portal.ask(`mutation { deleteWebhook(id: "${endpointId}") { id } }`, owner);
    await create({ events: ["OFFER_CHANGED"] });
    await applied();
    expect((await log()).deliveries).toEqual([]);
  });

  it("tells of messages, interviews and offers, and not of what the company wrote (HOOK-02)", async () => {
    const seeker = await make.person({ displayName: "Ravi" });
    const id = await apply(portal, seeker, { id: jobId });
    await write(portal, owner, id);
    await write(portal, seeker, id, "On Monday.");
    await move(portal, owner, id, "SHORTLISTED");
    await offerInterview(portal, owner, [id], timesOf(new Date(now + DAY_MS)));
    const offer = await makeOffer(portal, owner, id, { ...FAR_TERMS, letter: "Welcome." });
    await withdraw(portal, owner, offer.id ?? "");
    await deliver();
    expect(told()).toEqual([
      ...["application.received submitted", "message.received", "application.moved shortlisted"],
      ...["application.moved interview", "interview.changed offered"],
      ...["application.moved offered", "offer.changed sent", "offer.changed withdrawn"],
    ]);
    expect(received.map(({ body }) => body).join()).not.toMatch(/Monday|Ravi/);
  });

  it("does not wait for another application's (HOOK-03)", async () => {
    status = 500;
    const first = await applied();
    await deliver();
    now += 6_000;
    status = 200;
    const second = await applied();
    await deliver();
    expect(applications()).toEqual([first, second]);
    now += 61_000;
    await deliver();
    expect(applications()).toEqual([first, second, first]);
  });

  it("is tried again later, and nothing overtakes what waits (HOOK-03)", async () => {
    const id = await applied();
    await move(portal, owner, id, "SHORTLISTED");
    status = 500;
    await deliver();
    await deliver();
    expect(told()).toEqual(["application.received submitted"]);
    status = 200;
    now += 61_000;
    await deliver();
    expect(told().slice(1)).toEqual(["application.received submitted", "application.moved shortlisted"]);
    expect(new Set(received.map(({ id: name }) => name)).size).toBe(2);
    expect((await log()).deliveries).toMatchObject([
      { status: "DELIVERED", attempts: 1 },
      { status: "DELIVERED", attempts: 2, answerStatus: 200, problem: null },
    ]);
  });

  it("arrives once by its id where workers send at once, and after one has died (HOOK-03)", async () => {
    const id = await applied();
    await move(portal, owner, id, "SHORTLISTED");
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(told()).toEqual(["application.received submitted", "application.moved shortlisted"]);
    // A worker took the next one, and died before or after it was sent.
    await move(portal, owner, id, "NOT_SELECTED");
    await portal.dataSource.query(
      "update webhook_deliveries set claimed_until = $1, attempts = 1 where status = 'pending'",
      [new Date(now + 60_000)],
    );
    await deliver();
    expect(received).toHaveLength(2);
    now += 61_000;
    await portal.dataSource.query("delete from graphile_worker._private_jobs");
    await taskHandlers(portal.services)["webhook-watch"]?.({});
    const tasks = await portal.dataSource.query<{ payload: { endpointId: string } }[]>(
      "select payload from graphile_worker._private_jobs where key = $1",
      [`webhook-delivery:${endpointId}`],
    );
    expect(tasks).toEqual([{ payload: { endpointId } }]);
    await deliver();
    expect(told().slice(2)).toEqual(["application.moved not-selected"]);
    expect(new Set(received.map(({ id: name }) => name)).size).toBe(3);
  });

  it("can be sent again from its log, with its id (HOOK-05)", async () => {
    await applied();
    await deliver();
    const [delivery] = (await log()).deliveries;
    await portal.ask(`mutation { replayWebhookDelivery(id: "${String(delivery?.id)}") { id } }`, owner);
    await deliver();
    expect(received.map(({ id: name }) => name)).toEqual([delivery?.id, delivery?.id]);
  });

  it("is switched off once it has failed for days; owners are told, and switch it on (HOOK-06)", async () => {
    await applied();
    status = 503;
    for (let day = 0; day <= 4; day += 1) {
      await deliver();
      now += DAY_MS;
    }
    expect((await log()).offAt).not.toBeNull();
    const notices = await portal.dataSource.query<{ kind: string }[]>(
      "select kind from notices where account_id = $1 and kind = 'webhook.off'",
      [owner.id],
    );
    expect(notices).toHaveLength(1);
    const before = received.length;
    await deliver();
    expect(received).toHaveLength(before);
    status = 200;
    await portal.ask(`mutation { switchWebhookOn(id: "${endpointId}") { id } }`, owner);
    await deliver();
    expect(received).toHaveLength(before + 1);
  });

  it("tells the trail of acts, and the export of who made it; it stays the company's (HOOK-07)", async () => {
    const { personalData } = portal.services;
    expect(await personalData.export(owner)).toMatchObject({
      webhooks: [{ company: "Kaveri Works", events: expect.arrayContaining(["offer.changed"]) as string[] }],
    });
    const colleague = await make.person({ role: Role.EMPLOYER });
    const membership = { companyId: company.id, accountId: colleague.id, role: MemberRole.OWNER };
    await portal.dataSource.getRepository(CompanyMember).insert(membership);
    await portal.dataSource.transaction((manager) => personalData.erase(manager, owner, owner.id));
    const see = `{ companyWebhooks(companyId: "${company.id}") { webhooks { id } } }`;
    const { data } = await portal.ask(see, colleague);
    expect(data).toEqual({ companyWebhooks: { webhooks: [{ id: endpointId }] } });
    const entries = await portal.dataSource.query<object[]>(
      "select after from audit_entries where subject_id = $1 and action = 'company.webhook'",
      [company.id],
    );
    expect(entries).toEqual([{ after: { webhook: endpointId, status: "on" } }]);
  });

  it("forgets what it was told after 30 days (HOOK-05)", async () => {
    await applied();
    await deliver();
    now += 31 * DAY_MS;
    await taskHandlers(portal.services)["webhook-purge"]?.({});
    expect((await log()).deliveries).toEqual([]);
  });

  it("is one of ten at most (HOOK-01)", async () => {
    for (let count = 1; count < 10; count += 1) await create();
    expect((await create()).code).toBe("WEBHOOK_LIMIT");
  });
});
