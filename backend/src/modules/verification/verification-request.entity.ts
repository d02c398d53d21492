import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import { VerificationStatus } from "./verification.enums";

/** A company waits for an admin: opened by the first step that it takes. One is open at most. */
@Entity("verification_requests")
@ObjectType({ description: "A company's request to be verified, as the company reads it." })
export class VerificationRequest {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  companyId: string;

  @Column("text")
  @Field(() => VerificationStatus, { description: "How it stands." })
  status: VerificationStatus;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "Since when it waits." })
  askedAt: Date;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "What the admin wrote to the company." })
  message: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "What the company answered to that." })
  answer: string | null;

  @Column("timestamptz", { nullable: true })
  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When an admin last decided about it." })
  decidedAt: Date | null;

  @Column("uuid", { nullable: true })
  decidedBy: string | null;
}
