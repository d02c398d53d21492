import { MockedProvider } from "@apollo/client/testing/react";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { JobChoice } from "./JobChoice";
import { JobChoicesDocument } from "./JobChoice.generated";

const FAILURE = "This could not be loaded. Check your connection and try again.";

const request = (text: string) => ({ query: JobChoicesDocument, variables: { text } });
const failing = (text: string) => ({ request: request(text), error: new Error("no network") });
const finding = (text: string, title: string) => ({
  request: request(text),
  result: {
    data: {
      candidateJobs: [{ __typename: "Job" as const, id: title, title, location: "Mysuru", standing: null }],
    },
  },
});

function show(...mocks: (ReturnType<typeof failing> | ReturnType<typeof finding>)[]) {
  render(
    <MockedProvider mocks={mocks}>
      <JobChoice jobId="" onChange={() => undefined} />
    </MockedProvider>,
  );
}

describe("a search among one's own jobs that fails", () => {
  it("says so, rather than that there are none", async () => {
    show(failing(""));
    await userEvent.click(screen.getByRole("combobox"));
    expect(await screen.findByText(FAILURE)).toBeInTheDocument();
    expect(screen.queryByText("Nothing found")).not.toBeInTheDocument();
  });

  it("leaves none of those that another text found", async () => {
    show(finding("", "Loom Fitter"), failing("dy"), finding("dye", "Dyer"));
    await userEvent.click(screen.getByRole("combobox"));
    await screen.findByRole("option", { name: /Loom Fitter/ });
    await userEvent.keyboard("dy");
    expect(await screen.findByText(FAILURE)).toBeInTheDocument();
    expect(screen.queryByRole("option")).not.toBeInTheDocument();

    await userEvent.keyboard("e");
    expect(await screen.findByRole("option", { name: /Dyer/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(FAILURE)).not.toBeInTheDocument());
  });
});
