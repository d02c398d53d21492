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
}
