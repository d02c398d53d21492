import { deflateSync } from "node:zlib";
import { zipOf } from "../../../test/files/workbook-file";
import { pdfOf } from "../../../test/files/pdf-file";
import { RESUMES } from "../../../test/resume-texts";
import { readSearchWordCatalogue } from "../../search-words/search-word-catalogue";
import { ResumeTemplate } from "../content/resume-content";
import { ResumeRenderer } from "../print/resume-pdf";
import { knownWords } from "./known-words";
import { ResumeFileReader } from "./resume-file-reader";

const reader = new ResumeFileReader();
const renderer = new ResumeRenderer();
afterAll(() => {
  reader.stop();
  renderer.stop();
});

const WORDS = knownWords(readSearchWordCatalogue());
const MB = 1024 * 1024;
const DOCUMENT = "word/document.xml";
const CONTENT = "[Content_Types].xml";

const word = (body: string, others: Record<string, string | Buffer> = {}) =>
  zipOf({
    [CONTENT]: "<Types/>",
    [DOCUMENT]: `<w:document><w:body>${body}</w:body></w:document>`,
    ...others,
  });
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** What a compressed stream of a page unpacks to without an end. */
const bomb = () => {
  const packed = deflateSync(Buffer.alloc(400 * MB, "BT (a) Tj ET "));
  return pdfOf({ pages: 1, stream: packed, filter: "/FlateDecode" });
};

const former = (name: string) =>
  Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(512), Buffer.from(name, "utf16le")]);

describe("a file that is no resume to read (RESF-02)", () => {
  it.each<[string, () => Buffer, string]>([
    ["nothing", () => Buffer.alloc(0), "RESUME_FILE_EMPTY"],
    ["a picture", () => Buffer.from("89504e470d0a1a0a", "hex"), "RESUME_FILE_TYPE"],
    ["a ZIP of another kind", () => zipOf({ "a.txt": "a" }), "RESUME_FILE_TYPE"],
    ["a former Word file", () => former("WordDocument"), "RESUME_FILE_TYPE"],
    ["a Word file with a password", () => former("EncryptedPackage"), "RESUME_FILE_ENCRYPTED"],
    ["a PDF with a password", () => pdfOf({ pages: 1, isLocked: true }), "RESUME_FILE_ENCRYPTED"],
    ["a PDF that breaks off", () => Buffer.from("%PDF-1.7\n1 0 obj\n<<"), "RESUME_FILE_DAMAGED"],
    ["a Word file that breaks off", () => word(paragraph("Asha")).subarray(0, 60), "RESUME_FILE_DAMAGED"],
    [
      "a Word file with entities of its own",
      () => zipOf({ [CONTENT]: "<Types/>", [DOCUMENT]: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
      "RESUME_FILE_DAMAGED",
    ],
    [
      "a Word file with macros",
      () => word(paragraph("Asha"), { "word/vbaProject.bin": "x" }),
      "RESUME_FILE_SCRIPTS",
    ],
    [
      "a PDF with a script",
      () => pdfOf({ pages: 1, text: "Asha Menon", script: "app.alert(1)" }),
      "RESUME_FILE_SCRIPTS",
    ],
    [
      "a PDF of 500 pages",
      () => pdfOf({ pages: 500, text: "Asha Menon, staff nurse" }),
      "RESUME_FILE_TOO_LONG",
    ],
    [
      "a Word file that unzips without an end",
      () => word("", { "word/styles.xml": Buffer.alloc(200 * MB, " ") }),
      "RESUME_FILE_TOO_LONG",
    ],
    ["a PDF without a letter", () => pdfOf({ pages: 1 }), "RESUME_FILE_SCAN"],
    ["a Word file of pictures", () => word(paragraph("")), "RESUME_FILE_SCAN"],
  ])("%s is refused", async (_what, make, code) => {
    await expect(reader.read(make(), WORDS)).rejects.toMatchObject({ code });
  });

  it("takes neither the node's memory nor its time, and the next file is read", async () => {
    const file = bomb();
    const before = process.memoryUsage().rss;
    const refused = reader.read(file, WORDS).catch((error: unknown) => error);
    const most = { rss: before };
    const look = setInterval(() => (most.rss = Math.max(most.rss, process.memoryUsage().rss)), 20);
    expect(await refused).toMatchObject({ code: expect.stringMatching(/^RESUME_FILE_/) as string });
    clearInterval(look);
    expect(most.rss - before).toBeLessThan(50 * MB);
    const next = word(["Asha Menon", "asha@jobs.example", "98765 43210"].map(paragraph).join(""));
    expect((await reader.read(next, WORDS)).email?.text).toBe("asha@jobs.example");
  });
});

describe("a resume's file (RESF-01)", () => {
  it.each(Object.values(ResumeTemplate))(
    "that the portal printed as %s says what was written",
    async (template) => {
      const content = RESUMES["in English"];
      if (!content) throw new Error("There is no resume.");
      const reading = await reader.read(await renderer.pdf({ title: "Team Lead", template, content }), WORDS);
      const { fullName, email } = content.basicInfo;
      expect([reading.fullName?.text, reading.email?.text]).toEqual([fullName, email]);
      expect(reading.experience.map(({ company }) => company?.text)).toEqual(
        content.experience.map(({ company }) => company),
      );
    },
  );
});
