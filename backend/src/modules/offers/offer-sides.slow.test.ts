import { taskHandlers } from "../../app/tasks";
import { apply, move } from "../../test/applications";
import { moveMany, noticesOf, undo } from "../../test/candidates";
import { accept, decline, makeOffer, offersOf, TERMS, withdraw } from "../../test/calls/offer-calls";
import { createFactories, type Factories } from "../../test/factories";
import { pdfOf } from "../../test/files/pdf-file";
import type { NewIdentity } from "../../test/identities";
import { readPdfs } from "../../test/pdf";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { rowSums } from "../../test/row-sums";
import { startTestSmtpServer, type TestSmtpServer } from "../../test/smtp-server";
import type { Account } from "../accounts/account.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let smtp: TestSmtpServer;
let make: Factories;
let member: Person;
let companyId: string;
let now: Date;

const NOW = new Date("2026-11-10T06:30:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");

beforeAll(async () => {
  smtp = await startTestSmtpServer();
  portal = await startTestPortal({
    env: {
      ...{ WRITES_PER_MINUTE: "10000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
      ...{ MAIL_URL: smtp.url, MAIL_FROM: "JobPortal <no-reply@jobs.example>" },
      PUBLIC_URL: "https://jobs.example",
    },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
  member = await make.person({ displayName: "Meera Iyer" });
  companyId = (await make.company({}, [member])).id;
});
afterAll(async () => {
  await portal.stop();
  await smtp.stop();
});
beforeEach(() => {
  now = NOW;
});

async function candidate() {
  const seeker = await make.person({ displayName: "Asha Menon" });
  const id = await apply(portal, seeker, await make.job({ companyId, openUntil: FAR }));
  await move(portal, member, id, "SHORTLISTED");
  return { seeker, id };
}

async function offered(terms: object = TERMS) {
  const one = await candidate();
  const { id: offerId = "", code } = await makeOffer(portal, member, one.id, terms);
  if (code) throw new Error(code);
  return { ...one, offerId };
}

const get = (path: string, { token }: { token: string }) =>
  fetch(`${portal.url}${path}`, { headers: { authorization: `Bearer ${token}` } });

async function upload(applicationId: string, { token }: { token: string }, file: Buffer) {
  const form = new FormData();
  form.set("letter", new Blob([new Uint8Array(file)]), "letter.pdf");
  const answer = await fetch(`${portal.url}/api/applications/${applicationId}/offer-letter`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: answer.status, ...((await answer.json()) as { letterId?: string; code?: string }) };
}

const PDF = pdfOf({ pages: 1, text: "Offer of employment" });

describe("an application that ends", () => {
  it("by a withdrawal takes its offer along, with a word to the company (OFFR-06)", async () => {
    const { seeker, id } = await offered();
    await portal.ask(`mutation { withdrawApplication(id: "${id}") { id } }`, seeker);
    expect(await offersOf(portal, seeker, id)).toMatchObject([{ status: "WITHDRAWN", wordsParty: "PORTAL" }]);
    expect((await noticesOf(portal, member))[0]).toBe(
      "The application ended, and with it the offer for Staff Nurse",
    );
  });

  it("by a rejection does so once the applicant learns of it, and not if that is undone (OFFR-06)", async () => {
    const [kept, ended] = [await offered(), await offered()];
    const moves = [];
    for (const { id } of [kept, ended])
      moves.push(await moveMany(portal, member, [id], { from: "OFFERED", to: "NOT_SELECTED" }));
    await undo(portal, member, moves[0]?.moveId ?? null);
    now = new Date(NOW.getTime() + 61_000);
    for (const { moveId } of moves) await portal.services.candidateMoves.tell(moveId ?? "");
    expect(await offersOf(portal, ended.seeker, ended.id)).toMatchObject([{ status: "WITHDRAWN" }]);
    expect((await accept(portal, kept.seeker, kept.offerId)).status).toBe("ACCEPTED");
  });
});

describe("the letter", () => {
  it("is printed as a PDF for both sides, with the terms (OFFR-02)", async () => {
    const { seeker, offerId } = await offered();
    const answers = [
      await get(`/api/offers/${offerId}.pdf`, seeker),
      await get(`/api/offers/${offerId}.pdf`, member),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.headers.get("content-disposition")).toContain(
      'filename="Asha Menon - Offer Staff Nurse.pdf"',
    );
    const files = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(true);
    const [read] = await readPdfs(files.slice(0, 1));
    expect(read?.pages.join(" ").replaceAll(/\s+/g, " ")).toMatch(
      /Kaveri Works .*Dear Asha, Staff Nurse at Kaveri Works: ₹4.8 LPA.*Joining date.*1 December 2026/,
    );
    await accept(portal, seeker, offerId);
    const after = Buffer.from(await (await get(`/api/offers/${offerId}.pdf`, member)).arrayBuffer());
    const [signed] = await readPdfs([after]);
    expect(signed?.pages.join(" ").replaceAll(/\s+/g, " ")).toContain(
      "Asha Menon accepted this offer on JobPortal on 10 November 2026.",
    );
  });

  it("may be an uploaded PDF, which both sides download as it is (OFFR-02)", async () => {
    const { seeker, id } = await candidate();
    const first = await upload(id, member, PDF);
    const { status, letterId } = await upload(id, member, PDF);
    expect(status).toBe(201);
    const gone = await makeOffer(portal, member, id, { ...TERMS, letter: null, letterId: first.letterId });
    expect(gone).toMatchObject({ code: "BAD_USER_INPUT", fields: ["letterId"] });
    const offer = await makeOffer(portal, member, id, { ...TERMS, letter: null, letterId });
    expect(offer).toMatchObject({ status: "SENT", letter: null });
    for (const reader of [seeker, member]) {
      const answer = await get(`/api/offers/${offer.id ?? ""}.pdf`, reader);
      expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
    }
  });

  it("is refused as anything but a PDF of at most 5 MB", async () => {
    const { id } = await candidate();
    expect(await upload(id, member, Buffer.from("PK a workbook"))).toMatchObject({
      status: 415,
      code: "OFFER_LETTER_TYPE",
    });
    const large = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
    expect(await upload(id, member, large)).toMatchObject({ status: 413, code: "OFFER_LETTER_TOO_LARGE" });
    expect(
      await portal.dataSource.query("select from offer_letters where application_id = $1", [id]),
    ).toEqual([]);
  });
});

describe("nobody else", () => {
  it("reads, makes, answers or withdraws an offer: it reads as what is not there (OFFR-07)", async () => {
    const { seeker, id, offerId } = await offered();
    const [stranger, other] = [await make.person(), await make.person()];
    await make.company({}, [other]);
    const before = await rowSums(portal.dataSource);
    for (const person of [stranger, other]) {
      expect(await offersOf(portal, person, id)).toEqual([]);
      expect((await get(`/api/offers/${offerId}.pdf`, person)).status).toBe(404);
      expect((await upload(id, person, PDF)).status).toBe(404);
      const codes = [
        await accept(portal, person, offerId),
        await decline(portal, person, offerId),
        await withdraw(portal, person, offerId),
        await makeOffer(portal, person, id),
      ].map(({ code }) => code);
      expect(codes).toEqual(Array(4).fill("NOT_FOUND"));
    }
    // Each side has its own acts.
    expect((await accept(portal, member, offerId)).code).toBe("OFFER_STATE");
    expect((await withdraw(portal, seeker, offerId)).code).toBe("OFFER_STATE");
    expect((await makeOffer(portal, seeker, id)).code).toBe("NOT_FOUND");
    expect(await rowSums(portal.dataSource)).toEqual({ ...before, rate_limits: expect.anything() as string });
  });

  it("makes themselves an offer: who applied to a company and joined it later is the applicant", async () => {
    const { seeker, id } = await candidate();
    await portal.dataSource.query("insert into company_members (company_id, account_id) values ($1, $2)", [
      companyId,
      seeker.id,
    ]);
    expect((await makeOffer(portal, seeker, id)).code).toBe("NOT_FOUND");
  });
});

describe("a mail", () => {
  it("tells the candidate the terms, and the company the reason (OFFR-08)", async () => {
    const { seeker, offerId } = await offered();
    await mail(seeker, "offer.made");
    const sent = smtp.mails.at(-1) ?? "";
    expect(sent).toContain("Kaveri Works offers you the job Staff Nurse");
    expect(sent).toContain("Joining date: 1 December 2026");
    await decline(portal, seeker, offerId, "The way is too long.");
    await mail(member, "offer.declined");
    expect(smtp.mails.at(-1)).toContain("They wrote: The way is too long.");
  });
});

describe("an offer that is over", () => {
  it("shows at the candidate who stands at 'Offered' still, until another is made (OFFR-14)", async () => {
    const { seeker, id, offerId } = await offered();
    const endedOffer = async () => {
      const { data } = await portal.ask<{ candidate: { endedOffer: string | null } }>(
        "query ($id: ID!) { candidate(applicationId: $id) { endedOffer } }",
        { variables: { id }, token: member.token },
      );
      return data?.candidate.endedOffer;
    };
    expect(await endedOffer()).toBeNull();
    await decline(portal, seeker, offerId);
    expect(await endedOffer()).toBe("DECLINED");
    await makeOffer(portal, member, id);
    expect(await endedOffer()).toBeNull();
    // At its moment, though the queue is yet to write it.
    now = new Date("2026-12-31T06:30:00Z");
    expect(await endedOffer()).toBe("EXPIRED");
  });
});

/** Sends the mail of somebody's last notice of a kind, as the queue does. */
async function mail({ id }: { id: string }, kind: string): Promise<void> {
  const [notice] = await portal.dataSource.query<{ id: string }[]>(
    "select id from notices where account_id = $1 and kind = $2 order by created_at desc, id desc limit 1",
    [id, kind],
  );
  await taskHandlers(portal.services)["notice-mail"]?.({ noticeId: notice?.id ?? "" });
}

describe("an account that goes", () => {
  it("has its offers in its export, and takes them and their files along (OFFR-09)", async () => {
    const { seeker, id } = await candidate();
    const { letterId } = await upload(id, member, PDF);
    await makeOffer(portal, member, id, { ...TERMS, letter: null, letterId });
    const { data } = await portal.ask("{ exportMyData }", seeker);
    expect(data?.exportMyData).toMatchObject({
      offers: {
        received: [{ applicationId: id, status: "sent", payAmount: 480_000, joinsOn: "2026-12-01" }],
      },
    });
    const { code } = await portal.ask("mutation { deleteMyAccount { id } }", seeker);
    expect(code).toBeUndefined();
    const rows = (sql: string, values: unknown[]) => portal.dataSource.query<unknown[]>(sql, values);
    expect(await rows("select from offers where application_id = $1", [id])).toEqual([]);
    expect(
      await rows("select state from files where key = $1", [`offer-letters/${letterId ?? ""}.pdf`]),
    ).toEqual([{ state: "gone" }]);
  });
});

describe("an employer's figures", () => {
  it("count as hired who accepted an offer, and whom the company says it hired (OFFR-05)", async () => {
    const owner = await make.person();
    const company = await make.company({}, [owner]);
    const job = await make.job({ companyId: company.id, openUntil: FAR });
    const hired = async () => {
      const { data } = await portal.ask<{ employerSummary: { hired: number } }>(
        "{ employerSummary { hired } }",
        owner,
      );
      return data?.employerSummary.hired;
    };
    const named = () => make.person({ displayName: "Asha Menon" });
    const people = [await named(), await named(), await named()];
    const offers: string[] = [];
    for (const person of people) {
      const id = await apply(portal, person, job);
      await move(portal, owner, id, "SHORTLISTED");
      offers.push((await makeOffer(portal, owner, id)).id ?? "");
    }
    expect(await hired()).toBe(0);
    await accept(portal, people[0] ?? owner, offers[0] ?? "");
    await decline(portal, people[1] ?? owner, offers[1] ?? "");
    expect(await hired()).toBe(1);
    const [last] = await portal.dataSource.query<{ id: string }[]>(
      "select application_id as id from offers where id = $1",
      [offers[2]],
    );
    await move(portal, owner, last?.id ?? "", "HIRED");
    expect(await hired()).toBe(2);
  });
});
