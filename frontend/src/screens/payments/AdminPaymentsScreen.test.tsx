import { screen } from "@testing-library/react";
import { violationsIn } from "../../test/axe";
import { openAsAdmin } from "../../test/openAsAdmin";
import { AdminPaymentsScreenDocument } from "./AdminPaymentsScreen.generated";

const payment = (changes: object = {}) => ({
  ...{ __typename: "PlanRequest", id: "request-1", plan: "PREMIUM", monthlyPrice: 999 },
  ...{ paymentReference: "pay_Nf82hQ", requestedAt: "2026-11-10T06:30:00.000Z" },
  decidedAt: "2026-11-11T06:30:00.000Z",
  account: {
    ...{ __typename: "Account", id: "account-1" },
    ...{ signInName: "asha@mail.example", displayName: "Asha Menon" },
  },
  refunds: [],
  ...changes,
});

const answer = (status: string, ...items: object[]) => ({
  request: { query: AdminPaymentsScreenDocument, variables: { status, page: 1, pageSize: 20 } },
  result: { data: { planRequests: { __typename: "PlanRequestPage", total: items.length, items } } },
});

describe("/admin/payments", () => {
  it("shows first what has to be paid back, by its number at the provider (MONEY-11)", async () => {
    const { container } = openAsAdmin("/admin/payments", [answer("OVERPAID", payment())]);
    const row = await screen.findByRole("row", { name: /Asha Menon/ });
    for (const text of ["asha@mail.example", "Premium · ₹999", "pay_Nf82hQ", "10 Nov 2026", "11 Nov 2026"])
      expect(row).toHaveTextContent(text);
    expect(screen.getByRole("link", { name: "Asha Menon" })).toHaveAttribute(
      "href",
      "/admin/users/account-1",
    );
    expect(screen.getByText(/Pay it back at the provider/)).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("shows what went back, in parts", async () => {
    const refunds = [30_050, 69_850].map((paise, index) => ({
      ...{ __typename: "PlanRefund", id: `rfnd_${index}`, paise },
      refundedAt: "2026-11-12T06:30:00.000Z",
    }));
    openAsAdmin("/admin/payments?status=refunded", [answer("REFUNDED", payment({ refunds }))]);
    expect(await screen.findByText("₹300.50 paid back on 12 Nov 2026")).toBeVisible();
    expect(screen.getByText("₹698.50 paid back on 12 Nov 2026")).toBeVisible();
  });

  it("says when there is none", async () => {
    openAsAdmin("/admin/payments", [answer("OVERPAID")]);
    expect(await screen.findByText("No payment like that")).toBeVisible();
  });
});
