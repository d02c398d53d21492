import { uuidv7 } from "uuidv7";
import { CompanyNames1765500000000 } from "../../database/migrations/1765500000000-company-names";
import { createAdmin } from "../../test/admin";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { countQueries, startTestPortal, type TestPortal } from "../../test/portal";
import { jobForm, post, postForm } from "../../test/posting";
import { rowSums } from "../../test/row-sums";
import { nameKeyOf } from "./company.rules";

describe("names of companies", () => {
  it.each([
    ["Kaveri Works", "KAVERI  works"],
    ["Kaveri Works", "KaveriWorks"],
    ["Kaveri Works", "Kaveri Works Pvt Ltd"],
    ["Kaveri Works", "Kaveri Works Pvt. Ltd."],
    ["Kaveri Works", "Kaveri-Works Private Limited"],
    ["Kaveri Works", "M/s. Kaveri Works (P) Ltd"],
    ["Kaveri Works", "The Kaveri Works Co., LLP"],
    ["Tata & Sons", "Tata and Sons Limited"],
    ["A.B.C. Tools", "ABC Tools"],
    ["Raja's Kitchen", "Rajas Kitchen"],
    ["Café Mysore", "Cafe Mysore"],
    ["कावेरी उद्योग", "कावेरी उद्योग Ltd"],
  ])("'%s' and '%s' are nearly the same", (one, other) => {
    expect(nameKeyOf(other)).toBe(nameKeyOf(one));
  });

  it.each([
    ["Kaveri Works", "Kaveri Mills"],
    ["Kaveri Works", "Kaveri Works India"],
    ["Kaveri Works", "Kaveri Works 2"],
    ["Ltd", "Pvt"],
    ["Plan P", "Plan"],
    ["M S Traders", "Traders"],
    ["कावेरी", "कवेरी"],
    ["Limited Edition", "Edition"],
  ])("'%s' and '%s' are not", (one, other) => {
    expect(nameKeyOf(other)).not.toBe(nameKeyOf(one));
  });
});

describe("a new company whose name is nearly that of another", () => {
  let portal: TestPortal;
  let make: Factories;
  let poster: NewIdentity;

  beforeAll(async () => {
    portal = await startTestPortal({ env: { WRITES_PER_MINUTE: "1000" } });
    make = createFactories(portal.dataSource);
  });
  afterAll(() => portal.stop());
  beforeEach(async () => {
    await portal.dataSource.query("truncate jobs, companies, accounts cascade");
    poster = await make.person();
  });

  const NEAR = { companyName: "kabini mills PVT. LTD.", isNewCompanyConfirmed: false };
  const kabini = async () =>
    (await post(portal, await make.person(), { companyName: "Kabini Mills" })).company;

  it("is asked about with the other's name and id, and changes nothing until it is confirmed", async () => {
    const { id } = await kabini();
    const before = await rowSums(portal.dataSource);
    const { status, code, errors } = await postForm(portal, poster, NEAR);
    expect([status, code]).toEqual([409, "COMPANY_LOOKS_KNOWN"]);
    expect(errors[0]?.message).toContain("'Kabini Mills'");
    expect(errors[0]?.extensions).toMatchObject({ company: { id, name: "Kabini Mills" } });
    const after = await rowSums(portal.dataSource);
    expect(after).toEqual({ ...before, rate_limits: expect.anything() as string });

    const { company } = await post(portal, poster, { ...NEAR, isNewCompanyConfirmed: true });
    expect(company).toMatchObject({ name: "kabini mills PVT. LTD.", isVerified: false });
    expect(company.id).not.toBe(id);
    // It is theirs now, and nothing to ask about.
    const again = await post(portal, poster, { ...NEAR, title: "Weaver" });
    expect(again.company.id).toBe(company.id);
  });

  it("is one's own first, which is there to be chosen", async () => {
    await kabini();
    const { company } = await post(portal, poster, { ...NEAR, isNewCompanyConfirmed: true });
    const { errors } = await postForm(portal, poster, { ...NEAR, companyName: "Kabini-Mills LLP" });
    expect(errors[0]?.message).toBe(
      "You post for 'kabini mills PVT. LTD.' already: go back to choose it. Or is this another company?",
    );
    expect(errors[0]?.extensions).toMatchObject({ company: { id: company.id } });
  });

  it("is told by checkJob", async () => {
    const { id } = await kabini();
    const { data } = await portal.ask(
      "query ($fields: JobDraftFieldsInput!) { checkJob(fields: $fields) { questions { code company { id } } } }",
      { variables: { fields: jobForm({ companyName: NEAR.companyName }) }, token: poster.token },
    );
    expect(data).toEqual({ checkJob: { questions: [{ code: "COMPANY_LOOKS_KNOWN", company: { id } }] } });
  });

  it("is found under the name of one that was brought in, or merged; a blocked one is nobody's to know of", async () => {
    const { act } = await createAdmin(portal, make);
    const { ids } = (await act(
      'importCompanies(input: { rows: [{ name: "Kabini Mills" }, { name: "Nugu Paints" }] }) { ids }',
    )) as { ids: string[] };
    const question = async () => (await postForm(portal, poster, NEAR)).errors[0];
    const asked = async () => (await question())?.extensions;
    expect(await asked()).toMatchObject({ company: { id: ids[0] } });
    expect((await question())?.message).toContain("nobody posts for that one yet");
    await act(`mergeCompanies(fromId: "${ids[0] ?? ""}", intoId: "${ids[1] ?? ""}") { jobs }`);
    expect(await asked()).toMatchObject({ company: { id: ids[1], name: "Nugu Paints" } });
    expect((await question())?.message).toContain("'Kabini Mills', which is 'Nugu Paints' now");
    await act(`blockCompany(id: "${ids[1] ?? ""}", reason: "Not theirs.") { id }`);
    await post(portal, poster, NEAR);
  });

  it("is found among companies that were there before names were compared", async () => {
    const { dataSource } = portal;
    const [runner, migration] = [dataSource.createQueryRunner(), new CompanyNames1765500000000()];
    await migration.down(runner);
    await runner.query("insert into companies (id, slug, name) values ($1, 'kabini', 'Kabini Mills')", [
      uuidv7(),
    ]);
    await migration.up(runner);
    await runner.release();
    expect((await postForm(portal, poster, NEAR)).code).toBe("COMPANY_LOOKS_KNOWN");
  });

  it("is shown to admins beside the others, as many as there are in as many queries", async () => {
    const { ask } = await createAdmin(portal, make);
    const list = () =>
      ask<{ adminCompanies: { items: object[] } }>(
        "{ adminCompanies { items { name standing { namesakes { name } } } } }",
      );
    await kabini();
    await post(portal, poster, { ...NEAR, isNewCompanyConfirmed: true });
    const few = await countQueries(list);
    await post(portal, poster, { title: "Painter", companyName: "Nugu Paints" });
    await post(portal, await make.person(), { companyName: "Kabini-Mills" });
    expect((await list()).adminCompanies.items).toEqual([
      {
        name: "Kabini-Mills",
        standing: { namesakes: [{ name: "Kabini Mills" }, { name: NEAR.companyName }] },
      },
      { name: "Nugu Paints", standing: { namesakes: [] } },
      {
        name: NEAR.companyName,
        standing: { namesakes: [{ name: "Kabini Mills" }, { name: "Kabini-Mills" }] },
      },
      {
        name: "Kabini Mills",
        standing: { namesakes: [{ name: NEAR.companyName }, { name: "Kabini-Mills" }] },
      },
    ]);
    expect(await countQueries(list)).toBe(few);
  });
});
