import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import {
  cancelAnswer,
  changeAnswer,
  changeFailure,
  invoicesAnswer,
  plansAnswer,
  plansFailure,
  withInvoices,
} from "./plans.factories";
import { violationsIn } from "../../test/axe";

type Mocks = NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"];

function open(...mocks: object[]) {
  const reloadAccount = jest.fn(() => Promise.resolve());
  const view = renderRoutes("/subscription/plans", {
    session: buildSession(),
    actions: { reloadAccount },
    mocks: mocks as Mocks,
  });
  return { reloadAccount, ...view };
}

const card = async (name: string) => {
  const heading = await screen.findByRole("heading", { level: 2, name });
  const item = heading.closest("li");
  if (!item) throw new Error(`The plan ${name} has no card.`);
  return within(item);
};
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const confirm = async (title: string, name: string) =>
  userEvent.click(within(await screen.findByRole("dialog", { name: title })).getByRole("button", { name }));

describe("/subscription/plans", () => {
  it("shows a visitor the plans free, paid and premium, to sign in and choose (ROUTE-16, PLAN-02 to PLAN-08)", async () => {
    const { container } = renderRoutes("/subscription/plans", { mocks: [plansAnswer(null)] as Mocks });
    const free = await card("Free");
    for (const text of [
      "₹0",
      "5 applications a month",
      "2 resume templates",
      "View listings",
      "Basic search",
    ])
      expect(free.getByText(text)).toBeInTheDocument();
    const paid = await card("Paid");
    for (const text of ["₹299", "25 applications a month", "5 resume templates", "Everything in Free"])
      expect(paid.getByText(text)).toBeInTheDocument();
    const premium = await card("Premium");
    for (const text of [
      "₹799",
      "Unlimited applications",
      "Unlimited resume templates",
      "Priority processing",
    ])
      expect(premium.getByText(text)).toBeInTheDocument();
    expect(premium.queryByText("Advanced filters")).not.toBeInTheDocument();
    expect(paid.getByRole("link", { name: "Sign in to choose Paid" })).toHaveAttribute(
      "href",
      "/signin?returnTo=%2Fsubscription%2Fplans",
    );
    expect(await violationsIn(container)).toEqual([]);
  });

  it("speaks to employers of their colleagues (SEAT-06)", async () => {
    renderRoutes("/subscription/plans", {
      session: buildSession({ role: "employer" }),
      mocks: [plansAnswer({})] as Mocks,
    });
    expect(await screen.findByText(/^Let more of your colleagues work on jobs and candidates/)).toBeVisible();
  });

  it("tells employers what companies get first, and others what job seekers do (HEED-11)", async () => {
    const isBefore = (one: HTMLElement, other: HTMLElement) =>
      one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
    const [session, mocks] = [buildSession({ role: "employer" }), [plansAnswer({})] as Mocks];
    const { unmount } = renderRoutes("/subscription/plans", { session, mocks });
    const paid = await card("Paid");
    expect(paid.getByText("For a team that hires.")).toBeVisible();
    const [seats, applications] = [/^A team of up to 10/, "25 applications a month"] as const;
    expect(isBefore(paid.getByText(seats), paid.getByText(applications))).toBe(true);
    expect(
      isBefore(paid.getByRole("heading", { name: "For job seekers" }), paid.getByText(applications)),
    ).toBe(true);
    unmount();
    open(plansAnswer({}));
    const others = await card("Paid");
    expect(isBefore(others.getByText(applications), others.getByText(seats))).toBe(true);
  });

  it("lists what companies get apart (SEAT-05, HLGT-01)", async () => {
    renderRoutes("/subscription/plans", { mocks: [plansAnswer(null)] as Mocks });
    for (const [plan, seats, jobs] of [
      ["Free", 2, 0],
      ["Paid", 10, 3],
      ["Premium", 50, 10],
    ] as const) {
      const list = within(await screen.findByRole("list", { name: `What ${plan} offers companies` }));
      expect(list.getByText(`A team of up to ${seats} people`)).toBeInTheDocument();
      const highlights = list.queryByText(`Up to ${jobs} highlighted jobs at a time, once verified`);
      expect(highlights !== null).toBe(jobs > 0);
    }
  });

  it("shows a skeleton, and after a failure Retry", async () => {
    renderRoutes("/subscription/plans", { mocks: [plansFailure, plansAnswer(null)] as Mocks });
    expect(await screen.findByText("Loading")).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    expect((await card("Paid")).getByText("₹299")).toBeInTheDocument();
  });

  it("upgrades by a test payment that says so, and tells the session (PLAN-09)", async () => {
    const { reloadAccount, container } = open(
      plansAnswer({ plan: "FREE" }),
      changeAnswer("PAID", "CHANGED", { plan: "PAID" }),
    );
    expect((await card("Free")).getByText("Your plan")).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
    await press("Upgrade to Paid");
    const dialog = await screen.findByRole("dialog", { name: "Upgrade to Paid?" });
    expect(dialog).toHaveTextContent("Paid starts at once. It costs ₹299 a month.");
    expect(dialog).toHaveTextContent("This is a test payment: no money moves.");
    await confirm("Upgrade to Paid?", "Upgrade to Paid");
    expect(await screen.findByText("You are on the Paid plan now.")).toBeInTheDocument();
    expect((await card("Paid")).getByText("Your plan")).toBeInTheDocument();
    expect(reloadAccount).toHaveBeenCalledTimes(1);
  });

  it("lists the invoice of an upgrade at once (MONEY-07)", async () => {
    open(
      withInvoices(plansAnswer({ plan: "FREE" })),
      invoicesAnswer(),
      changeAnswer("PAID", "CHANGED", { plan: "PAID" }),
      invoicesAnswer("26-27/00001"),
    );
    await press("Upgrade to Paid");
    await confirm("Upgrade to Paid?", "Upgrade to Paid");
    expect(await screen.findByText("26-27/00001")).toBeInTheDocument();
  });

  it("leads back to the job that the larger plan was wanted for, its dialog open (SEEN-02)", async () => {
    const mocks = [plansAnswer({ plan: "FREE" }), changeAnswer("PAID", "CHANGED", { plan: "PAID" })] as Mocks;
    const { router } = renderRoutes("/subscription/plans?returnTo=%2Fjobs%2F7%3Fapply", {
      ...{ session: buildSession(), actions: { reloadAccount: () => Promise.resolve() }, mocks },
    });
    expect(await screen.findByRole("link", { name: "Back to where you were" })).toHaveAttribute(
      "href",
      "/jobs/7?apply",
    );
    await press("Upgrade to Paid");
    await confirm("Upgrade to Paid?", "Upgrade to Paid");
    await waitFor(() => expect(router.state.location.pathname).toBe("/jobs/7"));
    expect(router.state.location.search).toBe("?apply");
  });

  it("asks for an approval where there are no payments, and takes the request back", async () => {
    open(
      plansAnswer({ plan: "FREE" }, "APPROVAL"),
      changeAnswer("PREMIUM", "REQUESTED", { requested: "PREMIUM" }),
      cancelAnswer({}),
    );
    await press("Upgrade to Premium");
    const dialog = await screen.findByRole("dialog", { name: "Upgrade to Premium?" });
    expect(dialog).toHaveTextContent("Premium starts once we approve it.");
    expect(dialog).not.toHaveTextContent("test payment");
    await confirm("Upgrade to Premium?", "Request Premium");
    expect(await screen.findByText("Your request for Premium has been sent.")).toBeInTheDocument();
    expect((await card("Premium")).getByText("Requested on 21 November 2026")).toBeInTheDocument();
    await press("Take back request");
    expect(await screen.findByText("Your request has been taken back.")).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Upgrade to Premium" })).toBeInTheDocument();
  });

  it("leads to the provider's page where it is paid for there", async () => {
    // The fragment of an address is as far as a test's page can go.
    const redirectUrl = `${window.location.href}#pay`;
    open(
      plansAnswer({ plan: "FREE" }, "PROVIDER"),
      changeAnswer("PAID", "AWAITING_PAYMENT", { paying: "PAID" }, redirectUrl),
    );
    await press("Upgrade to Paid");
    const dialog = await screen.findByRole("dialog", { name: "Upgrade to Paid?" });
    expect(dialog).toHaveTextContent("You pay on our payment provider's page.");
    await confirm("Upgrade to Paid?", "Continue to payment");
    await waitFor(() => expect(window.location.hash).toBe("#pay"));
    window.location.hash = "";
  });

  it("goes on with a payment that was begun, which may have arrived meanwhile", async () => {
    const { reloadAccount } = open(
      { ...plansAnswer({ paying: "PAID" }, "PROVIDER"), maxUsageCount: Number.POSITIVE_INFINITY },
      changeAnswer("PAID", "AWAITING_PAYMENT", { paying: "PAID" }),
      changeAnswer("PAID", "CHANGED", { plan: "PAID" }),
    );
    expect((await card("Paid")).getByText("Waiting for your payment")).toBeInTheDocument();
    await press("Continue payment");
    expect(await screen.findByText("Paid starts once your payment arrives.")).toBeInTheDocument();
    expect(reloadAccount).not.toHaveBeenCalled();
    await press("Continue payment");
    expect(await screen.findByText("You are on the Paid plan now.")).toBeInTheDocument();
    expect(reloadAccount).toHaveBeenCalledTimes(1);
  });

  it("says that a payment did not go through", async () => {
    open(plansAnswer({}, "PROVIDER"), changeAnswer("PAID", "PAYMENT_FAILED", {}));
    await press("Upgrade to Paid");
    await confirm("Upgrade to Paid?", "Continue to payment");
    expect(await screen.findByText(/^The payment did not go through\./)).toBeInTheDocument();
    expect((await card("Free")).getByText("Current plan")).toBeInTheDocument();
  });

  it("downgrades at the month's end, and takes that back", async () => {
    const changesAt = "2026-11-30T18:30:00Z";
    open(
      plansAnswer({ plan: "PREMIUM" }),
      changeAnswer("PAID", "SCHEDULED", { plan: "PREMIUM", nextPlan: "PAID", changesAt }),
      cancelAnswer({ plan: "PREMIUM" }),
    );
    await press("Downgrade to Paid");
    expect(await screen.findByRole("dialog", { name: "Downgrade to Paid?" })).toHaveTextContent(
      "Premium stays until the end of the month; then Paid takes over, with:25 applications a month5 resume templates",
    );
    await confirm("Downgrade to Paid?", "Downgrade to Paid");
    expect(await screen.findByText("Paid takes over on 1 December.")).toBeInTheDocument();
    expect((await card("Paid")).getByText("Starts on 1 December")).toBeInTheDocument();
    expect((await card("Premium")).getByText("Changes to Paid on 1 December")).toBeInTheDocument();
    await press("Keep Premium");
    expect(await screen.findByText("You keep the Premium plan.")).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Downgrade to Paid" })).toBeInTheDocument();
  });

  it("says what went wrong, and leaves the plan as it is", async () => {
    const { reloadAccount } = open(plansAnswer({ plan: "FREE" }), changeFailure("PAID"));
    await press("Upgrade to Paid");
    await confirm("Upgrade to Paid?", "Upgrade to Paid");
    expect(await screen.findByText(/^Your plan could not be changed\./)).toBeInTheDocument();
    expect((await card("Free")).getByText("Current plan")).toBeInTheDocument();
    expect(reloadAccount).not.toHaveBeenCalled();
  });
});
