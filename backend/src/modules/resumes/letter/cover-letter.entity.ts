import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

@Entity("cover_letters")
@ObjectType({ description: "A cover letter of the viewer's, to begin applications with." })
export class CoverLetter {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  accountId: string;

  @Column("text")
  @Field({ description: "What the letter is called; companies don't see it." })
  title: string;

  @Column("text")
  @Field({ description: "Plain text of several lines, with the places {company}, {job} and {name}." })
  text: string;

  @Column("timestamptz")
  createdAt: Date;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was last changed." })
  updatedAt: Date;
}
