import type { IncomingHttpHeaders } from "node:http";
import { registerEnumType } from "type-graphql";
import type { PlanCode } from "./plan.entity";

/** How a plan is paid for on this portal. */
export enum PaymentMode {
  TEST = "test",
  APPROVAL = "approval",
  PROVIDER = "provider",
}

registerEnumType(PaymentMode, {
  name: "PaymentMode",
  description: "How a plan is paid for on this portal.",
  valuesConfig: {
    TEST: { description: "By a test payment, at once and without money: the local stack's." },
    APPROVAL: { description: "Not here: a request goes to an admin, who approves it." },
    PROVIDER: { description: "With a provider of payments, on the page that `redirectUrl` leads to." },
  },
});

/** One request for a plan, as it is told to whoever takes the money. */
export interface PaymentOrder {
  /** The request's id. The same order charges once, however often it is begun. */
  id: string;
  accountId: string;
  plan: PlanCode;
  /** For a month, in whole rupees. */
  amount: number;
}

/** How an order stands with whoever takes the money. */
export type Payment =
  /** `reference`: the payment's own number there; `amount`: what was paid, in whole rupees */
  | { status: "paid"; reference: string; amount: number }
  /** Refused, or not made in time. */
  | { status: "failed" }
  /** The payer has to go there and pay. */
  | { status: "redirect"; url: string }
  /** Somebody still decides: an admin, or the provider, who may have money for it already. */
  | { status: "awaiting" }
  /** The provider knows no such order, so nobody can have paid for it. */
  | { status: "unknown" };

/** Money that went back to a payer. */
export interface Refund {
  /** The refund's own number there. */
  id: string;
  /** Of the payment that it gives back. */
  reference: string;
  /** In paise; less than the payment where only a part went back. */
  paise: number;
  madeAt: Date;
}

/** What a provider reports by itself: how an order stands, or that money went back. */
export type PaymentReport = { orderId: string; payment: Payment } | { refund: Refund };

/** A provider's calls to POST /api/payments/webhook. */
export interface PaymentWebhook {
  /**
   * Reads one call, whose body is as it came: that is what signatures are made over.
   * @returns null where it tells of something else than an order
   * @throws UnauthenticatedError where it is not the provider's
   */
  read(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentReport | null>;
}

/**
 * The door to whoever takes the money for plans. It is never asked inside a transaction. Each call may reject, and is
 * then asked again with the same order; an adapter gives up by itself after some seconds of silence.
 */
export interface PaymentGateway {
  readonly mode: PaymentMode;
  /** Begins to pay, or goes on where the same order has begun before. */
  begin(order: PaymentOrder): Promise<Payment>;
  /** How an order stands; it may never have been begun. */
  look(order: PaymentOrder): Promise<Payment>;
  /** Left out by those who never report by themselves. */
  readonly webhook?: PaymentWebhook;
}

const testPayment = ({ id, amount }: PaymentOrder): Promise<Payment> =>
  Promise.resolve({ status: "paid", reference: `test-${id}`, amount });

/** Takes no money and says so: for the local stack and tests. */
const testPayments: PaymentGateway = { mode: PaymentMode.TEST, begin: testPayment, look: testPayment };

/** Where no provider of payments is configured: an admin settles it with the person and approves. */
const approvals: PaymentGateway = {
  mode: PaymentMode.APPROVAL,
  begin: () => Promise.resolve({ status: "awaiting" }),
  // Only an order of a provider that is no longer configured is looked for.
  look: () => Promise.resolve({ status: "unknown" }),
};

/** The gateways that need nobody outside. */
export const ownGateways = { test: testPayments, approval: approvals };
