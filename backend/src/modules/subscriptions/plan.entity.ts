import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { PlanFeature } from "./plan-feature";

/** PLAN-01. */
export enum PlanCode {
  FREE = "free",
  PAID = "paid",
  PREMIUM = "premium",
}

registerEnumType(PlanCode, {
  name: "PlanCode",
  description: "The plans, from the least to the most. `plans` has their limits and features.",
  valuesConfig: {
    FREE: { description: "Every account starts with it." },
    PAID: { description: "More than FREE." },
    PREMIUM: { description: "More than PAID." },
  },
});

/** The database's copy of `plan-catalogue.ts`, for rules in SQL; a node's start keeps it true to that file. */
@Entity("plans")
@ObjectType({ description: "A subscription plan: its limits and what it offers." })
export class Plan {
  @PrimaryColumn("text")
  @Field(() => PlanCode, { description: "Which of the plans." })
  code: PlanCode;

  /** Its place among the plans, from 0, the least. Everybody starts with that one. */
  @Column("int")
  rank: number;

  @Column("text")
  @Field({ description: "What people call it, such as 'Premium'." })
  name: string;

  @Column("int")
  @Field(() => Int, { description: "Price of a month in whole rupees; 0: free of charge." })
  monthlyPrice: number;

  @Column("int", { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: "Applications a calendar month (Asia/Kolkata); null: no limit.",
  })
  monthlyApplicationLimit: number | null;

  @Column("int", { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: "Distinct templates among one's resumes; null: no limit.",
  })
  resumeTemplateLimit: number | null;

  @Column("int")
  @Field(() => Int, {
    description:
      "For companies: how many people act for one whose owner is on the plan, open invitations counted.",
  })
  teamSeats: number;

  @Column("int", { default: 0 })
  @Field(() => Int, {
    description:
      "For companies: how many open jobs one whose owner is on the plan has highlighted at a time; 0: none.",
  })
  highlightedJobs: number;

  @Column("text", { array: true })
  @Field(() => [PlanFeature], {
    description:
      "All that the plan has, those of the lesser plans included; codes, for the client's own words.",
  })
  features: PlanFeature[];
}
