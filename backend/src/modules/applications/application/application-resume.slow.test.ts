import { move } from "../../../test/applications";
import { createServices } from "../../../app/services";
import { readEnv } from "../../../settings/env";
import { createIdentityProvider } from "../../../auth/identity-provider";
import { systemClock } from "../../../time/clock";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { callResume, createResume, FULL, newResume, updateResume } from "../../../test/resumes";
import { rowSums } from "../../../test/row-sums";
import type { Account } from "../../accounts/account.entity";
import { Role } from "../../../auth/role";
import type { Job } from "../../jobs/job/job.entity";
import { ApplicationStatus } from "./application-pipeline";
import { maskedDocument } from "./contact";

let portal: TestPortal;
let make: Factories;
let member: Account & NewIdentity;
let job: Job;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
  member = await make.person({ role: Role.EMPLOYER });
  job = await make.job({ companyId: (await make.company({}, [member])).id });
});
afterAll(() => portal.stop());

interface Sent {
  id: string;
  profile: object;
  resumeTemplate: string | null;
}

const applyWith = async ({ token }: NewIdentity, resumeId: string | null) => {
  const { data, code } = await portal.ask<{ applyToJob: Sent | null }>(
    `mutation ($jobId: ID!, $resumeId: ID) {
      applyToJob(input: { jobId: $jobId, resumeId: $resumeId }) { id profile resumeTemplate }
    }`,
    { variables: { jobId: job.id, resumeId }, token },
  );
  return { sent: data?.applyToJob ?? null, code };
};

const readAs = async ({ token }: NewIdentity, id: string) => {
  const query = "query ($id: ID!) { application(id: $id) { id profile resumeTemplate } }";
  const { data } = await portal.ask<{ application: Sent | null }>(query, { variables: { id }, token });
  return data?.application;
};

const services = () => {
  const env = readEnv({
    NODE_ENV: "test",
    DATABASE_URL: "postgres://unused",
    FIREBASE_PROJECT_ID: "demo-job-portal",
  });
  const provider = createIdentityProvider(env);
  return createServices({ env, dataSource: portal.dataSource, provider, clock: systemClock });
};

describe("an application with a resume (JOBS-10)", () => {
  it("freezes it as a JSON Resume with its template, whatever becomes of it", async () => {
    const person = await make.person();
    const resume = await newResume(portal, person, { template: "ELEGANT" });
    const { sent } = await applyWith(person, resume.id);
    expect(sent).toMatchObject({
      resumeTemplate: "ELEGANT",
      profile: {
        basics: { name: "Asha Menon", label: "Staff Nurse", email: "asha@jobs.example" },
        work: [{ name: "City Hospital", position: "Staff Nurse" }],
        education: [{ institution: "St. John's College" }],
      },
    });
    await updateResume(portal, person, resume, { title: "Something else", template: "BOLD" });
    await callResume(portal, person, "deleteResume", resume.id);
    expect(await readAs(person, sent?.id ?? "")).toEqual(sent);
    expect(await readAs(member, sent?.id ?? "")).toEqual({
      ...sent,
      profile: maskedDocument(sent?.profile, ApplicationStatus.SUBMITTED),
    });
  });

  it("can be printed for applicant and employer as it was sent, and for nobody else", async () => {
    const person = await make.person();
    const resume = await newResume(portal, person, { template: "ELEGANT" });
    const { sent } = await applyWith(person, resume.id);
    const { applications } = services();
    const { title, basicInfo, education, experience, skills } = FULL;
    const content = { basicInfo, education, experience, skills };
    const id = sent?.id ?? "";
    expect(await applications.sentText(person, id)).toEqual({ title, template: "elegant", content });
    const { email, phone } = (await applications.sentText(member, id)).content.basicInfo;
    expect([email, phone]).toEqual(["", ""]);
    await move(portal, member, id, "SHORTLISTED");
    expect(await applications.sentText(member, id)).toEqual({ title, template: "elegant", content });
    for (const stranger of [await make.person(), await make.person({ role: Role.ADMIN })])
      await expect(applications.sentText(stranger, sent?.id ?? "")).rejects.toThrow("Not found.");
  });

  it("goes with the sections of an imported one, and without its photo (JRES-01)", async () => {
    const person = await make.person();
    const json = JSON.stringify({
      basics: { name: "Asha", label: "Nurse", email: "a@jobs.example", image: "https://x.example/a.jpg" },
      awards: [{ title: "Nurse of the year" }],
    });
    const { data } = await portal.ask<{ importResume: { resume: { id: string } } }>(
      "mutation ($json: String!) { importResume(json: $json) { resume { id } } }",
      { variables: { json }, token: person.token },
    );
    const { sent } = await applyWith(person, data?.importResume.resume.id ?? "");
    expect(sent?.profile).toMatchObject({ awards: [{ title: "Nurse of the year" }] });
    expect(JSON.stringify(sent)).not.toContain("a.jpg");
  });

  it("can do without one: then the profile goes", async () => {
    const person = await make.person({ displayName: "Ravi", additionalData: { title: "Welder" } });
    const { sent } = await applyWith(person, null);
    expect(sent).toMatchObject({
      resumeTemplate: null,
      profile: { basics: { name: "Ravi", label: "Welder" } },
    });
    expect(await services().applications.sentText(person, sent?.id ?? "")).toMatchObject({
      title: "Welder",
      template: "classic",
      content: { basicInfo: { fullName: "Ravi" } },
    });
  });

  it("is printed whole where words for phone numbers make a text longer than one may be typed", async () => {
    const person = await make.person({
      displayName: "Ravi",
      additionalData: { linkedin: "https://www.linkedin.com/in/ravi" },
    });
    const { sent } = await applyWith(person, null);
    await portal.dataSource.query(
      `update applications set profile = jsonb_set(profile, '{basics,summary}', to_jsonb($2::text)) where id = $1`,
      [sent?.id, "9845012345 ".repeat(450)],
    );
    const { content } = await services().applications.sentText(member, sent?.id ?? "");
    expect(content.basicInfo.summary).toMatch(/^(?:\[shown once shortlisted\] ){450}/);
    expect(content.sections).toMatchObject([
      { kind: "PROFILES", entries: [{ name: "LinkedIn", url: "https://www.linkedin.com/in/ravi" }] },
    ]);
  });

  it("is not sent with a draft, or in a template beyond the plan: nothing is counted", async () => {
    const person = await make.person();
    const { resume: draft } = await createResume(portal, person, FULL);
    await newResume(portal, person, { template: "MODERN" });
    const extra = await newResume(portal, person, { template: "MODERN" });
    await portal.dataSource.query("update resumes set template = 'bold' where id = $1", [extra.id]);
    const before = await rowSums(portal.dataSource);
    expect((await applyWith(person, draft?.id ?? "")).code).toBe("RESUME_NOT_FINISHED");
    expect((await applyWith(person, extra.id)).code).toBe("TEMPLATE_LIMIT_REACHED");
    const after = await rowSums(portal.dataSource);
    expect({ ...after, rate_limits: "" }).toEqual({ ...before, rate_limits: "" });
  });
});

describe("an application", () => {
  it("is read by whom it is from and by the company it is to; for anybody else it is not there", async () => {
    const person = await make.person();
    const { sent } = await applyWith(person, null);
    const otherMember = await make.person({ role: Role.EMPLOYER });
    await make.company({}, [otherMember]);
    for (const reader of [person, member]) expect((await readAs(reader, sent?.id ?? ""))?.id).toBe(sent?.id);
    for (const stranger of [await make.person(), otherMember, await make.person({ role: Role.ADMIN })])
      expect(await readAs(stranger, sent?.id ?? "")).toBeNull();
    expect(await readAs(person, "no-id-at-all")).toBeNull();
  });
});

describe("one's data", () => {
  it("holds one's resumes, and they go with the account", async () => {
    const person = await make.person();
    const kept = await newResume(portal, person);
    const gone = await newResume(portal, person, { title: "Deleted today" });
    await callResume(portal, person, "deleteResume", gone.id);
    const { data } = await portal.ask<{ exportMyData: object }>("{ exportMyData }", person);
    expect(data?.exportMyData).toMatchObject({
      resumes: [
        { id: kept.id, content: { experience: [{ company: "City Hospital" }] }, isDeleted: false },
        { id: gone.id, title: "Deleted today", isDeleted: true, deletedAt: expect.any(String) as string },
      ],
    });
    await portal.ask("mutation { deleteMyAccount { id } }", person);
    const left = await portal.dataSource.query<unknown[]>("select 1 from resumes where account_id = $1", [
      person.id,
    ]);
    expect(left).toEqual([]);
  });
});
