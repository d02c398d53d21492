import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "../../../test/renderRoutes";
import { type JobFile_FileFragment, MapJobFileDocument } from "./JobFile.generated";
import { JobFileCompanies } from "./JobFileCompanies";

const FILE = { id: "file-1" } as JobFile_FileFragment;
const OWN = [
  { id: "mills", name: "Kabini Mills" },
  { id: "foods", name: "Tunga Foods" },
];
const NAMES = [
  { name: "M/s Kabini Mills", rowCount: 3, isAsked: false, companyId: "mills", companyName: "Kabini Mills" },
  { name: "Hampi Tours", rowCount: 1, isAsked: true, companyId: null, companyName: null },
];

it("says where the rows of each company go, and takes the answer for a name that is none (FILE-15)", async () => {
  const told = jest.fn();
  const companies = [{ name: "Hampi Tours", companyId: "foods" }];
  renderRoutes("/", {
    routeObjects: [{ path: "/", element: <JobFileCompanies file={FILE} names={NAMES} own={OWN} /> }],
    mocks: [
      {
        request: {
          query: MapJobFileDocument,
          variables: { input: { id: "file-1", columns: [], answers: [], companies } },
        },
        result: () => {
          told();
          return { data: { mapJobFile: null } };
        },
      },
    ],
  });
  expect(await screen.findByText("Goes to Kabini Mills")).toBeVisible();
  const asked = screen.getByLabelText("“Hampi Tours”, 1 row");
  expect(asked).toHaveDisplayValue("None of mine: they stay out");
  await userEvent.selectOptions(asked, "Tunga Foods");
  await waitFor(() => expect(told).toHaveBeenCalled());
});
