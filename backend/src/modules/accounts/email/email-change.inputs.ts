import { Field, InputType } from "type-graphql";
import { emailText } from "../../../text/email.rules";
import { Follows } from "../../../text/follows";

@InputType({ description: "Another e-mail address for one's account." })
export class RequestEmailChangeInput {
  @Field({ description: "The address, up to 254 characters." })
  @Follows(emailText)
  email: string;
}
