import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthError } from "../../auth/auth-error";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { profileAnswer } from "./profile.factories";

function open(changes: Parameters<typeof profileAnswer>[0] = {}, error?: AuthError) {
  const updateUserProfile = () => (error ? Promise.reject(error) : Promise.resolve());
  renderRoutes("/profile", {
    session: buildSession(),
    actions: { updateUserProfile },
    mocks: [profileAnswer(changes)],
  });
}

const edit = async () => userEvent.click(await screen.findByRole("button", { name: "Edit Profile" }));
/** The footer has links of such names too. */
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`), { selector: "input" });

async function retype(label: string, value: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), value);
}

describe("the contact of one's profile", () => {
  it("leads an account without an e-mail address to where it adds one, with no empty field (WAYS-04)", async () => {
    open({ email: null });
    const way = () => screen.findByRole("link", { name: "Add one in your settings" });
    expect(await way()).toHaveAttribute("href", "/settings");
    await edit();
    expect(screen.queryByRole("textbox", { name: "Email" })).not.toBeInTheDocument();
    expect(await way()).toHaveAttribute("href", "/settings");
  });

  it("tells of a date of birth together with the rest, which the server looks at later (WAYS-05)", async () => {
    const fields = [{ field: "additionalData.phone", message: "must be an Indian phone number" }];
    open({}, new AuthError("BAD_USER_INPUT", "Some of the input is not right.", {}, fields));
    await edit();
    await retype("Phone", "12345");
    await retype("Date of birth", "2015-05-05");
    await userEvent.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(field("Phone")).toHaveAccessibleDescription(/^Enter an Indian phone number/);
    expect(field("Date of birth")).toHaveAccessibleDescription(/^The portal is for people of 18 and older/);
  });
});
