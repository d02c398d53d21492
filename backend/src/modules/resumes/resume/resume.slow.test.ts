import { Account } from "../../accounts/account.entity";
import { createServices } from "../../../app/services";
import { readEnv } from "../../../settings/env";
import { createIdentityProvider } from "../../../auth/identity-provider";
import { createFactories, type Factories } from "../../../test/factories";
import { type NewIdentity, signInByPhone } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { rowSums } from "../../../test/row-sums";
import {
  callResume,
  createResume,
  finishResume,
  FULL,
  newResume,
  readResume,
  updateResume,
} from "../../../test/resumes";

let portal: TestPortal;
let make: Factories;
let now: Date;
let person: NewIdentity;

const NOW = new Date("2026-11-10T06:30:00Z");
const clock = { now: () => now };
const HOUR = 60 * 60 * 1000;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
    clock,
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  now = NOW;
  person = await make.person();
});

const titlesOf = async ({ token }: NewIdentity, args = "") => {
  const query = `{ myResumes${args} { total items { title } } }`;
  const { data } = await portal.ask<{ myResumes: { total: number; items: { title: string }[] } }>(query, {
    token,
  });
  return data?.myResumes.items.map(({ title }) => title);
};

/** Nothing of the resumes is another than before. */
async function expectUnchanged(work: () => Promise<unknown>): Promise<void> {
  const before = await rowSums(portal.dataSource);
  await work();
  expect((await rowSums(portal.dataSource)).resumes).toBe(before.resumes);
}

describe("a new resume", () => {
  it("begins as a draft with what the profile knows, which can be asked for without storing it", async () => {
    const nurse = await make.person({
      displayName: "Asha Menon",
      additionalData: { title: "Staff Nurse", bio: "Six years.", phone: "98765 43210", location: "Pune" },
    });
    const query = `{ prefilledResume { title template basicInfo { fullName email phone location summary }
      education { school } experience { company } skills { technical soft languages } } }`;
    const { data } = await portal.ask<{ prefilledResume: object }>(query, nurse);
    expect(await titlesOf(nurse)).toEqual([]);
    const { resume } = await createResume(portal, nurse);
    expect(resume).toMatchObject({
      isDraft: true,
      version: 1,
      title: "Staff Nurse",
      template: "CLASSIC",
      basicInfo: {
        fullName: "Asha Menon",
        email: nurse.email,
        phone: "98765 43210",
        location: "Pune",
        summary: "Six years.",
      },
      education: [],
      experience: [],
      skills: { technical: [], soft: [], languages: [] },
    });
    expect(resume).toMatchObject(data?.prefilledResume ?? {});
    expect(await titlesOf(nurse)).toEqual(["Staff Nurse"]);
  });

  it("keeps every field, is finished, and is listed (RES-05, RES-06, RES-07, RES-08, RES-09)", async () => {
    const resume = await newResume(portal, person);
    expect(resume).toEqual({ ...FULL, id: resume.id, template: "CLASSIC", isDraft: false, version: 2 });
    expect(await readResume(portal, person, resume.id)).toEqual(resume);
    expect(await titlesOf(person)).toEqual(["Staff Nurse"]);
  });

  it("is one of a hundred at most", async () => {
    await newResume(portal, person);
    await portal.dataSource.query(
      `insert into resumes select gen_random_uuid(), account_id, title, template, content, 1, true, now(), now()
       from resumes, generate_series(1, 99) where account_id = (select id from accounts where firebase_uid = $1)`,
      [person.uid],
    );
    expect((await createResume(portal, person)).code).toBe("RESUME_LIMIT_REACHED");
  });
});

describe("a list of one's resumes (DASH-20)", () => {
  it("has the last changed first, page by page", async () => {
    for (const title of ["First", "Second", "Third"]) {
      now = new Date(now.getTime() + HOUR);
      await createResume(portal, person, { title });
    }
    const first = await createResume(portal, person, { title: "Fourth" });
    now = new Date(now.getTime() + HOUR);
    if (first.resume) await updateResume(portal, person, first.resume, { title: "Fourth, changed" });
    expect(await titlesOf(person)).toEqual(["Fourth, changed", "Third", "Second", "First"]);
    expect(await titlesOf(person, "(page: 2, pageSize: 3)")).toEqual(["First"]);
  });
});

describe("what is required", () => {
  const REQUIRED: [field: string, input: object][] = [
    ["title", { title: " " }],
    ["basicInfo.fullName", { basicInfo: { ...FULL.basicInfo, fullName: "" } }],
    ["basicInfo.email", { basicInfo: { ...FULL.basicInfo, email: "" } }],
    ["basicInfo.email", { basicInfo: { ...FULL.basicInfo, email: "asha@" } }],
    ["education.0.school", { education: [{ degree: "B.Sc." }] }],
    ["education.0.degree", { education: [{ school: "St. John's" }] }],
    ["experience.1.company", { experience: [FULL.experience[0], { position: "Nurse" }] }],
    ["experience.1.position", { experience: [FULL.experience[0], { company: "City Hospital" }] }],
    ["education.0.startDate", { education: [{ ...FULL.education[0], startDate: "2014-13" }] }],
    ["education.0.startDate", { education: [{ ...FULL.education[0], startDate: "2014-02-30" }] }],
    ["education.0.endDate", { education: [{ ...FULL.education[0], endDate: "2013" }] }],
    ["experience.0.startDate", { experience: [{ ...FULL.experience[0], startDate: "last May" }] }],
  ];

  it.each(REQUIRED)("of a finished resume is said by its path: %s (RES-10)", async (field, input) => {
    const draft = await createResume(portal, person, { ...FULL, ...input });
    expect(draft.code).toBeUndefined();
    if (draft.resume)
      expect(await finishResume(portal, person, draft.resume)).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: [field],
      });
    const finished = await newResume(portal, person);
    await expectUnchanged(async () => {
      const refused = await updateResume(portal, person, finished, input);
      expect(refused).toMatchObject({ code: "BAD_USER_INPUT", fields: [field] });
    });
  });

  it("is a phone number in place of the e-mail address of whoever has none (RES-15)", async () => {
    const identity = await signInByPhone("+919845012399");
    const account = await make.account({ firebaseUid: identity.uid, email: null, emailVerifiedAt: null });
    const byPhone = { ...account, ...identity, email: "" };
    const { fullName, phone } = FULL.basicInfo;
    const bare = { title: "Electrician", education: [], experience: [], skills: {} };
    const finish = async (basicInfo: object) => {
      const { resume } = await createResume(portal, byPhone, { ...bare, basicInfo });
      return resume && (await finishResume(portal, byPhone, resume));
    };
    const finished = (await finish({ fullName, phone, email: "" }))?.resume;
    expect(finished).toMatchObject({ isDraft: false });
    // An address that comes later asks nothing of what is finished.
    await portal.dataSource.getRepository(Account).update(account.id, { email: "usha@example.in" });
    const changed = finished && (await updateResume(portal, byPhone, finished, { title: "Wireman" }));
    await portal.dataSource.getRepository(Account).update(account.id, { email: null });
    expect(changed).toMatchObject({ resume: { title: "Wireman" } });
    const refusedAt = (field: string) => ({ code: "BAD_USER_INPUT", fields: [`basicInfo.${field}`] });
    expect(await finish({ fullName, phone: "", email: "" })).toMatchObject(refusedAt("phone"));
    expect(await finish({ fullName, phone, email: "asha@" })).toMatchObject(refusedAt("email"));
  });

  it("is neither phone nor location nor summary, nor any entry (RES-11)", async () => {
    const { fullName, email } = FULL.basicInfo;
    const bare = { title: "Nurse", basicInfo: { fullName, email } };
    const draft = await createResume(portal, person, { ...bare, education: [], experience: [], skills: {} });
    const finished = draft.resume && (await finishResume(portal, person, draft.resume));
    expect(finished?.resume).toMatchObject({ isDraft: false, basicInfo: { phone: "", summary: "" } });
  });

  it("is no end date of a job held now: it is put away (RES-12)", async () => {
    const job = { ...FULL.experience[0], endDate: "2020-01", isCurrent: true };
    const { experience } = await newResume(portal, person, { experience: [job] });
    expect(experience[0]).toMatchObject({ endDate: "", isCurrent: true });
  });
});

describe("a change", () => {
  it("keeps what it leaves out, and a half typed draft as it is", async () => {
    const { resume } = await createResume(portal, person, FULL);
    if (!resume) throw new Error("No draft was made.");
    const halfTyped = { ...FULL.basicInfo, email: "asha@" };
    const saved = await updateResume(portal, person, resume, { basicInfo: halfTyped });
    expect(saved.resume).toEqual({ ...resume, basicInfo: halfTyped, version: 2 });
  });

  it("of an older version is told and changes nothing; the newer one stays", async () => {
    const opened = await newResume(portal, person);
    const first = await updateResume(portal, person, opened, { title: "From the first tab" });
    expect(first.resume?.version).toBe(opened.version + 1);
    await expectUnchanged(async () => {
      const second = await updateResume(portal, person, opened, { title: "From the second tab" });
      expect(second).toEqual({ resume: null, code: "RESUME_CHANGED", fields: [] });
    });
    expect(await titlesOf(person)).toEqual(["From the first tab"]);
  });

  it("of two tabs at the same moment gets in once", async () => {
    const opened = await newResume(portal, person);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, tab) => updateResume(portal, person, opened, { title: `Tab ${tab}` })),
    );
    expect(outcomes.filter(({ resume }) => resume)).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === "RESUME_CHANGED")).toHaveLength(7);
  });

  it("that comes again because its answer was lost is answered as saved", async () => {
    const opened = await newResume(portal, person);
    const saved = await updateResume(portal, person, opened, { title: "Ward Nurse" });
    expect(await updateResume(portal, person, opened, { title: "Ward Nurse" })).toEqual(saved);
    const draft = (await createResume(portal, person, FULL)).resume;
    const finished = draft && (await finishResume(portal, person, draft));
    expect(draft && (await finishResume(portal, person, draft))).toEqual(finished);
  });
});

describe("what a resume can't hold", () => {
  const skills = (count: number) => ({ technical: Array.from({ length: count }, (_, n) => `Skill ${n}`) });
  const jobs = (count: number, description: string) =>
    Array.from({ length: count }, () => ({ company: "Kaveri", position: "Clerk", description }));

  it.each<[string, object, string, string[]]>([
    ["101 entries in all lists", { ...FULL, skills: skills(99) }, "RESUME_TOO_LARGE", []],
    ["more than 64 kB", { experience: jobs(8, "अ".repeat(3000)) }, "RESUME_TOO_LARGE", []],
    ["a control character", { title: "Staff\u0007 Nurse" }, "BAD_USER_INPUT", ["title"]],
    ["a NUL", { skills: { soft: ["Calm", "a\u0000b"] } }, "BAD_USER_INPUT", ["skills.soft.1"]],
    ["a line break in a name", { basicInfo: { fullName: "A\nB" } }, "BAD_USER_INPUT", ["basicInfo.fullName"]],
    ["half a character", { title: "Nurse \ud83d" }, "BAD_USER_INPUT", ["title"]],
    [
      "a name too long",
      { education: [{ school: "x".repeat(161) }] },
      "BAD_USER_INPUT",
      ["education.0.school"],
    ],
  ])("is %s: nothing of it is saved", async (_what, input, code, fields) => {
    const resume = await newResume(portal, person);
    await expectUnchanged(async () => {
      expect(await createResume(portal, person, input)).toEqual({ resume: null, code, fields });
      expect(await updateResume(portal, person, resume, input)).toMatchObject({ resume: null, code });
    });
  });

  it("is not a hundred entries, nor markup, which stays text", async () => {
    const fullName = "<script>alert(1)</script> O'Hara & Söhne";
    const input = { skills: skills(98), basicInfo: { ...FULL.basicInfo, fullName } };
    const resume = await newResume(portal, person, input);
    expect((await readResume(portal, person, resume.id))?.basicInfo.fullName).toBe(fullName);
  });
});

describe("a copy", () => {
  it("is a resume of its own, finished as the first is", async () => {
    const original = await newResume(portal, person, { template: "MINIMAL" });
    const { resume: copy } = await callResume(portal, person, "duplicateResume", original.id);
    expect(copy).toEqual({ ...original, id: copy?.id, title: "Staff Nurse (copy)", version: 1 });
    if (copy) await updateResume(portal, person, copy, { title: "Ward Nurse" });
    expect(await readResume(portal, person, original.id)).toEqual(original);
  });
});

describe("a deletion", () => {
  const purge = (id: string) => {
    const env = readEnv({
      NODE_ENV: "test",
      DATABASE_URL: "postgres://unused",
      FIREBASE_PROJECT_ID: "demo-job-portal",
    });
    const provider = createIdentityProvider(env);
    return createServices({ env, dataSource: portal.dataSource, provider, clock }).resumes.purge(id);
  };

  it("takes a resume away at once, and can be taken back for a day", async () => {
    const resume = await newResume(portal, person);
    await callResume(portal, person, "deleteResume", resume.id);
    expect(await readResume(portal, person, resume.id)).toBeNull();
    expect(await titlesOf(person)).toEqual([]);
    expect((await callResume(portal, person, "deleteResume", resume.id)).code).toBe("NOT_FOUND");
    expect((await updateResume(portal, person, resume, { title: "Gone" })).code).toBe("NOT_FOUND");
    now = new Date(NOW.getTime() + 23 * HOUR);
    expect((await callResume(portal, person, "restoreResume", resume.id)).resume).toEqual(resume);
    expect(await titlesOf(person)).toEqual(["Staff Nurse"]);
    await purge(resume.id);
    expect(await titlesOf(person)).toEqual(["Staff Nurse"]);
  });

  it("is told by the export, with the time at which the row goes", async () => {
    await newResume(portal, person);
    const deleted = await newResume(portal, person, { title: "Left" });
    await callResume(portal, person, "deleteResume", deleted.id);
    const { data } = await portal.ask<{ exportMyData: { resumes: object[] } }>("{ exportMyData }", person);
    expect(data?.exportMyData.resumes).toEqual([
      expect.not.objectContaining({ deletedAt: expect.anything() as never }),
      expect.objectContaining({
        title: "Left",
        isDeleted: true,
        deletedAt: "2026-11-10T06:30:00.000Z",
        goneForGoodAt: "2026-11-11T06:30:00.000Z",
      }),
    ]);
    expect(data?.exportMyData.resumes[0]).toMatchObject({ isDeleted: false });
  });

  it("is for good after a day, and its task removes the row", async () => {
    const resume = await newResume(portal, person);
    await callResume(portal, person, "deleteResume", resume.id);
    const tasks = await portal.dataSource.query<{ runAt: Date }[]>(
      `select run_at as "runAt" from graphile_worker.jobs where key = $1`,
      [`resume-purge:${resume.id}`],
    );
    expect(tasks).toEqual([{ runAt: new Date(NOW.getTime() + 24 * HOUR) }]);
    await expectUnchanged(() => purge(resume.id));
    now = new Date(NOW.getTime() + 24 * HOUR);
    expect((await callResume(portal, person, "restoreResume", resume.id)).code).toBe("NOT_FOUND");
    await purge(resume.id);
    const left = await portal.dataSource.query<unknown[]>("select 1 from resumes where id = $1", [resume.id]);
    expect(left).toEqual([]);
  });
});
