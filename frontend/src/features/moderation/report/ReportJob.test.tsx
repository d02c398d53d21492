import { CombinedGraphQLErrors } from "@apollo/client";
import { MockedProvider } from "@apollo/client/testing/react";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SessionContext, type Session } from "../../../auth/session";
import { ToastProvider } from "../../../design-system";
import { buildSession, idleActions } from "../../../test/factories";
import { ReportJob } from "./ReportJob";
import { ReportJobDocument } from "./ReportJob.generated";
import { violationsIn } from "../../../test/axe";

const request = (input: object) => ({
  query: ReportJobDocument,
  variables: { input: { jobId: "7", ...input } },
});
const taken = (input: object) => ({
  request: request(input),
  result: { data: { reportJob: { __typename: "JobReport" as const, id: "1" } } },
});
const refused = (input: object, code: string) => ({
  request: request(input),
  error: new CombinedGraphQLErrors({ errors: [{ message: "No.", extensions: { code } }] }),
});

function show(
  mocks: ComponentProps<typeof MockedProvider>["mocks"] = [],
  { session = buildSession(), address = "/jobs/7" }: { session?: Session; address?: string } = {},
) {
  const router = createMemoryRouter([{ path: "*", element: <ReportJob jobId="7" /> }], {
    initialEntries: [address],
  });
  return render(
    <MockedProvider mocks={mocks}>
      <SessionContext value={{ session, error: null, actions: idleActions }}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </SessionContext>
    </MockedProvider>,
  );
}

async function openDialog() {
  await userEvent.click(screen.getByRole("button", { name: "Report this job" }));
  return within(await screen.findByRole("dialog", { name: "Report this job" }));
}

describe("reporting a job", () => {
  it("leads a visitor to sign in, and back to the dialog", () => {
    show([], { session: { status: "signed-out" } });
    expect(screen.getByRole("link", { name: "Report this job" })).toHaveAttribute(
      "href",
      "/signin?returnTo=%2Fjobs%2F7%23report",
    );
  });

  it("opens at once for somebody who comes back from signing in", async () => {
    show([], { address: "/jobs/7#report" });
    expect(await screen.findByRole("dialog", { name: "Report this job" })).toBeVisible();
  });

  it("sends the reason and the words, closes, and says thank you", async () => {
    show([taken({ reason: "ASKS_FOR_MONEY", comment: "₹500 first" })]);
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole("radio", { name: "It asks for money" }));
    await userEvent.type(dialog.getByLabelText(/^Tell us more/), " ₹500 first ");
    await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
    expect((await screen.findAllByText("Thank you. We will look at this job."))[0]).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Report this job" })).not.toBeInTheDocument(),
    );
  });

  it("asks for a reason, and offers six", async () => {
    show();
    const dialog = await openDialog();
    expect(await dialog.findAllByRole("radio")).toHaveLength(6);
    await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await dialog.findByText("Please choose what is wrong.")).toBeVisible();
  });

  it.each([
    ["NOT_FOUND", "This job is not open any more."],
    ["UNAVAILABLE", "The report could not be sent. Please try again."],
  ])("keeps what was written when the answer is %s", async (code, message) => {
    show([refused({ reason: "OTHER", comment: "Hm" }, code)]);
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole("radio", { name: "Something else" }));
    await userEvent.type(dialog.getByLabelText(/^Tell us more/), "Hm");
    await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText(/^Tell us more/)).toHaveValue("Hm");
  });

  it("has no accessibility violation", async () => {
    const { baseElement } = show();
    const dialog = await openDialog();
    await dialog.findAllByRole("radio");
    expect(await violationsIn(baseElement)).toEqual([]);
  });
});
