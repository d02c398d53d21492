import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "../../../test/renderRoutes";
import { type JobFile_FileFragment, MyJobFileDocument } from "./JobFile.generated";
import { useJobFile, useJobFileAct } from "./useJobFile";

const FILE: JobFile_FileFragment = {
  ...{ id: "file-1", name: "jobs.csv", bytes: 100, companyId: "company-1", sheet: null, sheetNames: [] },
  ...{ state: "MENDING", isStopped: false, failure: null, failedRow: null, createdCount: 0, heldCount: 0 },
  createdAt: "2026-11-23T10:00:00.000Z",
  counts: {
    rows: 1,
    read: 1,
    ready: 1,
    proposed: 0,
    refused: 0,
    unchanged: 0,
    leftOut: 0,
    answered: 0,
    worded: 0,
    held: 0,
  },
};

const answer = (change: Partial<JobFile_FileFragment>) => ({
  request: { query: MyJobFileDocument, variables: { id: "file-1" } },
  result: { data: { myJobFile: { __typename: "JobFile", ...FILE, ...change } } },
});

function State() {
  const { file } = useJobFile("file-1");
  return <p>{file?.state}</p>;
}

it("looks once more when nothing seems to be under way: an answer may tell of before", async () => {
  renderRoutes("/", {
    routeObjects: [{ path: "/", element: <State /> }],
    mocks: [answer({}), answer({ state: "POSTING" }), answer({ state: "DONE", createdCount: 1 })],
  });
  expect(await screen.findByText("MENDING")).toBeVisible();
  expect(await screen.findByText("DONE", {}, { timeout: 5_000 })).toBeVisible();
});

it("makes one act behind the other: an answer that overtakes another would show the file as it was", async () => {
  let end = () => undefined as unknown;
  const first = new Promise((resolve) => (end = () => resolve(undefined)));
  const begun: string[] = [];
  function Acts() {
    const { act } = useJobFileAct();
    const begin = (name: string, answer: Promise<unknown>) =>
      act(() => {
        begun.push(name);
        return answer;
      });
    return (
      <>
        <button onClick={() => void begin("save", first)}>save</button>
        <button onClick={() => void begin("choose", Promise.resolve())}>choose</button>
      </>
    );
  }
  renderRoutes("/", { routeObjects: [{ path: "/", element: <Acts /> }] });
  await userEvent.click(await screen.findByRole("button", { name: "save" }));
  await userEvent.click(screen.getByRole("button", { name: "choose" }));
  expect(begun).toEqual(["save"]);
  end();
  await waitFor(() => expect(begun).toEqual(["save", "choose"]));
});
