import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import { MessageReportReason } from "./message.enums";

@Entity("message_reports")
@ObjectType({ description: "That somebody finds a message wrong; one per account and message." })
export class MessageReport {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  @Field(() => ID, { description: "The message." })
  messageId: string;

  /** Null once the reporter's account is deleted. */
  @Column("uuid", { nullable: true })
  accountId: string | null;

  @Column("text")
  @Field(() => MessageReportReason, { description: "What is wrong." })
  reason: MessageReportReason;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "In the reporter's words." })
  comment: string | null;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was reported." })
  createdAt: Date;

  /** When an admin has decided. */
  @Column("timestamptz", { nullable: true })
  settledAt: Date | null;
}
