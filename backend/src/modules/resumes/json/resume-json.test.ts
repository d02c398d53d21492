import type { SectionEntry } from "@job-portal/protocol/resume-sections";
import { validate } from "@jsonresume/schema";
import { BadInputError } from "../../../errors/errors";
import { TWENTY_RESUMES } from "../../../test/twenty-resumes";
import { readJsonResume } from "./resume-import";
import { jsonResumeOf, resumeOfJson } from "./resume-json";
import { assertResume, tidied } from "../content/resume.rules";
import { emptyEntry } from "../content/section.rules";

const CHANGED_AT = new Date("2026-11-10T06:30:00Z");

/** What the schema's own validator says; null when it has nothing to say. */
const complaints = (document: unknown) =>
  new Promise<unknown>((resolve) => {
    validate(JSON.parse(JSON.stringify(document)), (errors) => resolve(errors));
  });

describe("a resume that goes out and comes back", () => {
  it("is one of twenty", () => {
    expect(Object.keys(TWENTY_RESUMES)).toHaveLength(20);
  });

  it.each(Object.entries(TWENTY_RESUMES))("is the same: one %s", async (_name, resume) => {
    assertResume({ title: resume.title, ...resume.content }, { isFinished: true });
    expect(tidied(resume.content)).toEqual(resume.content);
    const document = jsonResumeOf(resume, CHANGED_AT);
    expect(await complaints(document)).toBeNull();
    expect({ ...resumeOfJson(document), template: resume.template }).toEqual(resume);
    for (const indent of [0, 2]) {
      const { title, theme, content, notes } = readJsonResume(JSON.stringify(document, null, indent));
      expect({ title, template: theme?.template, content }).toEqual(resume);
      expect(notes).toEqual([]);
    }
  });

  it("names its fields as JSON Resume 1.0 does", () => {
    const { title, template, content } = TWENTY_RESUMES["with everything"] ?? fail();
    expect(jsonResumeOf({ title, template, content }, CHANGED_AT)).toEqual({
      $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
      basics: {
        name: "Asha Menon",
        label: "Staff Nurse",
        email: "asha@jobs.example",
        phone: "+91 98765 43210",
        summary: "Six years.\n\nNights.",
        location: { address: "Indiranagar, Bangalore" },
      },
      work: [
        {
          name: "City Hospital",
          position: "Staff Nurse",
          location: "Bangalore",
          startDate: "2018-07",
          summary: "ICU.",
        },
      ],
      education: [
        {
          institution: "St. John's College",
          studyType: "B.Sc.",
          area: "Nursing",
          startDate: "2014-06-15",
          endDate: "2018-05",
          score: "8.4 CGPA",
        },
      ],
      skills: [
        { name: "Technical skills", keywords: ["ICU", "Triage"] },
        { name: "Soft skills", keywords: ["Calm"] },
      ],
      languages: [{ language: "English", fluency: "fluent" }, { language: "Kannada" }],
      meta: { version: "v1.0.0", lastModified: "2026-11-10T06:30:00.000Z", theme: "modern" },
    });
  });
});

function fail(): never {
  throw new Error("That resume is not there.");
}

const FOREIGN = `{
  "basics": {
    "name": "Thomas Davis", "label": "Web Developer",
    "image": "https://example.org/me.png",
    "email": "thomas@example.org",
    "phone": 9876543210,
    "location": { "address": "12 MG Road\\nFlat 4", "city": "Pune", "postalCode": "411001", "countryCode": "IN" },
    "profiles": [
      { "network": "GitHub", "url": "https://example.org/thomas" }
    ]
  },
  "work": [
    {
      "company": "Kaveri Works",
      "position": "Developer",
      "url": "https://example.org",
      "startDate": "2019-05-01T00:00:00Z",
      "endDate": "Present",
      "summary": "Payments.",
      "highlights": ["Cut costs", null, 7]
    },
    { "name": "Older", "position": "Junior", "startDate": "May 2015", "endDate": "2018" },
    "freelance"
  ],
  "volunteer": [{ "organization": "Library" }],
  "education": [{ "institution": "COEP", "studyType": "B.E.", "score": 8.4, "courses": ["DB", "OS"] }],
  "skills": [
    { "name": "Web", "level": "Master", "keywords": ["HTML", "CSS"] },
    { "name": "Cooking" },
    "SQL",
    { "name": "Soft skills", "keywords": ["Calm", "C\\u0007alm"] }
  ],
  "languages": [{ "language": "English", "fluency": "Native, or nearly" }, { "language": "Hindi" }],
  "awards": [],
  "meta": { "theme": "kendall", "version": "v1.0.0" }
}`;

const entry = (values: Partial<SectionEntry>): SectionEntry => ({ ...emptyEntry(), ...values });

describe("a document from elsewhere", () => {
  const { title, theme, content, notes } = readJsonResume(FOREIGN);

  it("is taken as far as it goes", () => {
    expect(theme).toBeNull();
    expect({ title, ...content }).toEqual({
      title: "Web Developer",
      basicInfo: {
        fullName: "Thomas Davis",
        email: "thomas@example.org",
        phone: "9876543210",
        location: "12 MG Road, Flat 4, Pune, 411001",
        summary: "",
      },
      experience: [
        {
          company: "Kaveri Works",
          position: "Developer",
          location: "",
          startDate: "2019-05-01",
          endDate: "",
          isCurrent: true,
          description: "Payments.\n• Cut costs\n• 7",
          url: "https://example.org",
        },
        {
          company: "Older",
          position: "Junior",
          location: "",
          startDate: "",
          endDate: "2018",
          isCurrent: false,
          description: "",
        },
      ],
      education: [
        {
          ...{ school: "COEP", degree: "B.E.", field: "", startDate: "", endDate: "", gpa: "8.4" },
          courses: ["DB", "OS"],
        },
      ],
      skills: {
        technical: [],
        soft: ["Calm"],
        languages: ["English (Native; or nearly)", "Hindi"],
      },
      sections: [
        { kind: "PROFILES", entries: [entry({ name: "GitHub", url: "https://example.org/thomas" })] },
        { kind: "VOLUNTEER", entries: [entry({ organization: "Library" })] },
        {
          kind: "SKILL_GROUPS",
          entries: [
            entry({ name: "Web", detail: "Master", keywords: ["HTML", "CSS"] }),
            ...[entry({ name: "Cooking" }), entry({ name: "SQL" })],
          ],
        },
      ],
      kept: {
        image: "https://example.org/me.png",
        place: {
          ...{ address: "12 MG Road\nFlat 4", city: "Pune", postalCode: "411001", countryCode: "IN" },
        },
      },
    });
  });

  it("is told line by line of what could not be taken", () => {
    expect(notes.map(({ line, path, message }) => `${line} ${path}: ${message}`)).toEqual([
      "22 work.1.startDate: must be a date: YYYY, YYYY-MM or YYYY-MM-DD",
      "23 work.2: is not an object",
      "31 skills.3.keywords.1: holds a character that can't be printed",
      "35 meta.theme: has no place in a resume here",
    ]);
  });

  it("leaves out highlights that make a description too long, and says so", () => {
    const work = [{ name: "A", position: "B", summary: "x".repeat(9_000), highlights: ["y".repeat(2_000)] }];
    const read = readJsonResume(JSON.stringify({ work }, null, 1));
    expect(read.content.experience[0]?.description).toHaveLength(9_000);
    expect(read.notes).toEqual([
      {
        line: 7,
        path: "work.0.highlights",
        message: "together with the summary must have at most 10000 characters",
      },
    ]);
  });

  it("is told of two hundred things at most, and how many more there are", () => {
    const read = readJsonResume(JSON.stringify({ basics: { hobbies: Array<number>(5_000).fill(1) } }));
    expect(read.notes).toHaveLength(201);
    expect(read.notes.at(-1)?.message).toBe("From here on, 4800 more things could not be taken.");
  });
});

describe("what is no JSON Resume", () => {
  it.each([
    ["an empty file", "", "The text ends too early. (Line 1)"],
    ["a comma too many", '{\n  "basics": {},\n}', "lacks a name in double quotes. (Line 3)"],
    ["a comma too few", '{\n  "basics": {}\n  "work": []\n}', "lacks a comma or a closing brace. (Line 3)"],
    ["a text that never ends", '{\n"basics": {\n"name": "A\n}}', "is no JSON here. (Line 3)"],
    ["something after its end", '{"basics": {}}\n]', "has something after its end. (Line 2)"],
    ["a bare word", '{"basics": nul}', "is no JSON here. (Line 1)"],
    ["brackets alone", "[".repeat(50_000), "is nested too deep. (Line 1)"],
    ["a list", "[]", "needs at least one of basics"],
    ["another document", '{"name": "package"}', "needs at least one of basics"],
  ])("is refused with the line: %s", (_what, json, message) => {
    const read = () => readJsonResume(json);
    expect(read).toThrow(BadInputError);
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({ code: "RESUME_JSON_INVALID" }) as Error);
  });

  it("is refused beyond the size that a resume of ours can have", () => {
    expect(() => readJsonResume(" ".repeat(93 * 1024))).toThrow(
      expect.objectContaining({ code: "RESUME_TOO_LARGE" }) as Error,
    );
  });

  it("does not reach the prototype", () => {
    readJsonResume('{"basics": {"name": "A"}, "__proto__": {"polluted": true}}');
    expect({}).not.toHaveProperty("polluted");
  });
});
