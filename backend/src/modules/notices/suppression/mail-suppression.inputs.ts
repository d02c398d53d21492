import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ObjectType, registerEnumType } from "type-graphql";
import { SuppressionCause } from "./mail-suppression.entity";

registerEnumType(SuppressionCause, {
  name: "MailSuppressionCause",
  description: "Why no mail goes to an address.",
  valuesConfig: {
    BOUNCE: { description: "A mail came back: nobody can read mails there." },
    COMPLAINT: { description: "Its reader marked a mail as spam." },
  },
});

@ObjectType("MailSuppression", { description: "That no mail goes to an account's address now." })
export class AccountMailSuppression {
  @Field(() => SuppressionCause, { description: "Why." })
  cause: SuppressionCause;

  @Field(() => GraphQLDateTimeISO, { description: "When the last mail came back, or was marked as spam." })
  since: Date;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "From when on its person may have mails tried again, once a day; null: now.",
  })
  liftableAt: Date | null;
}
