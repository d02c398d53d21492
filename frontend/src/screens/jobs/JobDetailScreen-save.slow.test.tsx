import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import { keepJobToSave, takeJobToSave } from "../../features/jobs/job/job-to-save";
import { savedAnswer } from "../../features/jobs/job/saved-jobs-cache";
import { SaveJobDocument } from "../../features/jobs/job/SaveJob.generated";
import { renderRoutes } from "../../test/renderRoutes";
import { open } from "./job-apply.factories";
import { JobDetailScreenDocument } from "./JobDetailScreen.generated";

const saving = {
  request: { query: SaveJobDocument, variables: { jobId: "7" } },
  result: { data: { saveJob: savedAnswer("7", true) } },
};

afterEach(() => window.sessionStorage.clear());

describe("'Save Job' of a visitor (SEEN-01)", () => {
  it("is remembered through sign-in, and done once", async () => {
    const job = buildJob({ id: "7", title: "Staff Nurse" });
    const { unmount, router } = renderRoutes("/jobs/7", {
      mocks: [
        {
          request: { query: JobDetailScreenDocument, variables: { id: "7" } },
          result: { data: { job, closedJob: null, similarJobs: [] } },
        },
      ],
    });
    await userEvent.click(await screen.findByRole("link", { name: "Save Job" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/signin"));
    expect(router.state.location.search).toBe("?returnTo=%2Fjobs%2F7");
    unmount();

    await open([saving]);
    expect(await screen.findByText("Staff Nurse is in your saved jobs.")).toBeVisible();
    expect(screen.getByRole("button", { name: /^Saved\./ })).toBeVisible();
    expect(takeJobToSave("7")).toBe(false);
  });

  it("saves no other job than that one", async () => {
    keepJobToSave("8");
    await open();
    expect(screen.getByRole("button", { name: "Save Job" })).toBeVisible();
    expect(takeJobToSave("8")).toBe(true);
  });

  it("is forgotten after an hour", () => {
    keepJobToSave("7");
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 61 * 60_000);
    expect(takeJobToSave("7")).toBe(false);
    jest.restoreAllMocks();
  });
});
