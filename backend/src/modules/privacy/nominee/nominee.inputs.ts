import { LONGEST_NOMINEE_NAME, LONGEST_NOMINEE_RELATION } from "@job-portal/protocol/nominee";
import { Field, InputType } from "type-graphql";
import { breaking } from "../../../text/broken-rule";
import { emailText } from "../../../text/email.rules";
import { Follows } from "../../../text/follows";
import { line, requiredLine } from "../../../text/text.rules";
import { readIndianPhone } from "../../accounts/profile.rules";

@InputType({
  description: "Whom to name; an e-mail address or a phone number is needed, and both may be given.",
})
export class SaveNomineeInput {
  @Field({ description: `Full name, up to ${LONGEST_NOMINEE_NAME} characters.` })
  @Follows(requiredLine(1, LONGEST_NOMINEE_NAME))
  name: string;

  @Field({
    description: `How they are related, such as 'Sister', up to ${LONGEST_NOMINEE_RELATION} characters.`,
  })
  @Follows(requiredLine(1, LONGEST_NOMINEE_RELATION))
  relation: string;

  @Field(() => String, { nullable: true, description: "E-mail address." })
  @Follows(emailText)
  email?: string | null;

  @Field(() => String, { nullable: true, description: "Indian phone number, as people type one." })
  @Follows(
    line(40).refine(
      (typed) => readIndianPhone(typed) !== null,
      breaking("NO_PHONE", "must be an Indian phone number"),
    ),
  )
  phone?: string | null;
}
