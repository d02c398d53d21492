import { screen } from "@testing-library/react";
import { renderRoutes } from "../../test/renderRoutes";
import { readCandidateView } from "./candidates-address";
import { AnsweredCompaniesDocument } from "./CandidatesScreen.generated";
import { NoCandidates } from "./NoCandidates";

it.each([
  ["nobody has applied to any job", "", "No candidates yet"],
  ["nobody has applied to the chosen job", "job=job-1", "Nobody has applied to this job yet"],
  ["nobody of the job fits", "job=job-1&status=hired", "No candidates found"],
  ["nobody of all fits", "q=nurse", "No candidates found"],
])("says that %s (CAND-07)", async (_, address, title) => {
  const element = <NoCandidates view={readCandidateView(new URLSearchParams(address))} />;
  renderRoutes("/", { routeObjects: [{ path: "*", element }] });
  expect(await screen.findByText(title)).toBeVisible();
});

it("tells a viewer of the company that others see its candidates (HEED-09)", async () => {
  const company = {
    ...{ __typename: "Company", id: "company-1" },
    viewerCan: { __typename: "CompanyPermissions", answerCandidates: false },
  };
  const mocks = [
    { request: { query: AnsweredCompaniesDocument }, result: { data: { myCompanies: [company] } } },
  ];
  const element = <NoCandidates view={readCandidateView(new URLSearchParams())} />;
  renderRoutes("/", { routeObjects: [{ path: "*", element }], mocks });
  expect(await screen.findByText("No candidates for you yet")).toBeVisible();
});
