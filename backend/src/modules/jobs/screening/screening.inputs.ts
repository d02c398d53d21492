import { MAX_OPTION, MAX_QUESTION, MAX_UNIT, MOST_OPTIONS } from "@job-portal/protocol/screening";
import type { FieldRule } from "@job-portal/protocol/error-codes";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Follows } from "../../../text/follows";
import { anyText, texts } from "../../../text/text.rules";
import { QuestionGround, QuestionKind, QuestionTrade } from "./screening.enums";

/** Longer than the rules allow, so that a draft keeps what is still to be cut. */
const MAX_DRAFT_TEXT = 1000;
const draftText = anyText(MAX_DRAFT_TEXT);
const draftEntries = texts(2 * MOST_OPTIONS, 0, MAX_DRAFT_TEXT);

const WANTED =
  "The answer that the employer asks for. It is said before somebody answers; another one marks the application and rejects nobody.";

@ObjectType({ description: WANTED })
@InputType("WantedAnswerInput", { description: WANTED })
export class WantedAnswer {
  @Field(() => [String], {
    description: "YES_NO and ONE: any of these. SEVERAL: all of these. Empty for other kinds.",
  })
  @Follows(draftEntries)
  values: string[];

  @Field(() => String, { nullable: true, description: "NUMBER and DATE: so much, or that day, at least." })
  @Follows(draftText)
  least?: string | null;

  @Field(() => String, { nullable: true, description: "NUMBER and DATE: so much, or that day, at most." })
  @Follows(draftText)
  most?: string | null;
}

const TYPED =
  "A question to applicants as its writer typed it. Posting holds it to the rules: kinds that offer options have two or more, and nothing is asked that must not be (QUESTION_NOT_ALLOWED).";

@ObjectType({ description: TYPED })
@InputType("TypedQuestionInput", { description: TYPED })
export class TypedQuestion {
  @Field(() => String, {
    nullable: true,
    description: "Its code in `questionBank`, whose text, kind, options and unit hold then; null: one's own.",
  })
  @Follows(draftText)
  bankCode?: string | null;

  @Field(() => QuestionKind, { description: "How it is answered." })
  kind: QuestionKind;

  @Field({ description: `The question, up to ${MAX_QUESTION} characters.` })
  @Follows(draftText)
  text: string;

  @Field(() => [String], {
    description: `ONE and SEVERAL: 2 to ${MOST_OPTIONS} options of ${MAX_OPTION} characters each. Empty for other kinds.`,
  })
  @Follows(draftEntries)
  options: string[];

  @Field(() => String, {
    nullable: true,
    description: `NUMBER: what it counts, such as 'years', up to ${MAX_UNIT} characters.`,
  })
  @Follows(draftText)
  unit?: string | null;

  @Field({ description: "Whether nobody may leave it open." })
  isRequired: boolean;

  @Field(() => WantedAnswer, { nullable: true, description: "The answer asked for; null: any will do." })
  wanted?: WantedAnswer | null;
}

@ObjectType({ description: "A ready question that a job may ask." })
export class BankQuestion {
  @Field(() => ID, { description: "The `bankCode` to ask it by." })
  code: string;

  @Field(() => QuestionTrade, { description: "Which work it is for." })
  trade: QuestionTrade;

  @Field(() => QuestionKind, { description: "How it is answered." })
  kind: QuestionKind;

  @Field({ description: "The question." })
  text: string;

  @Field(() => [String], { description: "What may be answered, where it offers options." })
  options: string[];

  @Field(() => String, { nullable: true, description: "What a number counts." })
  unit: string | null;
}

@ObjectType({ description: "What is wrong with one of a job's questions." })
export class QuestionProblem {
  @Field(() => Int, { description: "Which one, from 1." })
  position: number;

  @Field({ description: "What is wrong, in plain words." })
  message: string;

  @Field(() => String, {
    nullable: true,
    description: "The rule that it breaks, such as TOO_LONG; null where it breaks none that has a name.",
  })
  rule: FieldRule | null;

  @Field(() => Int, { nullable: true, description: "The most or least that the rule allows." })
  bound: number | null;

  @Field(() => QuestionGround, {
    nullable: true,
    description: "What it asks for that must not be asked; null where something else is wrong.",
  })
  ground: QuestionGround | null;

  @Field(() => String, { nullable: true, description: "What may be asked instead." })
  instead: string | null;
}
