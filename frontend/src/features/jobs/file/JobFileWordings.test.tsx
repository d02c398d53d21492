import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "../../../test/renderRoutes";
import {
  type JobFile_FileFragment,
  type JobFile_RowFragment,
  MendJobFileWordingDocument,
} from "./JobFile.generated";
import { JobFileRow } from "./JobFileRow";
import { JobFileWordings } from "./JobFileWordings";

const COUNTS = { rows: 3, read: 3, ready: 3, proposed: 0, refused: 0, unchanged: 0, leftOut: 0, answered: 0 };
const FILE = { id: "file-1", counts: { ...COUNTS, worded: 2, held: 2 } } as JobFile_FileFragment;
const FOUND = {
  ...{ words: "female only", grounds: ["SEX" as const], isHeld: true, text: "Female only." },
  instead: ["Everybody who can do this work may apply.", "You can do the physical work."],
};

const mended = jest.fn();
const mend = (variables: object) => ({
  request: {
    query: MendJobFileWordingDocument,
    variables: { id: "file-1", words: "female only", ...variables },
  },
  result: () => {
    mended(variables);
    return { data: { mendJobFileWording: null } };
  },
});

it("mends a wording in all its rows by one click, and says that its jobs wait otherwise (FILE-14)", async () => {
  const wordings = [{ ...FOUND, rowCount: 2, mendableCount: 2 }];
  renderRoutes("/", {
    routeObjects: [{ path: "/", element: <JobFileWordings file={FILE} wordings={wordings} /> }],
    mocks: [mend({ choice: 0 })],
  });
  expect(await screen.findByText(/2 jobs wait for an admin/)).toBeVisible();
  expect(screen.getByText("This sentence shuts people out by sex.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Replace “female only” in 2 rows" }));
  await waitFor(() => expect(mended).toHaveBeenLastCalledWith({ choice: 0 }));
});

it("leaves a wording that has nothing to stand in its place to be mended by hand (FILE-14)", async () => {
  const wordings = [{ ...FOUND, instead: [], rowCount: 1, mendableCount: 0 }];
  renderRoutes("/", {
    routeObjects: [{ path: "/", element: <JobFileWordings file={FILE} wordings={wordings} /> }],
  });
  expect(await screen.findByText(/Mend these rows by hand/)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows a row's wording with each sentence that may stand there instead (FILE-14)", async () => {
  const row: JobFile_RowFragment = {
    ...{ row: 3, standing: "READY", isLeftOut: false, title: "Driver", canUndo: false, problems: [] },
    wording: [{ ...FOUND, field: "description", isMended: false }],
  };
  renderRoutes("/", {
    routeObjects: [
      {
        path: "/",
        element: (
          <ul>
            <JobFileRow fileId="file-1" row={row} />
          </ul>
        ),
      },
    ],
    mocks: [mend({ row: 3, choice: 1 })],
  });
  expect(await screen.findByText(/An admin looks at the job/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "You can do the physical work., for row 3" }));
  await waitFor(() => expect(mended).toHaveBeenLastCalledWith({ row: 3, choice: 1 }));
});
