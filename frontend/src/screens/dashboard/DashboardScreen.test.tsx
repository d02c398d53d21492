import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";

const rohan = {
  email: "rohan.mehta@example.in",
  displayName: "Rohan Mehta",
  role: "employer",
  subscription: { plan: "paid" },
} as const;

const welcome = (name: string) => screen.findByRole("heading", { level: 1, name: `Welcome, ${name}` });

describe("/dashboard", () => {
  it("welcomes by name and shows e-mail, role and plan as the session has them (DASH-16)", async () => {
    const { container } = renderRoutes("/dashboard", { session: buildSession(rohan) });
    expect(await welcome("Rohan Mehta")).toBeInTheDocument();
    const facts = screen.getAllByRole("definition").map((fact) => fact.textContent);
    expect(facts).toEqual(["rohan.mehta@example.in", "Employer", "Paid"]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it("welcomes by e-mail who has no name, and tells of an address not verified", async () => {
    const session = buildSession({ ...rohan, displayName: null, isEmailVerified: false });
    renderRoutes("/dashboard", { session });
    expect(await welcome("rohan.mehta@example.in")).toBeInTheDocument();
    expect(screen.getByText("Not verified yet")).toBeInTheDocument();
  });

  it("leads to the job search (DASH-17)", async () => {
    renderRoutes("/dashboard", { session: buildSession() });
    const action = await screen.findByRole("link", { name: "Find Jobs Search by title, skill and place" });
    expect(action).toHaveAttribute("href", "/jobs/search");
  });

  it("leads to profile and settings", async () => {
    renderRoutes("/dashboard", { session: buildSession(rohan) });
    const profile = await screen.findByRole("link", { name: "My Profile What employers see of you" });
    expect(profile).toHaveAttribute("href", "/profile");
    const settings = screen.getByRole("link", { name: "Settings Password, e-mail and your data" });
    expect(settings).toHaveAttribute("href", "/settings");
  });

  it("shows no role or plan that nobody has confirmed, but Retry (AUTH-26)", async () => {
    const retryAccount = jest.fn(() => Promise.resolve());
    const session = buildSession(rohan, "unconfirmed");
    const { container } = renderRoutes("/dashboard", { session, actions: { retryAccount } });
    expect(await screen.findByRole("alert")).toHaveTextContent("Your account could not be checked.");
    expect(screen.queryByRole("definition")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(retryAccount).toHaveBeenCalledTimes(1);
    expect(await axe(container)).toHaveNoViolations();
  });
});
