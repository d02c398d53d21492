import { validate } from "@jsonresume/schema";
import { ResumeTemplate } from "../content/resume-content";
import { assertResume } from "../content/resume.rules";
import { readJsonResume } from "./resume-import";
import { jsonResumeOf, resumeOfJson } from "./resume-json";

const CHANGED_AT = new Date("2026-11-10T06:30:00Z");

/** What the schema's own validator says; null when it has nothing to say. */
const complaints = (document: unknown) =>
  new Promise<unknown>((resolve) => {
    validate(JSON.parse(JSON.stringify(document)), (errors) => resolve(errors));
  });

const NURSE_BASICS = {
  name: "Rekha Pillai",
  label: "Dialysis Nurse",
  image: "https://pictures.example/rekha.jpg",
  email: "rekha.pillai@mail.example",
  phone: "+91 98470 11223",
  url: "https://rekha.example/",
  summary: "Eleven years beside dialysis machines.\n\nTeaches new nurses how to needle without fear.",
  location: {
    address: "14 Temple Street\nFort",
    postalCode: "682001",
    city: "Kochi",
    countryCode: "IN",
    region: "Kerala",
  },
  profiles: [
    { network: "LinkedIn", username: "rekhapillai", url: "https://linkedin.example/in/rekhapillai" },
    { network: "Mastodon", username: "rekha", url: "https://social.example/@rekha" },
  ],
};

/** All that the schema knows, in its own order. */
const WHOLE = {
  $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
  basics: NURSE_BASICS,
  work: [
    {
      name: "Backwater Hospital",
      location: "Kochi",
      description: "A hospital of 300 beds",
      position: "Senior Dialysis Nurse",
      url: "https://backwater.example",
      startDate: "2018-06-01",
      summary: "Runs the evening shift of twelve chairs.",
      highlights: ["No infection of a line in four years", "Wrote the unit's checklist, now used in 5 wards"],
    },
    {
      name: "Hill Clinic",
      location: "Munnar",
      description: "A clinic of a tea estate",
      position: "Staff Nurse",
      url: "https://hill.example",
      startDate: "2014-02",
      endDate: "2018-05-31",
      summary: "Looked after workers of the estate.",
      highlights: ["Vaccinated 1,200 children"],
    },
  ],
  volunteer: [
    {
      organization: "Flood Kitchen",
      position: "Shift lead",
      url: "https://kitchen.example",
      startDate: "2018-08",
      endDate: "2018-10",
      summary: "Cooked for a camp.",
      highlights: ["900 meals a day", "Found 40 helpers"],
    },
  ],
  education: [
    {
      institution: "College of Nursing, Kottayam",
      url: "https://nursing.example/",
      area: "Nursing",
      studyType: "B.Sc.",
      startDate: "2009",
      endDate: "2013-05",
      score: "8.1 CGPA",
      courses: ["N201 - Renal care", "N305 - Ethics, law and the ward"],
    },
  ],
  awards: [
    {
      title: "Nurse of the Year",
      date: "2021-05-12",
      awarder: "Kerala Ward",
      summary: "Chosen by patients.",
    },
  ],
  certificates: [
    { name: "Dialysis Technician", date: "2019-03", url: "https://cert.example/77", issuer: "Renal Board" },
  ],
  publications: [
    {
      name: "Needles without fear",
      publisher: "Ward Letters",
      releaseDate: "2022-11",
      url: "https://letters.example/needles",
      summary: "How to speak to a patient before the first session.",
    },
  ],
  skills: [
    { name: "Dialysis", level: "Expert", keywords: ["Cannulation", "Water treatment", "Fistula care"] },
    { name: "Teaching", level: "Intermediate", keywords: ["Simulation", "Mentoring"] },
  ],
  languages: [
    { language: "Malayalam", fluency: "Native speaker" },
    { language: "English", fluency: "Fluent" },
    { language: "Hindi", fluency: "Working proficiency" },
  ],
  interests: [{ name: "Rowing", keywords: ["Snake boats", "Regattas"] }],
  references: [
    {
      name: "Dr. Thomas Kurian",
      reference: "Rekha is the calmest person in my unit.\nI would hire her again.",
    },
  ],
  projects: [
    {
      name: "Chair planner",
      description: "A sheet that plans twelve chairs.",
      highlights: ["Waiting fell by half", "Used by three hospitals"],
      keywords: ["Excel", "Planning"],
      startDate: "2020-01",
      endDate: "2020-09",
      url: "https://planner.example",
      roles: ["Author", "Trainer"],
      entity: "Backwater Hospital",
      type: "application",
    },
  ],
  meta: {
    canonical: "https://rekha.example/resume.json",
    version: "v1.0.0",
    lastModified: "2026-11-10T06:30:00.000Z",
  },
};

const numbered = (entry: object | undefined, key: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...entry, [key]: `Number ${index + 1}` }));

/** The whole schema in other shapes: more of one thing, less of another, other scripts, liberties of its form. */
const TEN_DOCUMENTS: Record<string, object> = {
  "of the whole schema": WHOLE,
  "of a fresher, whose projects say more than work": {
    ...WHOLE,
    work: [],
    projects: numbered(WHOLE.projects[0], "name", 6),
  },
  "of a long career": { ...WHOLE, work: numbered(WHOLE.work[1], "name", 15) },
  "of a researcher": { ...WHOLE, publications: numbered(WHOLE.publications[0], "name", 20) },
  "with skills that stand for themselves": {
    ...WHOLE,
    skills: ["C", "Go", "SQL", "Rust", "Bash"].map((name) => ({ name })),
  },
  "with skills in groups and by themselves": {
    ...WHOLE,
    skills: [{ name: "First aid" }, ...WHOLE.skills, { name: "Driving", level: "Licence" }],
  },
  "in Hindi": {
    ...WHOLE,
    basics: { ...NURSE_BASICS, name: "रेखा पिल्लई", label: "डायलिसिस नर्स", summary: "ग्यारह साल का अनुभव।" },
    interests: [{ name: "नाव चलाना", keywords: ["दौड़", "झील"] }],
  },
  "of somebody abroad, with many links": {
    ...WHOLE,
    basics: {
      ...NURSE_BASICS,
      location: { address: "5 Harbour Road", city: "Leeds", region: "Yorkshire", countryCode: "GB" },
      profiles: numbered(NURSE_BASICS.profiles[0], "username", 8),
    },
  },
  "with bullets alone and texts alone": {
    ...WHOLE,
    work: WHOLE.work.map(({ summary: _summary, ...rest }) => rest),
    volunteer: WHOLE.volunteer.map(({ highlights: _highlights, ...rest }) => rest),
    projects: WHOLE.projects.map(({ description: _description, ...rest }) => rest),
  },
  "without half of each entry": {
    ...WHOLE,
    awards: [{ title: "First prize" }, { awarder: "School", date: "2008" }],
    certificates: [{ name: "Cook" }, { issuer: "City", url: "https://city.example/x" }],
    references: [{ reference: "Good with people." }],
    languages: [{ language: "Tamil" }, { language: "English", fluency: "Good, if spoken slowly" }],
  },
};

/** Each text of a document by its way there. */
function valuesOf(value: unknown, way = ""): Map<string, unknown> {
  if (typeof value !== "object" || value === null) return new Map([[way, value]]);
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...valuesOf(inner, `${way}/${name}`)]));
}

const imported = (document: object) => readJsonResume(JSON.stringify(document, null, 2));

const throughUs = (document: object) =>
  jsonResumeOf({ ...imported(document), template: ResumeTemplate.CLASSIC }, CHANGED_AT);

const lostOf = (before: object, after: object) => {
  const kept = valuesOf(after);
  return [...valuesOf(before)].filter(([way, value]) => kept.get(way) !== value).map(([way]) => way);
};

describe("a JSON Resume from elsewhere", () => {
  it("is one of ten", () => {
    expect(Object.keys(TEN_DOCUMENTS)).toHaveLength(10);
  });

  it.each(Object.entries(TEN_DOCUMENTS))(
    "%s comes in and goes out with 98 of 100 values, each in its place (JRES-01)",
    async (_what, document) => {
      expect(await complaints(document)).toBeNull();
      const { notes, title, content } = imported(document);
      expect(notes).toEqual([]);
      assertResume({ title, ...content }, { isFinished: true });
      const out = throughUs(document);
      expect(await complaints(out)).toBeNull();
      const lost = lostOf(document, out);
      expect({ lost, share: 1 - lost.length / valuesOf(document).size >= 0.98 }).toMatchObject({
        share: true,
      });
      expect(throughUs(out)).toEqual(out);
    },
  );

  it("of the whole schema loses nothing, and its sections stay in its order", () => {
    expect(lostOf(WHOLE, throughUs(WHOLE))).toEqual([]);
    expect(throughUs(WHOLE).meta.sections).toEqual([
      ...["PROFILES", "VOLUNTEER", "AWARDS", "CERTIFICATES", "PUBLICATIONS", "SKILL_GROUPS"],
      ...["INTERESTS", "REFERENCES", "PROJECTS"],
    ]);
  });

  it("reads the same where it was sent with an application", () => {
    const { title, content } = imported(WHOLE);
    const sent = JSON.parse(JSON.stringify(throughUs(WHOLE))) as ReturnType<typeof throughUs>;
    expect(resumeOfJson(sent)).toEqual({ title, content: { ...content, kept: undefined } });
  });

  it("keeps the person's order of sections, those of the steps among them (JRES-04)", () => {
    const { content } = imported({
      ...WHOLE,
      meta: { sections: ["EDUCATION", "PROJECTS", "EXPERIENCE", "NONSENSE"] },
    });
    expect(content.sections?.slice(0, 3).map(({ kind }) => kind)).toEqual([
      ...["EDUCATION", "PROJECTS", "EXPERIENCE"],
    ]);
  });

  it("goes out with the address in one line once somebody has written another", () => {
    const { content } = imported(WHOLE);
    const basicInfo = { ...content.basicInfo, location: "Pune" };
    const moved = { title: "Nurse", template: ResumeTemplate.CLASSIC, content: { ...content, basicInfo } };
    expect(jsonResumeOf(moved, CHANGED_AT).basics.location).toEqual({ address: "Pune" });
  });
});

describe("a draft", () => {
  it("goes out as a valid document, without what is half typed (JRES-03)", async () => {
    const { content } = imported(WHOLE);
    const [first, ...rest] = content.experience;
    const draft = {
      ...content,
      basicInfo: { ...content.basicInfo, email: "rekha@" },
      experience: [{ ...(first ?? fail()), startDate: "Jun", url: "back water" }, ...rest],
      sections: content.sections?.map(({ kind, entries }) => ({
        kind,
        entries: entries.map((entry) => ({ ...entry, endDate: "soon", url: "no address" })),
      })),
    };
    const out = jsonResumeOf({ title: "", template: ResumeTemplate.BOLD, content: draft }, CHANGED_AT);
    expect(await complaints(out)).toBeNull();
    expect(JSON.stringify(out)).not.toMatch(/"rekha@"|"Jun"|back water|soon|no address/);
    expect(out.projects).toMatchObject([{ name: "Chair planner", startDate: "2020-01" }]);
  });
});

function fail(): never {
  throw new Error("That job is not there.");
}
