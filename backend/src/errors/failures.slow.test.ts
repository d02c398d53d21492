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

it("a transaction that a busy node left alone for too long is an outage", async () => {
  const runner = portal.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query("set local idle_in_transaction_session_timeout = '20ms'");
  // The loop stands still, as it does on a busy machine: PostgreSQL's word comes with the next answer.
  const until = Date.now() + 300;
  while (Date.now() < until);
  const failure: unknown = await runner.query("select 1").catch((error: unknown) => error);
  expect(toCodedError(failure)?.code).toBe("UNAVAILABLE");
  await runner.release();
});
