import { MAX_ANSWER, MOST_OPTIONS } from "@job-portal/protocol/screening";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { Follows } from "../../../text/follows";
import { anyText, texts } from "../../../text/text.rules";
import { QuestionKind } from "../../jobs/screening/screening.enums";
import { WantedAnswer } from "../../jobs/screening/screening.inputs";

/** What an answer comes to; `protocol/src/screening.ts` says which it is. */
export enum AnswerOutcome {
  AS_WANTED = "AS_WANTED",
  DIFFERS = "DIFFERS",
  ANSWERED = "ANSWERED",
  NOT_ANSWERED = "NOT_ANSWERED",
}

registerEnumType(AnswerOutcome, {
  name: "AnswerOutcome",
  description: "What an answer comes to. It marks a candidate; a person decides what follows of it.",
  valuesConfig: {
    AS_WANTED: { description: "As the question asked for." },
    DIFFERS: { description: "Other than the question asked for." },
    ANSWERED: { description: "Answered; the question asked for no answer in particular." },
    NOT_ANSWERED: { description: "Left open, or sent by a client that knows of no questions." },
  },
});

@InputType({ description: "An answer to one of a job's questions." })
export class ScreeningAnswerInput {
  @Field(() => ID, { description: "The question, as the job asks it now." })
  questionId: string;

  @Field(() => [String], {
    description: `'yes' or 'no'; one option or several; a number; a text of up to ${MAX_ANSWER} characters; a day as YYYY-MM-DD. Empty: left open.`,
  })
  @Follows(texts(MOST_OPTIONS, 0, MAX_ANSWER))
  values: string[];
}

@ObjectType({ description: "An answer as it was sent, with its question as it was asked." })
export class ScreeningAnswer {
  @Field(() => ID, { description: "The question; the job may ask others by now." })
  questionId: string;

  @Field(() => String, {
    nullable: true,
    description: "Its code in `questionBank`; null: the employer's own.",
  })
  bankCode: string | null;

  @Field(() => QuestionKind, { description: "How it was answered." })
  kind: QuestionKind;

  @Field({ description: "The question." })
  text: string;

  @Field(() => [String], { description: "What could be answered, where it offered options." })
  options: string[];

  @Field(() => String, { nullable: true, description: "What a number counts." })
  unit: string | null;

  @Field({ description: "Whether nobody could leave it open." })
  isRequired: boolean;

  @Field(() => WantedAnswer, { nullable: true, description: "The answer asked for; null: any would do." })
  wanted: WantedAnswer | null;

  @Field(() => [String], { description: "The answer; empty where there is none." })
  values: string[];

  @Field(() => AnswerOutcome, { description: "What it comes to." })
  outcome: AnswerOutcome;
}

@ObjectType({ description: "What the viewer answered last to a question of the bank that a job asks again." })
export class KeptAnswer {
  @Field(() => ID, { description: "The job's question." })
  questionId: string;

  @Field(() => [String], { description: "The answer then." })
  values: string[];

  @Field(() => GraphQLDateTimeISO, { description: "When it was sent." })
  at: Date;
}

@InputType({ description: "Which answers; all that is given must be true of one answer." })
export class AnswerFilter {
  @Field(() => String, {
    nullable: true,
    description: "To this question, word for word; to any when left out.",
  })
  @Follows(anyText(MAX_ANSWER))
  question?: string | null;

  @Field(() => String, { nullable: true, description: "Answered so, or so among others." })
  @Follows(anyText(MAX_ANSWER))
  value?: string | null;

  @Field(() => AnswerOutcome, { nullable: true, description: "What it comes to." })
  outcome?: AnswerOutcome | null;
}
