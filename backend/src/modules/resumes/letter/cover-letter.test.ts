import { MAX_LETTERS } from "@job-portal/protocol/letters";
import { createFactories, type Factories } from "../../../test/factories";
import type { NewIdentity } from "../../../test/identities";
import { startTestPortal, type TestPortal } from "../../../test/portal";
import { rowSums } from "../../../test/row-sums";

let portal: TestPortal;
let make: Factories;
let person: NewIdentity;

beforeAll(async () => {
  portal = await startTestPortal({
    env: { WRITES_PER_MINUTE: "1000", WRITES_PER_MINUTE_PER_ADDRESS: "10000" },
  });
  make = createFactories(portal.dataSource);
});
afterAll(() => portal.stop());
beforeEach(async () => {
  person = await make.person();
});

interface Letter {
  id: string;
  title: string;
  text: string;
}

const call = async ({ token }: { token: string }, operation: string, variables: object = {}) => {
  const { data, code, errors } = await portal.ask<{ letter: Letter }>(operation, { variables, token });
  const fields = errors.flatMap(({ extensions }) => extensions.fields ?? []).map(({ field }) => field);
  return { letter: data?.letter, code, fields };
};

const CREATE = `mutation ($input: CoverLetterInput!, $once: ID) {
  letter: createCoverLetter(input: $input, clientRequestId: $once) { id title text }
}`;
const UPDATE = `mutation ($id: ID!, $input: CoverLetterInput!) {
  letter: updateCoverLetter(id: $id, input: $input) { id title text }
}`;
const DELETE = "mutation ($id: ID!) { letter: deleteCoverLetter(id: $id) { id title text } }";

const LETTER = { title: "Wards", text: "Dear {company},\nI would like to work as {job}.\n{name}" };

const lettersOf = async ({ token }: { token: string }) => {
  const { data } = await portal.ask<{ myCoverLetters: Letter[] }>("{ myCoverLetters { id title text } }", {
    token,
  });
  return data?.myCoverLetters ?? [];
};

describe("cover letters", () => {
  it("are written, changed and deleted by their writer (COVR-01)", async () => {
    const { letter } = await call(person, CREATE, { input: { ...LETTER, title: " Wards " } });
    expect(letter).toMatchObject(LETTER);
    const changed = { title: "Night wards", text: "Dear {company}" };
    await call(person, UPDATE, { id: letter?.id, input: changed });
    expect(await lettersOf(person)).toEqual([{ id: letter?.id, ...changed }]);
    await call(person, DELETE, { id: letter?.id });
    expect(await lettersOf(person)).toEqual([]);
  });

  it("are made once, however often the call comes (COVR-01)", async () => {
    const once = "5b0d3a5e-8d0a-4c53-9d8e-3d1a0f0a7c11";
    const [first, second] = [
      await call(person, CREATE, { input: LETTER, once }),
      await call(person, CREATE, { input: LETTER, once }),
    ];
    expect(second.letter).toEqual(first.letter);
    expect(await lettersOf(person)).toHaveLength(1);
  });

  it.each([
    ["title", { ...LETTER, title: " " }],
    ["title", { ...LETTER, title: "x".repeat(121) }],
    ["text", { ...LETTER, text: "" }],
    ["text", { ...LETTER, text: "x".repeat(3001) }],
  ])("are refused with a wrong %s, and nothing is kept (COVR-02)", async (field, input) => {
    const refused = await call(person, CREATE, { input });
    expect(refused.code).toBe("BAD_USER_INPUT");
    expect(refused.fields.join()).toContain(field);
    expect(await lettersOf(person)).toEqual([]);
  });

  it("are twenty at most, of any number at once (COVR-02)", async () => {
    const codes = await Promise.all(
      Array.from({ length: MAX_LETTERS + 2 }, async (_, index) => {
        const { code } = await call(person, CREATE, { input: { ...LETTER, title: `Letter ${index}` } });
        return code;
      }),
    );
    expect(codes.filter((code) => code === "COVER_LETTER_LIMIT_REACHED").length).toBeGreaterThan(0);
    expect((await lettersOf(person)).length).toBeLessThanOrEqual(MAX_LETTERS);
  });

  it("of somebody else read as ones that are not there (COVR-01)", async () => {
    const { letter } = await call(person, CREATE, { input: LETTER });
    const stranger = await make.person();
    const before = await rowSums(portal.dataSource);
    expect((await call(stranger, UPDATE, { id: letter?.id, input: LETTER })).code).toBe("NOT_FOUND");
    expect((await call(stranger, DELETE, { id: letter?.id })).code).toBe("NOT_FOUND");
    expect((await call(stranger, DELETE, { id: "none" })).code).toBe("NOT_FOUND");
    expect((await rowSums(portal.dataSource)).cover_letters).toBe(before.cover_letters);
    expect(await lettersOf(stranger)).toEqual([]);
  });

  it("stand in their writer's export (COVR-03)", async () => {
    await call(person, CREATE, { input: LETTER });
    const { data } = await portal.ask<{ exportMyData: { coverLetters: Letter[] } }>(
      "{ exportMyData }",
      person,
    );
    expect(data?.exportMyData.coverLetters).toMatchObject([LETTER]);
  });
});
