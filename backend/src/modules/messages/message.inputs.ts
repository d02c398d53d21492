import { GraphQLDateTimeISO } from "graphql-scalars";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { PageArgs } from "../../lists/list-page";
import { NumberedPage, PageOf } from "../../lists/page";
import { Follows } from "../../text/follows";
import { wholeNumber } from "../../text/number.rules";
import { inWords, paragraphs, requiredLine, requiredParagraphs } from "../../text/text.rules";
import { SeenThread } from "./message";
import { MessageReportReason } from "./message.enums";

export const MAX_MESSAGE = 2000;
const MAX_COMMENT = 1000;
const MAX_TITLE = 60;
const MOST_MESSAGES = 50;

@InputType({ description: "A message about an application." })
export class SendMessageInput {
  @Field(() => ID, { description: "The application." })
  applicationId: string;

  @Field({
    description: `What to say, up to ${inWords(MAX_MESSAGE)} characters. A place of a template that is still empty, such as {slot}, is refused.`,
  })
  @Follows(requiredParagraphs(MAX_MESSAGE))
  text: string;

  @Field(() => ID, {
    nullable: true,
    description:
      "A file that the viewer uploaded for the application (POST /api/applications/{id}/message-file) and has not sent.",
  })
  fileId?: string | null;
}

@InputType({ description: "What is wrong with a message of the other side's." })
export class ReportMessageInput {
  @Field(() => ID, { description: "The message." })
  messageId: string;

  @Field(() => MessageReportReason, { description: "What is wrong." })
  reason: MessageReportReason;

  @Field(() => String, {
    nullable: true,
    description: `In your own words, up to ${inWords(MAX_COMMENT)} characters.`,
  })
  @Follows(paragraphs(MAX_COMMENT))
  comment?: string | null;
}

@InputType({ description: "What a company often writes." })
export class SaveMessageTemplateInput {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field({ description: `What it is called, in 2 to ${MAX_TITLE} characters; one of that name is changed.` })
  @Follows(requiredLine(2, MAX_TITLE))
  title: string;

  @Field({
    description: `The text, up to ${inWords(MAX_MESSAGE)} characters, with the places {first name}, {job}, {company} and {slot}.`,
  })
  @Follows(requiredParagraphs(MAX_MESSAGE))
  text: string;
}

@ArgsType()
export class MessagesArgs {
  @Field(() => ID, { description: "The application." })
  applicationId: string;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "Only messages sent before." })
  before?: Date | null;

  @Field(() => Int, { defaultValue: 30, description: `How many, from 1 to ${MOST_MESSAGES}.` })
  @Follows(wholeNumber(1, MOST_MESSAGES))
  first: number;
}

@ArgsType()
export class MessageThreadsArgs extends PageArgs {
  @Field(() => Boolean, { defaultValue: false, description: "Only those with something to read." })
  isUnread: boolean;
}

@PageOf(SeenThread, "A page of threads, those with the newest messages first.")
export class MessageThreadPage extends NumberedPage<SeenThread> {}
