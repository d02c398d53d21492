import { ArgsType, Field, ObjectType, registerEnumType } from "type-graphql";
import { PageArgs } from "../../lists/list-page";
import { NumberedPage, PageOf } from "../../lists/page";
import { Account } from "../accounts/account.entity";
import { PlanRequest, PlanRequestStatus } from "./plan-request.entity";

/** What a choice of plan came to. */
export enum PlanChangeOutcome {
  CHANGED = "changed",
  REQUESTED = "requested",
  SCHEDULED = "scheduled",
  UNCHANGED = "unchanged",
  AWAITING_PAYMENT = "awaiting-payment",
  PAYMENT_FAILED = "payment-failed",
}

registerEnumType(PlanChangeOutcome, {
  name: "PlanChangeOutcome",
  description: "What a choice of plan came to.",
  valuesConfig: {
    CHANGED: { description: "The plan is in force now." },
    REQUESTED: { description: "An admin has to approve it first." },
    SCHEDULED: { description: "The lower plan takes over at the month's end." },
    UNCHANGED: { description: "It was so already; nothing was done." },
    AWAITING_PAYMENT: {
      description:
        "It waits for the payment: the person makes it at `redirectUrl`, or the provider still decides.",
    },
    PAYMENT_FAILED: { description: "The payment was refused; the plan is as before. Another try may pass." },
  },
});

@ObjectType({ description: "What a choice of plan came to, and how the account stands now." })
export class PlanChange {
  @Field(() => PlanChangeOutcome, { description: "What happened." })
  outcome: PlanChangeOutcome;

  @Field(() => String, {
    nullable: true,
    description: "Where the person has to go to pay, a page of the provider's; null: nowhere.",
  })
  redirectUrl: string | null;

  @Field(() => Account, { description: "The viewer's account, its subscription as it stands now." })
  account: Account;
}

@ArgsType()
export class PlanRequestsArgs extends PageArgs {
  @Field(() => PlanRequestStatus, { description: "Requests of this status.", defaultValue: "requested" })
  status: PlanRequestStatus;
}

@PageOf(
  PlanRequest,
  "A page of requests for plans: what waits for somebody the longest waiting first, the others the newest first.",
)
export class PlanRequestPage extends NumberedPage<PlanRequest> {}
