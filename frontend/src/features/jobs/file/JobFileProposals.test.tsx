import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "../../../test/renderRoutes";
import {
  type JobFile_FileFragment,
  JobFileProposalsDocument,
  TakeJobFileProposalsDocument,
} from "./JobFile.generated";
import { JobFileProposals } from "./JobFileProposals";

const COUNTS = { rows: 50, read: 50, ready: 3, proposed: 47, refused: 0, unchanged: 0, leftOut: 0 };
const FILE = {
  ...{ __typename: "JobFile" as const, id: "file-1", name: "jobs.csv", bytes: 100, companyId: "company-1" },
  ...{ sheet: null, sheetNames: [], state: "MENDING", isStopped: false, failure: null, failedRow: null },
  ...{ createdCount: 0, heldCount: 0, createdAt: "2026-11-23T10:00:00.000Z" },
  counts: { ...COUNTS, answered: 0, worded: 0, held: 0 },
} satisfies JobFile_FileFragment & { __typename: "JobFile" };

const DOUBTS = [
  { doubt: "PAY", rowCount: 40 },
  { doubt: "DUPLICATE", rowCount: 3 },
];

const asked = (doubts: string[], rowCount: number) => ({
  request: { query: JobFileProposalsDocument, variables: { id: "file-1", doubts } },
  result: {
    data: {
      myJobFile: {
        ...{ __typename: "JobFile", id: "file-1" },
        proposals: { rowCount, mendedCount: 5, clearedCount: 1, keptCount: 2, doubts: DOUBTS },
      },
    },
  },
});

it("says what taking all proposals does, and takes doubtful ones only where that is ticked (FILE-20)", async () => {
  const taken = jest.fn(() => ({ data: { takeJobFileProposals: FILE } }));
  renderRoutes("/", {
    routeObjects: [{ path: "/", element: <JobFileProposals file={FILE} /> }],
    mocks: [
      asked([], 4),
      asked(["PAY"], 44),
      {
        request: { query: TakeJobFileProposalsDocument, variables: { id: "file-1", doubts: ["PAY"] } },
        result: taken,
      },
    ] as never,
  });
  await userEvent.click(screen.getByRole("button", { name: "Take all 47 proposals" }));
  const dialog = await screen.findByRole("dialog", { name: "Take all proposals?" });
  expect(await within(dialog).findByText("4 rows will be ready to post.")).toBeVisible();
  expect(dialog).toHaveTextContent("5 cells are read as proposed.");
  expect(dialog).toHaveTextContent("2 cells stay as they stand.");
  expect(dialog).toHaveTextContent("1 cell is left out of its job: nobody could read it.");
  expect(
    within(dialog).getByRole("checkbox", { name: /^Jobs that look posted already.*3 rows$/ }),
  ).not.toBeChecked();
  await userEvent.click(within(dialog).getByRole("checkbox", { name: /^Pay that looks unlikely.*40 rows$/ }));
  await userEvent.click(await within(dialog).findByRole("button", { name: "Take 44 rows" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(taken).toHaveBeenCalled();
});

it("takes nothing where every proposal is in doubt", async () => {
  renderRoutes("/", {
    routeObjects: [{ path: "/", element: <JobFileProposals file={FILE} /> }],
    mocks: [asked([], 0)] as never,
  });
  await userEvent.click(screen.getByRole("button", { name: "Take all 47 proposals" }));
  expect(await screen.findByRole("button", { name: "Take 0 rows" })).toBeDisabled();
});

it("says that the proposals could not be loaded, and asks again", async () => {
  const failed = { ...asked([], 4), result: undefined, error: new Error("offline") };
  renderRoutes("/", {
    routeObjects: [{ path: "/", element: <JobFileProposals file={FILE} /> }],
    mocks: [failed, asked([], 4)] as never,
  });
  await userEvent.click(screen.getByRole("button", { name: "Take all 47 proposals" }));
  await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
  expect(await screen.findByText("4 rows will be ready to post.")).toBeVisible();
});
