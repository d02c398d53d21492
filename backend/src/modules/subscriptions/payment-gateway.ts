import { registerEnumType } from "type-graphql";
import type { PlanCode } from "./plan.entity";

/** How a plan is paid for on this portal. */
export enum PaymentMode {
  TEST = "test",
  APPROVAL = "approval",
}

registerEnumType(PaymentMode, {
  name: "PaymentMode",
  description: "How a plan is paid for on this portal.",
  valuesConfig: {
    TEST: { description: "By a test payment, at once and without money: the local stack's." },
    APPROVAL: { description: "Not here: a request goes to an admin, who approves it." },
  },
});

interface PlanOrder {
  /** Of the request for the plan: the same key never charges twice. */
  key: string;
  accountId: string;
  plan: PlanCode;
  /** For a month, in whole rupees. */
  amount: number;
}

type Payment = { status: "paid"; reference: string } | { status: "awaits-approval" };

/** Where the money of a plan comes from; an adapter for a provider of payments goes beside these two. */
export interface PaymentGateway {
  readonly mode: PaymentMode;
  pay(order: PlanOrder): Promise<Payment>;
}

/** Takes no money and says so: for the local stack and tests. */
const testPayments: PaymentGateway = {
  mode: PaymentMode.TEST,
  pay: ({ key }) => Promise.resolve({ status: "paid", reference: `test-${key}` }),
};

/** Where no provider of payments is configured: an admin settles it with the person and approves. */
const approvals: PaymentGateway = {
  mode: PaymentMode.APPROVAL,
  pay: () => Promise.resolve({ status: "awaits-approval" }),
};

const gateways: Readonly<Record<`${PaymentMode}`, PaymentGateway>> = {
  test: testPayments,
  approval: approvals,
};

/** The gateway that the variable PAYMENTS names. */
export const paymentGateway = (mode: `${PaymentMode}`): PaymentGateway => gateways[mode];
