import { apply, move } from "../../test/applications";
import { messagesOf, write } from "../../test/calls/message-calls";
import { createFactories, type Factories } from "../../test/factories";
import { pdfOf } from "../../test/files/pdf-file";
import type { NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { taskHandlers } from "../../app/tasks";
import { loadSharp } from "../../files/load-sharp";
import { Role } from "../../auth/role";
import type { Account } from "../../modules/accounts/account.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let member: Person;
let companyId: string;

const PDF = pdfOf({ pages: 1, text: "What the work is" });
const FAR = new Date("2030-01-01T00:00:00Z");

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "10000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  member = await make.person({ displayName: "Meera Iyer" });
  companyId = (await make.company({}, [member])).id;
});

async function applicant(status = "SHORTLISTED") {
  const seeker = await make.person({ displayName: "Asha Menon" });
  const id = await apply(portal, seeker, await make.job({ companyId, openUntil: FAR }));
  await move(portal, member, id, "VIEWED");
  if (status !== "VIEWED") await move(portal, member, id, status);
  return { seeker, id };
}

async function upload(applicationId: string, { token }: { token: string }, content: Buffer, name: string) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(content)]), name);
  const answer = await fetch(`${portal.url}/api/applications/${applicationId}/message-file`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return (await answer.json()) as { id: string; name: string; bytes: number; code?: string };
}

const download = (fileId: string, token?: string) =>
  fetch(`${portal.url}/api/message-files/${fileId}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

/** Uploads a file and sends it; @returns its id */
async function send(id: string, sender: Person, { text = "Please read this.", name = "Role note.pdf" } = {}) {
  const { id: fileId } = await upload(id, sender, PDF, name);
  const { code } = await write(portal, sender, id, text, undefined, fileId);
  if (code !== undefined) throw new Error(code);
  return fileId;
}

const statusFor = async (fileId: string, person?: Person) => (await download(fileId, person?.token)).status;
const stateOf = async (fileId: string) => {
  const [file] = await portal.dataSource.query<{ state: string }[]>(
    "select state from files where key = $1",
    [`message-files/${fileId}`],
  );
  return file?.state;
};

describe("a file of a message", () => {
  it("is downloaded by both sides as what it is, to be saved and never shown (MSGF-01)", async () => {
    const { seeker, id } = await applicant();
    const fileId = await send(id, member, { name: "../Role note: नौकरी.PDF" });
    expect((await messagesOf(portal, seeker, id))[0]?.file).toEqual({
      ...{ id: fileId, name: "Role note नौकरी.pdf", type: "application/pdf", bytes: PDF.length },
    });
    for (const { token } of [seeker, member]) {
      const answer = await download(fileId, token);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
      expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="Role note.pdf"; /);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    }
  });

  it("is nobody else's, and nobody's before it is sent (MSGF-03)", async () => {
    const { seeker, id } = await applicant();
    const [other, admin] = [await make.person(), await make.person({ role: Role.ADMIN })];
    await make.company({}, [other]);
    const unsent = (await upload(id, member, PDF, "note.pdf")).id;
    for (const person of [member, seeker]) expect(await statusFor(unsent, person)).toBe(404);
    const sent = await send(id, member);
    expect(await statusFor(sent, other)).toBe(404);
    expect(await statusFor(sent, admin)).toBe(404);
    expect(await statusFor(sent)).toBe(401);
    expect((await upload(id, other, PDF, "note.pdf")).code).toBe("NOT_FOUND");
    // Neither sent twice, nor by somebody else, nor into another thread.
    expect((await write(portal, member, id, "Once more.", undefined, sent)).code).toBe("BAD_USER_INPUT");
    const { id: fileId } = await upload(id, member, PDF, "note.pdf");
    expect((await write(portal, seeker, id, "Mine.", undefined, fileId)).code).toBe("BAD_USER_INPUT");
    const { id: elsewhere } = await applicant();
    expect((await write(portal, member, elsewhere, "Here.", undefined, fileId)).code).toBe("BAD_USER_INPUT");
  });

  it("goes once contact is open, and an applicant's is their company's as long as it is (MSGF-02)", async () => {
    const early = await applicant("VIEWED");
    await write(portal, member, early.id);
    for (const side of [member, early.seeker])
      expect((await upload(early.id, side, PDF, "note.pdf")).code).toBe("MESSAGES_CLOSED");
    const { seeker, id } = await applicant();
    const fileId = await send(id, seeker);
    expect(await statusFor(fileId, member)).toBe(200);
    await move(portal, member, id, "NOT_SELECTED");
    expect(await statusFor(fileId, member)).toBe(404);
    expect((await messagesOf(portal, member, id))[0]?.file).toBeNull();
    expect(await statusFor(fileId, seeker)).toBe(200);
  });

  it("of a held message is its own side's, and an admin's who decides (MSGF-03)", async () => {
    const { seeker, id } = await applicant();
    const admin = await make.person({ role: Role.ADMIN });
    const fileId = await send(id, member, { name: "Pay the registration fee of 500 rupees.pdf" });
    const [held] = await messagesOf(portal, member, id);
    expect(held?.state).toBe("HELD");
    expect(await statusFor(fileId, seeker)).toBe(404);
    expect(await statusFor(fileId, member)).toBe(200);
    expect(await statusFor(fileId, admin)).toBe(200);
    const { data } = await portal.ask<{ messageReviews: { items: { file: { id: string } | null }[] } }>(
      "{ messageReviews { items { file { id name bytes } } } }",
      admin,
    );
    expect(data?.messageReviews.items.map(({ file }) => file?.id)).toContain(fileId);
    await portal.ask(`mutation { approveMessage(id: "${held?.id ?? ""}") { id } }`, admin);
    expect(await statusFor(fileId, seeker)).toBe(200);
    expect(await statusFor(fileId, admin)).toBe(404);
  });

  it("is a PDF, DOCX, JPEG or PNG by its content, of at most 5 MB (MSGF-01)", async () => {
    const { id } = await applicant();
    expect((await upload(id, member, Buffer.from("MZ not a paper"), "note.pdf")).code).toBe(
      "MESSAGE_FILE_TYPE",
    );
    expect((await upload(id, member, Buffer.alloc(5 * 1024 * 1024 + 1), "note.pdf")).code).toBe(
      "MESSAGE_FILE_TOO_LARGE",
    );
  });

  it("that is a picture is drawn anew, without what a camera wrote into it (MSGF-04)", async () => {
    const { seeker, id } = await applicant();
    const sharp = await loadSharp();
    const photo = await sharp({ create: { width: 3000, height: 60, channels: 3, background: "#abc" } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "A camera at 12.97, 77.59" } })
      .toBuffer();
    expect(photo.includes("A camera")).toBe(true);
    const { id: fileId, name } = await upload(id, seeker, photo, "pass.jpeg");
    expect(name).toBe("pass.jpg");
    await write(portal, seeker, id, name, undefined, fileId);
    const kept = Buffer.from(await (await download(fileId, member.token)).arrayBuffer());
    expect(kept.includes("A camera")).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: "jpeg", width: 2560 });
  });

  it("that was not sent is forgotten after two days, and no other (MSGF-05)", async () => {
    const { seeker, id } = await applicant();
    const sent = await send(id, member);
    const old = (await upload(id, seeker, PDF, "old.pdf")).id;
    await portal.dataSource.query(
      "update message_files set created_at = created_at - interval '49 hours' where id = any ($1)",
      [[sent, old]],
    );
    const fresh = (await upload(id, member, PDF, "fresh.pdf")).id;
    await taskHandlers(portal.services)["message-file-purge"]?.({});
    expect(await Promise.all([sent, old, fresh].map(stateOf))).toEqual(["kept", "gone", "kept"]);
  });

  it("that was not sent gives way to the next, and goes with the applicant's account (MSGF-05)", async () => {
    const { seeker, id } = await applicant();
    const first = (await upload(id, seeker, PDF, "one.pdf")).id;
    const second = await send(id, seeker);
    expect(await stateOf(first)).toBe("gone");
    const [theirs, unsent] = [await send(id, member), (await upload(id, member, PDF, "two.pdf")).id];
    const { data } = await portal.ask<{ exportMyData: string }>("{ exportMyData }", seeker);
    expect(JSON.stringify(data)).toContain(`/api/message-files/${second}`);
    expect(JSON.stringify(data)).toContain(`/api/message-files/${theirs}`);
    const { code } = await portal.ask("mutation { deleteMyAccount { id } }", seeker);
    expect(code).toBeUndefined();
    for (const fileId of [second, theirs, unsent]) expect(await stateOf(fileId)).toBe("gone");
  });
});
