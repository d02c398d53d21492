import { AuthError } from "../../../auth/auth-error";
import { lastSaveOf } from "./last-save";
import type { ResumeCalls } from "./resume-calls";
import { ResumeSaving } from "./resume-saving";
import { buildResumeValues } from "../resume/resumes.factories";
import { readUnsaved } from "./unsaved-resume";

const OWNER = "uid-1";
const saved = buildResumeValues();
const typed = (title: string) => ({ ...saved, title });
const outage = new AuthError("network-request-failed");

type Answer = Promise<{ id: string; version: number }>;

function buildCalls(): jest.Mocked<ResumeCalls> {
  let version = 1;
  return {
    create: jest.fn<Answer, Parameters<ResumeCalls["create"]>>(() =>
      Promise.resolve({ id: "r-1", version: 1 }),
    ),
    update: jest.fn<Answer, Parameters<ResumeCalls["update"]>>((id) =>
      Promise.resolve({ id, version: (version += 1) }),
    ),
    finish: jest.fn<Answer, Parameters<ResumeCalls["finish"]>>((id) =>
      Promise.resolve({ id, version: (version += 1) }),
    ),
  };
}

function begin(changes: Partial<ConstructorParameters<typeof ResumeSaving>[0]> = {}) {
  const calls = buildCalls();
  const onBegun = jest.fn();
  const start = { owner: OWNER, needsEmail: true, id: "r-1", version: 1, isDraft: true, saved, ...changes };
  return { calls, onBegun, saving: new ResumeSaving(start, calls, onBegun) };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});

describe("saving a resume while it is typed", () => {
  it("stores nothing until something is typed, then begins one draft", async () => {
    const { calls, onBegun, saving } = begin({ id: null, version: 0 });
    saving.change(saved);
    await pass(5000);
    expect(calls.create).not.toHaveBeenCalled();
    saving.change(typed("N"));
    saving.change(typed("Nurse"));
    expect(saving.getState().kind).toBe("saving");
    await pass(1000);
    expect(calls.create).toHaveBeenCalledTimes(1);
    expect(calls.create.mock.calls[0]?.[0].title).toBe("Nurse");
    saving.change(typed("Staff Nurse"));
    await pass(1000);
    expect(onBegun.mock.calls).toEqual([["r-1"]]);
    expect(calls.update).toHaveBeenCalledWith("r-1", 1, expect.objectContaining({ title: "Staff Nurse" }));
    expect(saving.getState().kind).toBe("saved");
  });

  it("begins one draft, however often the first answer is lost", async () => {
    const { calls, onBegun, saving } = begin({ id: null, version: 0 });
    calls.create.mockRejectedValueOnce(outage).mockRejectedValueOnce(outage);
    saving.change(saved);
    saving.change(typed("Nurse"));
    await pass(1000);
    saving.change(typed("Head Nurse"));
    await pass(30_000);
    const [first, ...again] = calls.create.mock.calls;
    expect(first).toEqual([expect.objectContaining({ title: "Nurse" }), expect.any(String)]);
    expect(again).toEqual([first, first]);
    expect(calls.update.mock.calls).toEqual([["r-1", 1, expect.objectContaining({ title: "Head Nurse" })]]);
    expect(onBegun.mock.calls).toEqual([["r-1"]]);
    expect(saving.getState().kind).toBe("saved");
  });

  it("begins anew where the first save was refused", async () => {
    const { calls, saving } = begin({ id: null, version: 0 });
    calls.create.mockRejectedValueOnce(new AuthError("RESUME_LIMIT_REACHED"));
    saving.change(saved);
    saving.change(typed("Nurse"));
    await pass(1000);
    saving.change(typed("Head Nurse"));
    await pass(1000);
    const [first, second] = calls.create.mock.calls;
    expect(second).toEqual([expect.objectContaining({ title: "Head Nurse" }), expect.any(String)]);
    expect(second?.[1]).not.toBe(first?.[1]);
  });

  it("saves what was typed during a save with the version that the save gave", async () => {
    const { calls, saving } = begin();
    let answer: (version: { id: string; version: number }) => void = () => undefined;
    calls.update.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    saving.change(typed("One"));
    await pass(1000);
    saving.change(typed("Two"));
    await pass(1000);
    expect(calls.update).toHaveBeenCalledTimes(1);
    answer({ id: "r-1", version: 7 });
    await pass(0);
    expect(calls.update).toHaveBeenLastCalledWith("r-1", 7, expect.objectContaining({ title: "Two" }));
    expect(saving.isBehind).toBe(false);
  });

  it("keeps what an outage holds up in the tab, and tries again", async () => {
    const { calls, saving } = begin();
    calls.update.mockRejectedValueOnce(outage);
    saving.change(typed("Offline"));
    await pass(1000);
    expect(saving.getState().kind).toBe("unreachable");
    expect(readUnsaved(OWNER, "r-1")?.values.title).toBe("Offline");
    await pass(3000);
    expect(saving.getState().kind).toBe("saved");
    expect(readUnsaved(OWNER, "r-1")).toBeNull();
  });

  it("stops before a newer version of another tab's, and keeps this one as a copy", async () => {
    const { calls, saving } = begin();
    calls.update.mockRejectedValueOnce(new AuthError("RESUME_CHANGED"));
    saving.change(typed("Mine"));
    await pass(1000);
    expect(saving.getState().kind).toBe("changed");
    saving.change(typed("Mine too"));
    await pass(60_000);
    expect(calls.update).toHaveBeenCalledTimes(1);
    calls.create.mockResolvedValueOnce({ id: "r-2", version: 1 });
    expect(await saving.keepAsCopy((title) => `${title} (copy)`)).toBe("r-2");
    expect(calls.create).toHaveBeenCalledWith(expect.objectContaining({ title: "Mine too (copy)" }));
    expect(readUnsaved(OWNER, "r-1")).toBeNull();
  });

  it("loads the newer version and saves over that from then on", async () => {
    const { calls, saving } = begin();
    calls.update.mockRejectedValueOnce(new AuthError("RESUME_CHANGED"));
    saving.change(typed("Mine"));
    await pass(1000);
    saving.takeOver(9, typed("Theirs"));
    expect(saving.isBehind).toBe(false);
    saving.change(typed("Both"));
    await pass(1000);
    expect(calls.update).toHaveBeenLastCalledWith("r-1", 9, expect.objectContaining({ title: "Both" }));
  });

  it("leaves a finished resume as it was while something required is missing (RES-10)", async () => {
    const { calls, saving } = begin({ isDraft: false });
    saving.change(typed(" "));
    await pass(1000);
    expect(saving.getState().kind).toBe("incomplete");
    expect(calls.update).not.toHaveBeenCalled();
    expect(readUnsaved(OWNER, "r-1")?.version).toBe(1);
  });

  it("finishes a resume that is as the profile gave it, too (RES-05)", async () => {
    const { calls, saving } = begin({ id: null, version: 0 });
    saving.change(saved);
    expect(await saving.finish()).toBe(true);
    expect(calls.create).toHaveBeenCalledTimes(1);
    expect(calls.finish).toHaveBeenCalledWith("r-1", 1);
  });

  it("can be waited for once the wizard is left, until it is there or has failed", async () => {
    const first = begin({ id: null, version: 0 });
    first.saving.change(typed("Nurse"));
    void first.saving.leave();
    expect(await lastSaveOf(OWNER, null)).toBe("r-1");
    expect(lastSaveOf(OWNER, null)).toBeNull();
    const second = begin({ id: null, version: 0 });
    second.calls.create.mockRejectedValueOnce(outage);
    second.saving.change(typed("Ward Clerk"));
    void second.saving.leave();
    expect(lastSaveOf("uid-2", null)).toBeNull();
    expect(await lastSaveOf(OWNER, null)).toBeNull();
    expect(readUnsaved(OWNER, null)?.values.title).toBe("Ward Clerk");
  });

  it("tells nobody of a new resume once the wizard is left", async () => {
    const { calls, onBegun, saving } = begin({ id: null, version: 0 });
    saving.change(typed("Nurse"));
    void saving.leave();
    await pass(0);
    expect(calls.create).toHaveBeenCalledTimes(1);
    expect(onBegun).not.toHaveBeenCalled();
  });

  it("stays as it was where finishing alone fails: all of it is saved", async () => {
    const { calls, saving } = begin();
    calls.finish.mockRejectedValueOnce(outage);
    saving.change(typed("Nurse"));
    expect(await saving.finish()).toBe(false);
    expect(saving.getState().kind).toBe("saved");
    await pass(60_000);
    expect(calls.update).toHaveBeenCalledTimes(1);
  });

  it("still says why finishing was refused when the network comes back: nothing is left to save", async () => {
    const { calls, saving } = begin();
    calls.finish.mockRejectedValueOnce(new AuthError("TEMPLATE_LIMIT_REACHED"));
    saving.enter();
    saving.change(typed("Nurse"));
    await saving.finish();
    window.dispatchEvent(new Event("online"));
    await pass(60_000);
    expect(saving.getState().kind).toBe("refused");
  });
});
