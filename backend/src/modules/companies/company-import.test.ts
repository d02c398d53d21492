import { createFactories, type Factories } from "../../test/factories";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { Role } from "../../auth/role";

let portal: TestPortal;
let make: Factories;
let token: string;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
  ({ token } = await make.person({ role: Role.ADMIN }));
});
afterAll(() => portal.stop());

const importCompanies = (rows: object[], as = token) =>
  portal.ask<{ importCompanies: { created: number; ids: string[] } }>(
    "mutation ($input: ImportCompaniesInput!) { importCompanies(input: $input) { created ids } }",
    { variables: { input: { rows } }, token: as },
  );

const countCompanies = async () => {
  const [row] = await portal.dataSource.query<{ count: string }[]>("select count(*) from companies");
  return Number(row?.count);
};

describe("an import of companies", () => {
  it("answers each row's id in the rows' order, and leaves known companies as they are", async () => {
    const first = (await importCompanies([{ name: "Kaveri Health & Co." }, { name: " Godavari Works " }]))
      .data?.importCompanies;
    expect(first).toEqual({ created: 2, ids: [expect.any(String), expect.any(String)] });
    const again = await importCompanies([
      { name: "Tapti Foods" },
      { name: "godavari works", about: "Other words" },
      { name: " Kaveri health, Co " },
    ]);
    expect(again.data?.importCompanies).toEqual({
      created: 1,
      ids: [expect.any(String), first?.ids[1], first?.ids[0]],
    });
    const [stored] = await portal.dataSource.query<object[]>(
      "select name, about, verified_at from companies where slug = 'godavari-works'",
    );
    expect(stored).toEqual({ name: "Godavari Works", about: null, verified_at: null });
  });

  it("keeps texts without the blanks around them, and one of blanks as none", async () => {
    await importCompanies([{ name: "Sone Mills", about: " Flour. ", website: " ", industry: "" }]);
    const [stored] = await portal.dataSource.query<object[]>(
      "select about, website, industry, employees from companies where slug = 'sone-mills'",
    );
    expect(stored).toEqual({ about: "Flour.", website: null, industry: null, employees: null });
  });

  it("takes names without entities, and knows them by these", async () => {
    await importCompanies([{ name: "Manjira &amp; Sons" }]);
    await importCompanies([{ name: "Manjira & Sons" }]);
    const stored = await portal.dataSource.query<object[]>(
      "select name from companies where slug like 'manjira%'",
    );
    expect(stored).toEqual([{ name: "Manjira & Sons" }]);
  });

  it.each([
    ["no row", [], "rows"],
    ["501 rows", Array.from({ length: 501 }, (_, index) => ({ name: `Company ${index}` })), "rows"],
    ["a name of one character", [{ name: "Fine" }, { name: "K" }], "rows.2.name"],
    ["a name of blanks", [{ name: "   " }], "rows.1.name"],
    ["a website that is none", [{ name: "Fine", website: "javascript:alert(1)" }], "rows.1.website"],
    [
      "a website of 2,049 characters",
      [{ name: "Fine", website: `https://a.example/${"x".repeat(2031)}` }],
      "rows.1.website",
    ],
  ])("refuses %s, names row and field, and stores nothing", async (_what, rows, field) => {
    const before = await countCompanies();
    const answer = await importCompanies(rows);
    expect(answer).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
    expect(answer.errors[0]?.extensions.fields?.map((problem) => problem.field)).toEqual([field]);
    expect(await countCompanies()).toBe(before);
  });

  it.each([Role.JOBSEEKER, Role.EMPLOYER])("is not for a %s, of whatever company", async (role) => {
    const person = await make.person({ role });
    await make.company({}, [person]);
    const before = await countCompanies();
    expect(await importCompanies([{ name: "Mine" }], person.token)).toMatchObject({
      status: 403,
      code: "FORBIDDEN",
    });
    expect(await importCompanies([{ name: "Mine" }], "")).toMatchObject({
      status: 401,
      code: "UNAUTHENTICATED",
    });
    expect(await countCompanies()).toBe(before);
  });
});
