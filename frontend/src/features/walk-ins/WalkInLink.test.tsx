import { screen } from "@testing-library/react";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { buildPass, buildWalkIn } from "./walk-ins.factories";
import { WalkInLink } from "./WalkInLink";
import { JobWalkInDocument, type WalkIn_WalkInFragment } from "./WalkIns.generated";

const open = (walkIn?: WalkIn_WalkInFragment) =>
  renderRoutes("/", {
    routeObjects: [{ path: "/", element: <WalkInLink jobId="job-1" /> }],
    session: walkIn ? buildSession() : { status: "signed-out" },
    mocks: walkIn
      ? [
          {
            request: { query: JobWalkInDocument, variables: { jobId: "job-1" } },
            result: { data: { walkIn } },
          },
        ]
      : [],
  });

const link = async (name: string) => (await screen.findByRole("link", { name })).getAttribute("href");

describe("the walk-in on a job's page (WALK-15)", () => {
  it("leads to a number for visitors and for whoever has none", async () => {
    const { unmount } = open();
    expect(await link("Get a Queue Number")).toBe("/jobs/job-1/walk-in");
    unmount();
    open(buildWalkIn({ pass: null }));
    expect(await link("Get a Queue Number")).toBe("/jobs/job-1/walk-in");
  });

  it("tells somebody their number and its day, and leads to it", async () => {
    open(buildWalkIn({ pass: buildPass({ number: 1, day: "2099-12-04" }) }));
    expect(await link("See Your Number")).toBe("/jobs/job-1/walk-in");
    expect(screen.getByText("Your number 1, Fri, 4 Dec")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Get a Queue Number" })).not.toBeInTheDocument();
  });

  it("says of a number whose day was called off that it was", async () => {
    open(buildWalkIn({ pass: buildPass({ turn: "OFF" }) }));
    expect(await screen.findByText(/The company has called off this day\.$/)).toBeVisible();
  });
});
