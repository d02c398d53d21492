import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Follows } from "../../text/follows";
import { entries, inWords, requiredParagraphs } from "../../text/text.rules";
import { MAX_MESSAGE } from "./message.inputs";

const MAX_RECEIVERS = 200;

@InputType({ description: "A message to many candidates, each in their own thread." })
export class SendMessagesInput {
  @Field(() => [ID], { description: `The applications, from 1 to ${MAX_RECEIVERS}.` })
  @Follows(entries(MAX_RECEIVERS))
  applicationIds: string[];

  @Field({
    description: `What to say, up to ${inWords(MAX_MESSAGE)} characters; {first name}, {job}, {company} and {slot} are filled for each.`,
  })
  @Follows(requiredParagraphs(MAX_MESSAGE))
  text: string;
}

/** Why one of many was not written to. */
export enum MessageRefusal {
  NOT_FOUND = "not-found",
  CLOSED = "closed",
  UNFILLED = "unfilled",
}

registerEnumType(MessageRefusal, {
  name: "MessageRefusal",
  description: "Why one of many was not written to.",
  valuesConfig: {
    NOT_FOUND: { description: "Not there, or not to a company of the viewer's." },
    CLOSED: { description: "The viewer may not write there." },
    UNFILLED: { description: "Nothing is known for a place of the text, or it is too long once filled." },
  },
});

@ObjectType({ description: "Somebody of many who was not written to." })
export class RefusedMessage {
  @Field(() => ID, { description: "The application, as it was asked for." })
  applicationId: string;

  @Field(() => MessageRefusal, { description: "Why." })
  refusal: MessageRefusal;
}

@ObjectType({ description: "What became of a message to many." })
export class MessageBatch {
  @Field(() => ID, { nullable: true, description: "To undo it by; null where nobody is written to." })
  id: string | null;

  @Field(() => Int, { description: "To how many it goes." })
  messageCount: number;

  @Field(() => Int, { description: "In how many seconds it goes out; until then it can be undone." })
  undoSeconds: number;

  @Field(() => [RefusedMessage], { description: "To whom it does not go." })
  refused: RefusedMessage[];
}
