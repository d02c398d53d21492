import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "../../../test/renderRoutes";
import { type JobFile_FileFragment, MapJobFileDocument } from "./JobFile.generated";
import { JobFileTypes } from "./JobFileTypes";

const FILE = { id: "file-1" } as JobFile_FileFragment;
const TYPE_WORDS = [
  { word: "Perm", rowCount: 5, proposal: "FULL_TIME", answer: null },
  { word: "Zulu", rowCount: 1, proposal: null, answer: null },
] as const;

const told = jest.fn();
const tell = (types: object[]) => ({
  request: {
    query: MapJobFileDocument,
    variables: { input: { id: "file-1", columns: [], answers: [], types } },
  },
  result: () => {
    told(types);
    return { data: { mapJobFile: null } };
  },
});

const show = (types: object[]) =>
  renderRoutes("/", {
    routeObjects: [
      { path: "/", element: <JobFileTypes file={FILE} typeWords={TYPE_WORDS} isMarked={false} /> },
    ],
    mocks: [tell(types)],
  });

it("asks about each word of the types by itself, and takes all that is proposed at once (FILE-13)", async () => {
  const types = [{ word: "Perm", type: "FULL_TIME" }];
  show(types);
  expect(await screen.findByLabelText("“Perm”, 5 rows")).toHaveValue("");
  expect(screen.getByText("We would take it for full-time.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Take what we propose" }));
  await waitFor(() => expect(told).toHaveBeenLastCalledWith(types));
});

it("takes another answer for a word that nobody knows (FILE-13)", async () => {
  const types = [{ word: "Zulu", type: "CONTRACT" }];
  show(types);
  await userEvent.selectOptions(await screen.findByLabelText("“Zulu”, 1 row"), "contract");
  await waitFor(() => expect(told).toHaveBeenLastCalledWith(types));
});
