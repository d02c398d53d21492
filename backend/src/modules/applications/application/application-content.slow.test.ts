import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import type { Account } from "../../accounts/account.entity";
import type { Job } from "../../jobs/job/job.entity";

type Person = Account & NewIdentity;

let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

const say = ({ token }: Person, input: object) =>
  portal.ask("mutation ($input: SaveCareerProfileInput!) { saveCareerProfile(input: $input) { id } }", {
    variables: { input },
    token,
  });

async function send({ token }: Person, { id: jobId }: Job, input: object = {}) {
  const { data, code, errors } = await portal.ask<{ applyToJob: { id: string } | null }>(
    "mutation ($input: ApplyToJobInput!) { applyToJob(input: $input) { id } }",
    { variables: { input: { jobId, ...input } }, token },
  );
  const fields = errors[0]?.extensions.fields?.map(({ field }) => field) ?? [];
  return { id: data?.applyToJob?.id ?? "", code, fields };
}

/** A job, and how a member of its company sees a candidate for it. */
async function opening(values: Partial<Job> = {}) {
  const member = await make.person();
  const { id: companyId } = await make.company({}, [member]);
  const job = await make.job({ companyId, ...values });
  const candidate = async (id: string) => {
    const { data } = await portal.ask<{ candidate: Record<string, unknown> }>(
      `query ($id: ID!) { candidate(applicationId: $id) { title employer experienceMonths career {
        headline noticePeriodDays preferredPlaces helpAtWork expectedPay { amount unit headline } } } }`,
      { variables: { id }, token: member.token },
    );
    return data?.candidate;
  };
  return { job, candidate };
}

const PAY = { amount: 660_000, unit: "YEAR" };
const FACTS = {
  headline: "Accounts for trading firms",
  experienceMonths: 81,
  currentTitle: "Senior Accountant",
  currentEmployer: "Bharat Steel",
  noticePeriodDays: 30,
  preferredPlaces: ["Pune"],
  expectedPay: PAY,
  helpAtWork: "A screen reader.",
};

describe("an application and the career profile", () => {
  it("takes along what isn't private, as it stood then (WORK-04)", async () => {
    const [person, { job, candidate }] = [await make.person(), await opening()];
    await say(person, { facts: FACTS });
    const { id } = await send(person, job);
    await say(person, { facts: { headline: "Changed", noticePeriodDays: 90 } });
    expect(await candidate(id)).toEqual({
      ...{ title: "Senior Accountant", employer: "Bharat Steel", experienceMonths: 81 },
      career: {
        ...{ headline: FACTS.headline, noticePeriodDays: 30, preferredPlaces: ["Pune"] },
        ...{ helpAtWork: null, expectedPay: null },
      },
    });
  });

  it("takes help at work along where one sends it", async () => {
    const [person, { job, candidate }] = [await make.person(), await opening()];
    await say(person, { facts: FACTS });
    const { id } = await send(person, job, { career: { sendsHelpAtWork: true } });
    expect(await candidate(id)).toMatchObject({ career: { helpAtWork: "A screen reader." } });
  });

  it("shows no e-mail or phone out of it before the candidate is shortlisted", async () => {
    const [person, { job, candidate }] = [await make.person(), await opening()];
    await say(person, { facts: { headline: "Call 98450 12345 or a@b.example" } });
    const { id } = await send(person, job);
    expect(await candidate(id)).toMatchObject({
      career: { headline: "Call [shown once shortlisted] or [shown once shortlisted]" },
    });
  });

  it("has nothing of it where nothing was said", async () => {
    const [person, { job, candidate }] = [await make.person(), await opening()];
    const { id } = await send(person, job);
    expect(await candidate(id)).toEqual({
      title: null,
      employer: null,
      experienceMonths: null,
      career: null,
    });
  });
});

describe("what a job asks for (ASK-01, ASK-02)", () => {
  const asking = {
    ...{ asksPhone: true, asksResume: true, asksNoticePeriod: true, asksExpectedPay: true },
  };

  it("is named where it is missing, and nothing is sent", async () => {
    const [person, { job }] = [await make.person(), await opening(asking)];
    expect(await send(person, job)).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: ["phone", "resumeId", "career.noticePeriodDays", "career.expectedPay"],
    });
    const sent = await portal.dataSource.query<object[]>("select from applications where job_id = $1", [
      job.id,
    ]);
    expect(sent).toEqual([]);
  });

  it("is answered with the application alone, whoever sees the career profile", async () => {
    const person = await make.person({ additionalData: { phone: "98450 12345" } });
    const { job, candidate } = await opening({ ...asking, asksResume: false });
    const { id } = await send(person, job, { career: { noticePeriodDays: 0, expectedPay: PAY } });
    expect(await candidate(id)).toMatchObject({
      career: { noticePeriodDays: 0, expectedPay: { ...PAY, headline: "₹6.6 LPA" } },
    });
    const { data } = await portal.ask("{ careerProfile { version } }", person);
    expect(data).toEqual({ careerProfile: { version: 0 } });
  });

  it("keeps the answers in the career profile if the sender wants that", async () => {
    const [person, { job }] = [await make.person(), await opening({ asksNoticePeriod: true })];
    await send(person, job, { career: { noticePeriodDays: 15, isKept: true } });
    const { data } = await portal.ask("{ careerProfile { facts { noticePeriodDays } } }", person);
    expect(data).toEqual({ careerProfile: { facts: { noticePeriodDays: 15 } } });
  });

  it("is there already where the career profile says it to companies", async () => {
    const [person, { job }] = [await make.person(), await opening({ asksNoticePeriod: true })];
    await say(person, { facts: FACTS });
    expect((await send(person, job)).code).toBeUndefined();
  });

  it("doesn't take what the career profile keeps private without the sender's word", async () => {
    const [person, { job }] = [await make.person(), await opening({ asksExpectedPay: true })];
    await say(person, { facts: FACTS });
    expect((await send(person, job)).fields).toEqual(["career.expectedPay"]);
  });
});

describe("what a profile lacks and an application brings along (SEEN-22)", () => {
  const GIVEN = { displayName: " Asha Rao ", title: "Staff Nurse", phone: "98450 12345" };

  const profileOf = async (person: Person) => {
    const { data } = await portal.ask<{ me: { displayName: string | null; additionalData: object } }>(
      "{ me { displayName additionalData { title phone } } }",
      person,
    );
    return data?.me;
  };

  it("goes with it, and the profile keeps it; what the profile has stays", async () => {
    const person = await make.person({ displayName: null, additionalData: { title: "Head Nurse" } });
    const { job } = await opening({ asksPhone: true });
    const { id } = await send(person, job, { profile: GIVEN });
    expect(await profileOf(person)).toEqual({
      displayName: "Asha Rao",
      additionalData: { title: "Head Nurse", phone: "98450 12345" },
    });
    const [sent] = await portal.dataSource.query<{ name: string; phone: string }[]>(
      "select profile->'basics'->>'name' as name, profile->'basics'->>'phone' as phone from applications where id = $1",
      [id],
    );
    expect(sent).toEqual({ name: "Asha Rao", phone: "98450 12345" });
  });

  it.each([
    ["a second application", {}, "ALREADY_APPLIED"],
    ["one without what the job asks for", { asksResume: true }, "BAD_USER_INPUT"],
  ])("is in the profile no more than the application is: %s", async (_which, values, code) => {
    const person = await make.person({ displayName: null, additionalData: {} });
    const { job } = await opening(values);
    if (code === "ALREADY_APPLIED") await send(person, job);
    expect((await send(person, job, { profile: GIVEN })).code).toBe(code);
    expect(await profileOf(person)).toEqual({
      displayName: null,
      additionalData: { title: null, phone: null },
    });
  });

  it("is refused at its field where it is none", async () => {
    const [person, { job }] = [await make.person(), await opening()];
    expect(await send(person, job, { profile: { phone: "12" } })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: ["profile.phone"],
    });
  });
});
