import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import { QuestionKind } from "./screening.enums";
import { WantedAnswer } from "./screening.inputs";

/** What a job asks of those who apply. A question never changes: a change makes another one, with another id. */
@Entity("screening_questions")
@ObjectType({ description: "A question that a job asks of those who apply. A changed one has another id." })
export class ScreeningQuestion {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  jobId: string;

  /** From 1. */
  @Column("int")
  position: number;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "Its code in `questionBank`; null: the employer's own.",
  })
  bankCode: string | null;

  @Column("text")
  @Field(() => QuestionKind, { description: "How it is answered." })
  kind: QuestionKind;

  @Column("text")
  @Field({ description: "The question." })
  text: string;

  @Column("text", { array: true })
  @Field(() => [String], { description: "What may be answered, where it offers options." })
  options: string[];

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "What a number counts." })
  unit: string | null;

  @Column("boolean")
  @Field({ description: "Whether nobody may leave it open." })
  isRequired: boolean;

  @Column("jsonb", { nullable: true })
  @Field(() => WantedAnswer, {
    nullable: true,
    description: "The answer asked for, to be said before somebody answers; null: any will do.",
  })
  wanted: WantedAnswer | null;
}

/** What a question says, whichever job asks it. */
export type QuestionContent = Omit<ScreeningQuestion, "id" | "jobId" | "position">;
