import { createFactories, type Factories } from "../../test/factories";
import { zipOf } from "../../test/files/workbook-file";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { rowSums } from "../../test/row-sums";

let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

const paragraphs = (...texts: string[]) =>
  texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("");
const RESUME = zipOf({
  "[Content_Types].xml": "<Types/>",
  "word/document.xml": `<w:document><w:body>${paragraphs(
    "Asha Menon",
    "asha@jobs.example | +91 98765 43210",
    "Experience",
    "Staff Nurse, City Hospital, Jan 2019 - Present",
  )}</w:body></w:document>`,
});

interface Answer {
  code?: string;
  fullName?: { text: string; line: number };
  lines?: { page: number; text: string }[];
  experience?: { company: { text: string } }[];
}

async function send(file: Buffer, token: string, field = "file") {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(file)]), "resume.docx");
  const answer = await fetch(`${portal.url}/api/resumes/read`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: answer.status, ...((await answer.json()) as Answer) };
}

describe("a resume's file that is sent", () => {
  it("is answered by what it says, with each value's line, and nothing is kept (RESF-01, RESF-03)", async () => {
    const { token } = await make.person();
    const before = await rowSums(portal.dataSource);
    const { status, fullName, lines, experience } = await send(RESUME, token);
    expect([status, fullName?.text, lines?.[fullName?.line ?? -1]]).toEqual([
      200,
      "Asha Menon",
      { page: 1, text: "Asha Menon" },
    ]);
    expect(experience?.map(({ company }) => company.text)).toEqual(["City Hospital"]);
    expect(await rowSums(portal.dataSource)).toEqual({
      ...before,
      rate_limits: expect.anything() as unknown,
    });
  });

  it.each<[string, Buffer, string, number, string]>([
    ["in no field of the name", RESUME, "other", 400, "RESUME_FILE_MISSING"],
    ["without a byte", Buffer.alloc(0), "file", 400, "RESUME_FILE_EMPTY"],
    ["of another kind", Buffer.from("Asha Menon, Staff Nurse"), "file", 415, "RESUME_FILE_TYPE"],
    ["of 50 MB", Buffer.alloc(50 * 1024 * 1024, "a"), "file", 413, "RESUME_FILE_TOO_LARGE"],
  ])("%s is refused (RESF-02)", async (_what, file, field, status, code) => {
    const { token } = await make.person();
    expect(await send(file, token, field)).toMatchObject({ status, code });
  });
});
