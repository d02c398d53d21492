import { Role } from "../../auth/role";
import { Company } from "../companies/company.entity";
import { GSTIN, type Person, VerificationWorld } from "../../test/site/verification-world";

let world: VerificationWorld;

beforeAll(async () => {
  world = await VerificationWorld.start({
    WRITES_PER_MINUTE: "1000",
    WRITES_PER_MINUTE_PER_ADDRESS: "10000",
  });
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.portal.dataSource.query("delete from verification_requests");
  await world.portal.dataSource.query("update companies set verified_at = null");
  await world.begin();
});

const YEAR_LATER = new Date("2027-11-10T06:30:00Z");

interface Review {
  evidence: {
    findings: { part: string; said: string | null; found: string | null; result: string }[];
    lookAlikes: { company: { name: string }; name: number; domain: number }[];
    needsReason: boolean;
    canDecide: boolean;
    history: { action: string; kind: string | null; state: string | null }[];
  };
}

async function review(token = world.admin.token) {
  const { request } = await world.standing();
  const { data } = await world.portal.ask<{ verificationReview: Review }>(
    `query ($id: ID!) { verificationReview(id: $id) { evidence {
       findings { part said found result } lookAlikes { company { name } name domain } needsReason canDecide
       documents { id } members history { action kind state }
     } } }`,
    { variables: { id: request?.id }, token },
  );
  if (!data) throw new Error("There is no request.");
  return data.verificationReview.evidence;
}

const queue = async () => {
  const { data } = await world.portal.ask<{
    verificationReviews: { total: number; items: { company: { id: string } }[] };
  }>("{ verificationReviews { total items { company { id } } } }", { token: world.admin.token });
  return data?.verificationReviews.items.map(({ company }) => company.id);
};

const verify = (person: Person) =>
  world.portal.ask<{ verifyCompany: { isVerified: boolean } }>(
    'mutation ($id: ID!) { verifyCompany(id: $id, note: "Office seen.") { isVerified } }',
    { variables: { id: world.company.id }, token: person.token },
  );

const unverify = () =>
  world.portal.ask("mutation ($id: ID!) { unverifyCompany(id: $id) { isVerified } }", {
    variables: { id: world.company.id },
    token: world.admin.token,
  });

const notices = async () => {
  const rows = await world.portal.dataSource.query<{ kind: string }[]>(
    "select kind from notices where account_id = $1 order by created_at, id",
    [world.member.id],
  );
  return rows.map(({ kind }) => kind);
};

const update = (website: string) =>
  world.portal.ask("mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { id } }", {
    variables: { input: { id: world.company.id, website } },
    token: world.member.token,
  });

describe("an admin's queue (VERI-07)", () => {
  it("shows what they say beside what was found", async () => {
    await world.passEmail();
    await world.giveGstin("Kaveri Foods Private Limited");
    const { findings, needsReason, canDecide, history } = await review();
    expect(findings.map(({ part, said, result }) => [part, said, result])).toEqual([
      ["NAME", "Kaveri Foods", "AGREES"],
      ["DOMAIN", "kaveri.example", "AGREES"],
      ["WORK_EMAIL", "hr@kaveri.example", "AGREES"],
      ["SITE", null, "LOOK"],
      ["GSTIN", GSTIN, "AGREES"],
      ["GST_NAME", "Kaveri Foods Private Limited", "LOOK"],
      ["GST_STATE", null, "LOOK"],
      ["DOCUMENTS", null, "LOOK"],
    ]);
    expect([needsReason, canDecide]).toEqual([false, true]);
    expect(history.map(({ action, kind, state }) => [action, kind, state])).toContainEqual([
      ...["company.check", "WORK_EMAIL", "PASSED"],
    ]);
  });

  it("finds a registered name and a state that are others", async () => {
    await world.portal.dataSource.query("update companies set headquarters = 'Bangalore' where id = $1", [
      world.company.id,
    ]);
    await world.giveGstin("Suresh Traders");
    const { findings, needsReason } = await review();
    expect(findings.filter(({ result }) => result === "DIFFERS").map(({ part }) => part)).toEqual([
      "GST_NAME",
      "GST_STATE",
    ]);
    expect(needsReason).toBe(true);
  });

  it("shows look-alikes among verified companies, and takes a written reason then (VERI-09)", async () => {
    await world.make.company({
      name: "Kaverl Foods",
      website: "https://kaverifoods.example",
      verifiedAt: world.now,
    });
    await world.make.company({ name: "Kaverii Foods" });
    await world.giveGstin();
    const { lookAlikes, needsReason } = await review();
    expect(lookAlikes.map(({ company }) => company.name)).toEqual(["Kaverl Foods"]);
    expect(needsReason).toBe(true);
    expect(await world.decide("VERIFY")).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
    expect((await world.standing()).company.isVerified).toBe(false);
    expect((await world.decide("VERIFY", "Two branches of one family, called both.")).errors).toEqual([]);
    expect((await world.standing()).company.isVerified).toBe(true);
  });

  it("holds those that wait, the longest first, and none that was asked for more", async () => {
    await world.giveGstin();
    const first = world.company.id;
    await world.begin({ name: "Godavari Textiles" });
    world.now = new Date(world.now.getTime() + 1000);
    await world.giveGstin("Godavari Textiles");
    expect(await queue()).toEqual([first, world.company.id]);
    await world.decide("ASK", "Please send your certificate.");
    expect(await queue()).toEqual([first]);
    const { request } = await world.standing();
    expect(request).toMatchObject({ status: "MORE_ASKED", message: "Please send your certificate." });
    await world.send(Buffer.from("%PDF-1.7"));
    expect(await queue()).toEqual([first, world.company.id]);
  });
});

describe("a decision (VERI-08)", () => {
  it("verifies a company for a year, and what waited for an admin passes with it", async () => {
    await world.giveGstin();
    await world.decide("VERIFY");
    const { company, steps, request } = await world.standing();
    expect(company).toEqual({
      isVerified: true,
      verifiedUntil: YEAR_LATER.toISOString(),
      checks: [{ kind: "GSTIN", about: "Maharashtra" }],
    });
    expect(steps[2]?.state).toBe("PASSED");
    expect(request?.status).toBe("VERIFIED");
    expect(await notices()).toEqual(["verification.passed"]);
    expect(await world.trail()).toEqual([
      { action: "company.check", isPortal: false, after: { kind: "gstin", state: "pending" } },
      { action: "company.check", isPortal: false, after: { kind: "gstin", state: "passed" } },
      {
        ...{ action: "company.verify", isPortal: false },
        after: { status: "verified", reason: "The steps that the company took." },
      },
    ]);
  });

  it.each(["ASK", "REFUSE"])("of %s says why, by mail too", async (decision) => {
    await world.giveGstin();
    expect((await world.decide(decision, " ")).code).toBe("BAD_USER_INPUT");
    await world.decide(decision, "The number belongs to another firm.");
    expect((await world.standing()).company.isVerified).toBe(false);
    expect(await world.stateOf("GSTIN")).toBe(decision === "ASK" ? "PENDING" : "FAILED");
    await world.work("notice-mail");
    expect(world.smtp.mails.at(-1)).toContain("We wrote: The number belongs to another firm.");
  });

  it("is asked about no company that was merged into another", async () => {
    await world.send(Buffer.from("%PDF-1.7"));
    const { id } = await world.make.company({ name: "Kaveri Foods India" });
    const { errors } = await world.portal.ask(
      `mutation { mergeCompanies(fromId: "${world.company.id}", intoId: "${id}") { jobs } }`,
      { token: world.admin.token },
    );
    expect(errors).toEqual([]);
    expect(await queue()).toEqual([]);
    const kept = "select count(*)::int as count from company_documents where uploaded_by = $1";
    expect(await world.portal.dataSource.query(kept, [world.member.id])).toEqual([{ count: 0 }]);
  });

  it("is made once", async () => {
    await world.giveGstin();
    const { request } = await world.standing();
    await world.decide("REFUSE", "Not theirs.");
    const again = await world.portal.ask(
      `mutation { decideVerification(id: "${request?.id ?? ""}", decision: VERIFY) { id } }`,
      { token: world.admin.token },
    );
    expect(again.code).toBe("VERIFICATION_DECIDED");
  });
});

describe("a company (VERI-10)", () => {
  it("is not verified by all of its steps together", async () => {
    await world.passEmail();
    world.internet.addresses.set("kaveri.example", ["127.0.0.1"]);
    const { made } = await world.step("beginDomainCheck");
    world.internet.texts.set("_jobportal.kaveri.example", [made?.steps[1]?.token ?? ""]);
    await world.step("checkDomain");
    await world.giveGstin();
    await world.send(Buffer.from("%PDF-1.7"));
    await world.portal.services.verificationLapse.settle();
    expect((await world.standing()).company.isVerified).toBe(false);
  });

  it("is not verified by its own members, whatever their role", async () => {
    await world.giveGstin();
    expect((await verify(world.member)).code).toBe("FORBIDDEN");
    expect((await world.decide("VERIFY", null, world.member.token)).code).toBe("FORBIDDEN");
    await world.portal.dataSource.query("update accounts set role = $2 where id = $1", [
      world.member.id,
      Role.ADMIN,
    ]);
    expect((await verify(world.member)).code).toBe("OWN_COMPANY");
    expect((await world.decide("VERIFY", "Mine.", world.member.token)).code).toBe("OWN_COMPANY");
    expect((await review(world.member.token)).canDecide).toBe(false);
    expect((await world.standing()).company.isVerified).toBe(false);
  });

  it("is not verified by an import that names it, nor by what it says of itself", async () => {
    const { token } = world.admin;
    await world.portal.ask(
      'mutation { importCompanies(input: { rows: [{ name: "Kaveri Foods", isVerified: true }] }) { created } }',
      { token },
    );
    expect((await world.standing()).company.isVerified).toBe(false);
    const { status } = await world.portal.ask(
      'mutation ($id: ID!) { updateCompany(input: { id: $id, verifiedAt: "2026-01-01" }) { id } }',
      { variables: { id: world.company.id }, token: world.member.token },
    );
    expect(status).toBe(400);
  });
});

describe("a verification (VERI-11)", () => {
  const verified = async () => {
    await world.passEmail();
    await world.giveGstin();
    await world.decide("VERIFY");
  };
  const states = async () => (await world.standing()).steps.map(({ state }) => state);

  it("is told to end a month before, once, and ends after a year with its checks", async () => {
    await verified();
    const { verificationLapse } = world.portal.services;
    world.now = new Date("2027-10-11T06:31:00Z");
    await verificationLapse.settle();
    await verificationLapse.settle();
    expect(await notices()).toEqual(["verification.passed", "verification.lapsing"]);
    world.now = YEAR_LATER;
    await verificationLapse.settle();
    expect((await world.standing()).company).toEqual({ isVerified: false, verifiedUntil: null, checks: [] });
    expect(await states()).toEqual(["LAPSED", null, "LAPSED", null]);
    expect(await notices()).toEqual(["verification.passed", "verification.lapsing", "verification.lapsed"]);
    expect((await world.trail()).at(-1)).toEqual({
      ...{ action: "company.verification", isPortal: true, after: { status: "lapsed" } },
    });
  });

  it("shows no check that is over, whether the queue has been there or not", async () => {
    await verified();
    world.now = YEAR_LATER;
    expect((await world.standing()).company.checks).toEqual([]);
    expect(await states()).toEqual(["LAPSED", null, "LAPSED", null]);
  });

  it("is renewed by another step and another decision, and holds meanwhile", async () => {
    await verified();
    world.now = new Date("2027-10-20T06:30:00Z");
    await world.giveGstin();
    expect((await world.standing()).company.checks).toHaveLength(2);
    await world.decide("VERIFY");
    expect((await world.standing()).company.verifiedUntil).toBe("2028-10-20T06:30:00.000Z");
  });

  it("ends with a change of the domain, and asks again; the name's checks stay", async () => {
    await verified();
    await update("https://kaveri.example/jobs");
    expect((await world.standing()).company.isVerified).toBe(true);
    await update("https://kaveri-foods.example");
    expect((await world.standing()).company).toMatchObject({
      isVerified: false,
      checks: [{ kind: "GSTIN" }],
    });
    expect(await states()).toEqual(["LAPSED", null, "PASSED", null]);
    expect(await notices()).toContain("verification.lapsed");
  });

  it("ends with a change of the name, and so does every check", async () => {
    await verified();
    const { dataSource, services } = world.portal;
    await dataSource.transaction(async (manager) => {
      const before = await manager.findOneByOrFail(Company, { id: world.company.id });
      await manager.update(Company, { id: before.id }, { name: "Kaveri Bank" });
      const after = await manager.findOneByOrFail(Company, { id: before.id });
      await services.companyVerification.askAgain(manager, world.member.id, before, after);
    });
    expect((await world.standing()).company).toMatchObject({ isVerified: false, checks: [] });
    expect(await states()).toEqual(["LAPSED", null, "LAPSED", null]);
  });

  it("is taken back by an admin, and what was found with it", async () => {
    await verified();
    await unverify();
    expect((await world.standing()).company).toMatchObject({ isVerified: false, checks: [] });
    expect(await states()).toEqual(["WITHDRAWN", null, "WITHDRAWN", null]);
    const entries = (await world.trail()).length;
    await unverify();
    expect(await world.trail()).toHaveLength(entries);
  });

  it("closes the request where an admin verifies in the list of companies", async () => {
    await world.giveGstin();
    expect((await verify(world.admin)).data?.verifyCompany.isVerified).toBe(true);
    expect((await world.standing()).request?.status).toBe("VERIFIED");
    expect(await world.stateOf("GSTIN")).toBe("PASSED");
  });
});
