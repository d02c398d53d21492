import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface Link {
  id: string;
  reference_id: string;
  short_url: string;
  status: string;
  amount: number;
  currency: string;
  expire_by: number;
  callback_url?: string;
  payments: { payment_id: string; amount: string; status: string }[] | null;
}

export const RAZORPAY_KEYS = {
  keyId: "rzp_test_1",
  keySecret: "known to nobody else",
  webhookSecret: "a webhook's own",
};
const { keyId, keySecret, webhookSecret } = RAZORPAY_KEYS;

/**
 * Speaks what the portal uses of Razorpay's Payment Links API, on a loopback port, with signatures made as Razorpay's
 * documents say. It is written from those documents; nobody has held it against Razorpay itself.
 */
export class RazorpayStandIn {
  readonly links: Link[] = [];
  /** What the next calls meet in place of an answer. */
  trouble: "away" | "silent" | "hangs up after the work" | null = null;
  private readonly server = createServer((request, response) => {
    void this.answer(request, response);
  });

  async start(): Promise<string> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }

  /** The payer pays on the link's page; @returns the event that tells of it */
  pay(link: Link, amount = link.amount, currency = "INR") {
    const id = `pay_${randomUUID().slice(0, 14)}`;
    link.status = "paid";
    link.payments = [{ payment_id: id, amount: String(amount), status: "captured" }];
    return {
      entity: "event",
      event: "payment_link.paid",
      payload: {
        payment_link: { entity: { ...link } },
        payment: { entity: { id, amount, currency, status: "captured", notes: [] } },
      },
    };
  }

  /** The payer has paid, and the bank keeps the money back from Razorpay for now; or one step further. */
  hold(link: Link, status: "authorized" | "captured" | "refunded" | "failed", id = "pay_held") {
    link.payments = [{ payment_id: id, amount: String(link.amount), status }];
  }

  end(link: Link, status: "cancelled" | "expired") {
    link.status = status;
    return { event: `payment_link.${status}`, payload: { payment_link: { entity: { ...link } } } };
  }

  /** The merchant gives a payment back, or a part of it. */
  refund(link: Link, amount = link.amount, id = `rfnd_${randomUUID().slice(0, 14)}`, madeAt = Date.now()) {
    const entity = {
      ...{ id, payment_id: link.payments?.[0]?.payment_id ?? "", amount, currency: "INR" },
      created_at: Math.floor(madeAt / 1000),
    };
    return { event: "refund.processed", payload: { refund: { entity }, payment: { entity: {} } } };
  }

  /** @returns the answer's status, and the code where it is a refusal */
  async report(url: string, event: object, secret = webhookSecret): Promise<[number, string?]> {
    const body = JSON.stringify(event);
    const signature = createHmac("sha256", secret).update(body).digest("hex");
    const answer = await fetch(`${url}/api/payments/webhook`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-razorpay-signature": signature },
      body,
    });
    const { code } = answer.status === 204 ? {} : ((await answer.json()) as { code: string });
    return code === undefined ? [answer.status] : [answer.status, code];
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.trouble === "silent") return;
    if (this.trouble === "away") {
      say(response, 502, "Bad gateway");
      return;
    }
    const basic = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
    if (request.headers.authorization !== basic) {
      say(response, 401, "Authentication failed");
      return;
    }
    const url = new URL(request.url ?? "", "http://localhost");
    if (url.pathname !== "/v1/payment_links") {
      say(response, 404, "No such address");
      return;
    }
    if (request.method === "GET") {
      const asked = url.searchParams.get("reference_id");
      const found = this.links.filter((link) => link.reference_id === asked);
      return void response.end(JSON.stringify({ payment_links: found }));
    }
    const link = this.make((await json(request)) as Partial<Link>);
    if (this.trouble === "hangs up after the work") return void request.destroy();
    if (!link) {
      say(response, 400, "payment link with given reference_id already exists");
      return;
    }
    response.end(JSON.stringify(link));
  }

  private make(asked: Partial<Link>): Link | null {
    const { reference_id = "", amount = 0, currency = "", expire_by = 0, callback_url } = asked;
    if (this.links.some((link) => link.reference_id === reference_id)) return null;
    const id = `plink_${this.links.length + 1}`;
    const short_url = `https://rzp.example/i/${id}`;
    const link = { id, reference_id, short_url, amount, currency, expire_by, callback_url };
    const made = { ...link, status: "created", payments: null };
    this.links.push(made);
    return made;
  }
}

function say(response: ServerResponse, status: number, description: string): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: { code: "BAD_REQUEST_ERROR", description } }));
}
