import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { DocumentNode } from "graphql";
import { buildJob } from "../../features/jobs/job/jobs.factories";
import { keepJobToSave, takeJobToSave } from "../../features/jobs/job/job-to-save";
import { savedAnswer } from "../../features/jobs/job/saved-jobs-cache";
import { SaveJobDocument, UnsaveJobDocument } from "../../features/jobs/job/SaveJob.generated";
import { renderRoutes } from "../../test/renderRoutes";
import { open, quota, refused } from "./job-apply.factories";
import { JobDetailScreenDocument } from "./JobDetailScreen.generated";

const saving = {
  request: { query: SaveJobDocument, variables: { jobId: "7" } },
  result: { data: { saveJob: savedAnswer("7", true) } },
};

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

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

  it("says nothing above the form to apply, where its button says it (WAYS-10)", async () => {
    keepJobToSave("7");
    await open([saving, quota()], {}, { address: "/jobs/7?apply" });
    expect(await screen.findByRole("button", { name: /^Saved\./, hidden: true })).toBeInTheDocument();
    expect(await screen.findByRole("dialog")).toBeVisible();
    expect(screen.queryByText("Staff Nurse is in your saved jobs.")).not.toBeInTheDocument();
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

describe("'Save Job' (JOBS-11)", () => {
  /** Long enough for a busy machine to look at the page before the server answers. */
  const DELAY = 2_000;
  const answering = (query: DocumentNode, result: object) => ({
    request: { query, variables: { jobId: "7" } },
    result,
    delay: DELAY,
  });
  const SAVED = "Saved. Remove from saved jobs";

  it("shows at once, before the server answers", async () => {
    await open([answering(SaveJobDocument, { data: { saveJob: savedAnswer("7", true) } })]);
    await userEvent.click(screen.getByRole("button", { name: "Save Job" }));
    expect(screen.getByRole("button", { name: SAVED })).toHaveTextContent("Saved");
  });

  it("is taken back by a second press", async () => {
    await open([answering(UnsaveJobDocument, { data: { unsaveJob: savedAnswer("7", false) } })], {
      isSaved: true,
    });
    await userEvent.click(screen.getByRole("button", { name: SAVED }));
    expect(screen.getByRole("button", { name: "Save Job" })).toBeVisible();
  });

  it("names the connection where the server could not be reached, and no wish can be kept (OFF-05)", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("No room.", "QuotaExceededError");
    });
    for (const [query, button, isSaved, toast] of [
      [SaveJobDocument, "Save Job", false, "We couldn’t save this job. Check your connection and try again."],
      [UnsaveJobDocument, SAVED, true, "We couldn’t remove this job. Check your connection and try again."],
    ] as const) {
      const request = { query, variables: { jobId: "7" } };
      const { unmount } = await open([{ request, error: new TypeError("Failed to fetch") }], { isSaved });
      await userEvent.click(screen.getByRole("button", { name: button }));
      expect(await screen.findByText(toast)).toBeVisible();
      unmount();
    }
  });

  it("goes back with a toast where the server refuses", async () => {
    await open([answering(SaveJobDocument, refused("UNAVAILABLE"))]);
    await userEvent.click(screen.getByRole("button", { name: "Save Job" }));
    expect(screen.getByRole("button", { name: SAVED })).toBeVisible();
    const toast = "We couldn’t save this job. Please try again.";
    expect(await screen.findByText(toast, {}, { timeout: 3 * DELAY })).toBeVisible();
    expect(screen.getByRole("button", { name: "Save Job" })).toBeVisible();
  });
});
