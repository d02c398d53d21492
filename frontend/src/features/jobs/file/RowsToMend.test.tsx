import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "../../../test/renderRoutes";
import * as saving from "../../../shared/save-file";
import {
  ExportJobFileRowsDocument,
  type JobFile_FileFragment,
  MyJobFileDocument,
  PostJobFileDocument,
} from "./JobFile.generated";
import { JobFileImport } from "./JobFileImport";
import { JobFileMending } from "./JobFileMending";

jest.mock("../../../shared/save-file");
afterEach(() => jest.clearAllMocks());

const COUNTS = { rows: 30, read: 30, ready: 28, proposed: 0, refused: 2, unchanged: 0, leftOut: 0 };
const FILE = {
  ...{ __typename: "JobFile" as const, id: "file-1", name: "jobs.csv", bytes: 100, companyId: "company-1" },
  ...{ sheet: null, sheetNames: [], state: "MENDING", isStopped: false, failure: null, failedRow: null },
  ...{ createdCount: 0, heldCount: 0, createdAt: "2026-11-23T10:00:00.000Z" },
  counts: { ...COUNTS, answered: 0, worded: 0, held: 0 },
} satisfies JobFile_FileFragment & { __typename: "JobFile" };

const often = { maxUsageCount: Number.POSITIVE_INFINITY };
const rows = {
  request: { query: ExportJobFileRowsDocument, variables: { id: "file-1" } },
  result: {
    data: { exportJobFileRows: { __typename: "CsvFile", text: "title,problems", rowCount: 2, isCut: false } },
  },
  ...often,
};

function show(element: React.ReactElement, mocks: object[]) {
  renderRoutes("/", {
    routeObjects: [{ path: "/", element }],
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
  });
}

describe("rows that are not posted (FILE-19)", () => {
  it("come as a file with the press that posts the others", async () => {
    const posted = {
      request: { query: PostJobFileDocument, variables: { id: "file-1", isPartial: true } },
      result: { data: { postJobFile: { ...FILE, state: "POSTING" } } },
    };
    show(<JobFileMending file={FILE} />, [posted, rows]);
    await userEvent.click(await screen.findByRole("checkbox", { name: /give me the other 2/ }));
    await userEvent.click(screen.getByRole("button", { name: "Post 28 jobs" }));
    await waitFor(() => expect(saving.saveCsv).toHaveBeenCalledTimes(1));
  });

  it("keep the others from being posted until they are mended or left, which stands below the button", async () => {
    show(<JobFileMending file={FILE} />, [rows]);
    const button = await screen.findByRole("button", { name: "Post 28 jobs" });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/^Mend the other rows first, or tick the box/);
    await userEvent.click(screen.getByRole("checkbox", { name: /give me the other 2/ }));
    expect(button).toBeEnabled();
    expect(screen.queryByText(/^Mend the other rows first/)).not.toBeInTheDocument();
  });

  it("can be had after it as well", async () => {
    const done = { ...FILE, state: "DONE", createdCount: 28 };
    const file = {
      request: { query: MyJobFileDocument, variables: { id: "file-1" } },
      result: { data: { myJobFile: done } },
      ...often,
    };
    show(<JobFileImport id="file-1" onAnother={() => undefined} />, [file, rows]);
    expect(await screen.findByText(/^2 rows are not posted\./)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Rows to mend" }));
    await waitFor(() => expect(saving.saveCsv).toHaveBeenCalledTimes(1));
  });
});
