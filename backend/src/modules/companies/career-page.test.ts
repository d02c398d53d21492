import { createFactories, type Factories } from "../../test/factories";
import type { NewIdentity } from "../../test/identities";
import { startTestPortal, type TestPortal } from "../../test/portal";
import type { Account } from "../accounts/account.entity";
import { addressProblem } from "./career-page.rules";
import type { Company } from "./company.entity";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let company: Company;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "1000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.dataSource.query("truncate companies, accounts cascade");
  member = await make.person();
  company = await make.company({ name: "Nugu Paints", verifiedAt: new Date() }, [member]);
});

const PAGE = "address headline about color isPublished";
const PAGE_OF = {
  address: "nugu-paints",
  headline: "Paint with us",
  about: "# Why\n\nColour.",
  color: "#aa3300",
};

async function save(input: object = {}, { token } = member) {
  const query = `mutation ($input: SaveCareerPageInput!) { saveCareerPage(input: $input) { ${PAGE} } }`;
  const given = { companyId: company.id, ...PAGE_OF, isPublished: true, ...input };
  const { data, code, errors } = await portal.ask<{ saveCareerPage: object }>(query, {
    variables: { input: given },
    token,
  });
  const [problem] = errors[0]?.extensions.fields ?? [];
  return problem ? `${problem.field} ${problem.message}` : (code ?? data?.saveCareerPage);
}

async function seen(address = "nugu-paints") {
  const query = `query ($address: String!) { careerPage(address: $address) { ${PAGE} company { name } } }`;
  const { data } = await portal.ask<{ careerPage: { address: string } | null }>(query, {
    variables: { address },
  });
  return data?.careerPage ?? null;
}

const change = (sql: string) => portal.dataSource.query(`update companies set ${sql}`);

describe("a career page (CARE-01)", () => {
  it("is everybody's once it is published", async () => {
    expect(await seen()).toBeNull();
    expect(await save({ isPublished: false })).toEqual({ ...PAGE_OF, isPublished: false });
    expect(await seen()).toBeNull();
    await save({ headline: "  Colours of Mysuru " });
    expect(await seen()).toEqual({
      ...{ ...PAGE_OF, headline: "Colours of Mysuru", isPublished: true },
      company: { name: "Nugu Paints" },
    });
  });

  it.each(["blocked_at = now()", "verified_at = null, verified_until = null", "verified_until = now()"])(
    "is nobody's while its company has %s, and is back afterwards",
    async (sql) => {
      await save();
      await change(sql);
      expect(await seen()).toBeNull();
      await change("blocked_at = null, verified_at = now(), verified_until = null");
      expect(await seen()).not.toBeNull();
    },
  );

  it("is not for companies that are not verified, or blocked", async () => {
    await change("verified_at = null");
    expect(await save()).toBe("COMPANY_NOT_VERIFIED");
    await change("verified_at = now(), blocked_at = now()");
    expect(await save()).toBe("COMPANY_BLOCKED");
  });

  it("is read and written by members alone while it is not published", async () => {
    await save({ isPublished: false });
    const stranger = await make.person();
    expect(await save({}, stranger)).toBe("NOT_FOUND");
    const query = `query ($id: ID!) { ownCareerPage(companyId: $id) { ${PAGE} } }`;
    const read = async ({ token }: { token: string }) => {
      const { data, code } = await portal.ask(query, { variables: { id: company.id }, token });
      return code ?? data?.ownCareerPage;
    };
    expect(await read(stranger)).toBe("NOT_FOUND");
    expect(await read(member)).toEqual({ ...PAGE_OF, isPublished: false });
  });

  it("leaves its name in the audit trail", async () => {
    await save();
    const [entry] = await portal.dataSource.query<{ actor_id: string; after: object }[]>(
      "select actor_id, after from audit_entries where subject_id = $1 order by id desc limit 1",
      [company.id],
    );
    expect(entry).toEqual({ actor_id: member.id, after: { fields: "careerPage" } });
  });

  it("refuses a colour that is none, and texts that are too long", async () => {
    expect(await save({ color: "red;}" })).toBe("color must be a colour such as #0d47a1");
    expect(await save({ headline: "x".repeat(121) })).toMatch("headline");
    expect(await save({ about: "x".repeat(5001) })).toMatch("about");
  });
});

describe("the address of a career page", () => {
  it.each(["kaveri", "k2w", "kaveri-works-2", "a".repeat(40)])("may be %s", (address) => {
    expect(addressProblem(address)).toBeNull();
  });

  it.each([
    ...[
      "ka",
      "a".repeat(41),
      "Kaveri",
      "kaveri works",
      "kaveri/jobs",
      "../admin",
      "kaveri.html",
      "-kaveri",
      "kaveri-",
    ],
    ...["ka--veri", "%6bav", "काम", "admin", "jobs", "widget", "www", "12345", ""],
    "0198c4f0-0000-7000-8000-0000000000ab",
  ])("may not be '%s': it is kept, or looks like something else (CARE-02)", async (address) => {
    expect(addressProblem(address)).not.toBeNull();
    expect(await save({ address })).toMatch(/^address /);
  });

  it("is the first company's that takes it, for good; former ones lead to the present one (CARE-03)", async () => {
    await save({ address: "nugu" });
    await save({ address: "nugu-paints" });
    expect(await seen("nugu")).toMatchObject({ address: "nugu-paints" });
    expect(await seen("NUGU")).toMatchObject({ address: "nugu-paints" });
    const rival = await make.person();
    const other = await make.company({ name: "Nugu", verifiedAt: new Date() }, [rival]);
    const taken = "address is another company's";
    expect(await save({ companyId: other.id, address: "nugu" }, rival)).toBe(taken);
    expect(await save({ companyId: other.id, address: "nugu-paints" }, rival)).toBe(taken);
    await save({ address: "nugu" });
    expect(await seen("nugu-paints")).toMatchObject({ address: "nugu" });
  });

  it("may change four times; of two companies that take one at once, one gets it (CARE-03)", async () => {
    for (const at of [1, 2, 3, 4, 5]) expect(await save({ address: `nugu-${at}` })).toMatchObject({});
    expect(await save({ address: "nugu-6" })).toBe("address must be one of the 5 that you have had");
    expect(await save({ address: "nugu-2" })).toMatchObject({ address: "nugu-2" });
    const rivals = await Promise.all([1, 2, 3].map(() => make.person()));
    const answers = await Promise.all(
      rivals.map(async (rival) => {
        const { id } = await make.company({ verifiedAt: new Date() }, [rival]);
        return await save({ companyId: id, address: "the-one" }, rival);
      }),
    );
    expect(answers.filter((answer) => typeof answer === "object")).toHaveLength(1);
  });
});

it("has the company's open jobs, searched by title and place (CARE-04)", async () => {
  await save();
  const companyId = company.id;
  await make.job({ companyId, title: "Colour Chemist", city: "Mysore" });
  await make.job({ companyId, title: "Painter", city: "Pune" });
  await make.job({ companyId, title: "Painter", city: "Mysore", closedAt: new Date() });
  await make.job({ title: "Painter", city: "Mysore" });
  const query = `query ($text: String!) {
    careerPage(address: "nugu-paints") { jobs(text: $text) { total items { title location } } }
  }`;
  const found = async (text: string) => {
    const { data } = await portal.ask<{
      careerPage: { jobs: { total: number; items: { title: string }[] } };
    }>(query, {
      variables: { text },
    });
    const { total, items = [] } = data?.careerPage.jobs ?? {};
    expect(items).toHaveLength(total ?? -1);
    return items.map(({ title }) => title);
  };
  expect(await found("")).toEqual(["Painter", "Colour Chemist"]);
  expect(await found("  mysore CHEM ")).toEqual(["Colour Chemist"]);
  expect(await found("painter mysore")).toEqual([]);
  expect(await found("100%")).toEqual([]);
});
