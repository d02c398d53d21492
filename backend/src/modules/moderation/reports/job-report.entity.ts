import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

/** What is wrong with a job, as its reader sees it. */
export enum ReportReason {
  SCAM = "scam",
  ASKS_FOR_MONEY = "asks-for-money",
  EXPIRED = "expired",
  WRONG_DETAILS = "wrong-details",
  DISCRIMINATORY = "discriminatory",
  OTHER = "other",
}

registerEnumType(ReportReason, {
  name: "ReportReason",
  description: "What is wrong with a job.",
  valuesConfig: {
    SCAM: { description: "It is no real offer." },
    ASKS_FOR_MONEY: { description: "Applicants are asked to pay." },
    EXPIRED: { description: "The place is filled, or the company is not hiring." },
    WRONG_DETAILS: { description: "Pay, place, company or other details are not true." },
    DISCRIMINATORY: { description: "It shuts people out by caste, religion, sex, age or the like." },
    OTHER: { description: "Something else; the comment says what." },
  },
});

/** The job stays open: an admin or a rule holds it. */
@Entity("job_reports")
@ObjectType({ description: "That somebody finds a job wrong; one per account and job." })
export class JobReport {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  jobId: string;

  /** Null once the reporter's account is deleted. */
  @Column("uuid", { nullable: true })
  accountId: string | null;

  @Column("text")
  @Field(() => ReportReason, { description: "What is wrong." })
  reason: ReportReason;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "In the reporter's words." })
  comment: string | null;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was reported." })
  createdAt: Date;

  /** When an admin found that it says nothing against the job. */
  @Column("timestamptz", { nullable: true })
  dismissedAt: Date | null;
}
