import { randomUUID } from "node:crypto";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { countQueries, startTestPortal, type TestPortal } from "../../../test/portal";
import { jobForm, post } from "../../../test/posting";
import { move } from "../../../test/applications";
import type { Account } from "../../accounts/account.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let poster: Person;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  poster = await make.person();
});

const WHEELS = {
  ...{ bankCode: "two-wheeler", kind: "YES_NO", text: "", options: [], isRequired: true },
  wanted: { values: ["yes"] },
};
const YEARS = { kind: "NUMBER", text: "Years at a lathe?", options: [], unit: "years", isRequired: false };
const JOINS = { bankCode: "join-by", kind: "DATE", text: "", options: [], isRequired: true };
const REACH = { kind: "TEXT", text: "How do you come to work?", options: [], isRequired: false };

const posted = (questions: object[]) =>
  post(portal, poster, { companyName: `Works ${randomUUID()}`, questions });

async function idsOf(jobId: string, viewer?: Person) {
  const { data } = await portal.ask<{
    job: { questions: { id: string }[]; keptAnswers: { questionId: string; values: string[] }[] };
  }>("query ($id: ID!) { job(id: $id) { questions { id } keptAnswers { questionId values } } }", {
    variables: { id: jobId },
    token: viewer?.token,
  });
  return { ids: data?.job.questions.map(({ id }) => id) ?? [], kept: data?.job.keptAnswers ?? [] };
}

/** Applies with these answers to the job's questions in their order. */
async function answer(person: Person, jobId: string, values: string[][] | null, requestId?: string) {
  const { ids } = await idsOf(jobId);
  const answers = values && ids.map((questionId, index) => ({ questionId, values: values[index] ?? [] }));
  return await portal.ask<{ applyToJob: { id: string } | null }>(
    `mutation ($input: ApplyToJobInput!, $requestId: ID) {
      applyToJob(input: $input, clientRequestId: $requestId) { id }
    }`,
    { variables: { input: { jobId, answers }, requestId }, token: person.token },
  );
}

async function answered(person: Person, jobId: string, values: string[][] | null): Promise<string> {
  const { data, errors } = await answer(person, jobId, values);
  if (!data?.applyToJob) throw new Error(JSON.stringify(errors));
  return data.applyToJob.id;
}

interface Seen {
  text: string;
  values: string[];
  outcome: string;
}

async function seenByCompany(applicationId: string): Promise<Seen[]> {
  const { data } = await portal.ask<{ candidate: { answers: Seen[] } }>(
    "query ($id: ID!) { candidate(applicationId: $id) { answers { text values outcome } } }",
    { variables: { id: applicationId }, token: poster.token },
  );
  return data?.candidate.answers ?? [];
}

describe("answers to a job's questions (SCRN-03)", () => {
  it("go with the application, and each says what it comes to", async () => {
    const { id } = await posted([WHEELS, YEARS]);
    const application = await answered(await make.person(), id, [["no"], [" 2.5 "]]);
    expect(await seenByCompany(application)).toEqual([
      { text: "Do you own a two-wheeler?", values: ["no"], outcome: "DIFFERS" },
      { text: "Years at a lathe?", values: ["2.5"], outcome: "ANSWERED" },
    ]);
  });

  it("reject nobody: an application whose answer differs stands as any other", async () => {
    const { id } = await posted([WHEELS]);
    const person = await make.person();
    await answered(person, id, [["no"]]);
    const { data } = await portal.ask("{ myApplications { items { status } } }", person);
    expect(data).toEqual({ myApplications: { items: [{ status: "SUBMITTED" }] } });
  });

  it("stay as they were asked when the job asks something else", async () => {
    const { id } = await posted([WHEELS]);
    const application = await answered(await make.person(), id, [["yes"]]);
    await portal.ask(
      "mutation ($id: ID!, $input: JobContentInput!) { updateJob(id: $id, version: 1, input: $input) { id } }",
      { variables: { id, input: { ...jobForm(), questions: [YEARS] } }, token: poster.token },
    );
    expect(await seenByCompany(application)).toMatchObject([
      { text: "Do you own a two-wheeler?", values: ["yes"], outcome: "AS_WANTED" },
    ]);
  });

  it.each<[string, string[][], string]>([
    ["a required question is open", [[], []], "answers.1"],
    ["no number stands where one is asked for", [["yes"], ["many"]], "answers.2"],
  ])("are refused where %s, and nothing is sent", async (_name, values, field) => {
    const { id } = await posted([WHEELS, YEARS]);
    const person = await make.person();
    const { code, errors } = await answer(person, id, values);
    expect([code, errors[0]?.extensions.fields?.map((one) => one.field)]).toEqual([
      "BAD_USER_INPUT",
      [field],
    ]);
    const { data } = await portal.ask("{ applicationQuota { used } }", person);
    expect(data).toEqual({ applicationQuota: { used: 0 } });
  });

  it("to questions that the job no longer asks are refused with QUESTIONS_CHANGED (SCRN-04)", async () => {
    const { id } = await posted([WHEELS]);
    const other = await posted([WHEELS]);
    const [otherId] = (await idsOf(other.id)).ids;
    const person = await make.person();
    for (const answers of [[], [{ questionId: otherId, values: ["yes"] }]]) {
      const { code } = await portal.ask(
        "mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { id } }",
        {
          variables: { input: { jobId: id, answers } },
          token: person.token,
        },
      );
      expect(code).toBe("QUESTIONS_CHANGED");
    }
  });

  it("to questions that change at the same moment wait for the change, and see it (SCRN-04)", async () => {
    const { id } = await posted([WHEELS]);
    const { ids } = await idsOf(id);
    const person = await make.person();
    const runner = portal.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query("update jobs set version = version + 1 where id = $1", [id]);
    await runner.query("update screening_questions set id = $2 where job_id = $1", [id, randomUUID()]);
    const applying = portal.ask("mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { id } }", {
      variables: { input: { jobId: id, answers: [{ questionId: ids[0], values: ["yes"] }] } },
      token: person.token,
    });
    // The application waits for the change, and then sees it.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await runner.commitTransaction();
    await runner.release();
    expect((await applying).code).toBe("QUESTIONS_CHANGED");
  });

  it("may be missing altogether: a client that knows of no questions gets its application in", async () => {
    const { id } = await posted([WHEELS]);
    const application = await answered(await make.person(), id, null);
    expect(await seenByCompany(application)).toMatchObject([{ values: [], outcome: "NOT_ANSWERED" }]);
  });

  it("are sent once by a call that comes twice, and refused where its answers are others", async () => {
    const { id } = await posted([WHEELS]);
    const [person, requestId] = [await make.person(), randomUUID()];
    const first = await answer(person, id, [["yes"]], requestId);
    const again = await answer(person, id, [["yes"]], requestId);
    expect(again.data).toEqual(first.data);
    expect((await answer(person, id, [["no"]], requestId)).code).toBe("REQUEST_ID_REUSED");
  });

  it("to a question of the bank are offered again, the last ones, to nobody else (SCRN-04)", async () => {
    const [one, two, three] = [await posted([WHEELS]), await posted([WHEELS]), await posted([YEARS, WHEELS])];
    const person = await make.person();
    await answered(person, one.id, [["no"]]);
    await answered(person, two.id, [["yes"]]);
    const { ids, kept } = await idsOf(three.id, person);
    expect(kept).toEqual([{ questionId: ids[1], values: ["yes"] }]);
    expect((await idsOf(three.id, await make.person())).kept).toEqual([]);
    expect((await idsOf(three.id)).kept).toEqual([]);
  });

  it("name no past day to join, and offer none again that is past by now (SCRN-10)", async () => {
    const [one, two] = [await posted([JOINS]), await posted([JOINS])];
    const person = await make.person();
    expect((await answer(person, one.id, [["2020-01-01"]])).errors[0]?.extensions.fields).toEqual([
      { field: "answers.1", message: "must be today or later" },
    ]);
    const application = await answered(person, one.id, [["2099-01-01"]]);
    expect((await idsOf(two.id, person)).kept).toMatchObject([{ values: ["2099-01-01"] }]);
    await portal.dataSource.query(
      `update applications set answers = jsonb_set(answers, '{0,values}', '["2020-01-01"]') where id = $1`,
      [application],
    );
    expect((await idsOf(two.id, person)).kept).toEqual([]);
  });

  it("hold phone numbers back until the person is shortlisted", async () => {
    const { id } = await posted([REACH]);
    const person = await make.person();
    const application = await answered(person, id, [["Call 98450 12345"]]);
    expect(await seenByCompany(application)).toMatchObject([{ values: ["Call [shown once shortlisted]"] }]);
    await move(portal, poster, application, "SHORTLISTED");
    expect(await seenByCompany(application)).toMatchObject([{ values: ["Call 98450 12345"] }]);
    const { data } = await portal.ask("{ myApplications { items { answers { values } } } }", person);
    expect(data).toEqual({ myApplications: { items: [{ answers: [{ values: ["Call 98450 12345"] }] }] } });
  });
});

describe("candidates by their answers (SCRN-05)", () => {
  const found = async (filter: object) => {
    const { data } = await portal.ask<{
      candidates: { total: number; items: { id: string }[]; counts: { count: number }[] };
    }>(
      "query ($filter: CandidateFilter!) { candidates(filter: $filter) { total items { id } counts { count } } }",
      { variables: { filter }, token: poster.token },
    );
    return data?.candidates.items.map(({ id }) => id) ?? [];
  };

  it("are found by question, answer and what it comes to", async () => {
    const { id: jobId } = await posted([WHEELS, YEARS]);
    const yes = await answered(await make.person(), jobId, [["yes"], ["3"]]);
    const no = await answered(await make.person(), jobId, [["no"], []]);
    const none = await answered(await make.person(), jobId, null);
    const question = "Do you own a two-wheeler?";
    expect(await found({ jobId, answer: { question, value: "yes" } })).toEqual([yes]);
    expect(await found({ jobId, answer: { question, outcome: "DIFFERS" } })).toEqual([no]);
    expect(await found({ jobId, answer: { outcome: "DIFFERS" } })).toEqual([no]);
    expect((await found({ answer: { outcome: "NOT_ANSWERED" } })).sort()).toEqual([no, none].sort());
    expect(await found({ jobId, answer: { question: "Years at a lathe?", value: "yes" } })).toEqual([]);
    expect((await found({ jobId, answer: {} })).length).toBe(3);
  });

  it("cost as many statements as without", async () => {
    const { id: jobId } = await posted([WHEELS]);
    await answered(await make.person(), jobId, [["yes"]]);
    const count = (filter: object) => countQueries(() => found({ jobId, ...filter }));
    expect(await count({ answer: { outcome: "DIFFERS" } })).toBe(await count({}));
  });

  it("have them in the file, in columns that other files lack", async () => {
    const file = async (jobId: string) => {
      const { data } = await portal.ask<{ exportCandidatesCsv: { text: string } }>(
        "query ($filter: CandidateFilter!) { exportCandidatesCsv(filter: $filter) { text } }",
        { variables: { filter: { jobId } }, token: poster.token },
      );
      return data?.exportCandidatesCsv.text ?? "";
    };
    const { id } = await posted([WHEELS, YEARS]);
    await answered(await make.person(), id, [["no"], ["3"]]);
    expect(await file(id)).toContain("education,answers,answers that differ");
    expect(await file(id)).toContain(
      "Do you own a two-wheeler? no | Years at a lathe? 3 years,Do you own a two-wheeler?",
    );
    const plain = await posted([]);
    await answered(await make.person(), plain.id, []);
    expect(await file(plain.id)).not.toContain("answers");
  });
});

describe("the answers of a person (SCRN-06)", () => {
  it("stand in their export and go with their account", async () => {
    const { id } = await posted([REACH]);
    const person = await make.person();
    const application = await answered(person, id, [["By the bus from Hebbal"]]);
    const { data } = await portal.ask<{ exportMyData: object }>("{ exportMyData }", person);
    expect(JSON.stringify(data?.exportMyData)).toContain("By the bus from Hebbal");
    const own = await portal.ask<{ exportMyData: object }>("{ exportMyData }", poster);
    expect(own.data?.exportMyData).toMatchObject({ askedQuestions: [{ text: REACH.text }] });
    await portal.ask("mutation { deleteMyAccount { id } }", person);
    expect(await seenByCompany(application)).toEqual([]);
  });
});
