import { PublicDoor } from "../../../http/public-door";
import { signatureOf } from "../../../http/webhook-signature";

/** What is sent: the same body and id at each attempt. */
export interface Delivery {
  id: string;
  url: string;
  secret: string;
  body: string;
}

/** Sends signed events to addresses that companies name (HOOK-04). */
export class WebhookDoor extends PublicDoor {
  /**
   * Sends a delivery, and follows no redirect.
   * @returns the status of the answer, whose body nobody reads
   * @throws DoorError
   */
  async send({ id, url, secret, body }: Delivery, now: Date): Promise<number> {
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "user-agent": "JobPortal-webhooks",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": signatureOf({ id, timestamp, body, secret }),
    };
    return await this.post(url, { headers, body });
  }
}
