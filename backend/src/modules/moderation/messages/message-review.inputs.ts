import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { NumberedPage, PageOf } from "../../../lists/page";
import { ApplicationParty } from "../../applications/application/application-pipeline";
import { MessageFile } from "../../messages/file/message-file.entity";
import { MessageReportReason, MessageState } from "../../messages/message.enums";

@ObjectType({ description: "What a reader finds wrong with a message." })
class ReviewedReport {
  @Field(() => MessageReportReason, { description: "What is wrong." })
  reason: MessageReportReason;

  @Field(() => String, { nullable: true, description: "In the reporter's words." })
  comment: string | null;
}

@ObjectType({ description: "A message that a rule has held, or that its reader has reported." })
export class ReviewedMessage {
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string;

  @Field({ description: "The text as it was written." })
  text: string;

  @Field(() => ApplicationParty, { description: "Whose it is." })
  party: ApplicationParty;

  @Field(() => MessageState, { description: "What has become of it." })
  state: MessageState;

  @Field(() => GraphQLDateTimeISO, { description: "When it was sent." })
  sentAt: Date;

  @Field(() => [String], { description: "The rules that held it, with the words." })
  rules: string[];

  @Field(() => ID, { description: "The job that it is about." })
  jobId: string;

  @Field({ description: "The job's title, as it stood at applying." })
  jobTitle: string;

  @Field({ description: "The company's name, as it stood at applying." })
  companyName: string;

  @Field(() => String, {
    nullable: true,
    description: "Who wrote it, by their e-mail or phone number; null: they are gone.",
  })
  senderEmail: string | null;

  @Field(() => MessageFile, { nullable: true, description: "What came with it." })
  file: MessageFile | null;

  @Field(() => [ReviewedReport], { description: "What its readers report, as far as nobody has decided." })
  reports: ReviewedReport[];
}

@PageOf(ReviewedMessage, "A page of messages that wait for an admin, the oldest first.")
export class ReviewedMessagePage extends NumberedPage<ReviewedMessage> {}
