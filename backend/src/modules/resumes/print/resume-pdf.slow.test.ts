import {
  ADDED_SECTIONS,
  fieldsOf,
  SECTION_FIELDS,
  sectionOf,
  type SectionEntry,
} from "@job-portal/protocol/resume-sections";
import type { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { UnavailableError } from "../../../errors/errors";
import { readPdfs, type ReadPdf } from "../../../test/pdf";
import { BENGALI, RESUMES } from "../../../test/resume-texts";
import { type ResumeContent, ResumeTemplate } from "../content/resume-content";
import { emptyEntry } from "../content/section.rules";
import { ResumeRenderer } from "./resume-pdf";

const renderer = new ResumeRenderer();
afterAll(() => renderer.stop());

const TITLE = "Team Lead";
const updatedAt = new Date("2026-03-04T05:06:07Z");
const TEMPLATES = Object.values(ResumeTemplate);

const print = (content: ResumeContent, template = ResumeTemplate.CLASSIC) =>
  renderer.pdf({ title: TITLE, template, content, updatedAt });

async function read(contents: ResumeContent[], template: ResumeTemplate): Promise<ReadPdf[]> {
  return await readPdfs(await Promise.all(contents.map((content) => print(content, template))));
}

const FOOTER = /[^\n]*Page\s*\d+\s*of\s*\d+\s*$/;

/**
 * Letters alone, composed as NFC does it: pdf.js puts blanks and breaks where a line or a column ends, and says a vowel
 * sign of two parts by its parts.
 */
const letters = (text: string) => text.normalize("NFKC").replace(/[\s•–▪■|·\u200b]+/gu, "");

const textOf = ({ pages }: ReadPdf) => letters(pages.map((page) => page.replace(FOOTER, "")).join("\n"));

/** Each text that has to be read in one piece, entry by entry. */
function blocksOf({ basicInfo, experience, education, skills }: ResumeContent): string[][] {
  const lines = (text: string) => text.split("\n").map((line) => line.replace(/^- /, ""));
  return [
    [basicInfo.fullName, TITLE],
    [basicInfo.email, basicInfo.phone, basicInfo.location],
    lines(basicInfo.summary),
    ...experience.map(({ position, company, location, description }) => [
      position,
      company,
      location,
      ...lines(description),
    ]),
    ...education.map(({ degree, field, school, gpa }) => [degree, field, school, gpa]),
    ...[skills.technical, skills.soft, skills.languages],
  ].map((block) => block.map(letters).filter(Boolean));
}

/** The texts that are missing, or stand before one that was to come first. */
function outOfOrder(text: string, blocks: string[][]): string[] {
  return blocks.flatMap((block) => {
    let at = text.indexOf(block[0] ?? "");
    return block.filter((part) => {
      const found = text.indexOf(part, Math.max(at, 0));
      if (found >= 0) at = found;
      return found < 0;
    });
  });
}

describe.each(TEMPLATES)("a resume in the template %s, as pdf.js reads it", (template) => {
  it("holds every text in reading order, whatever it is made of", async () => {
    const contents = Object.values(RESUMES);
    const pdfs = await read(contents, template);
    const missing = contents.map((content, index) => {
      const pdf = pdfs[index];
      return pdf ? outOfOrder(textOf(pdf), blocksOf(content)) : ["the file"];
    });
    expect(Object.fromEntries(Object.keys(RESUMES).map((name, index) => [name, missing[index]]))).toEqual(
      Object.fromEntries(Object.keys(RESUMES).map((name) => [name, []])),
    );
    const pages = Object.fromEntries(
      Object.keys(RESUMES).map((name, index) => [name, pdfs[index]?.pages.length]),
    );
    expect(pages["in English"]).toBe(1);
    expect(pages["of 30 jobs"]).toBeLessThanOrEqual(9);
    // What stands last on a page is never what its next lines belong to.
    for (const [, pdf] of pdfs.entries())
      for (const page of pdf.pages.slice(0, -1))
        expect(page.replace(FOOTER, "").trim()).not.toMatch(
          /(SUMMARY|EXPERIENCE|Experience|Education|Skills|Supervisor \d+|Works number \d+, Pune)$/,
        );
  });

  it("prints no heading over nothing, and no page number on a single page", async () => {
    const [pdf] = await read([RESUMES["of a name alone"] ?? BENGALI], template);
    expect(pdf?.pages).toHaveLength(1);
    expect(pdf?.pages[0]).not.toMatch(/summary|profile|experience|education|skills|page/i);
  });
});

const entry = (values: Partial<SectionEntry>): SectionEntry => ({ ...emptyEntry(), ...values });

/** A text of every field that a section has, so that each can be found. */
const filledSections = ADDED_SECTIONS.map((kind) => {
  const texts = Object.fromEntries(
    fieldsOf(kind).map((field) => [
      field,
      SECTION_FIELDS[field] === "list" ? [`${kind} ${field}`] : `${kind} ${field}`,
    ]),
  );
  return {
    kind,
    entries: [
      entry({ ...texts, startDate: "", endDate: "2021-05", url: `https://${kind.toLowerCase()}.example/x` }),
    ],
  };
});

describe.each(TEMPLATES)("added sections in the template %s", (template) => {
  const content: ResumeContent = { ...(RESUMES["in English"] ?? BENGALI), sections: filledSections };

  it("are all printed, under their headings and after the template's own (JRES-05)", async () => {
    const [pdf] = await read([content], template);
    const text = pdf ? textOf(pdf) : "";
    const missing = filledSections.flatMap(({ kind, entries: [only] }) => {
      const { look, heading } = sectionOf(kind);
      const {
        name = "",
        organization = "",
        detail = "",
        description = "",
        url = "",
        keywords = [],
        roles = [],
      } = only ?? {};
      const shown =
        look === "contacts"
          ? [url.replace("https://", "")]
          : [name, organization, detail, description, ...keywords, ...roles];
      return [...shown, ...(look === "contacts" ? [] : [heading])].filter(
        (part) => !text.toLowerCase().includes(letters(part).toLowerCase()),
      );
    });
    expect(missing).toEqual([]);
    expect(pdf?.links).toEqual(
      expect.arrayContaining(["https://projects.example/x", "https://profiles.example/x"]),
    );
  });

  it("stand where the person puts them, those of the steps among them (JRES-04)", async () => {
    const order = ["PROJECTS", "EDUCATION", "EXPERIENCE"] as const;
    const sections = order.map(
      (kind) => filledSections.find((section) => section.kind === kind) ?? { kind, entries: [] },
    );
    const [pdf] = await read([{ ...content, sections }], template);
    const text = (pdf ? textOf(pdf) : "").toLowerCase();
    const places = ["PROJECTS name", "PSG College of Technology", "Dharani Agritech"].map((part) =>
      text.indexOf(letters(part).toLowerCase()),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(-1);
  });
});

describe("a resume's PDF", () => {
  it("has links, and says whose it is, in which language and of when", async () => {
    const [english, hindi] = await read(
      [RESUMES["in English"] ?? BENGALI, RESUMES["in Hindi"] ?? BENGALI],
      ResumeTemplate.MODERN,
    );
    expect([...new Set(english?.links)].sort()).toEqual([
      "https://example.in/ananya",
      "mailto:someone@jobs.example",
      "tel:+919845012876",
    ]);
    expect(english?.info).toMatchObject({ Title: "Ananya Krishnan - Team Lead", Author: "Ananya Krishnan" });
    expect(english?.info.CreationDate).toContain("20260304");
    expect([english?.info.Language, hindi?.info.Language]).toEqual(["en-IN", "hi-IN"]);
  });

  it("is the same for the same resume", async () => {
    const [one, other] = [new ResumeRenderer(), new ResumeRenderer()];
    const content = RESUMES["in Hindi"] ?? BENGALI;
    const resume = { title: TITLE, template: ResumeTemplate.BOLD, content };
    expect((await one.pdf(resume)).equals(await other.pdf(resume))).toBe(true);
    one.stop();
    other.stop();
  });

  it("in Bengali holds nine of ten words", async () => {
    const [pdf] = await read([BENGALI], ResumeTemplate.CLASSIC);
    const words = JSON.stringify(BENGALI).match(/\p{Script=Bengali}[\p{Script=Bengali}\p{M}]*/gu) ?? [];
    const text = pdf ? textOf(pdf) : "";
    const found = words.filter((word) => text.includes(letters(word)));
    expect(found.length / words.length).toBeGreaterThan(0.9);
  });

  it("leaves emoji out, which no font here has, and keeps the words around them", async () => {
    const content = { ...(RESUMES["in English"] ?? BENGALI) };
    content.basicInfo = { ...content.basicInfo, summary: "Proud 👩🏽‍💻 engineer 🇮🇳 since 2019 ⭐️." };
    const [pdf] = await read([content], ResumeTemplate.CLASSIC);
    expect(pdf?.pages[0]).toContain("Proud engineer since 2019 .");
  });
});

describe("a resume's pages", () => {
  it.each(TEMPLATES)("in %s are images that load and run nothing", async (template) => {
    const pages = await renderer.pages({ title: TITLE, template, content: RESUMES["of markup"] ?? BENGALI });
    for (const page of pages)
      expect(page).not.toMatch(/<script|<a |foreignObject|href="(?!#)|\son\w+=|url\(/i);
    const many = await renderer.pages({
      title: TITLE,
      template,
      content: RESUMES["of 30 jobs"] ?? BENGALI,
    });
    expect(many.length).toBeGreaterThan(1);
  });
});

describe("the process that prints", () => {
  const processes: ChildProcess[] = [];
  const addProcess = (message: unknown) => processes.push((message as { process: ChildProcess }).process);
  beforeAll(() => {
    renderer.stop();
    subscribe("child_process", addProcess);
  });
  afterAll(() => unsubscribe("child_process", addProcess));

  const content = RESUMES["in English"] ?? BENGALI;

  async function printedBy() {
    await print(content);
    const printer = processes.at(-1);
    if (!printer) throw new Error("Nothing prints.");
    return printer;
  }

  /** One that takes a task and doesn't begin it: what follows finds the task under way. */
  async function pausedPrinter() {
    const printer = await printedBy();
    printer.kill("SIGSTOP");
    return printer;
  }

  it("is another after a stop, each time", async () => {
    for (let start = 0; start < 3; start++) {
      await printedBy();
      renderer.stop();
    }
    expect(new Set(processes).size).toBe(3);
  });

  it("is missed by nobody when it ends while idle", async () => {
    const printer = await printedBy();
    const ended = once(printer, "exit");
    printer.kill("SIGKILL");
    await ended;
    await expect(printedBy()).resolves.not.toBe(printer);
  });

  it("costs the resume it was at, told as an outage, when it ends, and not the next", async () => {
    const printer = await pausedPrinter();
    const lost = print(content);
    printer.kill("SIGKILL");
    await expect(lost).rejects.toThrow(UnavailableError);
    await expect(printedBy()).resolves.not.toBe(printer);
  });

  it.each(["SIGINT", "SIGTERM"] as const)(
    "finishes what it is at when its whole group gets a %s",
    async (signal) => {
      const printer = await printedBy();
      const underWay = print(content);
      printer.kill(signal);
      await expect(underWay).resolves.toBeInstanceOf(Buffer);
      await expect(printedBy()).resolves.toBe(printer);
    },
  );

  it.each([
    ["is found nowhere", "/no/such/program"],
    ["has a name that no system takes", "\0"],
  ])("is an outage where Node %s, and the next resume is printed", async (_why, execPath) => {
    const { execPath: usual } = process;
    renderer.stop();
    process.execPath = execPath;
    await expect(print(content).finally(() => (process.execPath = usual))).rejects.toThrow(UnavailableError);
    await expect(print(content)).resolves.toBeInstanceOf(Buffer);
  });

  it("is not started anew by a stop for those who wait", async () => {
    const printer = await pausedPrinter();
    const waiting = [print(content), print(content), print(content)].map((lost) =>
      expect(lost).rejects.toThrow(UnavailableError),
    );
    renderer.stop();
    await Promise.all(waiting);
    expect(processes.at(-1)).toBe(printer);
  });

  it("may fail more than once at the same resume", async () => {
    const printer = await printedBy();
    const lost = print(content);
    for (const why of ["write EPIPE", "channel closed"]) printer.emit("error", new Error(why));
    await expect(lost).rejects.toThrow(UnavailableError);
  });
});
