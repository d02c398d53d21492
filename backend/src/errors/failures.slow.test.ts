import { startTestPortal, type TestPortal } from "../test/portal";
import { toCodedError } from "./failures";

let portal: TestPortal;

beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

/** What PostgreSQL says of a value, as the caller is told it. */
async function refusalOf(value: string, type: string): Promise<string | undefined> {
  try {
    await portal.dataSource.query<object[]>(`select $1::${type}`, [value]);
  } catch (error) {
    return toCodedError(error)?.code;
  }
  throw new Error("PostgreSQL took it.");
}

describe("a text that PostgreSQL can't keep (REQS-05)", () => {
  it.each([
    ["a NUL", "a\u0000b", "text"],
    ["a NUL within JSON", JSON.stringify("a\u0000b"), "jsonb"],
    ["the first half of a character within JSON", JSON.stringify("a\ud800b"), "jsonb"],
    ["the second half of one", JSON.stringify("a\udc00b"), "jsonb"],
    ["two first halves", JSON.stringify("\ud800\ud800"), "jsonb"],
  ])("is the caller's mistake: %s", async (_what, value, type) => {
    expect(await refusalOf(value, type)).toBe("BAD_USER_INPUT");
  });

  it.each([
    ["JSON that we made wrongly", "{", "jsonb"],
    ["a word where a number belongs", "one", "integer"],
  ])("is nothing else: %s is a mistake of ours", async (_what, value, type) => {
    expect(await refusalOf(value, type)).toBeUndefined();
  });
});
