import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "../../../test/renderRoutes";
import { type JobFile_FileFragment, JobFileColumnsDocument, MapJobFileDocument } from "./JobFile.generated";
import { JobFileColumns } from "./JobFileColumns";
import { JobFileTypes } from "./JobFileTypes";

const FILE = { id: "file-1", counts: { rows: 30 } } as JobFile_FileFragment;

const column = (index: number, header: string, field: string | null, isAsked = false) => ({
  ...{ __typename: "JobFileColumn", index, header, field, isAsked, toldAt: null },
  examples: [],
});

const ALL = [column(0, "Job", "title"), column(1, "Area", "location")];

function show(known: object) {
  const columns = {
    request: { query: JobFileColumnsDocument, variables: { id: "file-1" } },
    result: {
      data: {
        myCompanies: [{ __typename: "Company", id: "company-1", name: "Kaveri Looms" }],
        myJobFile: {
          ...{ __typename: "JobFile", id: "file-1", companyNames: [], typeWords: [], answers: [] },
          ...{ unanswered: [], rowsWithoutType: 0, columns: ALL, ...known },
        },
      },
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  renderRoutes("/", {
    routeObjects: [{ path: "/", element: <JobFileColumns file={FILE} /> }],
    mocks: [columns],
  });
}

const read = async () => userEvent.click(await screen.findByRole("button", { name: "Read 30 rows" }));

describe("a file with something left to answer (CLEAR-04)", () => {
  it("marks what has no answer, and leads to the first", async () => {
    const typeWords = [
      { __typename: "JobFileTypeWord", word: "Perm", rowCount: 5, proposal: null, answer: null },
      { __typename: "JobFileTypeWord", word: "Full", rowCount: 5, proposal: null, answer: "FULL_TIME" },
    ];
    show({ typeWords, unanswered: ["description"] });
    expect(await screen.findByText("2 to answer first")).toBeVisible();
    expect(screen.getByLabelText("“Perm”, 5 rows")).toBeValid();
    await read();
    expect(await screen.findByText("Answer what is marked first.")).toBeVisible();
    expect(screen.getByLabelText("“Perm”, 5 rows")).toBeInvalid();
    expect(screen.getByLabelText("“Perm”, 5 rows")).toHaveFocus();
    expect(screen.getByLabelText("“Full”, 5 rows")).toBeValid();
    expect(screen.getByRole("textbox", { name: /description/i })).toBeInvalid();
  });

  it("marks the two columns that hold one field", async () => {
    show({ columns: [column(0, "Job", "title", true), column(2, "Title", "title", true), ALL[1]] });
    await read();
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Field of Job" })).toHaveFocus());
    for (const name of ["Field of Job", "Field of Title"])
      expect(screen.getByRole("combobox", { name })).toBeInvalid();
    expect(screen.getByRole("combobox", { name: "Field of Area" })).toBeValid();
  });
});

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

const showTypes = (types: object[]) =>
  renderRoutes("/", {
    routeObjects: [
      { path: "/", element: <JobFileTypes file={FILE} typeWords={TYPE_WORDS} isMarked={false} /> },
    ],
    mocks: [tell(types)],
  });

it("asks about each word of the types by itself, and takes all that is proposed at once (FILE-13)", async () => {
  const types = [{ word: "Perm", type: "FULL_TIME" }];
  showTypes(types);
  expect(await screen.findByLabelText("“Perm”, 5 rows")).toHaveValue("");
  expect(screen.getByText("We would take it for full-time.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Take what we propose" }));
  await waitFor(() => expect(told).toHaveBeenLastCalledWith(types));
});

it("takes another answer for a word that nobody knows (FILE-13)", async () => {
  const types = [{ word: "Zulu", type: "CONTRACT" }];
  showTypes(types);
  await userEvent.selectOptions(await screen.findByLabelText("“Zulu”, 1 row"), "contract");
  await waitFor(() => expect(told).toHaveBeenLastCalledWith(types));
});
