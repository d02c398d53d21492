import { ArgsType, Field, InputType, Int } from "type-graphql";
import { Follows } from "../../../text/follows";
import { wholeNumber } from "../../../text/number.rules";
import { anyText } from "../../../text/text.rules";
import { Account } from "../../accounts/account.entity";
import { AccountStatus, Role } from "../../../auth/role";
import { PlanCode } from "../../subscriptions/plan.entity";
import { Page, PageOf } from "../../../lists/page";

const MAX_PAGE_SIZE = 50;

@InputType({ description: "Which users; what is left out does not matter." })
export class UserFilter {
  // By the words of account_words (PHON-05).
  @Field(() => String, {
    nullable: true,
    description:
      "Beginning of the e-mail, of '@' and its domain, of the phone number with or without +91, or of the name from any of its words on; up to 120 characters.",
  })
  @Follows(anyText(120))
  text?: string | null;

  @Field(() => Role, { nullable: true, description: "Of this role." })
  role?: Role | null;

  @Field(() => PlanCode, {
    nullable: true,
    description: "On this plan. A downgrade that has just fallen due may take a moment to show here.",
  })
  plan?: PlanCode | null;

  @Field(() => AccountStatus, { nullable: true, description: "Of this status." })
  status?: AccountStatus | null;
}

@ArgsType()
export class UsersArgs {
  @Field(() => UserFilter, { nullable: true, description: "Which users; all when left out." })
  filter?: UserFilter | null;

  @Field(() => Int, { defaultValue: 20, description: `How many at most, from 1 to ${MAX_PAGE_SIZE}.` })
  @Follows(wholeNumber(1, MAX_PAGE_SIZE))
  pageSize: number;

  @Field(() => String, {
    nullable: true,
    description: "`nextCursor` of the page before; the first page when left out. Else INVALID_CURSOR.",
  })
  @Follows(anyText(1000))
  after?: string | null;
}

@PageOf(Account, "A page of users: the newest first, or by what they are found by where a text was given.")
export class UserPage extends Page<Account> {}
