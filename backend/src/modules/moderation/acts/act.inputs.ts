import { Length, Matches } from "class-validator";
import { ArgsType, Field, ID } from "type-graphql";

const LONGEST_REASON = 500;
const REASON_RULE = `must have 3 to ${LONGEST_REASON} characters`;

/** An admin's act that somebody has to understand later. */
@ArgsType()
export class ReasonedActArgs {
  @Field(() => ID, { description: "What it is done to." })
  id: string;

  @Field({ description: `Why, in 3 to ${LONGEST_REASON} characters. Whom it concerns may read it.` })
  @Length(3, LONGEST_REASON, { message: REASON_RULE })
  @Matches(/\S.*\S/s, { message: REASON_RULE })
  reason: string;
}

@ArgsType()
export class NotedActArgs {
  @Field(() => ID, { description: "What it is done to." })
  id: string;

  @Field({ description: `A note for those who read it later, in 3 to ${LONGEST_REASON} characters.` })
  @Length(3, LONGEST_REASON, { message: REASON_RULE })
  @Matches(/\S.*\S/s, { message: REASON_RULE })
  note: string;
}
