import { randomUUID } from "node:crypto";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { jobForm, post, postForm } from "../../../test/posting";
import type { Account } from "../../accounts/account.entity";

let portal: TestPortal;
let make: Factories;
let poster: Account & NewIdentity;

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

const question = (changes: object = {}) => ({
  ...{ kind: "YES_NO", text: "Can you lift 20 kg?", options: [], isRequired: true },
  wanted: { values: ["yes"] },
  ...changes,
});
const WHEELS = { ...question(), bankCode: "two-wheeler", text: "", wanted: null };

interface Asked {
  id: string;
  text: string;
  isRequired: boolean;
  bankCode: string | null;
  wanted: { values: string[] } | null;
}

const FIELDS = "id text isRequired bankCode wanted { values }";

async function questionsOf(id: string): Promise<Asked[]> {
  const { data } = await portal.ask<{ job: { questions: Asked[] } }>(
    `query ($id: ID!) { job(id: $id) { questions { ${FIELDS} } } }`,
    { variables: { id } },
  );
  return data?.job.questions ?? [];
}

async function change(id: string, version: number, questions: object[] | undefined) {
  return await portal.ask<{ updateJob: { standing: { version: number } } | null }>(
    "mutation ($id: ID!, $version: Int!, $input: JobContentInput!) { updateJob(id: $id, version: $version, input: $input) { standing { version } } }",
    { variables: { id, version, input: { ...jobForm(), questions } }, token: poster.token },
  );
}

const posted = (questions: object[]) =>
  post(portal, poster, { companyName: `Works ${randomUUID()}`, questions });

describe("a job's questions (SCRN-01)", () => {
  it("are posted with it in their order, those of the bank in the bank's words", async () => {
    const { id } = await posted([question(), WHEELS]);
    expect(await questionsOf(id)).toMatchObject([
      { text: "Can you lift 20 kg?", isRequired: true, bankCode: null, wanted: { values: ["yes"] } },
      { text: "Do you own a two-wheeler?", bankCode: "two-wheeler", wanted: null },
    ]);
  });

  it("keep their ids while they stay as they are, and take new ones with any change", async () => {
    const { id } = await posted([question(), WHEELS]);
    const [lift, wheels] = await questionsOf(id);
    await change(id, 1, [WHEELS, question({ isRequired: false })]);
    const [first, second] = await questionsOf(id);
    expect(first?.id).toBe(wheels?.id);
    expect(second?.text).toBe(lift?.text);
    expect(second?.id).not.toBe(lift?.id);
  });

  it("stay where a change of the job says nothing of them, and go where it asks none", async () => {
    const { id } = await posted([question()]);
    const before = await questionsOf(id);
    await change(id, 1, undefined);
    expect(await questionsOf(id)).toEqual(before);
    await change(id, 2, []);
    expect(await questionsOf(id)).toEqual([]);
  });

  it("stay in a draft, and in the copy of a job", async () => {
    const { id } = await posted([question(), WHEELS]);
    const { data } = await portal.ask<{ duplicateJob: { id: string; fields: { questions: object[] } } }>(
      "mutation ($id: ID!) { duplicateJob(id: $id) { id fields { questions { text isRequired bankCode wanted { values } } } } }",
      { variables: { id }, token: poster.token },
    );
    expect(data?.duplicateJob.fields.questions).toMatchObject([
      { text: "Can you lift 20 kg?", wanted: { values: ["yes"] } },
      { bankCode: "two-wheeler" },
    ]);
    const half = { ...question(), text: "Can you", options: ["", ""] };
    const saved = await portal.ask<{ saveJobDraft: { fields: object } }>(
      "mutation ($id: ID!, $fields: JobDraftFieldsInput!) { saveJobDraft(id: $id, fields: $fields) { fields { questions { text options } } } }",
      { variables: { id: randomUUID(), fields: { questions: [half] } }, token: poster.token },
    );
    expect(saved.data?.saveJobDraft.fields).toEqual({ questions: [{ text: "Can you", options: ["", ""] }] });
  });
});

describe("a question that must not be asked (SCRN-02)", () => {
  it("is refused with the reason, and nothing is posted or changed", async () => {
    const form = {
      companyName: "Kaveri Works",
      questions: [question(), question({ text: "Are you married?" })],
    };
    const refused = await postForm(portal, poster, form);
    expect(refused.code).toBe("QUESTION_NOT_ALLOWED");
    expect(refused.errors[0]).toMatchObject({
      message: "Please don't ask about marriage. Ask what the work needs.",
      extensions: { fields: [{ field: "questions.2" }] },
    });
    const [count] = await portal.dataSource.query<{ count: number }[]>(
      "select count(*)::int as count from jobs where posted_by_id = $1",
      [poster.id],
    );
    expect(count).toEqual({ count: 0 });

    const { id } = await posted([question()]);
    const before = await questionsOf(id);
    expect((await change(id, 1, [question({ text: "Aapki umar kya hai?" })])).code).toBe(
      "QUESTION_NOT_ALLOWED",
    );
    expect(await questionsOf(id)).toEqual(before);
  });

  it("is told of while it is typed", async () => {
    const { data } = await portal.ask(
      "query ($questions: [TypedQuestionInput!]!) { checkQuestions(questions: $questions) { position ground message instead } }",
      { variables: { questions: [question(), question({ text: "How old are you?" })] }, token: poster.token },
    );
    expect(data).toMatchObject({
      checkQuestions: [{ position: 2, ground: "AGE", instead: "Are you 18 or older?" }],
    });
  });

  it("is kept apart from one that is only wrong", async () => {
    const form = { companyName: "Kaveri Works", questions: [question({ kind: "ONE", wanted: null })] };
    const { code, errors } = await postForm(portal, poster, form);
    expect(code).toBe("BAD_USER_INPUT");
    expect(errors[0]?.extensions.fields).toEqual([
      { field: "questions.1", message: "Give two options or more.", rule: "TOO_FEW", bound: 2 },
    ]);
  });
});
