import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** PLAN-01. */
export enum PlanCode {
  FREE = "free",
  PAID = "paid",
  PREMIUM = "premium",
}

registerEnumType(PlanCode, {
  name: "PlanCode",
  description: "The three plans.",
  valuesConfig: {
    FREE: { description: "5 applications a month and 2 resume templates; what everybody starts with." },
    PAID: { description: "25 applications a month and 5 resume templates." },
    PREMIUM: { description: "Applications and resume templates without limit." },
  },
});

@Entity("plans")
@ObjectType({ description: "A subscription plan: its limits and what it offers." })
export class Plan {
  @PrimaryColumn("text")
  @Field(() => PlanCode, { description: "Which of the three." })
  code: PlanCode;

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

  @Column("text", { array: true })
  @Field(() => [String], { description: "What the plan offers, in words." })
  features: string[];
}

/**
 * PLAN-02 to PLAN-08: the plans as the specification's section 9 has them, from the least to the most. It is
 * silent on prices: these are in the range of what boards in India ask of seekers for a month.
 */
export const PLANS: readonly Readonly<Plan>[] = [
  {
    code: PlanCode.FREE,
    name: "Free",
    monthlyPrice: 0,
    monthlyApplicationLimit: 5,
    resumeTemplateLimit: 2,
    features: ["View listings", "Basic templates", "Basic search"],
  },
  {
    code: PlanCode.PAID,
    name: "Paid",
    monthlyPrice: 299,
    monthlyApplicationLimit: 25,
    resumeTemplateLimit: 5,
    features: [
      "View listings",
      "Basic templates",
      "Basic search",
      "Professional templates",
      "Advanced filters",
    ],
  },
  {
    code: PlanCode.PREMIUM,
    name: "Premium",
    monthlyPrice: 799,
    monthlyApplicationLimit: null,
    resumeTemplateLimit: null,
    features: [
      "View listings",
      "Basic templates",
      "Basic search",
      "Professional templates",
      "Advanced filters",
      "Priority processing",
    ],
  },
];
