import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

/** Its texts name nobody: the register outlives accounts. */
@Entity("breaches")
@ObjectType({ description: "A breach of personal data, as the register keeps it." })
export class Breach {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  /** The database counts. */
  @Column({ type: "int", insert: false, update: false })
  @Field(() => Int, { description: "The number that it is named by." })
  number: number;

  @Column("int")
  @Field(() => Int, { description: "Counts changes; a change names the one that it was made to." })
  version: number;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was noticed; the hours run from there." })
  noticedAt: Date;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was entered." })
  enteredAt: Date;

  @Column("text")
  @Field({ description: "What happened: its nature, extent, time and place." })
  what: string;

  @Column("text")
  @Field({ description: "Which data it is about." })
  data: string;

  @Column("int")
  @Field(() => Int, { description: "How many people it is about, as far as is known." })
  peopleCount: number;

  @Column("text")
  @Field({ description: "What may follow for these people." })
  consequences: string;

  @Column("text")
  @Field({ description: "What was done about it, and so that it doesn't happen again." })
  measures: string;

  @Column("timestamptz", { nullable: true })
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "When the Board was told in detail; null: it was not.",
  })
  reportedAt: Date | null;
}
