import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { newResume } from "../../../test/resumes";
import { rowSums } from "../../../test/row-sums";
import { Role } from "../../../auth/role";

let portal: TestPortal;
let make: Factories;
let mine: string;
let job: string;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
  const owner = await make.person();
  mine = (await newResume(portal, owner)).id;
  await portal.dataSource.query("update resumes set title = 'Nobody else may read this' where id = $1", [
    mine,
  ]);
  job = (await make.job()).id;
});
afterAll(() => portal.stop());

const MISSING = "00000000-0000-7000-8000-000000000000";

/** Every operation that takes a resume's id. */
const OPERATIONS: Record<string, string> = {
  resume: "query ($id: ID!) { resume(id: $id) { id title } }",
  resumeJson: "query ($id: ID!) { resumeJson(id: $id) }",
  resumeTemplates: "query ($id: ID!) { resumeTemplates(resumeId: $id) { template isUsable } }",
  updateResume: `mutation ($id: ID!) { updateResume(id: $id, version: 2, input: { title: "Mine" }) { title } }`,
  finishResume: "mutation ($id: ID!) { finishResume(id: $id, version: 2) { title } }",
  duplicateResume: "mutation ($id: ID!) { duplicateResume(id: $id) { title } }",
  deleteResume: "mutation ($id: ID!) { deleteResume(id: $id) { title } }",
  restoreResume: "mutation ($id: ID!) { restoreResume(id: $id) { title } }",
  applyToJob:
    "mutation ($id: ID!, $jobId: ID!) { applyToJob(input: { jobId: $jobId, resumeId: $id }) { id } }",
};

const STRANGERS = [Role.JOBSEEKER, Role.EMPLOYER, Role.ADMIN] as const;
const CASES = Object.keys(OPERATIONS).flatMap((name) => STRANGERS.map((role) => [name, role] as const));

/** The answer to the letter, without the time when it was given. */
async function answerTo(name: string, id: string, { token }: NewIdentity): Promise<string> {
  const response = await fetch(`${portal.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: OPERATIONS[name],
      variables: { id, ...(name === "applyToJob" && { jobId: job }) },
    }),
  });
  return `${response.status} ${await response.text()}`;
}

describe("somebody else's resume", () => {
  it.each(CASES)("reads to %s as one that is not there, for another %s", async (name, role) => {
    const stranger = await make.person({ role });
    const before = await rowSums(portal.dataSource);
    const [theirs, missing] = [await answerTo(name, mine, stranger), await answerTo(name, MISSING, stranger)];
    expect(theirs).toBe(missing);
    expect(theirs).toBe(await answerTo(name, "no-id-at-all", stranger));
    expect(theirs).not.toContain("Nobody else");
    expect({ ...(await rowSums(portal.dataSource)), rate_limits: "" }).toEqual({
      ...before,
      rate_limits: "",
    });
  });

  it.each(Object.keys(OPERATIONS).filter((name) => name !== "restoreResume"))(
    "that was deleted reads to %s of its owner as one that is not there",
    async (name) => {
      const owner = await make.person();
      const { id } = await newResume(portal, owner);
      await answerTo("deleteResume", id, owner);
      expect(await answerTo(name, id, owner)).toBe(await answerTo(name, MISSING, owner));
    },
  );

  it("is in nobody else's list", async () => {
    const { data } = await portal.ask<{ myResumes: { total: number } }>(
      "{ myResumes { total } }",
      await make.person(),
    );
    expect(data?.myResumes.total).toBe(0);
  });
});
