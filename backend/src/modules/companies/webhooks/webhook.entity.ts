import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

/** What a company's programs are told of; stored and sent as spelled here (HOOK-02). */
export enum WebhookEvent {
  APPLICATION_RECEIVED = "application.received",
  APPLICATION_MOVED = "application.moved",
  MESSAGE_RECEIVED = "message.received",
  INTERVIEW_CHANGED = "interview.changed",
  OFFER_CHANGED = "offer.changed",
}

registerEnumType(WebhookEvent, {
  name: "WebhookEvent",
  description: "What a webhook tells of.",
  valuesConfig: {
    APPLICATION_RECEIVED: { description: "Somebody has applied." },
    APPLICATION_MOVED: { description: "An application stands elsewhere." },
    MESSAGE_RECEIVED: { description: "An applicant has written." },
    INTERVIEW_CHANGED: { description: "An interview was offered, agreed, moved or ended." },
    OFFER_CHANGED: { description: "An offer was made, answered, withdrawn or has expired." },
  },
});

export enum DeliveryStatus {
  PENDING = "pending",
  DELIVERED = "delivered",
  FAILED = "failed",
}

registerEnumType(DeliveryStatus, {
  name: "WebhookDeliveryStatus",
  description: "What became of a delivery.",
  valuesConfig: {
    PENDING: { description: "It is to be sent, or sent again." },
    DELIVERED: { description: "The receiver has taken it." },
    FAILED: { description: "It was tried for days, and is tried no more." },
  },
});

@ObjectType({ description: "An address at which a company's program is told of events." })
@Entity("webhook_endpoints")
export class WebhookEndpoint {
  @Field(() => ID, { description: "The endpoint's id." })
  @PrimaryColumn("uuid")
  id: string = uuidv7();

  @Column("uuid")
  companyId: string;

  @Column("uuid", { nullable: true })
  creatorId: string | null;

  @Field({ description: "Where events are sent, an https address." })
  @Column("text")
  url: string;

  @Field(() => [WebhookEvent], { description: "What it is told of." })
  @Column("text", { array: true })
  events: WebhookEvent[];

  @Column("text")
  secret: string;

  @Field(() => GraphQLISODateTime, { description: "When it was made." })
  @Column("timestamptz")
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Since when every delivery has failed; null: the last one arrived, or none was sent.",
  })
  @Column("timestamptz", { nullable: true })
  failingSince: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it was switched off, because it had failed for days; null: it is on.",
  })
  @Column("timestamptz", { nullable: true })
  offAt: Date | null;
}

@ObjectType({ description: "An event on its way to an endpoint." })
export class WebhookDelivery {
  @Field(() => ID, { description: "The delivery's id, which `webhook-id` says at each attempt." })
  id: string;

  endpointId: string;

  @Field(() => WebhookEvent, { description: "What it tells of." })
  event: WebhookEvent;

  @Field({ description: "What is sent, as JSON." })
  body: string;

  @Field(() => GraphQLISODateTime, { description: "When it happened." })
  createdAt: Date;

  @Field(() => DeliveryStatus, { description: "What became of it." })
  status: DeliveryStatus;

  @Field(() => Int, { description: "How often it was tried." })
  attempts: number;

  @Field(() => Int, { nullable: true, description: "The HTTP status of the last answer." })
  answerStatus: number | null;

  @Field(() => String, { nullable: true, description: "Why there was no answer." })
  problem: string | null;
}
