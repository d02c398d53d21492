import {
  CancelPlanChangeDocument,
  ChangePlanDocument,
} from "../../features/subscriptions/ChangePlan.generated";
import { InvoicesDocument } from "../../features/subscriptions/Invoices.generated";
import { PlansScreenDocument } from "./PlansScreen.generated";

const SEARCH = ["VIEW_LISTINGS", "BASIC_TEMPLATES", "BASIC_SEARCH"];
const PAID = [...SEARCH, "PROFESSIONAL_TEMPLATES", "ADVANCED_FILTERS"];

const plan = (
  code: string,
  name: string,
  monthlyPrice: number,
  limits: (number | null)[],
  features: string[],
) => ({
  __typename: "Plan",
  code,
  name,
  monthlyPrice,
  gstWithinPrice: null,
  monthlyApplicationLimit: limits[0] ?? null,
  resumeTemplateLimit: limits[1] ?? null,
  teamSeats: limits[2] ?? 50,
  highlightedJobs: limits[3] ?? 10,
  features,
});

const PLANS = [
  plan("FREE", "Free", 0, [5, 2, 2, 0], SEARCH),
  plan("PAID", "Paid", 299, [25, 5, 10, 3], PAID),
  plan("PREMIUM", "Premium", 799, [], [...PAID, "PRIORITY_PROCESSING"]),
];

interface Standing {
  plan?: string;
  nextPlan?: string | null;
  changesAt?: string | null;
  /** The plan of the open request. */
  requested?: string;
  /** The plan whose payment is awaited. */
  paying?: string;
}

function account({ plan: code = "FREE", nextPlan = null, changesAt = null, requested, paying }: Standing) {
  const wanted = requested ?? paying;
  return {
    __typename: "Account",
    id: "account-1",
    subscription: { __typename: "Subscription", plan: code, nextPlan, changesAt },
    openPlanRequest: wanted
      ? {
          __typename: "PlanRequest",
          id: "request-1",
          plan: wanted,
          status: requested ? "REQUESTED" : "AWAITING_PAYMENT",
          requestedAt: "2026-11-21T06:00:00Z",
        }
      : null,
  };
}

export function plansAnswer(standing: Standing | null, paymentMode = "TEST") {
  return {
    request: { query: PlansScreenDocument, variables: { isSignedIn: standing !== null } },
    result: { data: { paymentMode, plans: PLANS, ...(standing && { me: account(standing) }) } },
  };
}

/** The same of a portal whose seller makes out invoices. */
export function withInvoices({ request, result }: ReturnType<typeof plansAnswer>) {
  const plans = PLANS.map((plan) => ({ ...plan, gstWithinPrice: 0 }));
  return { request, result: { data: { ...result.data, plans } } };
}

/** The viewer's invoices, by their numbers. */
export const invoicesAnswer = (...numbers: string[]) => ({
  request: { query: InvoicesDocument },
  result: {
    data: {
      billing: { __typename: "Billing", details: null, states: [] },
      myInvoices: {
        ...{ __typename: "InvoicePage", total: numbers.length },
        items: numbers.map((number) => ({
          ...{ __typename: "Invoice", id: number, kind: "INVOICE", number, total: 29_900 },
          ...{ issuedAt: "2026-11-21T06:00:00Z", description: "Paid, one month" },
        })),
      },
    },
  },
});

export const plansFailure = {
  request: { query: PlansScreenDocument, variables: { isSignedIn: false } },
  error: new TypeError("Failed to fetch"),
};

export const changeAnswer = (
  wanted: string,
  outcome: string,
  standing: Standing,
  redirectUrl: string | null = null,
) => ({
  request: { query: ChangePlanDocument, variables: { plan: wanted } },
  result: {
    data: {
      changePlan: { __typename: "PlanChange", outcome, redirectUrl, account: account(standing) },
    },
  },
});

export const changeFailure = (wanted: string) => ({
  request: { query: ChangePlanDocument, variables: { plan: wanted } },
  error: new TypeError("Failed to fetch"),
});

export const cancelAnswer = (standing: Standing) => ({
  request: { query: CancelPlanChangeDocument },
  result: {
    data: { cancelPlanChange: { __typename: "PlanChange", outcome: "CHANGED", account: account(standing) } },
  },
});
