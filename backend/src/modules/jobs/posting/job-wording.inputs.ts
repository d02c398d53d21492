import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { WordingGround } from "../wording/fair-terms";
import { type WordingFinding, WordingKind } from "../wording/findings";

registerEnumType(WordingKind, {
  name: "WordingKind",
  description: "Of what kind a wording is that its writer is told of.",
  valuesConfig: {
    SHUTS_OUT: { description: "It shuts people out by who they are, or may be read so." },
    PHONE_NUMBER: { description: "A phone number: whoever calls has not applied." },
    EMAIL_ADDRESS: { description: "An e-mail address: whoever writes there has not applied." },
  },
});

registerEnumType(WordingGround, {
  name: "WordingGround",
  description: "By what a wording shuts people out.",
  valuesConfig: {
    SEX: { description: "Men or women." },
    AGE: { description: "An age beyond the one from which one may work." },
    MARITAL_STATUS: { description: "Married or not." },
    RELIGION: { description: "What somebody believes." },
    CASTE: { description: "Caste." },
    COMMUNITY: { description: "A region or the community of a language." },
    DISABILITY: { description: "A disability." },
    LOOKS: { description: "How somebody looks." },
  },
});

@ObjectType({ description: "Part of a job's text that its writer is told of." })
export class JobWording implements WordingFinding {
  @Field({ description: "The input's field; in a list each entry stands on a line of its own." })
  field: string;

  @Field(() => WordingKind, { description: "Of what kind it is." })
  kind: WordingKind;

  @Field(() => [WordingGround], { description: "By what it shuts people out, where it does." })
  grounds: WordingGround[];

  @Field(() => Int, { description: "Where it begins in the field's text, in UTF-16 units." })
  start: number;

  @Field(() => Int, { description: "Where it ends, in the same." })
  end: number;

  @Field({ description: "What stands there: the sentence, the title, the number or the address." })
  text: string;

  @Field({ description: "The words in it by which it was found, in small letters." })
  words: string;

  @Field({
    description: "Whether a job that has it is held until an admin has seen it; else it is only asked about.",
  })
  isHeld: boolean;

  @Field(() => [String], { description: "What may stand there instead, up to three; none for a number." })
  instead: string[];
}
