import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";

/** What somebody wants about their data: rights of the Act, and whatever else. */
export enum GrievanceKind {
  ACCESS = "access",
  CORRECTION = "correction",
  ERASURE = "erasure",
  CONSENT = "consent",
  OTHER = "other",
}

registerEnumType(GrievanceKind, {
  name: "GrievanceKind",
  description: "What somebody wants about their data.",
  valuesConfig: {
    ACCESS: { description: "To see it." },
    CORRECTION: { description: "To have it corrected." },
    ERASURE: { description: "To have it erased." },
    CONSENT: { description: "To withdraw a consent." },
    OTHER: { description: "Something else; the text says what." },
  },
});

/** It is open until an admin answers it, or whoever raised it takes it back: then its row is gone. */
@Entity("grievances")
@ObjectType({ description: "What somebody asks or complains about their data." })
export class Grievance {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  /** The database counts. */
  @Column({ type: "int", insert: false, update: false })
  @Field(() => Int, { description: "The number that both sides name it by." })
  number: number;

  @Column("uuid")
  accountId: string;

  @Column("text")
  @Field(() => GrievanceKind, { description: "What it is about." })
  kind: GrievanceKind;

  @Column("text")
  @Field({ description: "In the words of whoever raised it." })
  text: string;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was raised." })
  raisedAt: Date;

  @Column("date")
  @Field({ description: "The day in India, YYYY-MM-DD, by whose end it is answered." })
  dueOn: string;

  /** From 1 to 3 among its account's open ones; null once it is answered. */
  @Column("smallint", { nullable: true })
  place: number | null;

  @Column("timestamptz", { nullable: true })
  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was answered; null: it is open." })
  answeredAt: Date | null;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "The answer; null: it is open." })
  answer: string | null;

  /** Null as well once the admin's account is gone. */
  @Column("uuid", { nullable: true })
  answeredBy: string | null;
}
