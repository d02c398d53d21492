import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import type { PlanFeature } from "../../../shared/schema.generated";
import type { SubscriptionCard_PlanFragment } from "./SubscriptionCard.generated";
import { SubscriptionCard } from "./SubscriptionCard";
import { violationsIn } from "../../../test/axe";

type Code = SubscriptionCard_PlanFragment["code"];

const plan = (code: Code, name: string, features: PlanFeature[]): SubscriptionCard_PlanFragment => ({
  code,
  name,
  features,
});
const PLANS = [
  plan("FREE", "Free", ["VIEW_LISTINGS", "BASIC_SEARCH"]),
  plan("PAID", "Paid", ["VIEW_LISTINGS", "ADVANCED_FILTERS"]),
  plan("PREMIUM", "Premium", ["VIEW_LISTINGS", "PRIORITY_PROCESSING"]),
];

function show(code: Code, used = 3, limit: number | null = 5) {
  const remaining = limit === null ? null : limit - used;
  return render(
    <MemoryRouter>
      <SubscriptionCard
        quota={{
          plan: code,
          used,
          limit,
          remaining,
          resetsAt: "2026-11-30T18:30:00.000Z",
        }}
        templates={{ used: 1, limit: 2, remaining: 1 }}
        plans={PLANS}
      />
    </MemoryRouter>,
  );
}

describe("the subscription card", () => {
  it("names the plan, its features, and what the next plans add (DASH-22)", async () => {
    const { container } = show("FREE");
    expect(screen.getByRole("heading", { name: "Free plan" })).toBeInTheDocument();
    const features = within(screen.getByRole("list", { name: "What the plans include" }));
    expect(features.getAllByRole("listitem").map((item) => item.textContent.trim())).toEqual([
      "View listings",
      "Basic search",
      "Advanced filters Paid",
      "Priority processing Premium",
    ]);
    expect(await violationsIn(container)).toEqual([]);
  });

  it("has bars of what is used of the plan's limit (DASH-23)", () => {
    show("FREE");
    const applications = screen.getByRole("progressbar", { name: "Applications in November" });
    expect(applications).toHaveAttribute("value", "0.6");
    expect(screen.getByText("3 of 5")).toBeInTheDocument();
    expect(screen.getByText("2 left. Starts again on 1 December.")).toBeInTheDocument();
    expect(screen.getByRole("progressbar", { name: "Resume templates" })).toHaveAttribute("value", "0.5");
  });

  it("has no bar where there is no limit (DASH-23)", () => {
    show("PREMIUM", 30, null);
    expect(screen.queryByRole("progressbar", { name: "Applications in November" })).not.toBeInTheDocument();
    expect(screen.getByText("As many as you like.")).toBeInTheDocument();
  });

  it.each(["FREE", "PAID"] as const)("leads from %s to the plans by 'Upgrade Plan' (DASH-24)", (code) => {
    show(code);
    expect(screen.getByRole("link", { name: "Upgrade Plan" })).toHaveAttribute("href", "/subscription/plans");
  });

  it("offers no upgrade where there is none (DASH-24)", () => {
    show("PREMIUM");
    expect(screen.queryByRole("link", { name: "Upgrade Plan" })).not.toBeInTheDocument();
  });
});
