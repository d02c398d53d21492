import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import { PlanCode } from "./plan.entity";

@Entity("subscriptions")
@ObjectType({ description: "Which plan an account is on." })
export class Subscription {
  @PrimaryColumn("uuid")
  accountId: string;

  @Column("text")
  @Field(() => PlanCode, { description: "The plan in force." })
  plan: PlanCode;

  @CreateDateColumn({ type: "timestamptz" })
  startedAt: Date;

  @Column("text", { nullable: true })
  @Field(() => PlanCode, { nullable: true, description: "The lower plan that follows; null: none." })
  nextPlan: PlanCode | null;

  @Column("timestamptz", { nullable: true })
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "When the next plan takes over: the end of the calendar month in Asia/Kolkata.",
  })
  changesAt: Date | null;

  /** A copy of the subscription with these changes; this one stays as it is. */
  with(change: Partial<Pick<Subscription, "plan" | "startedAt" | "nextPlan" | "changesAt">>): Subscription {
    return Object.assign(new Subscription(), this, change);
  }
}
