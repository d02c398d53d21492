import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import { Language } from "./language";

/** What people may allow beside what they ask for; spelled as stored. All of it is off until they turn it on. */
export enum ConsentPurpose {
  SEARCH_FIGURES = "search-figures",
}

registerEnumType(ConsentPurpose, {
  name: "ConsentPurpose",
  description: "What somebody may allow beside what they ask for.",
  valuesConfig: {
    SEARCH_FIGURES: {
      description: "What they search for, and what they open of it, counts in the figures of searches.",
    },
  },
});

/** One consent, from its giving to its withdrawal; a row is kept as long as its account. */
@Entity("consents")
@ObjectType({ description: "A use of one's data that one has allowed." })
export class Consent {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  accountId: string;

  @Column("text")
  @Field(() => ConsentPurpose, { description: "The use." })
  purpose: ConsentPurpose;

  /** Of the notice that it was given to. */
  @Column("text")
  noticeVersion: string;

  /** In which that notice was read. */
  @Column("text")
  language: Language;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was given." })
  givenAt: Date;

  @Column("timestamptz", { nullable: true })
  withdrawnAt: Date | null;
}

@ObjectType({ description: "What the viewer has said of their age, and what they allow." })
export class MyConsents {
  @Field(() => ID, { description: "The account's." })
  id: string;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "When they said that they are 18 or older; null: they have not said so.",
  })
  adultAt: Date | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description:
      "When they said that they are under 18. While it stands, UNDER_AGE refuses applying, posting and being found.",
  })
  minorAt: Date | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description:
      "When they closed the card that asks for both, which doesn't come again; null: they have not.",
  })
  askedAt: Date | null;

  @Field(() => [Consent], { description: "The consents in force." })
  given: Consent[];
}
