import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { violationsIn } from "../../test/axe";
import { open, openDialog, quota, resumes, sendable } from "./job-apply.factories";

afterEach(() => window.sessionStorage.clear());

/** In the fields of the dialog whose profile has nothing. */
const TYPED: readonly [RegExp, string][] = [
  [/^Full name/, "Farah Khan"],
  [/^Phone/, "9876543210"],
  [/^Professional title/, "Nurse"],
];

describe("the dialog to apply", () => {
  it("closes by the browser's Back, and still has what was typed when it opens again (SEEN-21)", async () => {
    const user = { displayName: null, additionalData: {} };
    const { router } = await open([quota(), quota(), resumes()], {}, { user });
    const dialog = await openDialog("Edit your profile");
    for (const [field, typed] of TYPED)
      await userEvent.type(dialog.getByRole("textbox", { name: field }), typed);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname: "/jobs/7", search: "" });
    const again = await openDialog("Edit your profile");
    for (const [field, typed] of TYPED)
      expect(again.getByRole("textbox", { name: field })).toHaveValue(typed);
    await userEvent.click(again.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location.search).toBe("");
  });

  it("says to whoever is under age that they can't apply, before anything is filled in (CONS-08)", async () => {
    await open([quota(), sendable([], {}, [], [], "2026-11-25T06:00:00.000Z")]);
    const dialog = await openDialog(/^You said that you’re under 18, so you can’t apply here/);
    expect(dialog.getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/settings");
    expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
    expect(dialog.queryByRole("button", { name: "Send Application" })).not.toBeInTheDocument();
    expect(await violationsIn(document.body)).toEqual([]);
  });
});
