import { createFactories, type Factories } from "../test/factories";
import { createResume, FULL, newResume } from "../test/resumes";
import { startTestPortal, type TestPortal } from "../test/portal";

let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal();
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

const get = (path: string, token?: string) =>
  fetch(`${portal.url}${path}`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });

const preview = async (body: object, token?: string) => {
  const answer = await fetch(`${portal.url}/api/resumes/preview`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const { code, pages, fields } = (await answer.json()) as {
    code?: string;
    pages?: string[];
    fields?: { field: string }[];
  };
  return { status: answer.status, code, pages, fields: fields?.map(({ field }) => field) };
};

/** Status and body, without the request's id. */
async function refusalOf(answer: Response) {
  const { requestId, ...body } = (await answer.json()) as { requestId: string };
  expect(requestId).not.toBe("");
  return { status: answer.status, ...body };
}

describe("a resume as a file", () => {
  it("is a PDF by its person's name that no cache keeps", async () => {
    const person = await make.person();
    const { id } = await newResume(portal, person);
    const answer = await get(`/api/resumes/${id}.pdf`, person.token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="Asha Menon - Staff Nurse.pdf"; filename*=UTF-8''Asha%20Menon%20-%20Staff%20Nurse.pdf`,
    );
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
    const again = Buffer.from(await (await get(`/api/resumes/${id}.pdf`, person.token)).arrayBuffer());
    expect(again.equals(file)).toBe(true);
  });

  it("is a JSON Resume too", async () => {
    const person = await make.person();
    const { id } = await newResume(portal, person);
    const answer = await get(`/api/resumes/${id}.json`, person.token);
    expect(answer.headers.get("content-disposition")).toContain('filename="Asha Menon - Staff Nurse.json"');
    expect(await answer.json()).toMatchObject({ basics: { name: "Asha Menon", label: "Staff Nurse" } });
  });

  it.each(["pdf", "json"])(
    "is for nobody else: the refusal of its %s equals that of no such id",
    async (type) => {
      const [owner, stranger] = [await make.person(), await make.person()];
      const { id } = await newResume(portal, owner);
      const refusal = await refusalOf(await get(`/api/resumes/${id}.${type}`, stranger.token));
      expect(refusal).toMatchObject({ status: 404, code: "NOT_FOUND" });
      for (const missing of ["01999999-9999-7999-8999-999999999999", "nothing", "%27"])
        expect(await refusalOf(await get(`/api/resumes/${missing}.${type}`, stranger.token))).toEqual(
          refusal,
        );
      expect((await get(`/api/resumes/${id}.${type}`)).status).toBe(401);
    },
  );

  it("is made of finished ones alone", async () => {
    const person = await make.person();
    const { resume } = await createResume(portal, person, FULL);
    const answer = await get(`/api/resumes/${resume?.id}.pdf`, person.token);
    expect(await refusalOf(answer)).toMatchObject({ status: 409, code: "RESUME_NOT_FINISHED" });
  });

  it("past the plan's templates is refused (PLAN-05)", async () => {
    const person = await make.person();
    await newResume(portal, person, { template: "CLASSIC" });
    await newResume(portal, person, { template: "MODERN" });
    const { id } = await newResume(portal, person, { template: "CLASSIC" });
    await portal.dataSource.query("update resumes set template = 'bold' where id = $1", [id]);
    const answer = await get(`/api/resumes/${id}.pdf`, person.token);
    expect(await refusalOf(answer)).toMatchObject({ status: 403, code: "TEMPLATE_LIMIT_REACHED" });
  });
});

describe("what was sent with an application", () => {
  it("is a PDF for its sender and the job's company; for others the refusal equals that of no such id", async () => {
    const [sender, member, stranger] = [await make.person(), await make.person(), await make.person()];
    const company = await make.company({}, [member]);
    const job = await make.job({ companyId: company.id });
    const { id: resumeId } = await newResume(portal, sender);
    const { data } = await portal.ask<{ applyToJob: { id: string } }>(
      "mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { id } }",
      { variables: { input: { jobId: job.id, resumeId } }, token: sender.token },
    );
    const path = `/api/applications/${data?.applyToJob.id}/resume.pdf`;
    for (const { token } of [sender, member]) {
      const answer = await get(path, token);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(answer.headers.get("content-disposition")).toContain('filename="Asha Menon - Staff Nurse.pdf"');
    }
    const missing = "/api/applications/01999999-9999-7999-8999-999999999999/resume.pdf";
    const refusal = await refusalOf(await get(path, stranger.token));
    expect(refusal).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(await refusalOf(await get(missing, stranger.token))).toEqual(refusal);
  });
});

describe("a preview", () => {
  const CONTENT = { ...FULL, template: "MODERN" };

  it("is an image a page of what is not stored, in any template", async () => {
    const person = await make.person();
    const { status, pages } = await preview(CONTENT, person.token);
    expect([status, pages?.length]).toEqual([200, 1]);
    expect(pages?.[0]).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 595/);
    const drafty = { ...CONTENT, title: "", education: [], experience: [], template: "bold" };
    expect((await preview(drafty, person.token)).status).toBe(200);
  });

  it("is for registered people", async () => {
    expect(await preview(CONTENT)).toMatchObject({ status: 401, code: "UNAUTHENTICATED" });
  });

  it("of what is no resume is refused with the fields", async () => {
    const { token } = await make.person();
    const skills = { technical: Array<string>(101).fill("a"), soft: [], languages: [] };
    expect(await preview({}, token)).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
    expect(await preview({ ...CONTENT, template: "../base" }, token)).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: ["template"],
    });
    expect(await preview({ ...CONTENT, title: "a\u0000b" }, token)).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: ["title"],
    });
    expect(await preview({ ...CONTENT, skills }, token)).toMatchObject({ code: "RESUME_TOO_LARGE" });
    const long = { ...FULL.basicInfo, summary: "a".repeat(110_000) };
    expect(await preview({ ...CONTENT, basicInfo: long }, token)).toMatchObject({ status: 413 });
  });

  it("can be asked for 120 times a minute", async () => {
    const small = await startTestPortal();
    const asked = await Promise.all(
      Array.from({ length: 121 }, () => fetch(`${small.url}/api/resumes/preview`, { method: "POST" })),
    );
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
    await small.stop();
  });
});
