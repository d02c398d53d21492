import { screen, within } from "@testing-library/react";
import type { Role } from "../../auth/session";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { profileAnswer } from "./profile.factories";

const open = (role: Role, career?: Parameters<typeof profileAnswer>[1]) =>
  renderRoutes("/profile", { session: buildSession({ role }), mocks: [profileAnswer({}, career)] });

describe("the work profile on /profile", () => {
  it("shows the work profile in short, with the way to its form (WORK-01)", async () => {
    const facts = {
      experienceMonths: 81,
      noticePeriodDays: 30,
      preferredPlaces: ["Kothrud, Pune", "Mumbai"],
    };
    open("jobseeker", { percent: 28, facts });
    const card = within(await screen.findByRole("region", { name: "Work Profile" }));
    expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      ...["Experience6 years 9 months", "Notice period30 days’ notice", "PlacesKothrud, Pune · Mumbai"],
    ]);
    expect(card.getByRole("img", { name: "28% complete" })).toBeInTheDocument();
    expect(card.getByRole("link", { name: "Edit Work Profile" })).toHaveAttribute("href", "/profile/work");
  });

  it("says what the work profile is for while it is empty, and nothing of it to employers", async () => {
    const { unmount } = open("jobseeker");
    expect(await screen.findByText(/^Companies choose by experience/)).toBeVisible();
    unmount();
    open("employer");
    expect(await screen.findByText("28 February 1990")).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Work Profile" })).not.toBeInTheDocument();
  });
});
