import { createFactories, type Factories } from "../../../test/factories";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { callResume, createResume, newResume, type ResumeAnswer, updateResume } from "../../../test/resumes";
import type { NewIdentity } from "../../../test/identities";
import type { Account } from "../../accounts/account.entity";
import { ResumeTemplate } from "../content/resume-content";

let portal: TestPortal;
let make: Factories;

type Person = Account & NewIdentity;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

const ALL = Object.keys(ResumeTemplate);

async function personOn(plan: string): Promise<Person> {
  const person = await make.person();
  await putOn(person, plan);
  return person;
}

const putOn = ({ id }: Person, plan: string) =>
  portal.dataSource.query(
    `insert into subscriptions (account_id, plan) values ($1, $2)
     on conflict (account_id) do update set plan = excluded.plan`,
    [id, plan],
  );

const quotaOf = async ({ token }: Person) => {
  const { data } = await portal.ask<{ resumeTemplateQuota: object }>(
    "{ resumeTemplateQuota { plan limit used remaining } }",
    { token },
  );
  return data?.resumeTemplateQuota;
};

const usable = async ({ token }: Person, resumeId?: string) => {
  const { data } = await portal.ask<{ resumeTemplates: { template: string; isUsable: boolean }[] }>(
    "query ($resumeId: ID) { resumeTemplates(resumeId: $resumeId) { template isUsable } }",
    { token, ...(resumeId && { variables: { resumeId } }) },
  );
  return data?.resumeTemplates.filter(({ isUsable }) => isUsable).map(({ template }) => template);
};

const exportOf = async ({ token }: Person, { id }: ResumeAnswer) => {
  const query = "query ($id: ID!) { resumeJson(id: $id) }";
  const { code } = await portal.ask(query, { variables: { id }, token });
  return code ?? "exported";
};

const resumesIn = async (person: Person, templates: readonly string[]) => {
  const resumes: ResumeAnswer[] = [];
  for (const template of templates) resumes.push(await newResume(portal, person, { template }));
  return resumes;
};

describe("the number of distinct templates", () => {
  it.each([
    ["PLAN-05", "free", 2],
    ["PLAN-06", "paid", 5],
    ["PLAN-07", "premium", null],
  ] as const)("%s: on the %s plan is %p at most, and is shown (DASH-23)", async (_row, plan, limit) => {
    const person = await personOn(plan);
    const fitting = ALL.slice(0, limit ?? ALL.length);
    await resumesIn(person, fitting);
    expect(await quotaOf(person)).toEqual({
      plan: plan.toUpperCase(),
      limit,
      used: fitting.length,
      remaining: limit === null ? null : 0,
    });
    expect(await usable(person)).toEqual(fitting);
    for (const template of ALL.slice(fitting.length))
      expect((await createResume(portal, person, { template })).code).toBe("TEMPLATE_LIMIT_REACHED");
    expect((await createResume(portal, person, { template: fitting[1] })).resume?.isDraft).toBe(true);
  });

  it.each([
    ["free", 2],
    ["paid", 5],
  ] as const)("on the %s plan holds against fifty creations at once", async (plan, limit) => {
    const person = await personOn(plan);
    const asked = Array.from({ length: 50 }, (_, index) => ALL[index % ALL.length]);
    const outcomes = await Promise.all(asked.map((template) => createResume(portal, person, { template })));
    const made = outcomes.flatMap(({ resume }) => resume?.template ?? []);
    expect(new Set(made).size).toBe(limit);
    const codes = new Set(outcomes.map(({ code }) => code));
    expect(codes).toEqual(new Set([undefined, "TEMPLATE_LIMIT_REACHED"]));
    expect(await quotaOf(person)).toMatchObject({ used: limit, remaining: 0 });
  });

  it("holds against changes of many resumes at once", async () => {
    const person = await personOn("free");
    const resumes = await resumesIn(
      person,
      ALL.map(() => "CLASSIC"),
    );
    await Promise.all(
      resumes.map((resume, index) => updateResume(portal, person, resume, { template: ALL[index] })),
    );
    expect(await quotaOf(person)).toMatchObject({ used: 2 });
  });

  it("lets a resume change to another template where its own makes room (PLAN-05)", async () => {
    const person = await personOn("free");
    const [first, second] = await resumesIn(person, ["CLASSIC", "MODERN"]);
    if (!first || !second) throw new Error("No resumes were made.");
    expect(await usable(person, second.id)).toEqual(ALL);
    const changed = await updateResume(portal, person, second, { template: "BOLD" });
    expect(changed.resume?.template).toBe("BOLD");
    await newResume(portal, person, { template: "BOLD" });
    const refused = await updateResume(portal, person, first, { template: "ELEGANT" });
    expect(refused.resume?.template).toBe("ELEGANT");
    const third =
      changed.resume && (await updateResume(portal, person, changed.resume, { template: "MINIMAL" }));
    expect(third?.code).toBe("TEMPLATE_LIMIT_REACHED");
  });

  it("counts drafts, and neither deleted resumes nor copies", async () => {
    const person = await personOn("free");
    const [classic] = await resumesIn(person, ["CLASSIC"]);
    if (!classic) throw new Error("No resume was made.");
    await callResume(portal, person, "duplicateResume", classic.id);
    await createResume(portal, person, { template: "MODERN" });
    expect(await quotaOf(person)).toMatchObject({ used: 2 });
    const other = await personOn("free");
    const [gone] = await resumesIn(other, ["CLASSIC", "MODERN"]);
    await callResume(portal, other, "deleteResume", gone?.id ?? "");
    expect(await quotaOf(other)).toMatchObject({ used: 1 });
    await newResume(portal, other, { template: "BOLD" });
    const restored = await callResume(portal, other, "restoreResume", gone?.id ?? "");
    expect(restored.code).toBe("TEMPLATE_LIMIT_REACHED");
  });

  it("after a downgrade leaves those that came first, to export, to copy and to change into", async () => {
    const person = await personOn("premium");
    const resumes = await resumesIn(person, ["BOLD", "MODERN", "ELEGANT", "CLASSIC"]);
    await putOn(person, "free");
    expect(await quotaOf(person)).toMatchObject({ limit: 2, used: 4, remaining: 0 });
    expect(await usable(person)).toEqual(["MODERN", "BOLD"]);
    const outcomes = await Promise.all(resumes.map((resume) => exportOf(person, resume)));
    const refused = "TEMPLATE_LIMIT_REACHED";
    expect(outcomes).toEqual(["exported", "exported", refused, refused]);
    const [, , third] = resumes;
    if (!third) throw new Error("No resumes were made.");
    expect((await callResume(portal, person, "duplicateResume", third.id)).code).toBe(refused);
    expect((await updateResume(portal, person, third, { template: "CLASSIC" })).code).toBe(refused);
    const text = await updateResume(portal, person, third, { title: "Still to be written in" });
    const changed = text.resume && (await updateResume(portal, person, text.resume, { template: "BOLD" }));
    expect(changed?.resume && (await exportOf(person, changed.resume))).toBe("exported");
  });
});
