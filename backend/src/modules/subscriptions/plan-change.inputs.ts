import { Max, Min } from "class-validator";
import { ArgsType, Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { Account } from "../accounts/account.entity";
import { PlanRequest, PlanRequestStatus } from "./plan-request.entity";

const MAX_PAGE_SIZE = 50;
const MAX_PAGE = 1000;

/** What a choice of plan came to. */
export enum PlanChangeOutcome {
  CHANGED = "changed",
  REQUESTED = "requested",
  SCHEDULED = "scheduled",
  UNCHANGED = "unchanged",
}

registerEnumType(PlanChangeOutcome, {
  name: "PlanChangeOutcome",
  description: "What a choice of plan came to.",
  valuesConfig: {
    CHANGED: { description: "The plan is in force now." },
    REQUESTED: { description: "An admin has to approve it first." },
    SCHEDULED: { description: "The lower plan takes over at the month's end." },
    UNCHANGED: { description: "It was so already; nothing was done." },
  },
});

@ObjectType({ description: "What a choice of plan came to, and how the account stands now." })
export class PlanChange {
  @Field(() => PlanChangeOutcome, { description: "What happened." })
  outcome: PlanChangeOutcome;

  @Field(() => Account, { description: "The viewer's account, its subscription as it stands now." })
  account: Account;
}

@ArgsType()
export class PlanRequestsArgs {
  @Field(() => PlanRequestStatus, { description: "Requests of this status.", defaultValue: "requested" })
  status: PlanRequestStatus;

  @Field(() => Int, { description: "Which page, from 1.", defaultValue: 1 })
  @Min(1, { message: "must be 1 or more" })
  @Max(MAX_PAGE, { message: "must be 1,000 or less" })
  page: number;

  @Field(() => Int, { description: "Requests a page, 1 to 50.", defaultValue: 20 })
  @Min(1, { message: "must be 1 or more" })
  @Max(MAX_PAGE_SIZE, { message: "must be 50 or less" })
  pageSize: number;
}

@ObjectType({ description: "A page of requests for plans." })
export class PlanRequestPage {
  @Field(() => [PlanRequest], { description: "The requests of the page, the longest waiting first." })
  items: PlanRequest[];

  @Field(() => Int, { description: "How many there are on all pages." })
  total: number;
}
