import { renderHook } from "@testing-library/react";
import { loadWords } from "../../../app/language";
import { LocaleProvider } from "../../../shared/language/LocaleProvider";
import { useClosureReason } from "./useClosureReason";

const HELD = {
  reason: "Some of its wording seems to shut people out.",
  holdCauses: ["SHUTS_OUT" as const],
  shutOutWords: ["Only male candidates"],
};

async function inHindi(closure: Parameters<ReturnType<typeof useClosureReason>>[0]) {
  await loadWords("hi");
  const { result } = renderHook(useClosureReason, {
    wrapper: ({ children }) => <LocaleProvider locale="hi">{children}</LocaleProvider>,
  });
  return result.current(closure);
}

describe("why a job is not open (HEED-06)", () => {
  it("is the server's reason in English", () => {
    const { result } = renderHook(useClosureReason);
    expect(result.current(HELD)).toBe(HELD.reason);
  });

  it("is worded in Hindi by its causes, with the job's own words", async () => {
    const text = await inHindi({ ...HELD, holdCauses: ["LIKE_SCAMS", "SHUTS_OUT"] });
    expect(text).toMatch(/ठगी.*समुदाय/);
    expect(text).toContain("“Only male candidates”");
  });

  it("is what an admin wrote as they wrote it", async () => {
    const written = { ...HELD, reason: "Unclear pay.", holdCauses: [], shutOutWords: [] };
    expect(await inHindi(written)).toBe("Unclear pay.");
  });
});
