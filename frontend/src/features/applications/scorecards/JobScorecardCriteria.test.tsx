import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "../../../test/renderRoutes";
import { JobScorecardCriteria } from "./JobScorecardCriteria";
import type { ScorecardCriteria_JobFragment } from "./Scorecards.generated";

const job: ScorecardCriteria_JobFragment = {
  ...{ id: "job-1", scorecardCriteria: ["Stitching"] },
  viewerCan: { edit: true },
};

const open = () =>
  renderRoutes("/", { routeObjects: [{ path: "*", element: <JobScorecardCriteria job={job} /> }] });

it("keeps the focus in the card while its form comes and goes (PIPE-04)", async () => {
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Change criteria" }));
  const field = screen.getByRole("textbox", { name: "Criteria" });
  expect(field).toHaveFocus();
  await userEvent.type(field, "\nstitching");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Name each criterion once.")).toBeVisible();
  expect(field).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  const card = screen.getByRole("region", { name: "Scorecard criteria" });
  await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement | null));
});
