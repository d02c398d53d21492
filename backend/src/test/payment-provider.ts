import { createHmac, timingSafeEqual } from "node:crypto";
import { UnauthenticatedError } from "../errors/errors";
import {
  type Payment,
  type PaymentGateway,
  PaymentMode,
  type PaymentOrder,
  type PaymentReport,
  type PaymentWebhook,
} from "../modules/subscriptions/payment-gateway";

const SECRET = "known to the provider and the portal";
const signatureOf = (body: Buffer | string) => createHmac("sha256", SECRET).update(body).digest("hex");

/** A provider of payments as the portal meets one: it keeps orders, sends payers to its page and signs its reports. */
export class StandInProvider implements PaymentGateway {
  readonly mode = PaymentMode.PROVIDER;
  /** What it knows of each order, by its id. */
  readonly orders = new Map<string, { order: PaymentOrder; payment: Payment }>();
  /** Answers of `begin`, by the order's id, the first as often as it was asked. */
  begun: string[] = [];
  /** Runs while `begin` is asked, before it answers; may reject, as an outage does. */
  whileBegun: (order: PaymentOrder) => Promise<void> = () => Promise.resolve();
  /** How an order stands once it has begun. */
  firstAnswer: (order: PaymentOrder) => Payment = ({ id }) => ({
    status: "redirect",
    url: `https://pay.example/orders/${id}`,
  });

  async begin(order: PaymentOrder): Promise<Payment> {
    this.begun.push(order.id);
    const known = this.orders.get(order.id) ?? { order, payment: this.firstAnswer(order) };
    this.orders.set(order.id, known);
    await this.whileBegun(order);
    return known.payment;
  }

  look({ id }: PaymentOrder): Promise<Payment> {
    return Promise.resolve(this.orders.get(id)?.payment ?? { status: "unknown" });
  }

  /** The payer pays on its page; @returns the report to send */
  pay(id: string, amount = this.orders.get(id)?.order.amount ?? 0): { orderId: string; payment: Payment } {
    return this.decide(id, { status: "paid", reference: `pay_${id}`, amount });
  }

  decide(id: string, payment: Payment): { orderId: string; payment: Payment } {
    const known = this.orders.get(id);
    if (known) known.payment = payment;
    return { orderId: id, payment };
  }

  /** Reports to a portal's webhook; @returns its answer's status, and the code where it is a refusal */
  async report(url: string, report: object, signature?: string): Promise<[number, string?]> {
    const body = JSON.stringify(report);
    const answer = await fetch(`${url}/api/payments/webhook`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-signature": signature ?? signatureOf(body) },
      body,
    });
    const { code } = answer.status === 204 ? {} : ((await answer.json()) as { code: string });
    return code === undefined ? [answer.status] : [answer.status, code];
  }

  readonly webhook: PaymentWebhook = {
    read(body, { "x-signature": signature }) {
      const [given, right] = [Buffer.from(String(signature)), Buffer.from(signatureOf(body))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw new UnauthenticatedError();
      const said = JSON.parse(body.toString()) as PaymentReport | { event: string };
      if ("event" in said) return Promise.resolve(null);
      if (!("refund" in said)) return Promise.resolve(said);
      return Promise.resolve({ refund: { ...said.refund, madeAt: new Date(said.refund.madeAt) } });
    },
  };
}
