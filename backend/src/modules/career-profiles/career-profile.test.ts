import { createFactories, type Factories } from "../../test/factories";
import { startTestPortal, type TestPortal } from "../../test/portal";

let portal: TestPortal;
let make: Factories;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());

const PROFILE = `{ id version percent gaps { field gain }
  facts { headline experienceMonths skills { name years } noticePeriodDays expectedPay { amount unit headline } }
  audiences { about expectedPay currentPay } }`;

interface Answer {
  id: string;
  version: number;
  percent: number;
  facts: Record<string, unknown>;
  audiences: Record<string, string>;
}

const save = ({ token }: { token: string }, input: object) =>
  portal.ask<{ saveCareerProfile: Answer }>(
    `mutation ($input: SaveCareerProfileInput!) { saveCareerProfile(input: $input) ${PROFILE} }`,
    { variables: { input }, token },
  );

const read = async ({ token }: { token: string }) => {
  const { data } = await portal.ask<{ careerProfile: Answer }>(`{ careerProfile ${PROFILE} }`, { token });
  return data?.careerProfile;
};

describe("a career profile (WORK-01)", () => {
  it("is empty at first, and then what its person said of it", async () => {
    const person = await make.person();
    expect(await read(person)).toMatchObject({
      ...{ id: person.id, version: 0, percent: 0 },
      facts: { headline: null, skills: null },
      audiences: { about: "APPLYING", expectedPay: "PRIVATE", currentPay: "PRIVATE" },
    });
    const facts = {
      headline: "Welds ships",
      experienceMonths: 30,
      skills: [{ name: "TIG", years: 2 }],
      expectedPay: { amount: 25_000, unit: "MONTH" },
    };
    const { data } = await save(person, { facts, audiences: { expectedPay: "APPLYING" } });
    expect(data?.saveCareerProfile).toMatchObject({
      ...{ version: 1, percent: 45 },
      facts: { ...facts, expectedPay: { ...facts.expectedPay, headline: "₹25,000 a month" } },
      audiences: { about: "APPLYING", expectedPay: "APPLYING" },
    });
    await save(person, { facts: { headline: null, noticePeriodDays: 30 } });
    expect(await read(person)).toMatchObject({
      version: 2,
      facts: { headline: null, experienceMonths: 30, noticePeriodDays: 30 },
    });
  });

  it("has a version that counts changes alone, and refuses a save to an older one", async () => {
    const person = await make.person();
    await save(person, { facts: { headline: "Welder" }, expectedVersion: 0 });
    expect((await save(person, { facts: { headline: "Welder" } })).data?.saveCareerProfile.version).toBe(1);
    const refused = await save(person, { facts: { headline: "Fitter" }, expectedVersion: 0 });
    expect(refused.code).toBe("PROFILE_CHANGED");
    expect(await read(person)).toMatchObject({ version: 1, facts: { headline: "Welder" } });
  });

  it("is made once by two saves at the same time", async () => {
    const person = await make.person();
    const answers = await Promise.all([
      save(person, { facts: { headline: "Welder" } }),
      save(person, { facts: { experienceMonths: 12 } }),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual([[], []]);
    expect(await read(person)).toMatchObject({
      version: 2,
      facts: { headline: "Welder", experienceMonths: 12 },
    });
  });

  it.each([
    ["facts.headline", { headline: "a".repeat(121) }],
    ["facts.experienceMonths", { experienceMonths: -1 }],
    ["facts.noticePeriodDays", { noticePeriodDays: 181 }],
    ["facts.education", { education: "ANY" }],
    ["facts.skills.1.name", { skills: [{ name: " " }] }],
    ["facts.expectedPay.amount", { expectedPay: { amount: 0, unit: "YEAR" } }],
    ["facts.links", { links: ["javascript:alert(1)"] }],
    ["facts.preferredPlaces.1", { preferredPlaces: ["Xyzzabad"] }],
  ])("refuses what breaks the rule of %s, and changes nothing", async (field, facts) => {
    const person = await make.person();
    const { code, errors } = await save(person, { facts });
    expect(code).toBe("BAD_USER_INPUT");
    expect(errors[0]?.extensions.fields?.map((problem) => problem.field)).toContain(field);
    expect(await read(person)).toMatchObject({ version: 0 });
  });

  it("stays out of what the REST interface tells of an account (CALL-12)", async () => {
    const person = await make.person();
    await save(person, { facts: { headline: "Welds ships" } });
    const { data } = await portal.ask<{ me: { additionalData: object } }>(
      "{ me { additionalData { title bio phone location dob linkedin } } }",
      person,
    );
    expect(JSON.stringify(data)).not.toContain("Welds ships");
  });
});
