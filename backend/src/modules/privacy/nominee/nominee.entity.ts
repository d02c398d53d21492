import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** An account has one at most (NOMI-01). */
@Entity("nominees")
@ObjectType({ description: "Whom somebody named to ask for their data if they die or can't act." })
export class Nominee {
  @PrimaryColumn("uuid")
  @Field(() => ID, { name: "id", description: "The account's that named them." })
  accountId: string;

  @Column("text")
  @Field({ description: "Full name." })
  name: string;

  @Column("text")
  @Field({ description: "How they are related, in the person's own words: 'Sister'." })
  relation: string;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "E-mail address; null: a phone number alone." })
  email: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "Indian phone number, such as +919876543210; null: an e-mail address alone.",
  })
  phone: string | null;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When they were named, or last changed." })
  namedAt: Date;
}
