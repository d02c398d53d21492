import { createHmac } from "node:crypto";
import { generateRequestDetails, type Urgency } from "web-push";
import type { PublicDoor } from "../../../http/public-door";
import type { Clock } from "../../../time/clock";
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
  /** A newer message of the same source takes the place of one that still waits. */
  topicSource: string;
}

/** What became of a push: `gone` for a subscription that has ended, `refused` for what no repeat would help. */
export type PushOutcome = "taken" | "gone" | "refused" | "failed";

const TOPIC_LENGTH = 32;
const TOO_MANY = 429;
const ENDED = [404, 410];
/** A push service that is away is left alone for so long, so that it doesn't hold the queue for each push. */
const REST_MS = 60_000;

/** Encrypts messages for browsers and hands them to their push services (PUSH-05, PUSH-06). */
export class PushSender {
  /** Until when the hosts of push services are left alone, in milliseconds. */
  private readonly resting = new Map<string, number>();

  constructor(
    private readonly door: PublicDoor,
    private readonly clock: Clock,
    readonly vapid: VapidDetails,
  ) {}

  /** Null where nothing speaks against a push service's address. */
  problemOf(endpoint: string): Promise<string | null> {
    return this.door.problemOf(endpoint);
  }

  async send(subscription: PushSubscription, message: PushMessage, delivery: Delivery): Promise<PushOutcome> {
    const request = this.encrypt(subscription, message, delivery);
    if (!request) return "refused";
    const { host } = new URL(subscription.endpoint);
    if (this.isResting(host)) return "failed";
    try {
      const status = await this.door.post(subscription.endpoint, request);
      if (status >= 500) this.rest(host);
      return outcomeOf(status);
    } catch {
      this.rest(host);
      return "failed";
    }
  }

  /** Null for a subscription that can't be encrypted for. */
  private encrypt(
    { endpoint, p256dh, auth }: PushSubscription,
    message: PushMessage,
    { urgency, ttlSeconds, topicSource }: Delivery,
  ) {
    const topic = this.topicOf(topicSource);
    try {
      return generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ ...message, tag: topic }),
        { vapidDetails: this.vapid, TTL: ttlSeconds, urgency, topic },
      );
    } catch {
      return null;
    }
  }

  private isResting(host: string): boolean {
    const isSo = (this.resting.get(host) ?? 0) > this.clock.now().getTime();
    if (!isSo) this.resting.delete(host);
    return isSo;
  }

  private rest(host: string): void {
    this.resting.set(host, this.clock.now().getTime() + REST_MS);
  }

  /** The service must not guess the source, so the topic depends on what it doesn't know. */
  private topicOf(source: string): string {
    const { privateKey } = this.vapid;
    return createHmac("sha256", privateKey).update(source).digest("base64url").slice(0, TOPIC_LENGTH);
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "taken";
  if (ENDED.includes(status)) return "gone";
  return status >= 500 || status === TOO_MANY ? "failed" : "refused";
}
