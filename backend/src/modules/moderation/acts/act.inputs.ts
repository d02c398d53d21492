import { ArgsType, Field, ID } from "type-graphql";
import { z } from "zod";
import { Follows } from "../../../text/follows";
import { anyText } from "../../../text/text.rules";

const LONGEST_REASON = 500;
/** Long enough to say something, and more than one letter among blanks. */
const saidReason = z
  .string()
  .refine(
    (text) => text.length >= 3 && text.length <= LONGEST_REASON && /\S.*\S/s.test(text),
    `must have 3 to ${LONGEST_REASON} characters`,
  );

/** An admin's act that somebody has to understand later. */
@ArgsType()
export class ReasonedActArgs {
  @Field(() => ID, { description: "What it is done to." })
  id: string;

  @Field({ description: `Why, in 3 to ${LONGEST_REASON} characters. Whom it concerns may read it.` })
  @Follows(saidReason)
  reason: string;
}

@ArgsType()
export class NotedActArgs {
  @Field(() => ID, { description: "What it is done to." })
  id: string;

  @Field({ description: `A note for those who read it later, in 3 to ${LONGEST_REASON} characters.` })
  @Follows(saidReason)
  note: string;
}

/** What a list's filters are counted among. */
@ArgsType()
export class AdminCountsArgs {
  @Field(() => String, {
    nullable: true,
    description: "Only what the list's text finds; up to 120 characters.",
  })
  @Follows(anyText(120))
  text?: string | null;
}
