import { createFactories, type Factories } from "../../test/factories";
import { startTestPortal, type TestPortal } from "../../test/portal";
import { createResume, FULL, newResume, RESUME_FIELDS, type ResumeAnswer } from "../../test/resumes";

let portal: TestPortal;
let make: Factories;
let now: Date;

const NOW = new Date("2026-11-10T06:30:00Z");

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock: { now: () => now },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(() => {
  now = NOW;
});

const read = async ({ token }: { token: string }, id: string) => {
  const { data } = await portal.ask<{ resume: ResumeAnswer | null }>(
    `query ($id: ID!) { resume(id: $id) { ${RESUME_FIELDS} } }`,
    { variables: { id }, token },
  );
  return data?.resume;
};

const titlesOf = async ({ token }: { token: string }) => {
  const { data } = await portal.ask<{ myResumes: { total: number; items: { title: string }[] } }>(
    "{ myResumes { total items { title } } }",
    { token },
  );
  return data?.myResumes.items.map(({ title }) => title);
};

describe("a new resume", () => {
  it("begins as a draft with what the profile knows, which can be asked for without storing it", async () => {
    const person = await make.person({
      displayName: "Asha Menon",
      additionalData: { title: "Staff Nurse", bio: "Six years.", phone: "98765 43210", location: "Pune" },
    });
    const query = `{ prefilledResume { title template basicInfo { fullName email phone location summary }
      education { school } experience { company } skills { technical soft languages } } }`;
    const { data } = await portal.ask<{ prefilledResume: object }>(query, person);
    const { resume } = await createResume(portal, person);
    expect(resume).toMatchObject({
      isDraft: true,
      version: 1,
      title: "Staff Nurse",
      template: "CLASSIC",
      basicInfo: {
        fullName: "Asha Menon",
        email: person.email,
        phone: "98765 43210",
        location: "Pune",
        summary: "Six years.",
      },
      education: [],
      experience: [],
      skills: { technical: [], soft: [], languages: [] },
    });
    expect(resume).toMatchObject(data?.prefilledResume ?? {});
    expect(await titlesOf(person)).toEqual(["Staff Nurse"]);
  });

  it("keeps every field, is finished, and is listed (RES-05)", async () => {
    const person = await make.person();
    const resume = await newResume(portal, person);
    expect(resume).toEqual({ ...FULL, id: resume.id, template: "CLASSIC", isDraft: false, version: 2 });
    expect(await read(person, resume.id)).toEqual(resume);
    expect(await titlesOf(person)).toEqual(["Staff Nurse"]);
  });
});
