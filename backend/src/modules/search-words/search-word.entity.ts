import { registerEnumType } from "type-graphql";

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
