import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const adminPaymentsWords = defineWords("admin-payments", {
  en: {
    title: "Payments",
    table: "Payments",
    statusFilter: "Status",
    statuses: {
      OVERPAID: "To pay back",
      AWAITING_PAYMENT: "Waiting",
      APPROVED: "Paid",
      REFUNDED: "Paid back",
      FAILED: "Failed",
    },
    hints: {
      OVERPAID:
        "These people had the plan, or a higher one, before their payment arrived. Pay it back at the provider, by its number. It moves to “Paid back” once the provider reports it.",
      AWAITING_PAYMENT: "The person has not paid yet, or the provider has not decided.",
      APPROVED: "Paid for, or approved by an admin without a payment.",
      REFUNDED: "The whole amount went back, and the plan with it.",
      FAILED: "Refused by the provider, or not paid within a day.",
    },
    none: "No payment like that",
    person: "Person",
    plan: "Plan",
    payment: "Payment",
    asked: "Asked for",
    settled: "Settled",
    price: (rupees: number) => format.rupees(rupees),
    dateOf: (at: string) => format.date(at),
    noPayment: "None",
    open: "Not yet",
    refund: (paise: number, at: string) =>
      `${format.exactRupees(paise / 100)} paid back on ${format.date(at)}`,
  },
});
