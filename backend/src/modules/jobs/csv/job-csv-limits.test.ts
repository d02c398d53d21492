import { randomUUID } from "node:crypto";
import { createFactories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";
import type { Company } from "../../companies/company.entity";
import type { JobsCsvPreview } from "./job-csv.inputs";

let portal: TestPortal;
let member: Account & NewIdentity;
let company: Company;

beforeAll(async () => {
  portal = await startTestPortal();
  const make = createFactories(portal.dataSource);
  member = await make.person();
  company = await make.company({}, [member]);
});
afterAll(() => portal.stop());

const HEADER = "title,type,location,salary,experience,description,requirements";
const ROW = "Plumber,full-time,Mysuru,₹20k/month,2 years,Lay pipes.,ITI.";
const file = (...rows: string[]) => [HEADER, ...rows].join("\r\n");

const preview = (csv: string) =>
  portal.ask<{ previewJobsCsv: Pick<JobsCsvPreview, "problemCount" | "problems"> }>(
    "query ($input: PreviewJobsCsvInput!) { previewJobsCsv(input: $input) { problemCount problems { line column message } } }",
    { variables: { input: { companyId: company.id, csv } }, token: member.token },
  );

const importCsv = (csv: string) =>
  portal.ask("mutation ($input: ImportJobsCsvInput!) { importJobsCsv(input: $input) { created } }", {
    variables: { input: { companyId: company.id, importId: randomUUID(), csv } },
    token: member.token,
  });

describe("a file that is too much", () => {
  it.each([
    ["rows, all of them blank", `title${"\n".repeat(900_000)}`, "CSV_TOO_MANY_ROWS"],
    ["columns", "a,".repeat(900_000), "CSV_TOO_MANY_COLUMNS"],
  ])("by its %s is refused with a code of its own", async (_what, csv, code) => {
    expect((await preview(csv)).code).toBe(code);
    expect((await importCsv(csv)).code).toBe(code);
  });

  it("by its problems tells the first 20 of them, and how many they are", async () => {
    const csv = file(...Array.from({ length: 30 }, () => ROW.replace("Mysuru", "")));
    const { problems, problemCount } = (await preview(csv)).data?.previewJobsCsv ?? {};
    expect(problemCount).toBe(30);
    expect(problems?.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
    expect((await importCsv(csv)).errors[0]?.extensions.fields).toHaveLength(20);
  });

  it("by a cell is read no further than a field's longest text", async () => {
    const csv = file(ROW.replace("₹20k/month", "1 ".repeat(400_000)));
    expect((await preview(csv)).data?.previewJobsCsv.problems).toEqual([
      { line: 2, column: "salary", message: "is far too long; must have 1 to 60 characters" },
    ]);
  });
});
