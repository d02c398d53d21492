import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DuplicateJobDocument } from "../../features/jobs/own/OwnJobs.generated";
import {
  experienceAnswer,
  payAnswer,
  placeReadingAnswer,
  wordingAnswer,
} from "../../features/jobs/posting/job-readings.factories";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { buildOwnJob, formAnswer, placesAnswer, postingsAnswer } from "./postings.factories";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const over = { edit: false, close: false, extend: false, duplicate: true, reopen: true };

function openPostings(copied: string[] = []) {
  const job = buildOwnJob({ standing: { status: "EXPIRED", daysLeft: 0 }, viewerCan: over });
  const mocks = [
    postingsAnswer({ jobs: [job] }),
    {
      request: { query: DuplicateJobDocument, variables: () => true },
      result: ({ clientRequestId }: { clientRequestId: string }) => {
        copied.push(clientRequestId);
        return { data: { duplicateJob: { __typename: "JobDraft", id: "draft-1" } } };
      },
      maxUsageCount: Number.POSITIVE_INFINITY,
    },
    ...formAnswer({ drafts: [{ id: "draft-1", fields: { title: "Loom Fitter" } }] }),
    payAnswer(),
    experienceAnswer(),
    placeReadingAnswer(),
    placesAnswer(),
    wordingAnswer(),
  ];
  return renderRoutes("/job-postings", {
    session: buildSession({ role: "employer" }),
    mocks: mocks as unknown as Mocks,
  });
}

describe("a job that is over (POST-09)", () => {
  it("fills in the form with one tap, which says what is new; the next tap posts it", async () => {
    openPostings();
    await userEvent.click(await screen.findByRole("button", { name: "Post again: Loom Fitter" }));
    expect(await screen.findByRole("textbox", { name: "Job title" })).toHaveValue("Loom Fitter");
    expect(screen.getByText(/^This is ‘Loom Fitter’, posted on .*open for 30 days from today/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Post Job" })).toBeEnabled();
  });

  it("is copied once where it is tapped twice", async () => {
    const copied: string[] = [];
    openPostings(copied);
    await userEvent.dblClick(await screen.findByRole("button", { name: "Post again: Loom Fitter" }));
    await screen.findByRole("textbox", { name: "Job title" });
    expect(new Set(copied).size).toBe(1);
  });
});
