import { createHmac } from "node:crypto";
import { generateRequestDetails, type Urgency } from "web-push";
import type { PublicDoor } from "../../../http/public-door";
import type { PushSubscription } from "./push-subscription.entity";

/** The pair by which push services know this portal, and whom they write to if something is wrong (RFC 8292). */
export interface VapidDetails {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** What the worker shows: nothing of the application, the message or the job itself (PUSH-05). */
export interface PushMessage {
  title: string;
  /** Where it leads, as a path of the web app. */
  path: string;
}

interface Delivery {
  urgency: Urgency;
  /** For so long the push service keeps it for a device that is off. */
  ttlSeconds: number;
}

/** What became of a push: `gone` for a subscription that has ended, `refused` for what no repeat would help. */
export type PushOutcome = "taken" | "gone" | "refused" | "failed";

const TOPIC_LENGTH = 32;
const TOO_MANY = 429;
const ENDED = [404, 410];

/** Encrypts messages for browsers and hands them to their push services (PUSH-05, PUSH-06). */
export class PushSender {
  constructor(
    private readonly door: PublicDoor,
    readonly vapid: VapidDetails,
  ) {}

  /** Null where nothing speaks against a push service's address. */
  problemOf(endpoint: string): Promise<string | null> {
    return this.door.problemOf(endpoint);
  }

  async send(
    { endpoint, p256dh, auth }: PushSubscription,
    message: PushMessage,
    { urgency, ttlSeconds }: Delivery,
  ): Promise<PushOutcome> {
    const { headers, body } = generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: this.vapid, TTL: ttlSeconds, urgency, topic: this.topicOf(message.path) },
    );
    try {
      return outcomeOf(await this.door.post(endpoint, { headers, body }));
    } catch {
      return "failed";
    }
  }

  /**
   * A newer message of the same place takes the place of one that still waits. The service must not guess the place, so
   * the topic depends on what it doesn't know.
   */
  private topicOf(path: string): string {
    const { privateKey } = this.vapid;
    return createHmac("sha256", privateKey).update(path).digest("base64url").slice(0, TOPIC_LENGTH);
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "taken";
  if (ENDED.includes(status)) return "gone";
  return status >= 500 || status === TOO_MANY ? "failed" : "refused";
}
