import { GSTIN, VerificationWorld } from "../../test/site/verification-world";
import { SuppressionCause } from "../notices/suppression/mail-suppression.entity";

let world: VerificationWorld;

beforeAll(async () => {
  world = await VerificationWorld.start({
    WRITES_PER_MINUTE: "1000",
    WRITES_PER_MINUTE_PER_ADDRESS: "10000",
  });
});
afterAll(() => world.stop());
beforeEach(() => world.begin());

const PDF = Buffer.from("%PDF-1.7\nA certificate.");
const ask = (email: string) => world.step("askWorkEmailCode", `email: "${email}"`);

describe("the ladder (VERI-01)", () => {
  it("is there for its members alone, with nothing begun", async () => {
    const { steps, domain, request } = await world.standing();
    expect(domain).toBe("kaveri.example");
    expect(steps.map(({ kind, state }) => [kind, state])).toEqual([
      ["WORK_EMAIL", null],
      ["DOMAIN", null],
      ["GSTIN", null],
      ["DOCUMENTS", null],
    ]);
    expect(request).toBeNull();
    for (const { token } of [await world.make.person(), world.admin])
      await expect(world.standing(token)).rejects.toThrow("NOT_FOUND");
  });
});

describe("the work e-mail (VERI-02)", () => {
  it("is passed with the code that was mailed there, and brings the company before an admin", async () => {
    await ask("HR@kaveri.example");
    expect(await world.stateOf("WORK_EMAIL")).toBe("PENDING");
    await world.work("work-email-code");
    expect(world.smtp.mails).toHaveLength(1);
    expect(world.smtp.mails[0]).toContain("hr@kaveri.example");
    const { made } = await world.step("confirmWorkEmail", `code: "${world.code()}"`);
    expect(made?.steps[0]).toMatchObject({ state: "PASSED", holdsUntil: "2027-11-10T06:30:00.000Z" });
    expect(made?.company).toMatchObject({
      isVerified: false,
      checks: [{ kind: "WORK_EMAIL", about: "kaveri.example" }],
    });
    expect(made?.request).toMatchObject({ status: "WAITING" });
  });

  it("is mailed where mails came back: somebody waits for it (BNCE-03)", async () => {
    const { mailSuppressions } = world.portal.services;
    const report = { address: "hr@kaveri.example", cause: SuppressionCause.BOUNCE, at: world.now };
    await mailSuppressions.suppress(world.portal.dataSource.manager, [report]);
    await ask(report.address);
    await world.work("work-email-code");
    expect(world.smtp.mails).toHaveLength(1);
  });

  it.each(["kaveri@gmail.com", "hr@kaveri-foods.example", "hr@notkaveri.example"])(
    "is refused at %s, and nothing is mailed",
    async (email) => {
      expect(await ask(email)).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
      await world.work("work-email-code");
      expect(world.smtp.mails).toEqual([]);
      expect(await world.stateOf("WORK_EMAIL")).toBeNull();
    },
  );

  it("needs a site on the company's page", async () => {
    await world.begin({ website: null });
    expect((await ask("hr@kaveri.example")).code).toBe("WEBSITE_MISSING");
    expect((await world.step("beginDomainCheck")).code).toBe("WEBSITE_MISSING");
  });

  it("takes five wrong codes, and then no right one", async () => {
    await ask("hr@kaveri.example");
    await world.work("work-email-code");
    const wrong = world.code() === "000000" ? "000001" : "000000";
    for (let time = 1; time < 5; time += 1)
      expect((await world.step("confirmWorkEmail", `code: "${wrong}"`)).code).toBe("CODE_WRONG");
    expect((await world.step("confirmWorkEmail", `code: "${wrong}"`)).code).toBe("CODE_OVER");
    expect((await world.step("confirmWorkEmail", `code: "${world.code()}"`)).code).toBe("CODE_OVER");
    expect(await world.stateOf("WORK_EMAIL")).toBe("PENDING");
  });

  it("takes no code after half an hour, nor one that another took the place of", async () => {
    await ask("hr@kaveri.example");
    await world.work("work-email-code");
    const first = world.code();
    world.now = new Date(world.now.getTime() + 30 * 60_000);
    expect((await world.step("confirmWorkEmail", `code: "${first}"`)).code).toBe("CODE_OVER");
    await ask("hr@kaveri.example");
    await world.work("work-email-code");
    if (world.code() !== first)
      expect((await world.step("confirmWorkEmail", `code: "${first}"`)).code).toBe("CODE_WRONG");
    expect((await world.step("confirmWorkEmail", `code: "${world.code()}"`)).errors).toEqual([]);
  });

  it("is mailed five times a day", async () => {
    for (let time = 0; time < 5; time += 1) expect((await ask("hr@kaveri.example")).errors).toEqual([]);
    expect((await ask("other@kaveri.example")).code).toBe("CODE_LIMIT");
    world.now = new Date(world.now.getTime() + 24 * 60 * 60_000);
    expect((await ask("other@kaveri.example")).errors).toEqual([]);
  });

  it("keeps no code, and sends one again that the mail server did not take", async () => {
    await ask("hr@kaveri.example");
    world.smtp.refuseNext(1);
    await expect(world.work("work-email-code")).rejects.toThrow();
    await world.work("work-email-code");
    const [row] = await world.portal.dataSource.query<{ text: string }[]>(
      "select evidence::text as text from company_checks where company_id = $1",
      [world.company.id],
    );
    expect(world.code()).toMatch(/^\d{6}$/);
    expect(row?.text).not.toContain(world.code());
  });
});

describe("the site (VERI-05)", () => {
  const token = async () => (await world.step("beginDomainCheck")).made?.steps[1]?.token ?? "";

  beforeEach(() => {
    world.internet.texts.clear();
    world.internet.files.clear();
    world.internet.addresses.set("kaveri.example", ["127.0.0.1"]);
  });

  it("is passed with a record in the DNS", async () => {
    const mine = await token();
    expect(await token()).toBe(mine);
    expect((await world.step("checkDomain")).made?.steps[1]).toMatchObject({ state: "PENDING" });
    world.internet.texts.set("_jobportal.kaveri.example", ["something else", mine]);
    const { made } = await world.step("checkDomain");
    expect(made?.steps[1]).toMatchObject({ state: "PASSED", subject: "kaveri.example" });
    expect(made?.company.isVerified).toBe(false);
    expect(made?.request?.status).toBe("WAITING");
  });

  it("is passed with a file on the site, which the portal finds by itself", async () => {
    const mine = await token();
    world.internet.files.set("kaveri.example/.well-known/jobportal-verification.txt", `${mine}\n`);
    await world.portal.services.siteChecks.watch();
    expect(await world.stateOf("DOMAIN")).toBe("PASSED");
  });

  it("is not passed with another company's token, nor for a site that is not theirs any more", async () => {
    const theirs = await token();
    await world.begin({ name: "Other Foods" });
    const mine = await token();
    expect(mine).not.toBe(theirs);
    world.internet.texts.set("_jobportal.kaveri.example", [theirs]);
    await world.step("checkDomain");
    expect(await world.stateOf("DOMAIN")).toBe("PENDING");
    world.internet.texts.set("_jobportal.kaveri.example", [mine]);
    await world.portal.dataSource.query(
      "update companies set website = 'https://other.example' where id = $1",
      [world.company.id],
    );
    await world.step("checkDomain");
    expect(await world.stateOf("DOMAIN")).toBe("PENDING");
  });

  it("is not looked at any more after three days", async () => {
    const mine = await token();
    world.internet.texts.set("_jobportal.kaveri.example", [mine]);
    world.now = new Date(world.now.getTime() + 3 * 24 * 60 * 60_000);
    await world.portal.services.siteChecks.watch();
    expect(await world.stateOf("DOMAIN")).toBe("PENDING");
  });
});

describe("the GSTIN (VERI-04)", () => {
  it("waits for an admin, however right its check digit is", async () => {
    const { made } = await world.giveGstin();
    expect(made?.steps[2]).toMatchObject({ state: "PENDING", subject: GSTIN });
    expect(made?.company).toMatchObject({ isVerified: false, checks: [] });
  });

  it("is refused with a slip, and nothing is kept", async () => {
    const answer = await world.step("giveGstin", 'gstin: "27AAPFU0939F1ZW", legalName: "Kaveri Foods"');
    expect(answer).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
    expect(answer.errors[0]?.extensions.fields?.map(({ field }) => field)).toEqual(["gstin"]);
    expect(await world.stateOf("GSTIN")).toBeNull();
  });
});

describe("papers (VERI-06)", () => {
  it("wait for an admin, who alone reads them, and the trail tells that they did", async () => {
    const { status, id = "" } = await world.send(PDF);
    expect(status).toBe(201);
    expect(await world.stateOf("DOCUMENTS")).toBe("PENDING");
    for (const { token } of [world.member, await world.make.person()])
      expect((await world.readPaper(id, token)).status).toBe(403);
    const answer = await world.readPaper(id);
    expect(answer).toMatchObject({ status: 200, text: PDF.toString() });
    expect(answer.headers.get("content-type")).toContain("application/pdf");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await world.trail()).toContainEqual({
      ...{ action: "company.document", isPortal: false, after: { document: id } },
    });
  });

  it.each([
    ["a page", Buffer.from("<html><script>alert(1)</script>"), 415, "DOCUMENT_TYPE"],
    ["nothing", Buffer.alloc(0), 415, "DOCUMENT_TYPE"],
    ["one of more than 5 MB", Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]), 413, "DOCUMENT_TOO_LARGE"],
  ])("are refused: %s", async (_what, content, status, code) => {
    expect(await world.send(content)).toMatchObject({ status, code });
    expect(await world.stateOf("DOCUMENTS")).toBeNull();
  });

  it("are five at most, and a stranger sends none", async () => {
    const stranger = await world.make.person();
    expect((await world.send(PDF, stranger.token)).code).toBe("NOT_FOUND");
    for (let time = 0; time < 5; time += 1) expect((await world.send(PDF)).status).toBe(201);
    expect((await world.send(PDF)).code).toBe("DOCUMENT_LIMIT");
  });

  it("are opened before a company is verified, in the queue and in the list of companies (VERI-13)", async () => {
    const { id = "" } = await world.send(PDF);
    const listed = await world.portal.ask(
      'mutation ($id: ID!) { verifyCompany(id: $id, note: "Office seen.") { id } }',
      { variables: { id: world.company.id }, token: world.admin.token },
    );
    expect([listed.code, (await world.decide("VERIFY")).code]).toEqual([
      "DOCUMENTS_UNREAD",
      "DOCUMENTS_UNREAD",
    ]);
    expect((await world.standing()).company.isVerified).toBe(false);
    await world.readPaper(id);
    expect((await world.decide("VERIFY")).errors).toEqual([]);
    expect((await world.standing()).company.isVerified).toBe(true);
  });

  it("are taken back until they are decided about, with their files", async () => {
    const { id = "" } = await world.send(PDF);
    const remove = (token: string) =>
      world.portal.ask(`mutation { removeCompanyDocument(id: "${id}") { domain } }`, { token });
    expect((await remove((await world.make.person()).token)).code).toBe("NOT_FOUND");
    expect((await remove(world.member.token)).errors).toEqual([]);
    expect(await world.stateOf("DOCUMENTS")).toBeNull();
    expect((await world.readPaper(id)).status).toBe(404);
  });

  it("go thirty days after the decision", async () => {
    const { id = "" } = await world.send(PDF);
    await world.readPaper(id);
    await world.decide("VERIFY", "The certificate names them.");
    const days = (count: number) => new Date(world.now.getTime() + count * 24 * 60 * 60_000);
    const { companyDocuments } = world.portal.services;
    const decidedAt = world.now;
    world.now = days(30);
    await companyDocuments.forgetOld();
    expect((await world.readPaper(id)).status).toBe(200);
    world.now = new Date(decidedAt.getTime() + 30 * 24 * 60 * 60_000 + 1000);
    await companyDocuments.forgetOld();
    expect((await world.readPaper(id)).status).toBe(404);
    expect((await world.standing()).company.checks).toEqual([{ kind: "DOCUMENTS", about: null }]);
  });
});

it("keeps nothing of somebody whose account is gone but that a check was passed (VERI-12)", async () => {
  await world.passEmail();
  await world.send(Buffer.from("%PDF-1.7"));
  const { personalData } = world.portal.services;
  expect(await personalData.export(world.member)).toMatchObject({
    verification: { steps: [{ kind: "work-email", email: "hr@kaveri.example" }, { kind: "documents" }] },
  });
  const colleague = await world.make.person();
  await world.portal.dataSource.query(
    "insert into company_members (company_id, account_id) values ($1, $2)",
    [world.company.id, colleague.id],
  );
  await world.portal.dataSource.transaction((manager) =>
    personalData.erase(manager, world.member, world.member.id),
  );
  const { steps } = await world.standing(colleague.token);
  expect(steps[0]).toMatchObject({ state: "PASSED", subject: null });
  expect(steps[3]?.documents).toEqual([]);
});
