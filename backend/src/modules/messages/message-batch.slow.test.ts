import { apply } from "../../test/applications";
import { noticesOf } from "../../test/candidates";
import { block, messagesOf, threadsOf } from "../../test/calls/message-calls";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import type { Account } from "../accounts/account.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let member: Person;
let job: { id: string };
let now: Date;

const NOW = new Date("2026-11-10T06:30:00Z");
const seconds = (count: number) => new Date(NOW.getTime() + count * 1000);

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "10000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = NOW;
  member = await make.person();
  const { id: companyId } = await make.company({}, [member]);
  job = await make.job({ companyId, title: "Tailor", openUntil: new Date("2030-01-01T00:00:00Z") });
});

async function sent(displayName: string): Promise<{ seeker: Person; id: string }> {
  const seeker = await make.person({ displayName });
  return { seeker, id: await apply(portal, seeker, job) };
}

interface Batch {
  id: string;
  messageCount: number;
  refused: { applicationId: string; refusal: string }[];
}

async function writeTo(applicationIds: string[], text = "Good day, {first name}.", { token } = member) {
  const { data, code } = await portal.ask<{ sendMessages: Batch } | null>(
    `mutation ($input: SendMessagesInput!) {
      sendMessages(input: $input) { id messageCount refused { applicationId refusal } }
    }`,
    { variables: { input: { applicationIds, text } }, token },
  );
  return { ...data?.sendMessages, code };
}

async function undo(batchId = "", { token } = member) {
  const { data, code } = await portal.ask<{ undoMessages: Batch } | null>(
    "mutation ($batchId: ID!) { undoMessages(batchId: $batchId) { messageCount } }",
    { variables: { batchId }, token },
  );
  return data?.undoMessages.messageCount ?? code;
}

const deliver = (id = "") => portal.services.messageBatches.deliver(id);

const readBy = async (person: Person, id: string) =>
  (await messagesOf(portal, person, id)).map(({ text, state }) => [text, state]);

describe("a message to many (PIPE-03)", () => {
  it("reaches each in their own thread a minute later, and nobody before", async () => {
    const [asha, bala] = [await sent("Asha Rao"), await sent("Bala Kumar")];
    const { id, messageCount } = await writeTo([asha.id, bala.id], "Dear {name}, about {job}.");
    expect(messageCount).toBe(2);
    expect(await readBy(member, asha.id)).toEqual([["Dear Asha, about Tailor.", "WAITING"]]);
    expect(await readBy(asha.seeker, asha.id)).toEqual([]);
    expect(await noticesOf(portal, asha.seeker)).toEqual([]);
    expect((await threadsOf(portal, asha.seeker)).total).toBe(0);
    now = seconds(60);
    await deliver(id);
    await deliver(id);
    expect(await readBy(asha.seeker, asha.id)).toEqual([["Dear Asha, about Tailor.", "DELIVERED"]]);
    expect(await readBy(bala.seeker, bala.id)).toEqual([["Dear Bala, about Tailor.", "DELIVERED"]]);
    expect(await noticesOf(portal, bala.seeker)).toHaveLength(1);
  });

  it("can be taken back within the minute by its writer alone, and no longer", async () => {
    const { seeker, id } = await sent("Asha Rao");
    const first = await writeTo([id]);
    expect(await undo(first.id, await make.person())).toBe("NOT_FOUND");
    expect(await undo(first.id)).toBe(1);
    expect(await undo(first.id)).toBe("NOT_FOUND");
    now = seconds(60);
    await deliver(first.id);
    expect(await readBy(seeker, id)).toEqual([]);
    const second = await writeTo([id]);
    now = seconds(120);
    expect(await undo(second.id)).toBe("UNDO_EXPIRED");
  });

  it("goes out or is taken back as a whole where both come at the same moment", async () => {
    const people = await Promise.all(["Asha Rao", "Bala Kumar", "Chitra Das"].map(sent));
    for (let round = 0; round < 5; round++) {
      const batch = await writeTo(
        people.map(({ id }) => id),
        `Round ${round}.`,
      );
      const [undone] = await Promise.all([undo(batch.id), deliver(batch.id)]);
      const told = await Promise.all(
        people.map(async ({ seeker, id }) =>
          (await readBy(seeker, id)).some(([text]) => text === `Round ${round}.`),
        ),
      );
      const isUndone = undone === 3;
      expect(isUndone || ["NOT_FOUND", "UNDO_EXPIRED"].includes(String(undone))).toBe(true);
      expect(told).toEqual([!isUndone, !isUndone, !isUndone]);
    }
  });

  it("leaves out who can't be written to, each with the reason", async () => {
    const [asha, bala] = [await sent("Asha Rao"), await sent("Bala Kumar")];
    await block(portal, bala.seeker, bala.id);
    const unknown = "00000000-0000-7000-8000-000000000000";
    const { messageCount, refused } = await writeTo([asha.id, bala.id, unknown, asha.id]);
    expect([messageCount, refused]).toEqual([
      1,
      [
        { applicationId: bala.id, refusal: "CLOSED" },
        { applicationId: unknown, refusal: "NOT_FOUND" },
      ],
    ]);
    const slot = await writeTo([asha.id], "See you at {slot}.");
    expect(slot).toMatchObject({ id: null, refused: [{ refusal: "UNFILLED" }] });
    const own = await writeTo([asha.id], "Hello.", asha.seeker);
    expect(own).toMatchObject({ id: null, refused: [{ refusal: "NOT_FOUND" }] });
  });

  it("is held where it is worded like a scam, and dropped where its reader blocks meanwhile", async () => {
    const [asha, bala] = [await sent("Asha Rao"), await sent("Bala Kumar")];
    const { id } = await writeTo([asha.id, bala.id], "Please pay the registration fee of ₹500.");
    await block(portal, bala.seeker, bala.id);
    now = seconds(60);
    await deliver(id);
    expect(await readBy(asha.seeker, asha.id)).toEqual([]);
    expect((await readBy(member, asha.id)).map(([, state]) => state)).toEqual(["HELD"]);
    expect(await readBy(member, bala.id)).toEqual([]);
  });

  it("goes to 200 at most", async () => {
    const many = Array.from({ length: 201 }, () => member.id);
    expect((await writeTo(many)).code).toBe("BAD_USER_INPUT");
    expect((await writeTo([])).code).toBe("BAD_USER_INPUT");
  });
});
