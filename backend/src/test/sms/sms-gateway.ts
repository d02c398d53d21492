import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export const SMS_ACCOUNT = {
  EXOTEL_ACCOUNT_SID: "jobportal1",
  EXOTEL_API_KEY: "a key",
  EXOTEL_API_TOKEN: "a token",
  SMS_SENDER: "JOBPTL",
  SMS_DLT_ENTITY_ID: "1101000000000000001",
};

const AUTHORIZATION = `Basic ${Buffer.from("a key:a token").toString("base64")}`;
const PATH = "/v1/Accounts/jobportal1/Sms/send.json";

/**
 * Speaks what the portal uses of Exotel's SMS API, on a loopback port. It is written from Exotel's documents; nobody
 * has held it against Exotel itself.
 */
export class SmsGatewayStandIn {
  /** The forms that were taken. */
  readonly taken: Record<string, string>[] = [];
  /** A status that calls get, or `silent`: it takes the SMS and never answers. */
  trouble: number | "silent" | null = null;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async start(port = 0): Promise<string> {
    this.server.listen(port, "127.0.0.1");
    await once(this.server, "listening");
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const status = this.statusOf(request, form);
    if (status === 200) this.taken.push(form);
    if (this.trouble === "silent") return;
    response.writeHead(status, { "content-type": "application/json" });
    const { To, Body } = form;
    response.end(
      JSON.stringify(
        status === 200
          ? { SMSMessage: { Sid: "sms-1", Status: "queued", To, Body } }
          : { RestException: { Status: status, Message: "Not taken." } },
      ),
    );
  }

  private statusOf({ method, url, headers }: IncomingMessage, form: Record<string, string>): number {
    if (typeof this.trouble === "number") return this.trouble;
    if (headers.authorization !== AUTHORIZATION) return 401;
    if (method !== "POST" || url !== PATH) return 404;
    const needed = ["From", "To", "Body", "DltEntityId", "DltTemplateId"];
    return needed.every((name) => form[name]) ? 200 : 400;
  }
}
