import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthError } from "../../auth/auth-error";
import type { SessionActions } from "../../auth/session";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { LABELS, profileAnswer, profileFailure } from "./profile.factories";
import { violationsIn } from "../../test/axe";

type Save = SessionActions["updateUserProfile"];
const saved = () => jest.fn<Promise<void>, Parameters<Save>>(() => Promise.resolve());
const refusing = (error: AuthError) => saved().mockRejectedValueOnce(error);

function open(updateUserProfile = saved(), mocks: object[] = [profileAnswer()]) {
  return renderRoutes("/profile", {
    session: buildSession(),
    actions: { updateUserProfile },
    mocks: mocks as ReturnType<typeof profileAnswer>[],
  });
}

async function edit(...setting: Parameters<typeof open>) {
  const opened = open(...setting);
  await userEvent.click(await screen.findByRole("button", { name: "Edit Profile" }));
  return opened;
}

/** The footer has links of such names too. */
const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}`), { selector: "input, textarea" });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save Changes" }));

async function retype(label: string, value: string) {
  await userEvent.clear(field(label));
  if (value) await userEvent.type(field(label), value);
}

describe("/profile", () => {
  it("is headed 'My Profile' and shows every field, read-only (PROF-01, PROF-02)", async () => {
    const { container } = open();
    expect(await screen.findByText("28 February 1990")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "My Profile" })).toBeInTheDocument();
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(LABELS);
    expect(screen.getAllByRole("definition").map((fact) => fact.textContent)).toEqual([
      "Priya Nair",
      "Staff Nurse",
      "Twelve years in wards.",
      "priya.nair@example.in",
      "+91 98765 43210",
      "Indiranagar, Bangalore",
      "28 February 1990",
      "linkedin.com/in/priya-nair",
    ]);
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Save Changes" })).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says of an empty field that nothing is given yet", async () => {
    open(saved(), [profileAnswer({ displayName: null })]);
    expect(await screen.findByText("Not given yet")).toBeInTheDocument();
  });

  it("shows a skeleton, and after a failure Retry", async () => {
    open(saved(), [profileFailure, profileAnswer()]);
    expect(await screen.findByText("Loading")).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByText("28 February 1990")).toBeInTheDocument();
  });
});

describe("editing the profile", () => {
  it("begins with 'Edit Profile' on the full name, the e-mail locked (PROF-02, PROF-04, PROF-11)", async () => {
    const { container } = await edit();
    expect(field("Full name")).toHaveFocus();
    expect(field("Email")).toHaveAttribute("readonly");
    expect(field("Email")).toHaveAccessibleDescription("The e-mail of your account can't be edited.");
    expect(field("Bio")).toHaveAttribute("rows", "4");
    expect(await violationsIn(container)).toEqual([]);
  });

  it("ends by 'Cancel' with everything as it was (PROF-03)", async () => {
    const updateUserProfile = saved();
    await edit(updateUserProfile);
    await retype("Full name", "Somebody Else");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getAllByRole("definition")[0]).toHaveTextContent("Priya Nair");
    expect(updateUserProfile).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Edit Profile" }));
    expect(field("Full name")).toHaveValue("Priya Nair");
  });

  it("can't be cancelled while a save is under way, and again after it has failed", async () => {
    let refuse = (_error: AuthError): void => undefined;
    const updateUserProfile = saved().mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
    );
    await edit(updateUserProfile);
    await save();
    expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
    act(() => refuse(new AuthError("UNAVAILABLE")));
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toBeEnabled());
    await save();
    const button = await screen.findByRole("button", { name: "Edit Profile" });
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
  });

  it("says what to do where another tab's save has let go of the new photo", async () => {
    const fields = [{ field: "photoURL", message: "must be the address of an upload" }];
    await edit(refusing(new AuthError("BAD_USER_INPUT", "Some of the input is not right.", {}, fields)));
    await save();
    expect(
      await screen.findByText(/^Failed to update profile: Your new photo is no longer there/),
    ).toHaveTextContent("Choose the photo once more.");
  });

  it("stores all fields by 'Save Changes' and is read-only again (PROF-08, PROF-09, ERR-05)", async () => {
    const updateUserProfile = saved();
    await edit(updateUserProfile);
    await retype("Full name", "Priya S. Nair");
    await retype("Bio", "");
    await save();
    expect(updateUserProfile).toHaveBeenCalledWith(
      "Priya S. Nair",
      null,
      {
        title: "Staff Nurse",
        bio: "",
        phone: "+91 98765 43210",
        location: "Indiranagar, Bangalore",
        dob: "1990-02-28",
        linkedin: "https://www.linkedin.com/in/priya-nair/",
      },
      3,
    );
    expect(await screen.findByText("Profile updated successfully!")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Edit Profile" })).toHaveFocus();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });

  it("puts https:// before a LinkedIn address that was typed without", async () => {
    const updateUserProfile = saved();
    await edit(updateUserProfile);
    await retype("LinkedIn", "linkedin.com/in/asha");
    await save();
    expect(updateUserProfile.mock.calls[0]?.[2]).toMatchObject({ linkedin: "https://linkedin.com/in/asha" });
  });

  it.each(["", "  "])("requires the full name: %p (PROF-05)", async (name) => {
    const updateUserProfile = saved();
    await edit(updateUserProfile);
    await retype("Full name", name);
    await save();
    expect(field("Full name")).toHaveAccessibleDescription("Enter your full name");
    expect(field("Full name")).toHaveFocus();
    expect(screen.getByText("1 field needs your attention")).toBeInTheDocument();
    expect(updateUserProfile).not.toHaveBeenCalled();
  });
});

describe("a profile that was not saved", () => {
  it("says 'Failed to update profile: ' and why, and keeps what was typed (ERR-06)", async () => {
    await edit(refusing(new AuthError("FORBIDDEN", "You don't have permission to do this.")));
    await retype("Location", "Pune");
    await save();
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Failed to update profile: You don't have permission to do this.",
    );
    expect(field("Location")).toHaveValue("Pune");
    await save();
    expect(await screen.findByText("Profile updated successfully!")).toBeInTheDocument();
  });

  it("shows each field's problem beside it, focus on the first", async () => {
    const fields = [
      { field: "additionalData.linkedin", message: "must be an https address at linkedin.com" },
      { field: "additionalData.dob", message: "must lie in the past" },
      { field: "additionalData.phone", message: "must be an Indian phone number" },
      { field: "additionalData.bio", message: "must have at most 2000 characters" },
    ];
    await edit(
      refusing(new AuthError("BAD_USER_INPUT", "Some of the input is not right.", undefined, fields)),
    );
    await save();
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Failed to update profile: Correct the fields that are marked, then save again.",
    );
    expect(field("Bio")).toHaveAccessibleDescription("Bio must have at most 2000 characters");
    expect(field("Bio")).toHaveFocus();
    expect(field("Phone")).toHaveAccessibleDescription(
      "Enter an Indian phone number, or one with + and the country's code",
    );
    expect(field("Date of birth")).toHaveAccessibleDescription("Enter a date in the past, or none");
    expect(field("LinkedIn")).toHaveAccessibleDescription(
      "Enter the https address of your LinkedIn profile, such as https://www.linkedin.com/in/your-name",
    );
    expect(screen.queryByText("4 fields need your attention")).not.toBeInTheDocument();
  });

  it("no longer says so once what was wrong is corrected (SEEN-08)", async () => {
    const fields = [{ field: "additionalData.phone", message: "must be an Indian phone number" }];
    await edit(refusing(new AuthError("BAD_USER_INPUT", "Some of the input is not right.", {}, fields)));
    await save();
    expect(await screen.findByRole("alert")).toBeInTheDocument();
    await retype("Phone", "98765 43210");
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
  });
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const isTabKept = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

describe("a profile changed in another tab meanwhile", () => {
  const changed = new AuthError("PROFILE_CHANGED", "The profile has been changed elsewhere.");
  const elsewhere = profileAnswer({
    displayName: "Priya Menon",
    profileVersion: 4,
    additionalData: {
      ...profileAnswer().result.data.me.additionalData,
      title: "Ward Sister",
      location: "Kochi",
    },
  });

  it("is not overwritten: the newer version loads, and what was typed stays", async () => {
    const updateUserProfile = refusing(changed);
    await edit(updateUserProfile, [profileAnswer(), elsewhere]);
    await retype("Location", "Pune");
    await save();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to update profile: The profile has been changed elsewhere.");
    await userEvent.click(within(alert).getByRole("button", { name: "Load the newer version" }));
    expect(await screen.findByText(/^The newer version is loaded/)).toBeInTheDocument();
    expect(field("Full name")).toHaveValue("Priya Menon");
    expect(field("Professional title")).toHaveValue("Ward Sister");
    expect(field("Location")).toHaveValue("Pune");
    expect(field("Location")).toHaveAccessibleDescription("Saved elsewhere: Kochi Take theirs");
    await press("Take theirs");
    expect(field("Location")).toHaveValue("Kochi");
    expect(field("Location")).toHaveAccessibleDescription("You had: Pune Back to mine");
    await press("Back to mine");
    expect(isTabKept()).toBe(true);
    await save();
    expect(await screen.findByText("Profile updated successfully!")).toBeInTheDocument();
    expect(updateUserProfile).toHaveBeenLastCalledWith(
      "Priya Menon",
      null,
      expect.objectContaining({ title: "Ward Sister", location: "Pune" }),
      4,
    );
  });

  it("says when the newer version does not come, and tries again", async () => {
    await edit(refusing(changed), [profileAnswer(), profileFailure, elsewhere]);
    await save();
    const load = async () =>
      userEvent.click(await screen.findByRole("button", { name: "Load the newer version" }));
    await load();
    expect(await screen.findByText("The newer version could not be loaded.")).toBeInTheDocument();
    await load();
    expect(await screen.findByText(/^The newer version is loaded/)).toBeInTheDocument();
  });
});

describe("leaving unsaved edits", () => {
  const question = () => screen.findByRole("dialog", { name: "Leave without saving?" });

  it("is asked about even where Back follows the last key at once (SEEN-11)", async () => {
    const { router } = await edit();
    const box = field("Location") as HTMLInputElement;
    await act(async () => {
      // As the browser does: the value, its event, and the way back before anything is drawn anew.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, "Pune");
      box.dispatchEvent(new Event("input", { bubbles: true }));
      await router.navigate("/settings");
    });
    expect(await question()).toBeVisible();
    expect(router.state.location.pathname).toBe("/profile");
  });

  it("is asked about, and they stay where one stays", async () => {
    const { router } = await edit();
    await retype("Full name", "P");
    expect(isTabKept()).toBe(true);
    await act(() => router.navigate("/about"));
    await question();
    await press("Keep Editing");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe("/profile");
    expect(field("Full name")).toHaveValue("P");
    await act(() => router.navigate("/about"));
    await question();
    await press("Leave");
    await waitFor(() => expect(router.state.location.pathname).toBe("/about"));
  });

  it("is not asked about where nothing was changed", async () => {
    const { router } = await edit();
    expect(isTabKept()).toBe(false);
    await act(() => router.navigate("/about"));
    await waitFor(() => expect(router.state.location.pathname).toBe("/about"));
  });

  it("holds up a logout, which ends the session only once it is let through", async () => {
    const logout = jest.fn(() => Promise.resolve());
    const { router } = renderRoutes("/profile", {
      session: buildSession(),
      actions: { logout },
      mocks: [profileAnswer()] as ReturnType<typeof profileAnswer>[],
    });
    await userEvent.click(await screen.findByRole("button", { name: "Edit Profile" }));
    await retype("Location", "K");
    await press("Account menu");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
    await question();
    expect(logout).not.toHaveBeenCalled();
    await press("Leave");
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    expect(router.state.location.pathname).toBe("/");
  });
});
