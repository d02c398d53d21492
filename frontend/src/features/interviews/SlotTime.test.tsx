import { render, screen } from "@testing-library/react";
import { SlotTime } from "./SlotTime";

const SLOT = { startsAt: "2026-11-26T06:00:00Z", endsAt: "2026-11-26T06:30:00Z" };

function readIn(timeZone: string): string {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  const { unmount } = render(<SlotTime slot={SLOT} />);
  const text = screen.getByRole("time").textContent;
  unmount();
  return text;
}

afterEach(() => jest.restoreAllMocks());

describe("an agreed time (INTV-11)", () => {
  it("stands in Indian time alone where the reader's clock shows the same", () => {
    const text = readIn("Asia/Kolkata");
    expect(text).toContain("11:30");
    expect(text).not.toContain("your time");
  });

  it("has the reader's own beside it where that differs", () => {
    expect(readIn("Europe/London")).toMatch(/11:30.*Indian time · .*6:00 am your time/);
  });
});
