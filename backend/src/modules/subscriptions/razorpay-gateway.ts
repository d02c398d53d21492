import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { UnauthenticatedError } from "../../errors/errors";
import { type Clock, DAY_MS } from "../../time/clock";
import {
  type Payment,
  type PaymentGateway,
  PaymentMode,
  type PaymentOrder,
  type PaymentReport,
  type PaymentWebhook,
} from "./payment-gateway";

/** An account at Razorpay, and where its payers come back to. */
interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Without it payers stay on Razorpay's page. */
  returnUrl?: string;
  /** In place of Razorpay's own address. */
  apiUrl?: string;
  /** In place of eight seconds. */
  timeoutMs?: number;
}

const API_URL = "https://api.razorpay.com";
const TIMEOUT_MS = 8_000;
const PAISE = 100;

const paymentEntity = z.object({ id: z.string(), amount: z.number(), currency: z.string() });
/** As the Payment Links API has one. Their payments lack a currency of their own; the link has it. */
const linkEntity = z.object({
  reference_id: z.string(),
  short_url: z.string(),
  status: z.enum(["created", "partially_paid", "paid", "cancelled", "expired"]),
  currency: z.string(),
  payments: z
    .array(z.object({ payment_id: z.string(), amount: z.coerce.number(), status: z.string() }))
    .nullish(),
});
const linkList = z.object({ payment_links: z.array(linkEntity) });
const refusal = z.object({ error: z.object({ description: z.string().default("") }) });

const linkReport = z.object({
  event: z.enum(["payment_link.paid", "payment_link.cancelled", "payment_link.expired"]),
  payload: z.object({
    payment_link: z.object({ entity: z.object({ reference_id: z.string() }) }),
    payment: z.object({ entity: paymentEntity }).optional(),
  }),
});
const refundReport = z.object({
  event: z.literal("refund.processed"),
  payload: z.object({
    refund: z.object({
      entity: z.object({
        ...{ id: z.string(), payment_id: z.string(), amount: z.number() },
        /** Seconds since 1970. */
        created_at: z.number(),
      }),
    }),
  }),
});

/**
 * MONEY-01, MONEY-02: Razorpay's payment links (docs/subscriptions.md). A link makes the order at Razorpay and has a
 * page of its own to pay on. Razorpay lets each `reference_id` be used once, and there it is our order's id: the same
 * order never has two links, whichever node asks.
 */
export class RazorpayGateway implements PaymentGateway {
  readonly mode = PaymentMode.PROVIDER;

  constructor(
    private readonly clock: Clock,
    private readonly settings: RazorpaySettings,
  ) {}

  async begin(order: PaymentOrder): Promise<Payment> {
    const { returnUrl } = this.settings;
    const answer = await this.ask("/v1/payment_links", {
      amount: order.amount * PAISE,
      currency: "INR",
      accept_partial: false,
      reference_id: order.id,
      description: `${order.plan} plan for a month`,
      expire_by: Math.floor((this.clock.now().getTime() + DAY_MS) / 1000),
      notify: { sms: false, email: false },
      reminder_enable: false,
      ...(returnUrl && { callback_url: returnUrl, callback_method: "get" }),
    });
    if (answer.status < 300) return paymentOf(linkEntity.parse(answer.body));
    // Razorpay says in words alone that the reference is used; a look finds out whether that was it.
    const known = answer.status === 400 ? await this.linkOf(order.id) : null;
    if (known) return paymentOf(known);
    throw refused(answer);
  }

  async look({ id }: Pick<PaymentOrder, "id">): Promise<Payment> {
    const link = await this.linkOf(id);
    return link ? paymentOf(link) : { status: "unknown" };
  }

  readonly webhook: PaymentWebhook = {
    read: (body, headers) => this.readReport(body, headers),
  };

  private async readReport(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentReport | null> {
    const right = createHmac("sha256", this.settings.webhookSecret).update(body).digest();
    const given = Buffer.from(String(headers["x-razorpay-signature"]), "hex");
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw new UnauthenticatedError();
    const said: unknown = JSON.parse(body.toString());
    const refund = refundReport.safeParse(said).data?.payload.refund.entity;
    if (refund) {
      const { id, payment_id: reference, amount: paise, created_at: seconds } = refund;
      return { refund: { id, reference, paise, madeAt: new Date(seconds * 1000) } };
    }
    const report = linkReport.safeParse(said).data;
    if (!report) return null;
    const { payment_link: link, payment } = report.payload;
    const orderId = link.entity.reference_id;
    // A link may end while the bank still holds what was paid by it (MONEY-09).
    if (report.event !== "payment_link.paid") return { orderId, payment: await this.look({ id: orderId }) };
    return payment ? { orderId, payment: paidWith(payment.entity) } : null;
  }

  private async linkOf(orderId: string): Promise<z.infer<typeof linkEntity> | null> {
    const answer = await this.ask(`/v1/payment_links?reference_id=${encodeURIComponent(orderId)}`);
    if (answer.status >= 300) throw refused(answer);
    const { payment_links: links } = linkList.parse(answer.body);
    return links.find(({ reference_id }) => reference_id === orderId) ?? null;
  }

  /** @throws where Razorpay is silent for some seconds, or answers no JSON */
  private async ask(path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const { keyId, keySecret, apiUrl = API_URL, timeoutMs = TIMEOUT_MS } = this.settings;
    const answer = await fetch(new URL(path, apiUrl), {
      method: body ? "POST" : "GET",
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`,
        ...(body && { "content-type": "application/json" }),
      },
      body: body && JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, body: await answer.json() };
  }
}

/** What a payment is that brings nothing any more. */
const BACK = ["refunded", "failed"];

/** MONEY-09: what the payments of a link say goes before what the link says, which may have ended meanwhile. */
function paymentOf({ status, short_url: url, currency, payments }: z.infer<typeof linkEntity>): Payment {
  const made = payments ?? [];
  const captured = made.find((payment) => payment.status === "captured");
  if (captured) return paidWith({ id: captured.payment_id, amount: captured.amount, currency });
  if (made.some((payment) => payment.status === "authorized")) return { status: "awaiting" };
  if (status === "paid" || status === "partially_paid")
    // Razorpay may name the payment later. If it gave all of them back, none is to come.
    return made.length > 0 && made.every((payment) => BACK.includes(payment.status))
      ? { status: "failed" }
      : { status: "awaiting" };
  return status === "created" ? { status: "redirect", url } : { status: "failed" };
}

/** Another currency than the order's is another amount than the order's, whatever the figure. */
const paidWith = ({ id, amount, currency }: z.infer<typeof paymentEntity>): Payment => ({
  status: "paid",
  reference: id,
  amount: currency === "INR" ? amount / PAISE : 0,
});

const refused = ({ status, body }: { status: number; body: unknown }) =>
  new Error(`Razorpay answered ${status}: ${refusal.safeParse(body).data?.error.description ?? "no reason"}`);
