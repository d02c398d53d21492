import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

/**
 * What a search word is: WORD-04 for levels, WORD-05 for trades and phrases of no meaning, WORD-06 for skills, READ-04
 * for conditions.
 */
export enum SearchWordKind {
  TRADE = "TRADE",
  SKILL = "SKILL",
  LEVEL = "LEVEL",
  WORD = "WORD",
  CONDITION = "CONDITION",
  NONE = "NONE",
}

registerEnumType(SearchWordKind, {
  name: "SearchWordKind",
  description: "What a search word is.",
  valuesConfig: {
    TRADE: {
      description: "A kind of work, such as 'nurse'. A longer form of another trade comes before it.",
    },
    SKILL: {
      description: "What somebody can do or use, such as 'Python'. Descriptions are read for it, too.",
    },
    LEVEL: { description: "How experienced somebody is, such as 'senior'. It changes the order alone." },
    WORD: { description: "A word that is written in several ways, such as 'developer' and 'dev'." },
    CONDITION: {
      description:
        "How, when or for whom the work is, such as 'part time'. Facts of a job say it as well as words.",
    },
    NONE: { description: "A phrase that is not what a word in it says, such as 'device driver'." },
  },
});

/** A word that people search by, with the ways in which it is written. */
export interface SearchWordTerms {
  /** Ours, such as `security-guard`; never changes. */
  code: string;
  kind: SearchWordKind;
  /** As screens show it. */
  name: string;
  /** Every way to write it, in any script. */
  forms: string[];
  /** Codes of words whose jobs a search for this one finds as well. */
  includes: string[];
}

/** A row of `search_words`. One that was taken away stays, without forms: the catalogue must not bring it back. */
@Entity("search_words")
@ObjectType({ description: "A word that people search by, as admins see it." })
export class SearchWord implements SearchWordTerms {
  @PrimaryColumn("text")
  @Field(() => ID, {
    description: "By which words name each other, such as 'security-guard'; it never changes.",
  })
  code: string;

  @Column("uuid")
  @Field(() => ID, { description: "As the audit trail knows it." })
  id: string;

  @Column("text")
  @Field(() => SearchWordKind, { description: "What it is." })
  kind: SearchWordKind;

  @Column("text")
  @Field({ description: "As screens show it." })
  name: string;

  @Column("text", { array: true })
  @Field(() => [String], { description: "Every way to write it, in any script." })
  forms: string[];

  @Column("text", { array: true })
  includes: string[];

  @Column("int")
  @Field(() => Int, { description: "Counts its changes; a change names the version that it was made from." })
  version: number;

  @Column("boolean")
  @Field({ description: "Whether an admin changed it: then it is no longer the catalogue's." })
  isEdited: boolean;

  @Column("boolean")
  @Field({ description: "Whether the jobs that it concerns have been read by it." })
  isRead: boolean;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was last changed." })
  updatedAt: Date;

  @Column("timestamptz", { nullable: true })
  removedAt: Date | null;
}
