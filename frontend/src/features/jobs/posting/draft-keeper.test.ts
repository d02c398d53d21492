import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { JobDraftFieldsInput } from "../../../shared/schema.generated";
import { DraftKeeper, readKept } from "./draft-keeper";

const KEY = "job-draft:uid-1:new";

const typed = (title: string) => ({ title }) as JobDraftFieldsInput;
const outage = () => new TypeError("Failed to fetch");
const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: "No.", extensions: { code } }] });

function begin() {
  const save = jest.fn((_fields: JobDraftFieldsInput): Promise<unknown> => Promise.resolve());
  const onState = jest.fn();
  return { save, onState, keeper: new DraftKeeper({ draftId: "draft-1", key: KEY, save, onState }) };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});

describe("keeping a form as a draft", () => {
  it("tries again after an outage, and lets go of the browser's copy once the server has it", async () => {
    const { keeper, save, onState } = begin();
    save.mockRejectedValueOnce(outage());
    keeper.change(typed("Weaver"));
    await pass(1200);
    expect(onState).toHaveBeenLastCalledWith({ status: "kept" });
    expect(readKept(KEY)?.fields.title).toBe("Weaver");
    await pass(10_000);
    expect(save).toHaveBeenCalledTimes(2);
    expect(readKept(KEY)).toBeNull();
  });

  it.each([
    ["UNAUTHENTICATED", "refused"],
    ["DRAFT_POSTED", "refused"],
    ["BAD_USER_INPUT", "refused"],
    ["DRAFT_LIMIT", "limit"],
  ])("does not try again by itself after %s, only with the next change", async (code, status) => {
    const { keeper, save, onState } = begin();
    save.mockRejectedValueOnce(refusal(code));
    keeper.change(typed("Weaver"));
    await pass(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(onState).toHaveBeenLastCalledWith({ status });
    expect(readKept(KEY)?.fields.title).toBe("Weaver");
    keeper.change(typed("Head Weaver"));
    await pass(1200);
    expect(save).toHaveBeenLastCalledWith(typed("Head Weaver"));
  });

  it("goes off once more when the form is left, and never after that: the next user may be another", async () => {
    const { keeper, save } = begin();
    save.mockRejectedValue(outage());
    keeper.change(typed("Weaver"));
    keeper.leave();
    expect(save).toHaveBeenCalledTimes(1);
    await pass(60_000);
    keeper.resume();
    keeper.flush();
    await pass(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(readKept(KEY)?.fields.title).toBe("Weaver");
  });

  it("does not wait for a save under way when the form is left", async () => {
    const { keeper, save } = begin();
    let answer: () => void = () => undefined;
    save.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
    keeper.change(typed("One"));
    await pass(1200);
    keeper.change(typed("Two"));
    keeper.leave();
    expect(save).toHaveBeenLastCalledWith(typed("Two"));
    await pass(0);
    answer();
    await pass(60_000);
    expect(save).toHaveBeenCalledTimes(2);
    expect(readKept(KEY)).toBeNull();
  });
});
