import { MockedProvider } from "@apollo/client/testing/react";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { violationsIn } from "../../../test/axe";
import { buildJob } from "../../jobs/job/jobs.factories";
import { ReviewedJobDocument } from "./AdminJob.generated";
import { ReviewedJob } from "./ReviewedJob";

const question = (id: string, changes: object) => ({
  ...{ __typename: "ScreeningQuestion", id, bankCode: null, kind: "YES_NO", options: [], unit: null },
  ...{ isRequired: false, wanted: null, ...changes },
});

const questions = [
  question("1", { text: "Can you pay a deposit of ₹5,000?", isRequired: true }),
  question("2", {
    ...{ text: "Which shift?", kind: "ONE", options: ["Day", "Night"] },
    wanted: { __typename: "WantedAnswer", values: ["Night"], least: null, most: null },
  }),
];

describe("a job under review", () => {
  it("shows all that an applicant sees, the questions too (CLEAR-06)", async () => {
    const told = { asksPhone: true, asksResume: true, applyUrl: "https://jobs.example.in/apply?to=1" };
    const job = { ...buildJob(told), id: "job-1", questions };
    const reviewed = {
      request: { query: ReviewedJobDocument, variables: { id: "job-1" } },
      result: { data: { adminJob: job } },
    };
    const { container } = render(
      <MockedProvider mocks={[reviewed]}>
        <MemoryRouter>
          <ReviewedJob jobId="job-1" />
        </MemoryRouter>
      </MockedProvider>,
    );
    expect(await screen.findByRole("heading", { name: "Questions to applicants" })).toBeVisible();
    const [first, second] = screen
      .getAllByRole("listitem")
      .filter(({ textContent }) => textContent.includes("?"));
    expect(first).toHaveTextContent("Can you pay a deposit of ₹5,000?Yes or no · must be answered");
    expect(second).toHaveTextContent("Which shift?One of several · Day, Night · asks for: Night");
    const fact = (name: string) => {
      const line = screen.getByText(name).parentElement;
      if (!line) throw new Error(`No fact ${name}.`);
      return within(line);
    };
    expect(fact("Applicants must give").getByText("phone number, resume")).toBeVisible();
    expect(fact("Page to apply on").getByText("https://jobs.example.in/apply?to=1")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });
});
