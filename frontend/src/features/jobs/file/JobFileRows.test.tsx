import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { inHindi, loadHindi } from "../../../test/inHindi";
import { renderRoutes } from "../../../test/renderRoutes";
import { type JobFile_FileFragment, JobFileRowsDocument } from "./JobFile.generated";
import { JobFileRows } from "./JobFileRows";

const FILE: JobFile_FileFragment = {
  ...{ id: "file-1", name: "jobs.csv", bytes: 100, companyId: "company-1", sheet: null, sheetNames: [] },
  ...{ state: "MENDING", isStopped: false, failure: null, failedRow: null, createdCount: 0, heldCount: 0 },
  createdAt: "2026-11-23T10:00:00.000Z",
  counts: {
    rows: 1,
    read: 0,
    ready: 0,
    proposed: 0,
    refused: 0,
    unchanged: 0,
    leftOut: 0,
    answered: 0,
    worded: 0,
    held: 0,
  },
};
const READ: JobFile_FileFragment = { ...FILE, counts: { ...FILE.counts, read: 1, proposed: 1 } };

const answer = (items: object[]) => ({
  request: { query: JobFileRowsDocument, variables: { id: "file-1", field: null, page: 1 } },
  result: {
    data: {
      myJobFile: { id: "file-1", fieldCounts: [], wordings: [] },
      jobFileRows: { total: items.length, page: 1, pageSize: 20, items },
    },
  },
});

const row = {
  __typename: "JobFileRow",
  ...{ row: 2, standing: "PROPOSED", isLeftOut: false, title: "Loom Fitter", canUndo: false, wording: [] },
  problems: [
    {
      ...{ field: "experience", found: "2-Apr", message: "must say how many years" },
      ...{ rule: "NO_YEARS", bound: null, question: null },
      proposals: [{ value: "2-4 years", words: "2 to 4 years" }],
    },
  ],
};

function File() {
  const [isRead, setIsRead] = useState(false);
  return (
    <>
      <button onClick={() => setIsRead(true)}>End reading</button>
      <JobFileRows file={isRead ? READ : FILE} />
    </>
  );
}

it("shows what the last rows ask when the file has been read to its end", async () => {
  renderRoutes("/", {
    routeObjects: [{ path: "/", element: <File /> }],
    mocks: [answer([]), answer([row])],
  });
  expect(await screen.findByText("Nothing is asked about this.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "End reading" }));
  expect(await screen.findByText("Loom Fitter")).toBeVisible();
  expect(screen.getByText("2 to 4 years.").parentElement).toHaveTextContent(
    "2 to 4 years. Experience must say how many years",
  );
});

it.each([
  [{ rule: "NO_YEARS" }, "कितने साल का अनुभव चाहिए, यह लिखें, जैसे 2–4 years, या Fresher"],
  [{ rule: "LIKE_ROW", bound: 7 }, "लाइन 7 में ऐसी ही नौकरी है। दोनों पोस्ट करें?"],
  [{ rule: null, question: "PAY_LOOKS_MONTHLY" }, "यह वेतन महीने का लगता है। कृपया जाँच लें।"],
])("says in Hindi why a cell is asked about (LANG-21): %j", async (told, text) => {
  await loadHindi();
  const [problem] = row.problems;
  renderRoutes("/", {
    routeObjects: [{ path: "/", element: <JobFileRows file={READ} /> }],
    mocks: [answer([{ ...row, problems: [{ ...problem, ...told }] }])],
    around: inHindi,
  });
  expect(await screen.findByText("Loom Fitter")).toBeVisible();
  expect(screen.getByText("2 to 4 years.").parentElement).toHaveTextContent(`2 to 4 years. ${text}`);
});

it("begins at the first page of what a filter leaves, from wherever it was pressed", async () => {
  const rowsOf = (field: string | null, page: number, items: object[]) => ({
    request: { query: JobFileRowsDocument, variables: { id: "file-1", field, page } },
    result: {
      data: {
        myJobFile: { id: "file-1", fieldCounts: [{ field: "experience", count: 1 }], wordings: [] },
        jobFileRows: { total: field === null ? 21 : 1, page, pageSize: 20, items },
      },
    },
  });
  const other = { ...row, row: 40, title: "Weaver" };
  renderRoutes("/?file=file-1&page=2", {
    routeObjects: [{ path: "/", element: <JobFileRows file={READ} /> }],
    mocks: [rowsOf(null, 2, [other]), rowsOf("experience", 1, [row])],
  });
  await screen.findByText(/Weaver/);
  await userEvent.click(screen.getByRole("button", { name: "Experience 1" }));
  expect(await screen.findByText(/Loom Fitter/)).toBeVisible();
});
