import { ECDH } from "node:crypto";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Follows } from "../../../text/follows";
import { requiredLine, textBetween } from "../../../text/text.rules";
import { PushSubscription } from "./push-subscription.entity";

function isPublicKey(key: string): boolean {
  try {
    ECDH.convertKey(key, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

/** 65 bytes and 16, as base64url without padding: the library that encrypts takes no others. */
const publicKey = textBetween(87, 87)
  .regex(/^[\w-]{87}$/, "must be base64url")
  .refine(isPublicKey, "must be a key of the curve P-256");
const authSecret = textBetween(22, 22).regex(/^[\w-]{22}$/, "must be 16 bytes as base64url");
const endpoint = requiredLine(1, 1_000);

@InputType({ description: "What a browser says of a subscription (`PushSubscription.toJSON`)." })
export class PushSubscriptionInput {
  @Field({ description: "Where its push service takes messages: an https address of a public host." })
  @Follows(endpoint)
  endpoint: string;

  @Field({ description: "Its public key, as base64url." })
  @Follows(publicKey)
  p256dh: string;

  @Field({ description: "Its secret, as base64url." })
  @Follows(authSecret)
  auth: string;

  @Field({ description: "What the browser calls itself (`navigator.userAgent`); its short name is kept." })
  @Follows(textBetween(0, 1_000))
  userAgent: string;
}

@InputType({ description: "A subscription that a browser holds, with the secret that proves it." })
export class HeldPushSubscriptionInput {
  @Field({ description: "Its address." })
  @Follows(endpoint)
  endpoint: string;

  @Field({ description: "Its secret, as base64url." })
  @Follows(authSecret)
  auth: string;
}

@ObjectType({ description: "The browsers that notices are pushed to." })
export class PushDevices {
  @Field(() => ID, { description: "The account's key." })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: "The server's public key, by which a browser subscribes; null: this portal pushes nothing.",
  })
  key: string | null;

  @Field(() => [PushSubscription], { description: "The viewer's browsers, at most 10, the latest first." })
  devices: PushSubscription[];
}

@ObjectType({ description: "What became of a subscription that its browser replaced or ended." })
export class ReplacedPushSubscription {
  @Field({ description: "Whether notices are pushed to what replaced it." })
  isKept: boolean;
}
