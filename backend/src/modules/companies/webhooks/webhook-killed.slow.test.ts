import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../../local/ports";
import { apply, move } from "../../../test/applications";
import { createFactories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { startProgram } from "../../../test/program";

const OPEN = { WEBHOOKS_TO_PRIVATE: "true" };

let portal: TestPortal;
let node: ReturnType<typeof startProgram> | null = null;
/** The ids of what came, with what each told of. */
let received: { id: string; told: string }[];
/** The answer that the receiver keeps back. */
let held: ServerResponse | null;
let isHolding: boolean;

const receiver = createServer((request, response) => {
  void text(request).then((body) => {
    const { type, data } = JSON.parse(body) as { type: string; data: { status: string } };
    received.push({ id: String(request.headers["webhook-id"]), told: `${type} ${data.status}` });
    if (isHolding) held = response;
    else response.end();
  });
});

beforeAll(async () => {
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  portal = await startTestPortal({ env: OPEN });
});
afterAll(async () => {
  node?.kill("SIGKILL");
  receiver.closeAllConnections();
  receiver.close();
  await portal.stop();
});

const until = async (isSo: () => Promise<boolean> | boolean) => {
  while (!(await isSo())) await delay(20);
};

/** A node of its own in a process of its own, which works on the queue. */
async function startNode(): Promise<void> {
  const port = await freePort();
  const started = startProgram("main.ts", [], {
    ...{ NODE_ENV: "test", DATABASE_URL: portal.databaseUrl, PORT: String(port), LOG_LEVEL: "silent" },
    ...OPEN,
  });
  node = started;
  await until(async () => {
    if (started.exitCode !== null) throw new Error(`The node ended as it began: ${started.exitCode}.`);
    return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok === true;
  });
}

/** An application that moved twice, at a company with a webhook. */
async function createWorld(): Promise<void> {
  const make = createFactories(portal.dataSource);
  const owner = await make.person();
  const company = await make.company({}, [owner]);
  const input = {
    companyId: company.id,
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    events: ["APPLICATION_RECEIVED", "APPLICATION_MOVED"],
  };
  const call = "mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }";
  await portal.ask(call, { variables: { input }, token: owner.token });
  const id = await apply(portal, await make.person(), await make.job({ companyId: company.id }));
  await move(portal, owner, id, "SHORTLISTED");
  await move(portal, owner, id, "NOT_SELECTED");
}

describe("a node that is killed while it tells a webhook (HOOK-03)", () => {
  it("leaves the rest to another, in order; what was under way comes again with its id", async () => {
    received = [];
    isHolding = true;
    held = null;
    await createWorld();
    await startNode();
    await until(() => held !== null);
    const exit = once(node ?? receiver, "exit");
    node?.kill("SIGKILL");
    await exit;
    isHolding = false;
    expect(received.map(({ told }) => told)).toEqual(["application.received submitted"]);

    // A minute goes by.
    await portal.dataSource.query(
      "update webhook_deliveries set claimed_until = claimed_until - interval '1 minute'",
    );
    await portal.services.webhookDeliveries.watch();
    await startNode();
    await until(() => received.length === 4);
    expect(received.map(({ told }) => told)).toEqual([
      ...["application.received submitted", "application.received submitted"],
      ...["application.moved shortlisted", "application.moved not-selected"],
    ]);
    expect(received[1]?.id).toBe(received[0]?.id);
    expect(new Set(received.map(({ id }) => id)).size).toBe(3);
  }, 120_000);
});
