import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { JobDraftFieldsInput } from "../../../shared/schema.generated";
import { keepDraft, readKept } from "./draft-keeper";

const KEY = "job-draft:uid-1:new";

const typed = (title: string) => ({ title }) as JobDraftFieldsInput;
const outage = () => new TypeError("Failed to fetch");
const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: "No.", extensions: { code } }] });

function begin() {
  const save = jest.fn((_fields: JobDraftFieldsInput): Promise<unknown> => Promise.resolve());
  return { save, keeper: keepDraft("draft-1", KEY, save) };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});

describe("keeping a form as a draft", () => {
  it("tries again after an outage, and lets go of the browser's copy once the server has it", async () => {
    const { keeper, save } = begin();
    save.mockRejectedValueOnce(outage()).mockRejectedValueOnce(outage());
    keeper.change(typed("Weaver"));
    await pass(1200);
    expect(keeper.getState()).toEqual({ kind: "kept" });
    expect(readKept(KEY)).toEqual({ id: "draft-1", fields: typed("Weaver") });
    await pass(9999);
    expect(save).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(save).toHaveBeenCalledTimes(2);
    await pass(10_000);
    expect(save).toHaveBeenCalledTimes(3);
    expect(readKept(KEY)).toBeNull();
  });

  it.each([
    ["UNAUTHENTICATED", "refused"],
    ["DRAFT_POSTED", "posted"],
    ["BAD_USER_INPUT", "refused"],
    ["DRAFT_LIMIT", "limit"],
  ])("does not try again by itself after %s, only with the next change", async (code, kind) => {
    const { keeper, save } = begin();
    save.mockRejectedValueOnce(refusal(code));
    keeper.change(typed("Weaver"));
    await pass(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(keeper.getState()).toEqual({ kind });
    expect(readKept(KEY)?.fields.title).toBe("Weaver");
    keeper.change(typed("Head Weaver"));
    await pass(1200);
    expect(save).toHaveBeenLastCalledWith(typed("Head Weaver"));
  });

  it("sends even what this tab saved last: another tab may have saved since", async () => {
    const { keeper, save } = begin();
    keeper.change(typed("Weaver"));
    await pass(1200);
    keeper.change(typed("Weaver"));
    expect(keeper.getState().kind).toBe("saved");
    await pass(1200);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it("does not wait for a save under way when the form is left", async () => {
    const { keeper, save } = begin();
    let answer: () => void = () => undefined;
    save.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
    keeper.change(typed("One"));
    await pass(1200);
    keeper.change(typed("Two"));
    void keeper.leave();
    expect(save).toHaveBeenLastCalledWith(typed("Two"));
    await pass(0);
    answer();
    await pass(60_000);
    expect(save).toHaveBeenCalledTimes(2);
    expect(readKept(KEY)).toBeNull();
  });
});
