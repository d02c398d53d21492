import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { buildCandidateRow, usualMessage } from "../../features/applications/candidate/candidates.factories";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import {
  boardAnswer,
  countsAnswer,
  factCountsAnswer,
  jobsAnswer,
  listAnswer,
  rejecting,
  shortlisting,
  stagesAnswer,
} from "./candidates-screen.factories";

/** What the server answers once it has shortlisted somebody. */
function shortlistingOf(id: string, name: string) {
  const { moveApplications } = shortlisting.result.data;
  const results = moveApplications.results.map((one) => ({
    ...one,
    applicationId: id,
    candidate: { ...one.candidate, id, name },
  }));
  return { result: { data: { moveApplications: { ...moveApplications, moveId: "move-2", results } } } };
}

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

const TYPED = "You are too old for this job.";
const PROBLEM = { field: "message", message: "shuts people out: “too old”", rule: "SHUTS_OUT" };
const refused = {
  request: rejecting(TYPED).request,
  result: {
    errors: [new GraphQLError("No.", { extensions: { code: "BAD_USER_INPUT", fields: [PROBLEM] } })],
  },
};

it("keeps what was typed where the server refuses a rejection's message, and says so there (HEED-02)", async () => {
  const mocks = [boardAnswer([buildCandidateRow()]), usualMessage("We wish you well."), refused] as Mocks;
  const answers = [countsAnswer, stagesAnswer, factCountsAnswer, jobsAnswer] as NonNullable<Mocks>;
  const session = buildSession({ role: "employer" });
  renderRoutes("/candidates?view=board", { session, mocks: [...(mocks ?? []), ...answers] });
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Meera Pillai" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Reject politely" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reject Meera Pillai politely?" }));
  const message = await dialog.findByRole("textbox", { name: "Message" });
  await userEvent.clear(message);
  await userEvent.type(message, TYPED);
  await userEvent.click(dialog.getByRole("button", { name: "Reject politely" }));
  await waitFor(() =>
    expect(dialog.getByRole("textbox", { name: "Message" })).toHaveAccessibleDescription(
      expect.stringContaining("Message shuts people out: “too old”"),
    ),
  );
  expect(dialog.getByRole("textbox", { name: "Message" })).toHaveValue(TYPED);
});

it.each(["Back", "its button"])("closes by %s, with those selected still selected (HEED-10)", async (way) => {
  const mocks = [listAnswer({ items: [buildCandidateRow()] }), usualMessage("We wish you well.")] as Mocks;
  const answers = [countsAnswer, stagesAnswer, factCountsAnswer, jobsAnswer] as NonNullable<Mocks>;
  const session = buildSession({ role: "employer" });
  const { router } = renderRoutes("/candidates", { session, mocks: [...(mocks ?? []), ...answers] });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select Meera Pillai" }));
  await userEvent.click(screen.getByRole("button", { name: "Reject politely" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reject Meera Pillai politely?" }));
  await dialog.findByRole("textbox", { name: "Message" });
  if (way === "Back") await act(() => router.navigate(-1));
  else await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({ pathname: "/candidates", state: null });
  expect(screen.getByRole("checkbox", { name: "Select Meera Pillai" })).toBeChecked();
});

it.each(["Back", "its button"])("closes over the board by %s, which stays (HEED-10)", async (way) => {
  const mocks = [boardAnswer([buildCandidateRow()]), usualMessage("We wish you well.")] as Mocks;
  const answers = [countsAnswer, stagesAnswer, factCountsAnswer, jobsAnswer] as NonNullable<Mocks>;
  const session = buildSession({ role: "employer" });
  const { router } = renderRoutes("/candidates?view=board", {
    session,
    mocks: [...(mocks ?? []), ...answers],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Meera Pillai" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Reject politely" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reject Meera Pillai politely?" }));
  await dialog.findByRole("textbox", { name: "Message" });
  if (way === "Back") await act(() => router.navigate(-1));
  else await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(router.state.location).toMatchObject({
    pathname: "/candidates",
    search: "?view=board",
    state: null,
  });
  expect(screen.getByRole("button", { name: "Actions for Meera Pillai" })).toBeVisible();
});

/** Meera goes to Shortlisted by a key, and is rejected then. */
async function moveAndReject() {
  (await screen.findByRole("link", { name: /Meera Pillai/ })).focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Meera Pillai" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Reject politely" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reject Meera Pillai politely?" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Reject politely" }));
  expect(await screen.findByText(/^1 candidate not selected\./)).toBeVisible();
}

/** The server moves her, and Ravi, whatever it is asked. */
function openBoard(...steps: object[]) {
  const rows = [buildCandidateRow(), buildCandidateRow({ id: "application-2", name: "Ravi Gowda" })];
  const rejected = rejecting("We wish you well.");
  const anyStep = { query: rejected.request.query, variables: () => true };
  const mocks = [boardAnswer(rows), usualMessage("We wish you well.")] as Mocks;
  const answers = [countsAnswer, stagesAnswer, factCountsAnswer, jobsAnswer] as NonNullable<Mocks>;
  const moves = [...steps, shortlisting, rejected].map((one) => ({ ...one, request: anyStep })) as Mocks;
  renderRoutes("/candidates?view=board", {
    session: buildSession({ role: "employer" }),
    mocks: [...(mocks ?? []), ...answers, ...(moves ?? [])],
  });
}

it("offers the last step alone to be undone, where it was all about the same candidates (EMPS-03)", async () => {
  openBoard();
  await moveAndReject();
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1));
});

it("goes on offering to undo what others were moved by (EMPS-03)", async () => {
  openBoard(shortlistingOf("application-2", "Ravi Gowda"));
  (await screen.findByRole("link", { name: /Ravi Gowda/ })).focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await screen.findByText("1 candidate moved to Shortlisted.");
  await moveAndReject();
  expect(await screen.findByText("1 candidate moved to Shortlisted.")).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(2));
});
