import { screen, within } from "@testing-library/react";
import { buildLine, buildSlot } from "../../features/interviews/interviews.factories";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { InterviewsScreenDocument } from "./InterviewsScreen.generated";

const open = (...upcomingInterviews: readonly ReturnType<typeof buildLine>[]) =>
  renderRoutes("/interviews", {
    session: buildSession({ role: "employer" }),
    mocks: [
      {
        request: { query: InterviewsScreenDocument, variables: { first: 100 } },
        result: { data: { upcomingInterviews: [...upcomingInterviews] } },
      },
    ],
  });

const line = (id: string, day: string, changes: Parameters<typeof buildLine>[0] = {}) =>
  buildLine({
    ...{ id, applicationId: id },
    slot: buildSlot({ id, startsAt: `${day}T04:30:00.000Z`, endsAt: `${day}T05:00:00.000Z` }),
    ...changes,
  });

describe("/interviews (INTV-17)", () => {
  it("has what waits for somebody first, and then day by day", async () => {
    const { container } = open(
      line("over", "2026-11-20", { isOver: true }),
      line("monday", "2026-11-23"),
      line("offered", "2026-11-24", { status: "OFFERED", slot: null, offeredSlots: [buildSlot()] }),
      line("tuesday-1", "2026-11-24"),
      line("tuesday-2", "2026-11-24"),
    );
    expect(await screen.findByRole("heading", { level: 1, name: "Interviews" })).toBeVisible();
    const groups = (await screen.findAllByRole("heading", { level: 2 })).map(
      ({ textContent }) => textContent,
    );
    expect(groups).toEqual([
      "Say whether they came",
      "Waiting for a time",
      expect.stringMatching(/^Monday, 23 November/),
      expect.stringMatching(/^Tuesday, 24 November/),
    ]);
    const tuesday = within(screen.getByRole("region", { name: /^Tuesday/ })).getAllByRole("link");
    expect(tuesday.map((link) => link.getAttribute("href"))).toEqual([
      "/candidates?job=job-1&open=tuesday-1",
      "/candidates?job=job-1&open=tuesday-2",
    ]);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says how one comes to stand here", async () => {
    open();
    expect(await screen.findByText("No interviews ahead")).toBeVisible();
    expect(screen.getByRole("link", { name: "See Candidates" })).toHaveAttribute("href", "/candidates");
  });
});
