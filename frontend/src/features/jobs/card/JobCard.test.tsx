import { screen } from "@testing-library/react";
import { renderRoutes } from "../../../test/renderRoutes";
import { buildJob } from "../job/jobs.factories";
import { JobCard } from "./JobCard";

const show = (changes: Parameters<typeof buildJob>[0]) =>
  renderRoutes("/", {
    routeObjects: [
      { path: "/", element: <JobCard job={{ ...buildJob(changes), viewerApplication: null }} /> },
    ],
  });

describe("a job's card (JOBS-07)", () => {
  it("says once that freshers are welcome", () => {
    const { unmount } = show({ freshersWelcome: true, experience: "Fresher" });
    expect(screen.getByText("Fresher")).toBeVisible();
    expect(screen.queryByText("Freshers welcome")).not.toBeInTheDocument();
    unmount();
    show({ freshersWelcome: true, experience: "0-2 years" });
    expect(screen.getByText("Freshers welcome")).toBeVisible();
  });
});
