import { apply } from "../../../test/applications";
import { moveMany, seenBy, undo } from "../../../test/candidates";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { indianDay } from "../../../time/indian-calendar";
import type { Account } from "../../accounts/account.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;
let member: Person;
let job: { id: string };

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  member = await make.person();
  const { id: companyId } = await make.company({}, [member]);
  job = await make.job({ companyId, openUntil: new Date("2036-01-01T00:00:00Z") });
});

async function sent(): Promise<{ seeker: Person; id: string }> {
  const seeker = await make.person();
  return { seeker, id: await apply(portal, seeker, job) };
}

const reject = (ids: string[], reason?: string) =>
  moveMany(portal, member, ids, { from: "SUBMITTED", to: "NOT_SELECTED", reason });

/** What somebody counts of today's applications. */
async function figures(viewer = member): Promise<{ reason: string | null; count: number }[] | undefined> {
  const today = indianDay(new Date());
  const { data } = await portal.ask<{ employerAnalytics: { rejections: [] } }>(
    `query ($day: String!) { employerAnalytics(from: $day, to: $day) { rejections { reason count } } }`,
    { variables: { day: today }, token: viewer.token },
  );
  return data?.employerAnalytics.rejections;
}

async function historyOf(id: string): Promise<unknown> {
  const { data } = await portal.ask<{ candidate: { history: object[] } }>(
    "query ($id: ID!) { candidate(applicationId: $id) { history { status reason } } }",
    { variables: { id }, token: member.token },
  );
  return data?.candidate.history.at(-1);
}

describe("the reason of a rejection (PIPE-02)", () => {
  it("is kept with the step, and counted in the company's own figures", async () => {
    const people = [await sent(), await sent(), await sent(), await sent()];
    const [one = "", other = "", third = "", last = ""] = people.map(({ id }) => id);
    expect((await reject([one, other], "PAY")).movedCount).toBe(2);
    await reject([third], "SKILLS");
    await reject([last]);
    expect(await historyOf(one)).toEqual({ status: "NOT_SELECTED", reason: "PAY" });
    expect(await historyOf(last)).toEqual({ status: "NOT_SELECTED", reason: null });
    expect(await figures()).toEqual([
      { reason: "PAY", count: 2 },
      { reason: "SKILLS", count: 1 },
      { reason: null, count: 1 },
    ]);
    const rival = await make.person();
    await make.company({}, [rival]);
    expect(await figures(rival)).toEqual([]);
  });

  it("counts no more once the rejection was taken back", async () => {
    const { id } = await sent();
    const { moveId } = await reject([id], "PAY");
    await undo(portal, member, moveId);
    expect(await figures()).toEqual([]);
    await reject([id], "FILLED");
    expect(await figures()).toEqual([{ reason: "FILLED", count: 1 }]);
    await moveMany(portal, member, [id], { from: "NOT_SELECTED", to: "SHORTLISTED" });
    expect(await figures()).toEqual([]);
  });

  it("reaches the applicant neither on their pages nor in the copy of their data", async () => {
    const { seeker, id } = await sent();
    await reject([id], "UNREACHED");
    expect(await seenBy(portal, seeker)).toBeDefined();
    const { data } = await portal.ask<{ exportMyData: unknown }>("{ exportMyData }", seeker);
    expect(JSON.stringify(data)).toContain(id);
    expect(JSON.stringify(data)).not.toMatch(/unreached/i);
    const { code } = await portal.ask("{ myApplications { items { history { reason } } } }", seeker);
    expect(code).toBe("GRAPHQL_VALIDATION_FAILED");
  });

  it("is refused with any other step", async () => {
    const { id } = await sent();
    const step = { from: "SUBMITTED", to: "SHORTLISTED", reason: "PAY" };
    expect((await moveMany(portal, member, [id], step)).code).toBe("MESSAGE_NOT_WANTED");
  });
});

describe("the wording of a rejection (HEED-02)", () => {
  const UNFAIR = "You are too old for this job.";

  it("is refused where it shuts people out, and nobody is moved", async () => {
    const { seeker, id } = await sent();
    const step = { from: "SUBMITTED", to: "NOT_SELECTED", message: UNFAIR };
    expect(await moveMany(portal, member, [id], step)).toMatchObject({
      movedCount: 0,
      code: "BAD_USER_INPUT",
    });
    expect(await seenBy(portal, seeker)).toMatchObject({ status: "SUBMITTED", message: null });
    const polite = { ...step, message: "We chose somebody with more years in sales." };
    expect((await moveMany(portal, member, [id], polite)).movedCount).toBe(1);
  });

  it("is refused as a company's usual text, too", async () => {
    const { id: companyId } = await make.company({}, [member]);
    const save = (text: string) =>
      portal.ask(
        "mutation ($input: SaveRejectionMessageInput!) { saveRejectionMessage(input: $input) { id } }",
        {
          variables: { input: { companyId, text } },
          token: member.token,
        },
      );
    expect((await save(UNFAIR)).code).toBe("BAD_USER_INPUT");
    expect((await save("We chose somebody else.")).code).toBeUndefined();
  });
});

describe("the places of a rejection (PIPE-07)", () => {
  const say = (ids: string[], message: string) =>
    moveMany(portal, member, ids, { from: "SUBMITTED", to: "NOT_SELECTED", message });

  it("are filled for each applicant, as its writer meant them", async () => {
    const { seeker, id } = await sent();
    const { code } = await say([id], "Dear {Name}, we go on with others for {job} at {company}.");
    expect(code).toBeUndefined();
    const [row] = await portal.dataSource.query<{ message: string }[]>(
      "select message from applications where id = $1",
      [id],
    );
    const { title, companyName } = await jobOf(id);
    const [firstName = "applicant"] = (seeker.displayName ?? "").split(" ").filter(Boolean);
    expect(row?.message).toBe(`Dear ${firstName}, we go on with others for ${title} at ${companyName}.`);
  });

  it("are refused where nothing is known for them, also in the usual text", async () => {
    const { id } = await sent();
    expect((await say([id], "Dear {first name}, until {slot}.")).code).toBe("BAD_USER_INPUT");
    const { code } = await portal.ask(
      "mutation ($input: SaveRejectionMessageInput!) { saveRejectionMessage(input: $input) { id } }",
      {
        variables: { input: { companyId: (await jobOf(id)).companyId, text: "Dear {nonsense}" } },
        ...member,
      },
    );
    expect(code).toBe("BAD_USER_INPUT");
  });
});

async function jobOf(id: string) {
  const [job] = await portal.dataSource.query<{ title: string; companyName: string; companyId: string }[]>(
    `select job->>'title' as title, job->>'companyName' as "companyName", company_id as "companyId"
     from applications where id = $1`,
    [id],
  );
  if (!job) throw new Error("There is no such application.");
  return job;
}
