import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { DashboardScreenDocument, type DashboardScreenQuery } from "./DashboardScreen.generated";

type DashboardAccount = NonNullable<DashboardScreenQuery["me"]>;

function answer(changes: Partial<DashboardAccount> = {}) {
  const me = {
    __typename: "Account",
    id: "account-1",
    email: "rohan.mehta@example.in",
    displayName: "Rohan Mehta",
    role: "EMPLOYER",
    status: "ACTIVE",
    subscription: { __typename: "Subscription", plan: "PAID" },
    ...changes,
  };
  return { request: { query: DashboardScreenDocument }, result: { data: { me } } };
}

const failure = { request: { query: DashboardScreenDocument }, error: new TypeError("Failed to fetch") };

const open = (mocks: (typeof failure | ReturnType<typeof answer>)[]) =>
  renderRoutes("/dashboard", { session: buildSession(), mocks });

describe("/dashboard", () => {
  it("welcomes by name and shows e-mail, role and plan as the server has them (DASH-16)", async () => {
    const { container } = open([answer()]);
    expect(
      await screen.findByRole("heading", { level: 1, name: "Welcome, Rohan Mehta" }),
    ).toBeInTheDocument();
    const facts = screen.getAllByRole("definition").map((fact) => fact.textContent);
    expect(facts).toEqual(["rohan.mehta@example.in", "Employer", "Paid"]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it("welcomes by e-mail who has no name, and tells of an address not verified", async () => {
    open([answer({ displayName: null, status: "PENDING" })]);
    expect(
      await screen.findByRole("heading", { level: 1, name: "Welcome, rohan.mehta@example.in" }),
    ).toBeInTheDocument();
    expect(screen.getByText("Not verified yet")).toBeInTheDocument();
  });

  it("leads to the job search (DASH-17)", async () => {
    open([answer()]);
    const action = await screen.findByRole("link", { name: "Find Jobs Search by title, skill and place" });
    expect(action).toHaveAttribute("href", "/jobs/search");
  });

  it("leads to profile and settings", async () => {
    open([answer()]);
    const profile = await screen.findByRole("link", { name: "My Profile What employers see of you" });
    expect(profile).toHaveAttribute("href", "/profile");
    const settings = screen.getByRole("link", { name: "Settings Password, e-mail and your data" });
    expect(settings).toHaveAttribute("href", "/settings");
  });

  it("shows a skeleton, and after a failure Retry", async () => {
    open([failure, answer()]);
    expect(await screen.findByText("Loading")).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { name: "Welcome, Rohan Mehta" })).toBeInTheDocument();
  });
});
