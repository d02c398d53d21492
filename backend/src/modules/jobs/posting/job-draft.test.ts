import { randomUUID } from "node:crypto";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { post, postForm } from "../../../test/posting";
import type { Account } from "../../accounts/account.entity";

let portal: TestPortal;
let make: Factories;
let writer: Account & NewIdentity;

beforeAll(async () => {
  portal = await startTestPortal({ env: { WRITES_PER_MINUTE: "1000" } });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  writer = await make.person();
});

const save = (id: string, fields: object, { token }: { token: string } = writer) =>
  portal.ask<{ saveJobDraft: { id: string } | null }>(
    "mutation ($id: ID!, $fields: JobDraftFieldsInput!) { saveJobDraft(id: $id, fields: $fields) { id } }",
    { variables: { id, fields }, token },
  );

const drafts = async ({ token }: { token: string } = writer) => {
  const { data } = await portal.ask<{ myJobDrafts: { id: string; fields: object }[] }>(
    "{ myJobDrafts { id fields { title pay type location companyId benefits } } }",
    { token },
  );
  return data?.myJobDrafts ?? [];
};

const EMPTY = { title: null, pay: null, type: null, location: null, companyId: null, benefits: null };

describe("a draft", () => {
  it("keeps a form as it stands, half filled in and not right yet, and changes with it", async () => {
    const id = randomUUID();
    await save(id, { title: "L" });
    await save(id, { title: "La", pay: "₹1–9 LPA" });
    expect(await drafts()).toEqual([{ id, fields: { ...EMPTY, title: "La", pay: "₹1–9 LPA" } }]);
  });

  it("has no markup and no entities, and leaves the rest as it was typed", async () => {
    const id = randomUUID();
    await save(id, { title: "Research &amp; Development ", benefits: ["Food &amp;amp; bus", ""] });
    expect(await drafts()).toEqual([
      { id, fields: { ...EMPTY, title: "Research & Development ", benefits: ["Food & bus", ""] } },
    ]);
  });

  it("is its writer's alone, also where somebody else's has the same id", async () => {
    const [id, other] = [randomUUID(), await make.person()];
    await save(id, { title: "Mine" });
    await save(id, { title: "Theirs" }, other);
    expect((await drafts()).map(({ fields }) => fields)).toEqual([{ ...EMPTY, title: "Mine" }]);
    const remove = async () =>
      (
        await portal.ask("mutation ($id: ID!) { deleteJobDraft(id: $id) { id fields { title } } }", {
          variables: { id },
          token: other.token,
        })
      ).data?.deleteJobDraft;
    expect(await remove()).toEqual({ id, fields: { title: "Theirs" } });
    expect(await remove()).toBeNull();
    expect([(await drafts()).length, (await drafts(other)).length]).toEqual([1, 0]);
  });

  it("becomes the job that is posted with its id; a save that comes too late brings none back", async () => {
    const draftId = randomUUID();
    await save(draftId, { title: "Lathe Operator" });
    await post(portal, writer, { draftId, companyName: "Kabini Mills" });
    expect(await drafts()).toEqual([]);
    expect((await save(draftId, { title: "Late" })).code).toBe("DRAFT_POSTED");
    expect(await drafts()).toEqual([]);
  });

  it("is posted once: whoever typed something else since is told (HEED-18)", async () => {
    const questions = [{ kind: "YES_NO", text: "Can you work on Sundays?", options: [], isRequired: true }];
    const job = { draftId: randomUUID(), companyName: "Kabini Mills", questions };
    const { id } = await post(portal, writer, job);
    expect((await post(portal, writer, job)).id).toBe(id);
    const others = [{ title: "Head Weaver" }, { companyName: "Kabini Dyers" }, { questions: [] }];
    for (const other of others)
      expect((await postForm(portal, writer, { ...job, ...other })).code).toBe("DRAFT_POSTED");
  });

  it("is one of fifty at most", async () => {
    await portal.dataSource.query(
      "insert into job_drafts select $1, gen_random_uuid(), '{}', now(), now() from generate_series(1, 50)",
      [writer.id],
    );
    expect((await save(randomUUID(), {})).code).toBe("DRAFT_LIMIT");
  });

  it("is made of a job of one's company by duplicateJob, and of no job that is held", async () => {
    const company = await make.company({}, [writer]);
    const job = await make.job({ companyId: company.id, benefits: ["PF"] });
    const duplicate = (id: string) =>
      portal.ask("mutation ($id: ID!) { duplicateJob(id: $id) { id } }", {
        variables: { id },
        token: writer.token,
      });
    await duplicate(job.id);
    expect((await drafts()).map(({ fields }) => fields)).toEqual([
      {
        title: job.title,
        pay: job.payText,
        type: "FULL_TIME",
        location: "Bangalore",
        companyId: company.id,
        benefits: ["PF"],
      },
    ]);
    const held = await make.job({ companyId: company.id, heldAt: new Date() });
    expect((await duplicate(held.id)).code).toBe("JOB_HELD");
  });
});
