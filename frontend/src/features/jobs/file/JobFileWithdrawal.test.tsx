import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "../../../test/renderRoutes";
import { JobFileWithdrawal } from "./JobFileWithdrawal";
import {
  type JobFileWithdrawal_FileFragment,
  JobFileWithdrawalDocument,
  WithdrawJobFileDocument,
} from "./JobFileWithdrawal.generated";

const SOON = new Date(Date.now() + 3_600_000).toISOString();
const DONE: JobFileWithdrawal_FileFragment = {
  ...{ __typename: "JobFile", id: "file-1", state: "DONE", createdCount: 5000, withdrawableUntil: SOON },
  withdrawalCounts: { deleted: 0, closed: 0, kept: 0 },
  keptJobs: [],
};

const show = (file: JobFileWithdrawal_FileFragment, mocks: object[] = []) =>
  renderRoutes("/", {
    routeObjects: [{ path: "/", element: <JobFileWithdrawal id="file-1" state={file.state} /> }],
    mocks: [
      {
        request: { query: JobFileWithdrawalDocument, variables: { id: "file-1" } },
        result: { data: { myJobFile: file } },
      },
      ...mocks,
    ] as never,
  });

it("asks in plain words before an import is taken back, and shows how far it is (FILE-16)", async () => {
  const file = {
    ...DONE,
    state: "WITHDRAWING",
    withdrawableUntil: null,
    withdrawalCounts: counts(1200, 0, 0),
  };
  show(DONE, [
    {
      request: { query: WithdrawJobFileDocument, variables: { id: "file-1" } },
      result: { data: { withdrawJobFile: file } },
    },
  ]);
  await userEvent.click(await screen.findByRole("button", { name: "Take this import back" }));
  const dialog = await screen.findByRole("dialog", { name: "Take the import back?" });
  expect(dialog).toHaveTextContent("The file posted 5,000 jobs.");
  expect(dialog).toHaveTextContent("This can't be undone.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Take this import back" }));
  expect(await screen.findByRole("progressbar", { name: "1,200 of 5,000 jobs taken back" })).toBeVisible();
});

it("says what is gone, what is closed instead, and names what stays (FILE-17)", async () => {
  show({
    ...DONE,
    ...{ state: "WITHDRAWN", withdrawableUntil: null, withdrawalCounts: counts(4979, 20, 1) },
    keptJobs: [{ row: 7, jobId: "job-7", title: "Pilot", reason: "EDITED" }],
  });
  expect(await screen.findByText(/Taken back: 4,979 jobs\. 20 were closed instead/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Pilot" })).toHaveAttribute("href", "/job-postings/job-7");
  expect(screen.getByText("Row 7, changed by hand since")).toBeVisible();
});

it("offers nothing once the 24 hours are over (FILE-16)", async () => {
  show({ ...DONE, withdrawableUntil: new Date(Date.now() - 1000).toISOString() });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole("button", { name: "Take this import back" })).toBeNull();
});

function counts(deleted: number, closed: number, kept: number) {
  return { deleted, closed, kept };
}
