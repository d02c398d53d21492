import { useApolloClient } from "@apollo/client/react";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet } from "react-router-dom";
import { routes } from "../../app/router";
import {
  experienceAnswer,
  payAnswer,
  placeReadingAnswer,
  wordingAnswer,
} from "../../features/jobs/posting/job-readings.factories";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import {
  askingJobAnswers,
  changedJobAnswers,
  editAnswers,
  extendingAnswer,
  removedJobAnswers,
  resubmittingAnswer,
} from "./edit-job.factories";
import { placesAnswer, postingsAnswer, refuse } from "./postings.factories";
import { violationsIn } from "../../test/axe";

const open = (...told: Parameters<typeof editAnswers>) => openWith(editAnswers(...told));

async function openWith(answers: readonly object[]) {
  const mocks = [
    ...answers,
    payAnswer(),
    experienceAnswer(),
    placeReadingAnswer(),
    wordingAnswer(),
    placesAnswer(),
    postingsAnswer(),
  ];
  const opened = renderRoutes("/job-postings/job-1/edit", {
    session: buildSession({ role: "employer" }),
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
    routeObjects: [{ Component: AskingAgain, children: routes }],
  });
  await screen.findByRole("textbox", { name: "Job title" });
  return opened;
}

/** Asks again for all that is on the screen, as the portal does when an outage is over. */
function AskingAgain() {
  const client = useApolloClient();
  return (
    <>
      <button onClick={() => void client.refetchObservableQueries()}>Ask again</button>
      <Outlet />
    </>
  );
}

const title = () => screen.getByRole("textbox", { name: "Job title" });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const isTabKept = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

describe("leaving a job that is edited", () => {
  it("is asked about once something has changed, and the changes stay where one stays", async () => {
    const { router } = await open();
    await userEvent.type(title(), " II");
    expect(isTabKept()).toBe(true);
    await userEvent.click(screen.getByRole("link", { name: "Cancel" }));
    const question = await screen.findByRole("dialog", { name: "Leave without saving?" });
    expect(question).toHaveTextContent("What you changed of the job is not saved yet.");
    await press("Keep Editing");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe("/job-postings/job-1/edit");
    expect(title()).toHaveValue("Loom Fitter II");
    await act(() => router.navigate("/jobs/post"));
    await screen.findByRole("dialog", { name: "Leave without saving?" });
    await press("Leave");
    await waitFor(() => expect(router.state.location.pathname).toBe("/jobs/post"));
  });

  it("is not asked about where nothing has changed", async () => {
    const { router } = await open();
    expect(isTabKept()).toBe(false);
    await userEvent.click(screen.getByRole("link", { name: "Cancel" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/job-postings"));
  });

  it("says so where an admin looks at it before people find it", async () => {
    await open(undefined, undefined, "HELD");
    await userEvent.type(title(), " II");
    await press("Save Changes");
    expect(
      await screen.findByText("Job saved. An admin looks at it first; until then nobody finds it."),
    ).toBeInTheDocument();
  });

  it("is not asked about once it is saved", async () => {
    const update = jest.fn();
    const { router } = await open(update);
    await userEvent.type(title(), " II");
    await press("Save Changes");
    expect(await screen.findByText("Job saved.")).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe("/job-postings"));
    expect(update).toHaveBeenCalledWith(expect.objectContaining({ title: "Loom Fitter II" }), 3);
    expect(screen.queryByRole("dialog", { name: "Leave without saving?" })).not.toBeInTheDocument();
  });
});

describe("the last day of a job that is edited", () => {
  it("stands with what candidates find it by, and is put off at once, whatever else was typed", async () => {
    const extended = jest.fn();
    await openWith([...editAnswers(), extendingAnswer(extended)]);
    await userEvent.type(title(), " II");
    expect(screen.getByRole("textbox", { name: "Last day to apply" })).toHaveValue("18 Dec 2026");
    await press("Extend by 30 days, until 17 Jan 2027");
    expect(await screen.findByText("‘Loom Fitter’ now runs until 17 Jan 2027.")).toBeInTheDocument();
    expect(extended).toHaveBeenCalledWith({ id: "job-1", days: 30 });
    expect(title()).toHaveValue("Loom Fitter II");
  });
});

describe("a job that could not be saved (POST-12)", () => {
  /** The row with the button, which stays in view on phones. */
  const bar = () => screen.getByRole("button", { name: "Save Changes" }).parentElement?.parentElement;

  it("says so beside the button, and offers another try where the portal is out of reach", async () => {
    const update = jest.fn();
    update.mockImplementationOnce(() => refuse("UNAVAILABLE", "The service is not available right now."));
    await open(update);
    await userEvent.type(title(), " II");
    await press("Save Changes");
    const told = await screen.findByRole("alert");
    expect(told).toHaveTextContent(
      /^The job could not be saved\. Please try again\. We can’t reach the portal/,
    );
    expect(bar()).toContainElement(told);
    expect(within(told).getByRole("button", { name: "Try again" })).toBeVisible();
  });

  it("goes to what is wrong with a field, and doesn't ask to try the same again", async () => {
    const problem = { field: "input.walkInFrom", message: "must not lie after the last day" };
    await open(() => refuse("BAD_USER_INPUT", "Some fields are not right.", { fields: [problem] }));
    await userEvent.type(title(), " II");
    await press("Save Changes");
    const told = await screen.findByRole("alert");
    expect(told).toHaveTextContent(/^The job could not be saved\. What is wrong is marked in the form\.$/);
    expect(screen.getByLabelText("Walk-in from")).toHaveFocus();
    expect(screen.getByLabelText("Walk-in from")).toBeInvalid();
  });

  it("goes to the question that must not be asked", async () => {
    const texts = ["Can you work nights?", "Are you married?"];
    const message = "Marriage must not be asked about.";
    const update = () =>
      refuse("QUESTION_NOT_ALLOWED", message, { fields: [{ field: "questions.2", message }] });
    await openWith(askingJobAnswers(texts, update));
    await userEvent.type(title(), " II");
    await press("Save Changes");
    const told = await screen.findByRole("alert");
    expect(told).toHaveTextContent(/^The job could not be saved\. One of your questions must not be asked\./);
    expect(screen.getByText("Are you married?").closest("li")).toHaveFocus();
  });
});

describe("a job that was removed", () => {
  async function openRemoved(resubmit?: (note: string) => void) {
    const mocks = [
      ...removedJobAnswers("Asks for a fee."),
      resubmittingAnswer(resubmit),
      payAnswer(),
      experienceAnswer(),
      placeReadingAnswer(),
      wordingAnswer(),
      placesAnswer(),
    ];
    const opened = renderRoutes("/job-postings/job-1/edit", {
      session: buildSession({ role: "employer" }),
      mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
    });
    await screen.findByText("Removed: Asks for a fee.");
    return opened;
  }
  const answer = () => screen.getByRole("textbox", { name: "Your answer" });

  it("says why, and is answered and resubmitted; then it can be edited", async () => {
    const resubmit = jest.fn();
    const { container } = await openRemoved(resubmit);
    expect(screen.queryByRole("textbox", { name: "Job title" })).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.type(answer(), "  The fee is gone.  ");
    await press("Answer and resubmit");
    expect(
      await screen.findByText("‘Loom Fitter’ waits for a review. You can edit it now."),
    ).toBeInTheDocument();
    expect(resubmit.mock.calls).toEqual([["The fee is gone."]]);
    expect(await screen.findByRole("textbox", { name: "Job title" })).toHaveValue("Loom Fitter");
  });

  it("needs an answer of 3 to 1,000 characters", async () => {
    const resubmit = jest.fn();
    await openRemoved(resubmit);
    await press("Answer and resubmit");
    expect(answer()).toHaveAccessibleDescription(/Please write an answer of at least 3 characters\./);
    expect(answer()).toHaveFocus();
    await userEvent.type(answer(), "  ok ");
    await press("Answer and resubmit");
    expect(answer()).toBeInvalid();
    await userEvent.clear(answer());
    await userEvent.click(answer());
    await userEvent.paste("x".repeat(1001));
    expect(await screen.findByText(/An answer has at most 1,000 characters\./)).toBeInTheDocument();
    expect(resubmit).not.toHaveBeenCalled();
  });

  it("keeps the answer where the server can't take it, and says why", async () => {
    await openRemoved(() => refuse("JOB_ACTION_NOT_ALLOWED", "A job that is held can't take 'resubmit'."));
    await userEvent.type(answer(), "The fee is gone.");
    await press("Answer and resubmit");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The job stands differently by now. Reload the page to see how.",
    );
    expect(answer()).toHaveValue("The fee is gone.");
  });
});

describe("a job that somebody else changes while it is edited", () => {
  it("is saved over the version that the form began with, so that the server can refuse", async () => {
    const update = jest.fn();
    const looks = jest.fn();
    await open(update, looks);
    await userEvent.type(title(), " II");
    await press("Ask again");
    await waitFor(() => expect(looks).toHaveBeenCalledTimes(2));
    expect(title()).toHaveValue("Loom Fitter II");
    await press("Save Changes");
    expect(await screen.findByText("Job saved.")).toBeInTheDocument();
    expect(update).toHaveBeenCalledWith(expect.objectContaining({ title: "Loom Fitter II" }), 3);
  });

  async function openChanged(...looks: Parameters<typeof changedJobAnswers>[0]) {
    const update = jest.fn();
    await openWith(changedJobAnswers([{}, ...looks], update));
    return update;
  }
  const place = () => screen.getByRole("combobox", { name: "Location" });

  it("gets their changes beside what was typed, and is saved from there", async () => {
    const update = await openChanged({ locations: "Hebbal, Bangalore", type: "CONTRACT" });
    await userEvent.type(title(), " II");
    await press("Save Changes");
    expect(
      await screen.findByText(/^Not saved yet: it was changed elsewhere\. That is in the form now/),
    ).toBeVisible();
    expect(title()).toHaveValue("Loom Fitter II");
    expect(place()).toHaveValue("Hebbal, Bangalore");
    expect(screen.getByRole("radio", { name: "contract" })).toBeChecked();
    expect(isTabKept()).toBe(true);
    await press("Save Changes");
    expect(await screen.findByText("Job saved.")).toBeInTheDocument();
    const merged = { title: "Loom Fitter II", location: "Hebbal, Bangalore", type: "CONTRACT" };
    expect(update).toHaveBeenLastCalledWith(expect.objectContaining(merged), 4);
  });

  it("shows theirs at a field that both changed, for whoever types to choose", async () => {
    const theirs = { title: "Loom Mechanic", pay: { __typename: "Pay" as const, text: "₹9–12 LPA" } };
    const update = await openChanged({ ...theirs, type: "CONTRACT" });
    await userEvent.type(title(), " II");
    const pay = screen.getByRole("textbox", { name: "Salary" });
    await userEvent.clear(pay);
    await userEvent.type(pay, "₹10–12 LPA");
    await userEvent.click(screen.getByRole("radio", { name: "part-time" }));
    await press("Save Changes");
    expect(await screen.findByText(/Choose at the 3 fields that both of you changed/)).toBeVisible();
    expect(title()).toHaveFocus();
    expect(title()).toHaveAccessibleDescription("Saved elsewhere: Loom Mechanic Take theirs");
    expect(pay).toHaveAccessibleDescription("Saved elsewhere: ₹9–12 LPA Take theirs");
    expect(screen.getByRole("group", { name: "Job Type" })).toHaveAccessibleDescription(
      "Saved elsewhere: contract Take theirs",
    );
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(title()).toHaveValue("Loom Mechanic");
    expect(title()).toHaveAccessibleDescription("You had: Loom Fitter II Back to mine");
    await press("Save Changes");
    expect(await screen.findByText("Job saved.")).toBeInTheDocument();
    const chosen = { title: "Loom Mechanic", pay: "₹10–12 LPA", type: "PART_TIME" };
    expect(update).toHaveBeenLastCalledWith(expect.objectContaining(chosen), 4);
  });

  it("keeps what was typed where the newer version does not come, and asks for it again", async () => {
    await openChanged("failure", { locations: "Hebbal, Bangalore" });
    await userEvent.type(title(), " II");
    await press("Save Changes");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Your changes are not saved. It was changed elsewhere, and the newer version could not be loaded. Save again to load it.",
    );
    expect(title()).toHaveValue("Loom Fitter II");
    await press("Save Changes");
    expect(await screen.findByText(/That is in the form now/)).toBeVisible();
    expect(title()).toHaveValue("Loom Fitter II");
    expect(place()).toHaveValue("Hebbal, Bangalore");
  });
});
