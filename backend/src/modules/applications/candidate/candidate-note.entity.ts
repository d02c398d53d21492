import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

@Entity("application_notes")
@ObjectType({ description: "What a company's member noted about a candidate: for the company alone." })
export class CandidateNote {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  @Field(() => ID, { description: "The candidate: the application's id." })
  applicationId: string;

  /** Null: the author's account is gone. */
  @Column("uuid", { nullable: true })
  authorId: string | null;

  @Column("text")
  @Field({ description: "The note, plain text of several lines." })
  text: string;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was written." })
  createdAt: Date;
}
