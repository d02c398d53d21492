import { beginAutoSave, leaveAutoSaves, refusal, typed } from "./auto-save.factories";

const ORDERS = ["in-turn", "overtaking"] as const;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const goOnline = () => window.dispatchEvent(new Event("online"));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(leaveAutoSaves);

describe.each(ORDERS)("saving by itself, %s", (order) => {
  it("saves once typing rests, and keeps a copy here until then", async () => {
    const { saving, send, kept, type } = beginAutoSave({ order });
    type("B");
    await pass(999);
    type("C");
    await pass(999);
    expect(send).not.toHaveBeenCalled();
    expect([...kept]).toEqual(["C over 1"]);
    await pass(1);
    expect(send.mock.calls).toEqual([[typed("C"), 1]]);
    expect(saving.getState().kind).toBe("saved");
    expect(kept.size).toBe(0);
  });

  it("sends nothing that the server has", async () => {
    const { saving, send, kept, type } = beginAutoSave({ order });
    type("B");
    type("A");
    await pass(60_000);
    expect(send).not.toHaveBeenCalled();
    expect(saving.isBehind).toBe(false);
    expect(kept.size).toBe(0);
  });

  it("sends nothing while something required is missing", async () => {
    const { saving, send, kept, type } = beginAutoSave({ order });
    type("");
    await pass(60_000);
    expect(send).not.toHaveBeenCalled();
    expect(saving.getState().kind).toBe("incomplete");
    expect([...kept]).toEqual([" over 1"]);
  });

  it("tries again after an outage, later each time, and at once when the network is back", async () => {
    const { send, type } = beginAutoSave({ order });
    send.mockRejectedValue(refusal("retry"));
    type("B");
    await pass(1000);
    for (const [calls, ms] of [3000, 6000, 10_000, 10_000].entries()) {
      await pass(ms - 1);
      expect(send).toHaveBeenCalledTimes(calls + 1);
      await pass(1);
    }
    send.mockResolvedValueOnce(2);
    goOnline();
    await pass(0);
    expect(send).toHaveBeenCalledTimes(6);
    type("C");
    await pass(1000 + 3000);
    expect(send).toHaveBeenCalledTimes(8);
  });

  it("sends what the server had before, where nobody knows whether it took the last save", async () => {
    const { saving, send, kept, type } = beginAutoSave({ order });
    send.mockRejectedValueOnce(refusal("retry"));
    type("B");
    await pass(1000);
    type("A");
    expect([...kept]).toEqual(["A over 1"]);
    expect(saving.isBehind).toBe(true);
    expect(saving.getState().kind).toBe("retry");
    await pass(1000);
    expect(send).toHaveBeenLastCalledWith(typed("A"), 1);
    expect(saving.getState().kind).toBe("saved");
    expect(kept.size).toBe(0);
  });

  it("ends an outage that began while the screen came back to what the server has", async () => {
    const { saving, send, kept, type, holdUp } = beginAutoSave({ order });
    const save = holdUp();
    type("B");
    await pass(1000);
    type("A");
    save.refuse(refusal("retry"));
    await pass(0);
    expect(saving.getState().kind).toBe("retry");
    expect([...kept]).toEqual(["A over 1"]);
    await pass(3000);
    expect(send).toHaveBeenLastCalledWith(typed("A"), 1);
    expect(saving.getState().kind).toBe("saved");
    expect(kept.size).toBe(0);
  });

  it("is saved where the server refuses what the screen no longer has", async () => {
    const { saving, send, type, holdUp } = beginAutoSave({ order });
    const save = holdUp();
    type("B");
    await pass(1000);
    type("A");
    save.refuse(refusal("change"));
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(saving.getState().kind).toBe("saved");
  });

  it("waits for a change after a refusal; one that came during the save only has to rest", async () => {
    const { send, type, holdUp } = beginAutoSave({ order });
    const first = holdUp();
    type("B");
    await pass(1000);
    type("C");
    await pass(5000);
    send.mockRejectedValueOnce(refusal("change"));
    first.refuse(refusal("change"));
    await pass(60_000);
    expect(send.mock.calls).toEqual([
      [typed("B"), 1],
      [typed("C"), 1],
    ]);
    type("D");
    await pass(1000);
    expect(send).toHaveBeenLastCalledWith(typed("D"), 1);
  });

  it("stops until a person has decided, and keeps what is typed meanwhile", async () => {
    const { saving, send, kept, type } = beginAutoSave({ order });
    send.mockRejectedValueOnce(refusal("decision"));
    type("B");
    await pass(1000);
    type("C");
    goOnline();
    expect(saving.leave()).toBeNull();
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect([...kept]).toEqual(["C over 1"]);
    type("A");
    expect(saving.getState().kind).toBe("decision");
  });

  it("goes off once more when the page is left, and never after that: the next user may be another", async () => {
    const { saving, send, kept, type } = beginAutoSave({ order });
    send.mockRejectedValue(refusal("retry"));
    type("B");
    const last = saving.leave();
    expect(send).toHaveBeenCalledTimes(1);
    expect(await last).toBe(false);
    goOnline();
    await saving.holdDuring(() => Promise.resolve());
    await pass(120_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect([...kept]).toEqual(["B over 1"]);
  });

  it("goes off no second time when the page is left during a save of the same", async () => {
    const { saving, send, kept, type, holdUp } = beginAutoSave({ order });
    const save = holdUp();
    type("B");
    await pass(1000);
    const last = saving.leave();
    save.answer(2);
    expect(await last).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);
    expect(kept.size).toBe(0);
  });

  it("waits for an act that may make it needless, and goes on where that fails", async () => {
    const { saving, send, type, holdUp } = beginAutoSave({ order });
    const act = holdUp();
    const held = saving.holdDuring(() => send(typed("act"), 0).then(() => undefined));
    type("B");
    goOnline();
    void saving.leave();
    saving.enter();
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    act.refuse(refusal("change"));
    await expect(held).rejects.toThrow("change");
    await pass(1000);
    expect(send).toHaveBeenLastCalledWith(typed("B"), 1);
  });

  it("lets go of what has gone elsewhere, however its save ends", async () => {
    const { saving, kept, type, holdUp } = beginAutoSave({ order });
    const save = holdUp();
    type("B");
    await pass(1000);
    saving.forget();
    save.refuse(refusal("retry"));
    await pass(0);
    expect(saving.isBehind).toBe(false);
    expect(saving.getState().kind).not.toBe("retry");
    expect(kept.size).toBe(0);
  });
});

describe("what is typed during a save", () => {
  it("follows at once where saves go in turn, with the version that the first gave", async () => {
    const { saving, send, kept, type, holdUp } = beginAutoSave({ order: "in-turn" });
    const first = holdUp();
    const second = holdUp();
    const kinds: string[] = [];
    saving.subscribe(() => kinds.push(saving.getState().kind));
    type("B");
    await pass(1000);
    type("C");
    await pass(5000);
    expect(send).toHaveBeenCalledTimes(1);
    first.answer(7);
    await pass(0);
    expect(send).toHaveBeenLastCalledWith(typed("C"), 7);
    expect([...kept]).toEqual(["C over 7"]);
    second.answer(8);
    await pass(0);
    expect(kinds).toEqual(["saving", "saving", "saved"]);
    expect(saving.isBehind).toBe(false);
  });

  it("waits in turn even when the page is left", async () => {
    const { saving, send, type, holdUp } = beginAutoSave({ order: "in-turn" });
    const first = holdUp();
    type("B");
    await pass(1000);
    type("C");
    const last = saving.leave();
    expect(send).toHaveBeenCalledTimes(1);
    first.answer(7);
    expect(await last).toBe(true);
    expect(send).toHaveBeenLastCalledWith(typed("C"), 7);
  });

  it("rests first where saves may overtake each other", async () => {
    const { saving, send, type, holdUp } = beginAutoSave({ order: "overtaking" });
    const first = holdUp();
    type("B");
    await pass(1000);
    type("C");
    await pass(5000);
    first.answer(7);
    await pass(999);
    expect(send).toHaveBeenCalledTimes(1);
    expect(saving.getState().kind).toBe("saved");
    await pass(1);
    expect(send).toHaveBeenLastCalledWith(typed("C"), 7);
  });

  it("overtakes the save when the page is left, whichever comes first", async () => {
    const { saving, send, kept, type, holdUp } = beginAutoSave({ order: "overtaking" });
    const first = holdUp();
    const second = holdUp();
    type("B");
    await pass(1000);
    type("C");
    void saving.leave();
    expect(send).toHaveBeenLastCalledWith(typed("C"), 1);
    first.answer(7);
    await pass(0);
    expect([...kept]).toEqual(["C over 1"]);
    second.answer(8);
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(2);
    expect(kept.size).toBe(0);
  });
});

describe("the state of saving by itself", () => {
  it.each([
    ["change", "saving"],
    ["call", "untouched"],
  ] as const)("turns to saving with the %s where that is asked for", async (savingFrom, kind) => {
    const { saving, type } = beginAutoSave({ savingFrom });
    type("B");
    expect(saving.getState().kind).toBe(kind);
    await pass(1000);
    expect(saving.getState().kind).toBe("saved");
  });

  it("stays with an outage while somebody types on", async () => {
    const { saving, send, type } = beginAutoSave({ savingFrom: "change" });
    send.mockRejectedValueOnce(refusal("retry"));
    type("B");
    await pass(1000);
    type("C");
    expect(saving.getState().kind).toBe("retry");
  });

  it("is saved again where the screen comes back to what the server has, unless that is about to change", async () => {
    const { saving, type, holdUp } = beginAutoSave();
    holdUp();
    type("");
    await pass(1000);
    type("A");
    expect(saving.getState().kind).toBe("saved");
    type("B");
    await pass(1000);
    type("A");
    expect(saving.getState().kind).toBe("saving");
  });
});
