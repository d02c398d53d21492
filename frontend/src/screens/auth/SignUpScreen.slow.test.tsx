import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuthError } from "../../auth/auth-error";
import type { SessionActions } from "../../auth/session";
import { renderRoutes } from "../../test/renderRoutes";
import { violationsIn } from "../../test/axe";

type SignUp = SessionActions["signup"];

async function open(signup: SignUp = () => Promise.resolve()) {
  const opened = renderRoutes("/signup", { actions: { signup } });
  await screen.findByRole("heading", { level: 1 });
  return opened;
}

interface Typed {
  role?: string;
  email?: string;
  password?: string;
  confirmation?: string;
}

async function submit({
  role = "Employer",
  email = "priya.nair@example.in",
  password = "kaveri-2026",
  confirmation = password,
}: Typed = {}) {
  if (role) await userEvent.click(screen.getByRole("radio", { name: role }));
  if (email) await userEvent.type(screen.getByLabelText("Email"), email);
  if (password) await userEvent.type(screen.getByLabelText("Password"), password);
  if (confirmation) await userEvent.type(screen.getByLabelText("Confirm password"), confirmation);
  await userEvent.click(screen.getByRole("button", { name: "Create Account" }));
}

describe("sign-up", () => {
  it("says how long a password must be before it is sent (SEEN-16)", async () => {
    await open();
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("6 characters or more");
  });

  it("says at the password why it was not taken, and puts the focus there (AUTH-15)", async () => {
    const why = "Password should be at least 6 characters";
    await open(() => Promise.reject(new AuthError("weak-password", why)));
    await submit({ password: "short" });
    expect(await screen.findByRole("alert")).toHaveTextContent(`Failed to create an account. ${why}`);
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(expect.stringContaining(why));
    expect(screen.getByLabelText("Password")).toHaveFocus();
  });

  it("has 'Continue with Google', e-mail, both passwords and a 'Create Account' button (AUTH-07)", async () => {
    const { container } = await open();
    const form = within(container.querySelector("form") ?? container);
    expect(form.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
    const fields = [...container.querySelectorAll("input:not([type=radio]), select, textarea")];
    const labels = ["Email", "Password", "Confirm password"];
    expect(fields).toEqual(labels.map((label) => form.getByLabelText(label)));
    expect(fields.map((field) => field.getAttribute("type"))).toEqual(["email", "password", "password"]);
    const submit = form.getByRole("button", { name: "Create Account" });
    expect(submit).toHaveAttribute("type", "submit");
    expect(submit).toBeEnabled();
  });

  it("has a role toggle with exactly Job Seeker and Employer, none chosen (AUTH-06)", async () => {
    await open();
    const choices = screen.getAllByRole("radio");
    expect(choices).toHaveLength(2);
    expect(choices.map((choice) => choice.closest("label")?.textContent)).toEqual([
      "Job SeekerFind work nearby",
      "EmployerHire local people",
    ]);
    for (const choice of choices) expect(choice).not.toBeChecked();
  });

  it.each([
    ["Job Seeker", "jobseeker"],
    ["Employer", "employer"],
  ])("signs up as %s with what was typed (AUTH-10)", async (name, role) => {
    const signup = jest.fn<Promise<void>, Parameters<SignUp>>(() => Promise.resolve());
    await open(signup);
    await submit({ role: name });
    expect(signup).toHaveBeenCalledWith("priya.nair@example.in", "kaveri-2026", role);
  });

  it("reads 'Creating Account...' while busy (AUTH-08)", async () => {
    await open(() => new Promise<void>(() => undefined));
    await submit();
    expect(await screen.findByRole("button", { name: "Creating Account..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  });

  it("has a toggle on each password, and lets managers suggest a new one (AUTH-02)", async () => {
    await open();
    expect(screen.getAllByRole("button", { name: "Show password" })).toHaveLength(2);
    expect(screen.getByLabelText("Password")).toHaveAttribute("autocomplete", "new-password");
    expect(screen.getByLabelText("Confirm password")).toHaveAttribute("autocomplete", "new-password");
  });

  it("links to sign-in (AUTH-04)", async () => {
    await open();
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/signin");
  });
});

describe("an address that looks mistyped (WAYS-11)", () => {
  it("is asked about once its field is left, and mended by a tap", async () => {
    const signup = jest.fn<Promise<void>, Parameters<SignUp>>(() => Promise.resolve());
    await open(signup);
    const field = screen.getByLabelText("Email");
    await userEvent.type(field, "priya@gmial.com");
    expect(field).not.toHaveAccessibleDescription();
    await userEvent.tab();
    expect(field).toHaveAccessibleDescription(expect.stringContaining("Did you mean priya@gmail.com"));
    await userEvent.click(screen.getByRole("button", { name: "priya@gmail.com" }));
    expect(field).toHaveValue("priya@gmail.com");
    expect(field).toHaveFocus();
    expect(field).not.toHaveAccessibleDescription();
  });

  it("is taken all the same", async () => {
    const signup = jest.fn<Promise<void>, Parameters<SignUp>>(() => Promise.resolve());
    await open(signup);
    await submit({ email: "priya@gmial.com" });
    expect(signup).toHaveBeenCalledWith("priya@gmial.com", "kaveri-2026", "employer");
  });
});

describe("sign-up refuses", () => {
  async function expectRefusal(typed: Typed, message: string, focused: HTMLElement | (() => HTMLElement)) {
    const signup = jest.fn(() => Promise.resolve());
    const { container } = await open(signup);
    await submit(typed);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(typeof focused === "function" ? focused() : focused).toHaveFocus();
    expect(signup).not.toHaveBeenCalled();
    expect(await violationsIn(container)).toEqual([]);
  }

  it("differing passwords: 'Passwords do not match' (AUTH-11)", () =>
    expectRefusal({ confirmation: "kaveri-206" }, "Passwords do not match", () =>
      screen.getByLabelText("Confirm password"),
    ));

  it("no role: 'Please select a role' (AUTH-12)", () =>
    expectRefusal({ role: "" }, "Please select a role", () =>
      screen.getByRole("radio", { name: "Job Seeker" }),
    ));

  it("an empty e-mail (AUTH-14)", () =>
    expectRefusal({ email: "" }, "Enter your e-mail address", () => screen.getByLabelText("Email")));

  it("an empty password (AUTH-14)", () =>
    expectRefusal({ password: "" }, "Enter a password", () => screen.getByLabelText("Password")));

  it("a text that is no e-mail address", () =>
    expectRefusal({ email: "priya" }, "Enter an e-mail address such as name@example.in", () =>
      screen.getByLabelText("Email"),
    ));
});

describe("a failing sign-up", () => {
  it.each([
    [
      new AuthError("weak-password", "Password should be at least 6 characters"),
      "Password should be at least 6 characters",
    ],
    [
      new AuthError("network-request-failed"),
      "The service could not be reached. Check your connection and try again.",
    ],
  ])("shows 'Failed to create an account. ' and the message (ERR-03, AUTH-15)", async (error, message) => {
    await open(() => Promise.reject(error));
    await submit();
    expect((await screen.findByRole("alert")).textContent).toBe(`Failed to create an account. ${message}`);
    expect(screen.getByLabelText("Email")).toHaveValue("priya.nair@example.in");
  });

  it("leads who has an account already to sign-in, the typed address and the page to return to included", async () => {
    const signup = () => Promise.reject(new AuthError("email-already-in-use"));
    renderRoutes("/signup?returnTo=%2Fabout", { actions: { signup } });
    await screen.findByRole("heading", { level: 1 });
    await submit();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^Failed to create an account\. There is already an account with this e-mail address\./,
    );
    await userEvent.click(screen.getByRole("link", { name: "Sign in with this address" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue("priya.nair@example.in");
    expect(screen.getByRole("link", { name: "Create an account" })).toHaveAttribute(
      "href",
      "/signup?returnTo=%2Fabout",
    );
  });
});
