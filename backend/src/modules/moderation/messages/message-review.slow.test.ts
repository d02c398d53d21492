import { createAdmin } from "../../../test/admin";
import { apply } from "../../../test/applications";
import { noticesOf } from "../../../test/candidates";
import { messagesOf, threadOf, write } from "../../../test/calls/message-calls";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";

let portal: TestPortal;
let make: Factories;
let admin: NewIdentity;
let member: NewIdentity;
let seeker: NewIdentity;
let id: string;

const SCAM = "Please pay the registration fee today.";

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "1000" },
  });
  make = createFactories(portal.dataSource);
  admin = (await createAdmin(portal, make)).admin;
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.dataSource.query("delete from message_threads");
  const person = await make.person();
  member = person;
  const company = await make.company({}, [person]);
  seeker = await make.person();
  id = await apply(portal, seeker, await make.job({ companyId: company.id }));
});

const decide = async (act: "approveMessage" | "removeMessage", messageId = "") => {
  const { data } = await portal.ask<Record<string, { state: string }>>(
    `mutation ($id: ID!) { ${act}(id: $id) { state } }`,
    { variables: { id: messageId }, token: admin.token },
  );
  return data?.[act]?.state;
};

const waiting = async () => {
  const { data } = await portal.ask<{
    messageReviews: { items: { id: string; rules: string[]; reports: { reason: string }[] }[] };
  }>("{ messageReviews { items { id rules reports { reason } } } }", admin);
  return data?.messageReviews.items ?? [];
};

const report = (token: string, messageId = "") =>
  portal.ask("mutation ($input: ReportMessageInput!) { reportMessage(input: $input) { id } }", {
    variables: { input: { messageId, reason: "SCAM" } },
    token,
  });

describe("a held message", () => {
  it("is its writer's alone until an admin approves it, and opens no thread (MSG-07)", async () => {
    const held = await write(portal, member, id, SCAM);
    expect(held.state).toBe("HELD");
    expect(held.heldReason).toContain("scams");
    expect(await messagesOf(portal, seeker, id)).toEqual([]);
    expect(await threadOf(portal, seeker, id)).toMatchObject({ standing: "COMPANY_FIRST", isUnread: false });
    expect(await waiting()).toEqual([
      { id: held.id, rules: ["asks-for-money: registration fee"], reports: [] },
    ]);
    expect(await decide("approveMessage", held.id)).toBe("DELIVERED");
    expect((await messagesOf(portal, seeker, id)).map(({ text }) => text)).toEqual([SCAM]);
    expect((await noticesOf(portal, seeker))[0]).toMatch(/ wrote to you about Staff Nurse$/);
    expect(await waiting()).toEqual([]);
  });

  it("never arrives once it is removed", async () => {
    const held = await write(portal, member, id, SCAM);
    expect(await decide("removeMessage", held.id)).toBe("REMOVED");
    expect(await messagesOf(portal, seeker, id)).toEqual([]);
    expect(await messagesOf(portal, member, id)).toMatchObject([{ state: "REMOVED" }]);
  });
});

describe("a reported message", () => {
  it("waits for an admin, once for each reader, and goes where they remove it", async () => {
    const sent = await write(portal, member, id);
    expect((await report(seeker.token, sent.id)).errors).toEqual([]);
    await report(seeker.token, sent.id);
    expect(await waiting()).toEqual([{ id: sent.id, rules: [], reports: [{ reason: "SCAM" }] }]);
    await decide("removeMessage", sent.id);
    expect(await messagesOf(portal, seeker, id)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it("can't be one's own, or somebody else's", async () => {
    const sent = await write(portal, member, id);
    expect((await report(member.token, sent.id)).code).toBe("NOT_FOUND");
    expect((await report((await make.person()).token, sent.id)).code).toBe("NOT_FOUND");
  });

  it("goes with the account of its applicant", async () => {
    const sent = await write(portal, member, id);
    await report(seeker.token, sent.id);
    await portal.ask("mutation { deleteMyAccount { id } }", seeker);
    expect(await portal.dataSource.query("select from messages where id = $1", [sent.id])).toEqual([]);
  });
});
