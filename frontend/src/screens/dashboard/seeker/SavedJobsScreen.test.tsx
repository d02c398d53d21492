import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SaveJobDocument, UnsaveJobDocument } from "../../../features/jobs/job/SaveJob.generated";
import { savedAnswer } from "../../../features/jobs/job/saved-jobs-cache";
import { buildPay } from "../../../features/jobs/job/jobs.factories";
import { buildSession } from "../../../test/factories";
import { renderRoutes } from "../../../test/renderRoutes";
import { SavedJobsScreenDocument } from "./SavedJobsScreen.generated";

const saved = {
  __typename: "SavedJob" as const,
  jobId: "7",
  savedAt: "2026-11-20T06:30:00.000Z",
  title: "Staff Nurse",
  companyName: "Kaveri Health",
  job: {
    __typename: "Job" as const,
    id: "7",
    placesInShort: "Pune",
    ...{ isForClient: false, clientName: null, clientIndustry: null },
    pay: buildPay({ headline: "₹4–6 LPA", amount: "₹4–6" }),
  },
};
const list = {
  request: { query: SavedJobsScreenDocument, variables: { page: 1 } },
  result: { data: { mySavedJobs: { __typename: "SavedJobPage", total: 1, pageSize: 20, items: [saved] } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};
const variables = { jobId: "7" };

describe("the saved jobs (DASH-19)", () => {
  it("show each with the day on which it was saved", async () => {
    renderRoutes("/dashboard/saved-jobs", { session: buildSession(), mocks: [list] });
    const [job, ...others] = await screen.findAllByRole("article");
    expect(others).toEqual([]);
    expect(job).toHaveTextContent("Staff Nurse");
    expect(job?.querySelector("time")).toHaveTextContent(/^Saved 20 Nov$/);
    expect(job?.querySelector("time")).toHaveAttribute("datetime", saved.savedAt);
  });

  it("lose a job at once, and have it back by 'Undo'", async () => {
    renderRoutes("/dashboard/saved-jobs", {
      session: buildSession(),
      mocks: [
        list,
        {
          request: { query: UnsaveJobDocument, variables },
          result: { data: { unsaveJob: savedAnswer("7", false) } },
        },
        {
          request: { query: SaveJobDocument, variables },
          result: { data: { saveJob: savedAnswer("7", true) } },
        },
      ],
    });
    await userEvent.click(await screen.findByRole("button", { name: "Remove from saved jobs: Staff Nurse" }));
    expect(screen.queryByRole("link", { name: "Staff Nurse" })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("link", { name: "Staff Nurse" })).toBeInTheDocument();
  });
});
