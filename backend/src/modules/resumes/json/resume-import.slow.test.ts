import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import {
  createResume,
  finishResume,
  FULL,
  newResume,
  RESUME_FIELDS,
  type ResumeAnswer,
} from "../../../test/resumes";
import { rowSums } from "../../../test/row-sums";
import { TWENTY_RESUMES } from "../../../test/twenty-resumes";
import type { Account } from "../../accounts/account.entity";

let portal: TestPortal;
let make: Factories;
let premium: Account & NewIdentity;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
  premium = await make.person();
  await portal.dataSource.query("insert into subscriptions (account_id, plan) values ($1, 'premium')", [
    premium.id,
  ]);
});
afterAll(() => portal.stop());

interface Import {
  resume: ResumeAnswer;
  notes: { line: number; path: string; message: string }[];
}

const importResume = async ({ token }: { token: string }, json: string) => {
  const { data, code, errors } = await portal.ask<{ importResume: Import | null }>(
    `mutation ($json: String!) {
      importResume(json: $json) { resume { ${RESUME_FIELDS} } notes { line path message } }
    }`,
    { variables: { json }, token },
  );
  return { ...data?.importResume, code, message: errors[0]?.message };
};

const exportJson = async ({ token }: { token: string }, id: string) => {
  const query = "query ($id: ID!) { resumeJson(id: $id) }";
  const { data, code } = await portal.ask<{ resumeJson: object }>(query, { variables: { id }, token });
  return { document: data?.resumeJson, code };
};

describe("export and import over the API", () => {
  it.each(Object.entries(TWENTY_RESUMES))(
    "give the same resume: one %s",
    async (_name, { content, ...text }) => {
      const input = { title: text.title, template: text.template.toUpperCase(), ...content };
      const resume = await newResume(portal, premium, input);
      expect(resume).toEqual({ ...input, id: resume.id, isDraft: false, version: 2 });
      const { document } = await exportJson(premium, resume.id);
      const imported = await importResume(premium, JSON.stringify(document, null, 2));
      expect(imported.notes).toEqual([]);
      expect(imported.resume).toEqual({ ...resume, id: imported.resume?.id, version: 1 });
    },
  );

  it("goes out of a draft too (JRES-03)", async () => {
    const person = await make.person();
    const { resume: draft } = await createResume(portal, person, { title: "Draft" });
    expect((await exportJson(person, draft?.id ?? "")).document).toMatchObject({
      basics: { label: "Draft" },
    });
  });
});

const WITH_SECTIONS = `mutation ($input: SaveResumeInput!) {
  resume: createResume(input: $input) { id version sections { kind entries { name url keywords } } }
}`;
const saveSections = async ({ token }: { token: string }, sections: object[]) => {
  const { data, code, errors } = await portal.ask<{ resume: { sections: object[] } }>(WITH_SECTIONS, {
    variables: { input: { title: "Welder", sections } },
    token,
  });
  const fields = errors.flatMap(({ extensions }) => extensions.fields ?? []).map(({ field }) => field);
  return { sections: data?.resume.sections, code, fields };
};

describe("added sections", () => {
  it("are kept in the person's order, tidied, without what they have no field for (JRES-02, JRES-04)", async () => {
    const person = await make.person();
    const projects = {
      kind: "PROJECTS",
      entries: [{ name: " Gate ", url: "gate.example", keywords: ["MIG", " "] }],
    };
    const awards = {
      kind: "AWARDS",
      entries: [{ name: "Best weld", url: "https://x.example", keywords: ["a"] }],
    };
    const saved = await saveSections(person, [
      projects,
      { kind: "EDUCATION", entries: [{ name: "x" }] },
      awards,
    ]);
    expect(saved.sections).toEqual([
      { kind: "PROJECTS", entries: [{ name: "Gate", url: "https://gate.example", keywords: ["MIG"] }] },
      { kind: "EDUCATION", entries: [] },
      { kind: "AWARDS", entries: [{ name: "Best weld", url: "", keywords: [] }] },
    ]);
  });

  it("are refused twice, or with a text that is too long, and nothing is kept (JRES-02)", async () => {
    const person = await make.person();
    const before = await rowSums(portal.dataSource);
    const twice = await saveSections(person, [{ kind: "AWARDS" }, { kind: "AWARDS" }]);
    expect([twice.code, twice.fields]).toEqual(["BAD_USER_INPUT", ["sections"]]);
    const long = await saveSections(person, [{ kind: "AWARDS", entries: [{ name: "x".repeat(161) }] }]);
    expect([long.code, long.fields]).toEqual(["BAD_USER_INPUT", ["sections.0.entries.0.name"]]);
    const many = await saveSections(person, [
      { kind: "AWARDS", entries: Array<object>(101).fill({ name: "x" }) },
    ]);
    expect(many.code).toBe("RESUME_TOO_LARGE");
    expect((await rowSums(portal.dataSource)).resumes).toBe(before.resumes);
  });

  it("must have dates and addresses in order before the resume is finished (JRES-02)", async () => {
    const person = await make.person();
    const entries = [{ name: "Gate", startDate: "2020", endDate: "2019", url: "no address" }];
    const { resume } = await createResume(portal, person, {
      ...FULL,
      sections: [{ kind: "PROJECTS", entries }],
    });
    const finished = resume && (await finishResume(portal, person, resume));
    expect(finished?.fields.sort()).toEqual(["sections.0.entries.0.endDate", "sections.0.entries.0.url"]);
  });
});

describe("an import", () => {
  it("that lacks something required is a draft to finish", async () => {
    const person = await make.person();
    const { resume } = await importResume(person, '{ "basics": { "name": "Asha", "email": "asha@" } }');
    expect(resume).toMatchObject({
      isDraft: true,
      title: "",
      basicInfo: { fullName: "Asha", email: "asha@" },
    });
    const finished = resume && (await finishResume(portal, person, resume));
    expect(finished?.fields).toEqual(["title", "basicInfo.email"]);
  });

  it("without a label goes by its first position, unless that is longer than a title may be", async () => {
    const person = await make.person();
    const of = (position: string) => JSON.stringify({ work: [{ name: "Kaveri Works", position }] });
    expect(await importResume(person, of("Lathe Operator"))).toMatchObject({
      resume: { title: "Lathe Operator" },
    });
    const long = `Operator of ${"very ".repeat(24)}large lathes`;
    expect(await importResume(person, of(long))).toMatchObject({
      resume: { title: "", experience: [{ position: long }] },
      notes: [],
    });
  });

  it("takes a template that the plan has room for, and says when it is another (PLAN-05)", async () => {
    const person = await make.person();
    await newResume(portal, person, { template: "BOLD" });
    await newResume(portal, person, { template: "MODERN" });
    const json = '{ "basics": {},\n "meta": { "theme": "elegant" } }';
    expect(await importResume(person, json)).toMatchObject({
      resume: { template: "MODERN" },
      notes: [{ line: 2, path: "meta.theme", message: "is a template that your plan has no room for" }],
    });
    expect(await importResume(person, json.replace("elegant", "bold"))).toMatchObject({
      resume: { template: "BOLD" },
      notes: [],
    });
  });

  const many = JSON.stringify({ languages: Array.from({ length: 101 }, (_, n) => `Language ${n}`) });
  const heavy = JSON.stringify({ work: Array<object>(9).fill({ summary: "x".repeat(8000) }) });

  it.each([
    ["no JSON", "{", "RESUME_JSON_INVALID"],
    ["101 entries", many, "RESUME_TOO_LARGE"],
    ["more than 64 kB", heavy, "RESUME_TOO_LARGE"],
    ["a file beyond any resume", " ".repeat(93 * 1024), "RESUME_TOO_LARGE"],
  ])("of %s is refused, and nothing of it is kept", async (_what, json, code) => {
    const person = await make.person();
    const before = await rowSums(portal.dataSource);
    const refused = await importResume(person, json);
    expect(refused.code).toBe(code);
    expect((await rowSums(portal.dataSource)).resumes).toBe(before.resumes);
  });
});
