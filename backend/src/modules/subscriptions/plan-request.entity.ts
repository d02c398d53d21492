import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import { Account } from "../accounts/account.entity";
import { PlanCode } from "./plan.entity";

/** What became of a request for a plan. */
export enum PlanRequestStatus {
  AWAITING_PAYMENT = "awaiting-payment",
  REQUESTED = "requested",
  APPROVED = "approved",
  REFUSED = "refused",
  CANCELLED = "cancelled",
  FAILED = "failed",
  OVERPAID = "overpaid",
  REFUNDED = "refunded",
}

/** Those that somebody has to do something about: the person, or an admin. */
export const WAITING: ReadonlySet<PlanRequestStatus> = new Set([
  PlanRequestStatus.AWAITING_PAYMENT,
  PlanRequestStatus.REQUESTED,
  PlanRequestStatus.OVERPAID,
]);

registerEnumType(PlanRequestStatus, {
  name: "PlanRequestStatus",
  description: "What became of a request for a plan.",
  valuesConfig: {
    AWAITING_PAYMENT: { description: "Open: waits for its payment, with a provider of payments." },
    REQUESTED: { description: "Open: waits for an admin." },
    APPROVED: { description: "Paid for, or approved by an admin; the plan was given." },
    REFUSED: { description: "An admin refused it." },
    CANCELLED: { description: "Taken back by the person, or overtaken by another change of plan." },
    FAILED: { description: "Its payment was refused, or not made within a day." },
    OVERPAID: {
      description:
        "Paid for while the account had this plan or a higher one; an admin pays the money back at the provider.",
    },
    REFUNDED: { description: "Paid for, and the whole amount was paid back." },
  },
});

@Entity("plan_requests")
@ObjectType({ description: "Somebody's wish for a higher plan, and what became of it." })
export class PlanRequest {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  accountId: string;

  @ManyToOne(() => Account)
  @JoinColumn()
  @Field(() => Account, { description: "Who asks for it." })
  account: Account;

  @Column("text")
  @Field(() => PlanCode, { description: "The plan asked for." })
  plan: PlanCode;

  /** The plan that this one took the place of; null where it was given without a payment, or not at all. */
  @Column("text", { nullable: true })
  previousPlan: PlanCode | null;

  @Column("int")
  @Field(() => Int, { description: "Price of a month when it was asked for, in whole rupees." })
  monthlyPrice: number;

  @Column("text")
  @Field(() => PlanRequestStatus, { description: "What became of it." })
  status: PlanRequestStatus;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The payment's own number; null where none was made here.",
  })
  paymentReference: string | null;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was asked for." })
  requestedAt: Date;

  @Column("timestamptz", { nullable: true })
  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was settled; null: still open." })
  decidedAt: Date | null;

  @Column("uuid", { nullable: true })
  decidedById: string | null;

  get isOpen(): boolean {
    return this.decidedAt === null;
  }
}
