import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "../../../test/renderRoutes";
import { buildCandidate, buildNote } from "../candidate/candidates.factories";
import { AddCandidateNoteDocument, DeleteCandidateNoteDocument } from "../candidate/Candidates.generated";
import { CandidateNotes } from "./CandidateNotes";

function open(notes: ReturnType<typeof buildNote>[], mocks: object[] = []) {
  const element = <CandidateNotes candidate={buildCandidate({ notes })} />;
  return renderRoutes("/candidates", {
    mocks: mocks as NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"],
    routeObjects: [{ path: "*", element }],
  });
}

const field = () => screen.getByLabelText("Write a note for your team");
const add = () => userEvent.click(screen.getByRole("button", { name: "Add Note" }));

describe("the company's notes", () => {
  it("say who wrote them, and that the company alone reads them", () => {
    open([buildNote(), buildNote({ id: "note-2", text: "Call in May.", authorName: null })]);
    expect(screen.getByText("Only your company's members read these.")).toBeVisible();
    expect(screen.getByText("Knows the old looms.").closest("li")).toHaveTextContent("Farah Khan");
    expect(screen.getByText("Call in May.").closest("li")).toHaveTextContent("A member of your company");
  });

  it("take one without the spaces around it, and empty the field", async () => {
    const written = jest.fn(() => ({ data: { addCandidateNote: buildNote() } }));
    const input = { applicationId: "application-1", text: "Knows the old looms." };
    open([], [{ request: { query: AddCandidateNoteDocument, variables: { input } }, result: written }]);
    await userEvent.type(field(), "  Knows the old looms. ");
    await add();
    await waitFor(() => expect(field()).toHaveValue(""));
    expect(written).toHaveBeenCalledTimes(1);
  });

  it("refuse an empty one, and one of more than 2,000 characters", async () => {
    open([]);
    await userEvent.type(field(), "   ");
    await add();
    expect(await screen.findByText("Write something first.")).toBeVisible();
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste("n".repeat(2001));
    await add();
    expect(await screen.findByText("A note has up to 2,000 characters.")).toBeVisible();
  });

  it("keep what was written where it could not be added", async () => {
    const failing = {
      request: { query: AddCandidateNoteDocument, variables: () => true },
      error: new Error("No connection"),
    };
    open([], [failing]);
    await userEvent.type(field(), "Call in May.");
    await add();
    expect(await screen.findByText("The note could not be added. Please try again.")).toBeVisible();
    expect(field()).toHaveValue("Call in May.");
  });

  it("let a member delete those that are theirs to delete", async () => {
    const deleting = {
      request: { query: DeleteCandidateNoteDocument, variables: { id: "note-1" } },
      result: { data: { deleteCandidateNote: { __typename: "CandidateNote", id: "note-1" } } },
    };
    open([buildNote(), buildNote({ id: "note-2", viewerCanDelete: false })], [deleting]);
    await userEvent.click(screen.getByRole("button", { name: /^Delete the note of / }));
    expect(await screen.findByText("Note deleted.")).toBeVisible();
  });
});
