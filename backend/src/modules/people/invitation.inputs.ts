import { Field, ID, InputType } from "type-graphql";
import { Follows } from "../../text/follows";
import { requiredParagraphs } from "../../text/text.rules";

const MAX_MESSAGE = 500;

@InputType({ description: "An invitation of somebody to a job of the viewer's company." })
export class InvitePersonInput {
  @Field(() => ID, { description: "The person." })
  personId: string;

  @Field(() => ID, { description: "An open job of a verified company of the viewer's." })
  jobId: string;

  @Field({ description: `What the person reads beside the job: up to ${MAX_MESSAGE} characters.` })
  @Follows(requiredParagraphs(MAX_MESSAGE))
  message: string;
}
