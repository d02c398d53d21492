import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

/**
 * A browser that an account wants notices pushed to. Its address and keys never leave the server: whoever has them may
 * end it (`replacePushSubscription`).
 */
@Entity("push_subscriptions")
@ObjectType({ description: "A browser that the viewer's notices are pushed to." })
export class PushSubscription {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  accountId: string;

  /** Where the browser's push service takes messages for it. */
  @Column("text")
  endpoint: string;

  /** The browser's public key, and a secret of its own: messages are encrypted with both (RFC 8291). */
  @Column("text")
  p256dh: string;

  @Column("text")
  auth: string;

  @Column("text")
  @Field({ description: "What it runs on, in short: 'Chrome, Android'." })
  device: string;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "Since when notices are pushed to it." })
  createdAt: Date;

  @Column("timestamptz", { nullable: true })
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "When a notice was last pushed to it; null: none was yet.",
  })
  usedAt: Date | null = null;
}
