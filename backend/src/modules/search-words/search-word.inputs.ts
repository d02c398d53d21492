import { ArgsType, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { z } from "zod";
import { PageArgs } from "../../lists/list-page";
import { NumberedPage, PageOf } from "../../lists/page";
import { Follows } from "../../text/follows";
import { anyText, lines, requiredLine, textBetween, texts } from "../../text/text.rules";
import { SearchWord, SearchWordKind } from "./search-word.entity";

const MAX_FORMS = 200;
const LONGEST_FORM = 80;
const MAX_INCLUDES = 50;
const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

@InputType({ description: "Which search words; what is left out does not matter." })
export class SearchWordFilter {
  @Field(() => String, {
    nullable: true,
    description: "Part of the name, of the code or of a form, up to 120 characters.",
  })
  @Follows(anyText(120))
  text?: string | null;

  @Field(() => SearchWordKind, { nullable: true, description: "Of this kind." })
  kind?: SearchWordKind | null;

  @Field(() => ID, { nullable: true, description: "The one of this code." })
  code?: string | null;
}

@ArgsType()
export class SearchWordsArgs extends PageArgs {
  @Field(() => SearchWordFilter, { nullable: true, description: "Which words; all when left out." })
  filter?: SearchWordFilter | null;
}

@PageOf(SearchWord, "A page of search words, by their names.")
export class SearchWordPage extends NumberedPage<SearchWord> {}

@InputType({ description: "What a search word says." })
export class SearchWordInput {
  @Field(() => SearchWordKind, { description: "What it is." })
  kind: SearchWordKind;

  @Field({ description: "As screens show it, in 1 to 80 characters." })
  @Follows(requiredLine(1, 80))
  name: string;

  @Field(() => [String], {
    description: `1 to ${MAX_FORMS} ways to write it, each of 2 to ${LONGEST_FORM} characters. What differs by case, signs or the plural alone is one.`,
  })
  @Follows(lines(MAX_FORMS, LONGEST_FORM).refine((forms) => forms.length > 0, "must not be empty"))
  forms: string[];

  @Field(() => [ID], {
    description: `Codes of words whose jobs a search for this one finds as well, up to ${MAX_INCLUDES}.`,
  })
  @Follows(texts(MAX_INCLUDES, 2, 40))
  includes: string[];
}

/** The code of a new word. */
const newCode = z
  .string()
  .refine(
    (code) => CODE.test(code) && code.length >= 2 && code.length <= 40,
    "must have 2 to 40 small letters, digits and single hyphens between them",
  );

@ArgsType()
export class AddSearchWordArgs {
  @Field(() => ID, { description: "Its code for good: small letters, digits and hyphens, up to 40." })
  @Follows(newCode)
  code: string;

  @Field(() => SearchWordInput, { description: "What it says." })
  input: SearchWordInput;
}

@ArgsType()
export class SearchWordVersionArgs {
  @Field(() => ID, { description: "The word's code." })
  code: string;

  @Field(() => Int, {
    description: "The version that is changed; refused with SEARCH_WORD_CHANGED if older.",
  })
  version: number;
}

@ArgsType()
export class UpdateSearchWordArgs extends SearchWordVersionArgs {
  @Field(() => SearchWordInput, { description: "What it says from now on." })
  input: SearchWordInput;
}

@InputType({ description: "A word as it would be." })
export class TriedWordInput extends SearchWordInput {
  @Field(() => ID, { description: "The code of a word, or of a new one." })
  @Follows(newCode)
  code: string;
}

@ArgsType()
export class TrySearchArgs {
  @Field({ description: "What somebody types, in 1 to 200 characters." })
  @Follows(textBetween(1, 200))
  text: string;

  @Field(() => TriedWordInput, {
    nullable: true,
    description: "A word that is tried before it is saved; refused as its saving would be.",
  })
  word?: TriedWordInput | null;
}

@ObjectType({ description: "A search word that was read in a text." })
export class FoundSearchWord {
  @Field(() => SearchWord, { description: "The word." })
  word: SearchWord;

  @Field({ description: "The part of the text, as words are compared: 'delivery boy'." })
  text: string;
}

@ObjectType({ description: "A job that a tried search finds." })
export class TriedJob {
  @Field(() => ID, { description: "The job's id." })
  id: string;

  @Field({ description: "Its title." })
  title: string;

  @Field({ description: "Its company's name." })
  companyName: string;

  @Field({ description: "Where it is, in a few words." })
  place: string;
}

@ObjectType({ description: "What a search finds." })
export class SearchTrial {
  @Field(() => [FoundSearchWord], { description: "The words read in the text, in its order." })
  words: FoundSearchWord[];

  @Field(() => Int, { description: "How many jobs it finds, up to 1,000." })
  total: number;

  @Field({ description: "Whether it finds more." })
  isTotalCapped: boolean;

  @Field(() => Int, { description: "How many it finds without the tried word, up to 1,000." })
  totalBefore: number;

  @Field({
    description:
      "Whether the tried word concerns more jobs than a trial reads: then it finds more when it is saved.",
  })
  isPartial: boolean;

  @Field(() => [TriedJob], { description: "The first jobs, 5 at most." })
  jobs: TriedJob[];
}

@ObjectType({ description: "How far the reading of jobs by changed search words is." })
export class SearchWordProgress {
  @Field(() => Int, { description: "How many jobs are still to be read." })
  jobCount: number;

  @Field({ description: "Whether the jobs that changed words concern are still looked for." })
  isLooking: boolean;
}
