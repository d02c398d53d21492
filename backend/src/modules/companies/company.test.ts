import sharp from "sharp";
import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { countQueries, startTestPortal, type TestPortal } from "../../test/portal";
import type { Account } from "../accounts/account.entity";
import { CompanyMember } from "./company-member.entity";
import type { Company } from "./company.entity";
import { MemberRole } from "./member-role";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let company: Company;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  member = await make.person();
  company = await make.company({ name: "Nugu Paints", verifiedAt: new Date() }, [member]);
});

const QUERY = `query ($id: ID!) {
  company(id: $id) { name about website isVerified logoURL openJobCount viewerCan { edit } }
  companyJobs(companyId: $id) { total items { title company { name } } }
}`;

const page = (id: string, token?: string) =>
  portal.ask<{ company: object | null; companyJobs: { total: number } }>(QUERY, { variables: { id }, token });

const update = (input: object, { token }: { token: string } = member) =>
  portal.ask<{ updateCompany: object | null }>(
    "mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { about website industry headquarters } }",
    { variables: { input: { id: company.id, ...input } }, token },
  );

async function upload(file: Buffer, { id = company.id, token = member.token } = {}) {
  const form = new FormData();
  form.set("logo", new Blob([new Uint8Array(file)]), "logo.png");
  const answer = await fetch(`${portal.url}/api/companies/${id}/logo`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: answer.status, ...((await answer.json()) as { logoURL: string; code?: string }) };
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();

describe("a company's page", () => {
  it("is for everybody: verified or not, and its open jobs alone", async () => {
    await make.job({ companyId: company.id, title: "Painter" });
    await make.job({ companyId: company.id, closedAt: new Date() });
    const { data } = await page(company.id);
    expect(data).toEqual({
      company: {
        name: "Nugu Paints",
        about: null,
        website: null,
        isVerified: true,
        logoURL: null,
        openJobCount: 1,
        viewerCan: { edit: false },
      },
      companyJobs: { total: 1, items: [{ title: "Painter", company: { name: "Nugu Paints" } }] },
    });
  });

  it("is not there while it is blocked, nor for an id that is none", async () => {
    await portal.dataSource.query("update companies set blocked_at = now() where id = $1", [company.id]);
    for (const id of [company.id, "none"])
      expect((await page(id)).data).toEqual({ company: null, companyJobs: { total: 0, items: [] } });
  });

  it("counts the open jobs of many companies with one query", async () => {
    const own = () => portal.ask("{ myCompanies { id openJobCount viewerCan { edit postJobs } } }", member);
    const one = await countQueries(own);
    for (let made = 0; made < 5; made += 1) await make.company({}, [member]);
    expect(await countQueries(own)).toBe(one);
  });
});

it("takes as many queries for a full page of jobs as for one", async () => {
  const cards = () =>
    portal.ask(
      `query ($id: ID!) { companyJobs(companyId: $id, pageSize: 50) { total items {
         id title isSaved pay { text } company { id name isVerified logoURL } } } }`,
      { variables: { id: company.id }, token: member.token },
    );
  await make.job({ companyId: company.id });
  const one = await countQueries(cards);
  await make.jobs(30, { companyId: company.id });
  expect(await countQueries(cards)).toBe(one);
  expect(one).toBeLessThanOrEqual(5);
});

const trail = () =>
  portal.dataSource.query(
    `select action, actor_id as "actorId", subject_type as "subjectType", after from audit_entries
     where subject_id = $1 order by id`,
    [company.id],
  );

describe("what a company says of itself", () => {
  it("leaves in the audit trail who changed which parts of it, and nothing of an edit that is refused", async () => {
    const stranger = await make.person();
    await update({ website: "https://nugu.example", about: "Paints." });
    await update({ about: "Mine." }, stranger);
    await update({ website: "javascript:alert(1)" });
    await update({});
    await upload(await picture(10, 10));
    await upload(Buffer.from("<svg/>"));
    for (let time = 0; time < 2; time += 1)
      await portal.ask("mutation ($id: ID!) { removeCompanyLogo(id: $id) { id } }", {
        variables: { id: company.id },
        token: member.token,
      });
    const entry = { action: "company.update", actorId: member.id, subjectType: "company" };
    expect(await trail()).toEqual([
      { ...entry, after: { fields: "about website" } },
      // It was verified without a site.
      { ...entry, action: "company.verification", after: { status: "changed" } },
      { ...entry, after: { fields: "logo" } },
      { ...entry, after: { fields: "logo" } },
    ]);
  });

  it("is changed by its members; what is left out stays, and an empty text clears it", async () => {
    await update({ about: " Paints since 1980. ", website: "https://nugu.example" });
    const { data } = await update({ website: " ", industry: "Chemicals" });
    expect(data?.updateCompany).toEqual({
      about: "Paints since 1980.",
      website: null,
      industry: "Chemicals",
      headquarters: null,
    });
  });

  it("is its name for owners alone; jobs are found by the new one, and it is verified anew (TEAM-08)", async () => {
    const job = await make.job({ companyId: company.id, title: "Painter" });
    const recruiter = await make.person();
    const membership = { companyId: company.id, accountId: recruiter.id, role: MemberRole.RECRUITER };
    await portal.dataSource.getRepository(CompanyMember).insert(membership);
    expect(await update({ name: "Other" }, recruiter)).toMatchObject({ status: 403, code: "MEMBER_ROLE" });
    expect((await update({ name: " " })).errors[0]?.extensions.fields).toMatchObject([{ field: "name" }]);
    expect((await update({ name: "  Kabini Colours " })).errors).toEqual([]);
    expect(await page(company.id)).toMatchObject({
      data: {
        company: { name: "Kabini Colours", isVerified: false },
        companyJobs: { items: [{ company: { name: "Kabini Colours" } }] },
      },
    });
    const [found] = await portal.dataSource.query<{ search_document: string }[]>(
      "select search_document::text from jobs where id = $1",
      [job.id],
    );
    expect(found?.search_document).toMatch(/kabini/i);
    const keyed = "select 1 from companies where id = $1 and name_key = 'kabinicolours' and slug = $2";
    expect(await portal.dataSource.query(keyed, [company.id, company.slug])).toHaveLength(1);
    expect(await trail()).toMatchObject([
      { action: "company.update", after: { fields: "name" } },
      { action: "company.verification", after: { status: "changed" } },
    ]);
  });

  it.each([
    ["indor", "Indore"],
    [" bengaluru", "Bangalore"],
    ["whitefield, bangalore", "Whitefield, Bangalore"],
    ["Singapore", "Singapore"],
    ["Pune, Mumbai", "Pune, Mumbai"],
    ["Aurangabad", "Aurangabad"],
  ])("has its head office named as its jobs name the place: %s (PLACE-09)", async (typed, kept) => {
    const { data } = await update({ headquarters: typed });
    expect(data?.updateCompany).toMatchObject({ headquarters: kept });
  });

  it.each([
    ["website", { website: "javascript:alert(1)" }],
    ["about", { about: "x".repeat(2001) }],
  ])("is held to its rules: %s", async (field, input) => {
    const { errors } = await update(input);
    expect(errors[0]?.extensions.fields?.map((problem) => problem.field)).toEqual([field]);
  });

  it("is not found by strangers, as its logo is not", async () => {
    const stranger = await make.person();
    expect(await update({ about: "Mine." }, stranger)).toMatchObject({ status: 404, code: "NOT_FOUND" });
    const file = await picture(10, 10);
    expect(await upload(file, { token: stranger.token })).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(await upload(file, { id: "none" })).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });

  it("is asked for before the logo is looked at", async () => {
    const { token } = await make.person();
    expect(await upload(Buffer.from("no picture"), { token })).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a logo", () => {
  it("is kept whole in a square WebP, served for ever, and replaced by the next one", async () => {
    const { status, logoURL } = await upload(await picture(400, 100));
    expect(status).toBe(201);
    const answer = await fetch(portal.url + logoURL);
    expect(answer.headers.get("cache-control")).toMatch("immutable");
    const image = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await image.metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
    // Beside the wide picture there is nothing.
    const { data } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
    const next = await upload(await picture(100, 100));
    expect((await fetch(portal.url + logoURL)).status).toBe(404);
    expect((await page(company.id)).data?.company).toMatchObject({ logoURL: next.logoURL });
  });

  it("is taken away by removeCompanyLogo", async () => {
    const { logoURL } = await upload(await picture(100, 100));
    const { data } = await portal.ask("mutation ($id: ID!) { removeCompanyLogo(id: $id) { logoURL } }", {
      variables: { id: company.id },
      token: member.token,
    });
    expect(data).toEqual({ removeCompanyLogo: { logoURL: null } });
    expect((await fetch(portal.url + logoURL)).status).toBe(404);
  });

  it("is refused where it is no picture", async () => {
    expect(await upload(Buffer.from("<svg/>"))).toMatchObject({ status: 415, code: "PHOTO_NOT_AN_IMAGE" });
  });
});
