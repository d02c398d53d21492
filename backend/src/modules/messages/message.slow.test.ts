import { randomUUID } from "node:crypto";
import { apply, move } from "../../test/applications";
import { noticesOf } from "../../test/candidates";
import { offer, pick, timesOf } from "../../test/calls/interview-calls";
import {
  block,
  markRead,
  messagesOf,
  threadOf,
  threadsOf,
  unblock,
  write,
} from "../../test/calls/message-calls";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { countQueries, startTestPortal, type TestPortal } from "../../test/portal";
import { rowSums } from "../../test/row-sums";
import type { Account } from "../accounts/account.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let member: Person;
let companyId: string;
let now: Date;

const NOW = new Date("2026-11-10T06:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

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
  member = await make.person({ displayName: "Meera Iyer" });
  companyId = (await make.company({}, [member])).id;
});

/** Somebody whose application stands so. */
async function applicant(status = "VIEWED") {
  const seeker = await make.person({ displayName: "Asha Menon", additionalData: { phone: "9876543210" } });
  const id = await apply(portal, seeker, await make.job({ companyId, openUntil: FAR }));
  await move(portal, member, id, "VIEWED");
  if (status !== "VIEWED") await move(portal, member, id, status);
  return { seeker, id };
}

/** Makes a call that is refused, and sees to it that nothing has changed. */
async function refused<Outcome extends { code: string | undefined }>(call: () => Promise<Outcome>) {
  const before = await rowSums(portal.dataSource);
  const outcome = await call();
  expect(await rowSums(portal.dataSource)).toEqual({ ...before, rate_limits: expect.anything() as string });
  return outcome.code;
}

const withdraw = (token: string, id: string) =>
  portal.ask("mutation ($id: ID!) { withdrawApplication(id: $id) { id } }", { variables: { id }, token });

describe("a thread", () => {
  it("is opened by the company, and the applicant answers (MSG-01)", async () => {
    const { seeker, id } = await applicant();
    expect(await threadOf(portal, seeker, id)).toMatchObject({ standing: "COMPANY_FIRST" });
    expect(await refused(() => write(portal, seeker, id))).toBe("MESSAGES_CLOSED");
    expect(await write(portal, member, id)).toMatchObject({ state: "DELIVERED", isOwn: true });
    expect(await write(portal, seeker, id, "On Monday.")).toMatchObject({ text: "On Monday.", isOwn: true });
    expect((await messagesOf(portal, member, id)).map(({ text, isOwn }) => [text, isOwn])).toEqual([
      ["On Monday.", false],
      ["When could you begin?", true],
    ]);
  });

  it("may be opened by an applicant who is shortlisted (MSG-01)", async () => {
    const { seeker, id } = await applicant("SHORTLISTED");
    expect(await write(portal, seeker, id, "Is there parking?")).toMatchObject({ code: undefined });
    expect((await noticesOf(portal, member))[0]).toBe("Asha Menon wrote to you about Staff Nurse");
  });

  it("ends for both with a withdrawal, and for the applicant with a rejection that they know of (MSG-02)", async () => {
    const [taken, rejected] = [await applicant("SHORTLISTED"), await applicant("SHORTLISTED")];
    await withdraw(taken.seeker.token, taken.id);
    for (const side of [taken.seeker, member])
      expect(await refused(() => write(portal, side, taken.id))).toBe("MESSAGES_CLOSED");
    await move(portal, member, rejected.id, "NOT_SELECTED");
    expect(await threadOf(portal, rejected.seeker, rejected.id)).toMatchObject({
      standing: "OPEN",
      status: "SHORTLISTED",
    });
    now = minutes(2);
    expect(await threadOf(portal, rejected.seeker, rejected.id)).toMatchObject({ standing: "NOT_SELECTED" });
    expect(await write(portal, member, rejected.id, "We will write again.")).toMatchObject({
      code: undefined,
    });
  });

  it("names the member who wrote to their company alone, and masks contact until it is open (MSG-09)", async () => {
    const { seeker, id } = await applicant();
    await write(portal, member, id);
    await write(portal, seeker, id, "Call me on 98765 43210.");
    const [answer, question] = await messagesOf(portal, member, id);
    expect(answer?.text).toBe("Call me on [shown once shortlisted].");
    expect(question?.memberName).toBe("Meera Iyer");
    expect((await messagesOf(portal, seeker, id)).map(({ memberName }) => memberName)).toEqual([null, null]);
    expect(await threadOf(portal, member, id)).toMatchObject({ candidatePhone: null });
    await move(portal, member, id, "SHORTLISTED");
    expect((await messagesOf(portal, member, id))[0]?.text).toBe("Call me on 98765 43210.");
    expect(await threadOf(portal, member, id)).toMatchObject({ candidatePhone: "9876543210" });
  });

  it("is nobody else's (MSG-10)", async () => {
    const { id } = await applicant();
    await write(portal, member, id);
    const other = await make.person();
    await make.company({}, [other]);
    expect((await threadOf(portal, other, id)).code).toBe("NOT_FOUND");
    expect(await messagesOf(portal, other, id)).toEqual([]);
    expect(await refused(() => write(portal, other, id))).toBe("NOT_FOUND");
    expect(await refused(() => block(portal, other, id))).toBe("NOT_FOUND");
  });
});

describe("what is read", () => {
  it("is told to the writer, and leaves the count of both (MSG-03)", async () => {
    const { seeker, id } = await applicant();
    await write(portal, member, id);
    await write(portal, member, id, "And where do you live?");
    expect(await threadsOf(portal, seeker)).toEqual({ ids: [id], total: 1, unread: 1 });
    const [newest] = await messagesOf(portal, seeker, id);
    expect((await messagesOf(portal, member, id)).map(({ isRead }) => isRead)).toEqual([false, false]);
    expect(await markRead(portal, seeker, id, newest?.sentAt ?? "")).toBe(false);
    expect((await messagesOf(portal, member, id)).map(({ isRead }) => isRead)).toEqual([true, true]);
    expect(await threadsOf(portal, seeker, true)).toEqual({ ids: [], total: 0, unread: 0 });
  });

  it("ends where it was read up to: what came since stays unread", async () => {
    const { seeker, id } = await applicant();
    const first = await write(portal, member, id);
    await write(portal, member, id, "And where do you live?");
    expect(await markRead(portal, seeker, id, first.sentAt ?? "")).toBe(true);
    expect((await messagesOf(portal, member, id)).map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  it("is one notice for each thread until it is read (MSG-04)", async () => {
    const { seeker, id } = await applicant();
    await write(portal, member, id);
    expect((await noticesOf(portal, seeker))[0]).toMatch(/ wrote to you about Staff Nurse$/);
    const { sentAt = "" } = await write(portal, member, id, "And where do you live?");
    const [notice] = await noticesOf(portal, seeker);
    expect(notice).toMatch(/^2 new messages from .+ about Staff Nurse$/);
    await markRead(portal, seeker, id, sentAt);
    const { data } = await portal.ask<{ myNotices: { items: { readAt: string | null; path: string }[] } }>(
      "{ myNotices { items { readAt path } } }",
      seeker,
    );
    expect(data?.myNotices.items[0]).toEqual({ readAt: NOW.toISOString(), path: `/messages?open=${id}` });
  });

  it("comes in pages, the newest first", async () => {
    const { seeker, id } = await applicant();
    for (const text of ["One", "Two", "Three"]) await write(portal, member, id, text);
    const page = await messagesOf(portal, seeker, id, ", first: 2");
    expect(page.map(({ text }) => text)).toEqual(["Three", "Two"]);
    const rest = await messagesOf(portal, seeker, id, `, first: 2, before: "${page.at(-1)?.sentAt}"`);
    expect(rest.map(({ text }) => text)).toEqual(["One"]);
  });
});

describe("the list of threads", () => {
  it("has those of both sides, the newest first, in as many statements however many there are", async () => {
    const [one, other] = [await applicant(), await applicant()];
    await write(portal, member, one.id);
    const few = await countQueries(() => threadsOf(portal, member));
    now = minutes(1);
    await write(portal, member, other.id);
    await write(portal, other.seeker, other.id, "On Monday.");
    expect(await countQueries(() => threadsOf(portal, member))).toBeLessThanOrEqual(few);
    expect(await threadsOf(portal, member)).toEqual({ ids: [other.id, one.id], total: 2, unread: 1 });
    expect(await threadsOf(portal, member, true)).toEqual({ ids: [other.id], total: 1, unread: 1 });
    expect(await threadsOf(portal, one.seeker)).toEqual({ ids: [one.id], total: 1, unread: 1 });
  });
});

describe("sending", () => {
  it("the same call twice at once makes one message", async () => {
    const { seeker, id } = await applicant();
    const request = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => write(portal, member, id, "When could you begin?", request)),
    );
    expect(new Set(sent.map((message) => message.id)).size).toBe(1);
    expect(await messagesOf(portal, seeker, id)).toHaveLength(1);
    expect((await noticesOf(portal, seeker)).filter((title) => title.includes("new messages"))).toEqual([]);
  });

  it("by several at once keeps one order of moments", async () => {
    const { seeker, id } = await applicant("SHORTLISTED");
    await Promise.all(
      [member, seeker, member, seeker].map((side, index) => write(portal, side, id, `Line ${index}`)),
    );
    const moments = (await messagesOf(portal, seeker, id)).map(({ sentAt }) => sentAt);
    expect(new Set(moments).size).toBe(4);
    expect(moments).toEqual(moments.toSorted().reverse());
  });

  it("while the other side blocks has one outcome (MSG-08)", async () => {
    const { seeker, id } = await applicant();
    await write(portal, member, id);
    const [sent, blocked] = await Promise.all([
      write(portal, member, id, "Hello?"),
      block(portal, seeker, id),
    ]);
    expect(blocked.standing).toBe("BLOCKED_BY_VIEWER");
    const texts = (await messagesOf(portal, seeker, id)).map(({ text }) => text);
    expect(texts.includes("Hello?")).toBe(sent.code === undefined);
    expect(await refused(() => write(portal, member, id))).toBe("MESSAGES_CLOSED");
  });

  it("a text with an empty place of a template is refused, and one that is blank or too long", async () => {
    const { id } = await applicant();
    for (const text of ["See you on {slot}.", "Dear {First Name}", "   ", "a".repeat(2001)])
      expect(await refused(() => write(portal, member, id, text))).toBe("BAD_USER_INPUT");
  });

  it("counts as an answer of the company's", async () => {
    const { id } = await applicant();
    now = minutes(60);
    await write(portal, member, id);
    const [row] = await portal.dataSource.query<{ at: Date }[]>(
      "select answered_at as at from applications where id = $1",
      [id],
    );
    expect(row?.at).toEqual(minutes(60));
  });
});

describe("a block", () => {
  it("holds for all applications between the two, and is lifted by who made it (MSG-08)", async () => {
    const { seeker, id } = await applicant();
    const other = await apply(portal, seeker, await make.job({ companyId, openUntil: FAR }));
    await write(portal, member, id);
    await block(portal, seeker, id);
    expect(await threadOf(portal, member, other)).toMatchObject({ standing: "BLOCKED_BY_OTHER" });
    expect(await refused(() => unblock(portal, member, other))).toBeUndefined();
    expect(await threadOf(portal, member, other)).toMatchObject({ standing: "BLOCKED_BY_OTHER" });
    expect(await unblock(portal, seeker, id)).toMatchObject({ standing: "OPEN" });
    expect(await write(portal, member, other)).toMatchObject({ code: undefined });
  });

  it("of a company by an admin closes its threads", async () => {
    const { seeker, id } = await applicant();
    await write(portal, member, id);
    await portal.dataSource.query("update companies set blocked_at = now() where id = $1", [companyId]);
    for (const side of [member, seeker])
      expect(await threadOf(portal, side, id)).toMatchObject({ standing: "COMPANY_BLOCKED" });
  });
});

describe("templates", () => {
  const templatesOf = async (id: string) => {
    const { data } = await portal.ask<{ messageTemplates: { id: string; title: string; filled: string }[] }>(
      "query ($id: ID!) { messageTemplates(applicationId: $id) { id title filled isOwn } }",
      { variables: { id }, token: member.token },
    );
    return data?.messageTemplates ?? [];
  };
  const save = (title: string, text: string) =>
    portal.ask<{ saveMessageTemplate: { id: string } }>(
      "mutation ($input: SaveMessageTemplateInput!) { saveMessageTemplate(input: $input) { id } }",
      { variables: { input: { companyId, title, text } }, token: member.token },
    );

  it("are the company's own and the portal's, with what is known in their places (MSG-05)", async () => {
    const { seeker, id } = await applicant();
    await save("Where we are", "Dear {First name}, gate 2 for {job}. See you on {slot}.");
    const [own, ...others] = await templatesOf(id);
    expect(own?.filled).toBe("Dear Asha, gate 2 for Staff Nurse. See you on {slot}.");
    expect(others).toHaveLength(4);
    const { interviews } = await offer(portal, member, [id], timesOf(minutes(3000)));
    await pick(portal, seeker, interviews[0]?.id ?? "", interviews[0]?.offeredSlots[0]?.id);
    expect((await templatesOf(id))[0]?.filled).toBe(
      "Dear Asha, gate 2 for Staff Nurse. See you on Thu, 12 Nov, 2:00 pm.",
    );
  });

  it("have one of each name, and go when they are deleted", async () => {
    const { id } = await applicant();
    const first = await save("Where we are", "Gate 1.");
    const second = await save("where we are", "Gate 2.");
    expect(second.data?.saveMessageTemplate.id).toBe(first.data?.saveMessageTemplate.id);
    expect((await templatesOf(id))[0]).toMatchObject({ title: "where we are", filled: "Gate 2." });
    await portal.ask("mutation ($id: ID!) { deleteMessageTemplate(id: $id) { id } }", {
      variables: { id: first.data?.saveMessageTemplate.id },
      token: member.token,
    });
    expect(await templatesOf(id)).toHaveLength(4);
  });
});

describe("an account's export and deletion", () => {
  it("have what the applicant wrote and was written, and what a member wrote goes with the applicant", async () => {
    const { seeker, id } = await applicant();
    await write(portal, member, id);
    await write(portal, seeker, id, "On Monday.");
    const exported = async ({ token }: Person) => {
      const { data } = await portal.ask<{
        exportMyData: { messages: { written: { text: string }[]; received: { text: string }[] } };
      }>("{ exportMyData }", { token });
      const { written = [], received = [] } = data?.exportMyData.messages ?? {};
      return [written, received].map((messages) => messages.map(({ text }) => text));
    };
    expect(await exported(seeker)).toEqual([["On Monday."], ["When could you begin?"]]);
    expect(await exported(member)).toEqual([["When could you begin?"], []]);
    expect((await portal.ask("mutation { deleteMyAccount { id } }", seeker)).errors).toEqual([]);
    expect(await portal.dataSource.query("select id from messages where application_id = $1", [id])).toEqual(
      [],
    );
    expect(await threadOf(portal, member, id)).toMatchObject({ standing: "DELETED" });
  });
});
