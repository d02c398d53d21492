import { GraphQLDateTimeISO, GraphQLJSONObject } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** Written by `recordAudit` alone, and never changed: a trigger refuses it. */
@Entity("audit_entries")
@ObjectType({ description: "Who changed what, with what stood there before and after." })
export class AuditEntry {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was done." })
  at: Date;

  @Column("uuid", { nullable: true })
  @Field(() => ID, {
    nullable: true,
    description:
      "The account that did it; null for the portal itself: its rules, configuration, command line.",
  })
  actorId: string | null;

  @Column("text")
  @Field({ description: "What was done, such as 'account.role' or 'job.review'." })
  action: string;

  @Column("text")
  @Field({ description: "What it was done to: 'account', 'company', 'job' or 'search-word'." })
  subjectType: string;

  @Column("uuid")
  @Field(() => ID, { description: "The id of the account, company, job or search word." })
  subjectId: string;

  @Column("jsonb", { nullable: true })
  @Field(() => GraphQLJSONObject, { nullable: true, description: "What stood there; null: nothing." })
  before: Record<string, string | null> | null;

  @Column("jsonb", { nullable: true })
  @Field(() => GraphQLJSONObject, { nullable: true, description: "What stands there now; null: nothing." })
  after: Record<string, string | null> | null;
}
