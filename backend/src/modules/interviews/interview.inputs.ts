import { MOST_TIMES } from "@job-portal/protocol/interview-times";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { z } from "zod";
import { breaking } from "../../text/broken-rule";
import { Follows } from "../../text/follows";
import { wholeNumber } from "../../text/number.rules";
import { entries, inWords, line, paragraphs, requiredParagraphs } from "../../text/text.rules";
import { InterviewStatus, InterviewWay } from "./interview.enums";

const MOST_CANDIDATES = 20;
const MAX_WORDS = 500;
const MAX_NOTE = 500;
const MAX_FEEDBACK = 2000;
/** The longest address of an interview. */
export const MAX_PLACE = 200;
const MAX_NAME = 120;
const MAX_URL = 500;
const LEAST_MINUTES = 5;
const MOST_MINUTES = 480;

/** A link that people will open: https alone. */
const webLink = z
  .string("must be a text")
  .max(MAX_URL, `must have at most ${MAX_URL} characters`)
  .refine(
    (text) => text.trim() === "" || isWebLink(text.trim()),
    breaking("NO_ADDRESS", "must be a link that begins with https://"),
  );

function isWebLink(text: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s]+$/.test(text) && URL.canParse(text);
}

@InputType({
  description: "Times for an interview, new ones and such as others were offered, from 1 to 10 in all.",
})
export class InterviewTimesInput {
  @Field(() => [GraphQLDateTimeISO], {
    description: "When new slots begin: all ahead, by 180 days at most; none overlaps another time.",
  })
  @Follows(entries(MOST_TIMES, 0))
  startsAt: Date[];

  @Field(() => [ID], {
    nullable: true,
    description: "Slots of `openInterviewSlots` that are offered as well; they stay as they are.",
  })
  @Follows(entries(MOST_TIMES, 0))
  slotIds?: string[] | null;

  @Field(() => Int, {
    description: `How long a new slot is, from ${LEAST_MINUTES} to ${MOST_MINUTES} minutes.`,
  })
  @Follows(wholeNumber(LEAST_MINUTES, MOST_MINUTES))
  minutes: number;

  @Field(() => InterviewWay, { description: "How it is held." })
  way: InterviewWay;

  @Field(() => String, {
    nullable: true,
    description: `The address, which PLACE asks for, up to ${MAX_PLACE} characters.`,
  })
  @Follows(line(MAX_PLACE))
  place?: string | null;

  @Field(() => String, { nullable: true, description: "For PLACE: a link to a map, by https." })
  @Follows(webLink)
  mapUrl?: string | null;

  @Field(() => String, { nullable: true, description: "For PHONE: the number that calls." })
  @Follows(line(30))
  phone?: string | null;

  @Field(() => String, { nullable: true, description: "The link, which VIDEO asks for, by https." })
  @Follows(webLink)
  videoUrl?: string | null;

  @Field(() => String, { nullable: true, description: `Who will be there, up to ${MAX_NAME} characters.` })
  @Follows(line(MAX_NAME))
  interviewer?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What else the candidate should know, up to ${inWords(MAX_NOTE)} characters.`,
  })
  @Follows(paragraphs(MAX_NOTE))
  note?: string | null;
}

@InputType({ description: "An interview that is offered to candidates of one company." })
export class OfferInterviewsInput {
  @Field(() => [ID], { description: `Whom: their applications, from 1 to ${MOST_CANDIDATES}.` })
  @Follows(entries(MOST_CANDIDATES))
  applicationIds: string[];

  @Field(() => InterviewTimesInput, { description: "When and how." })
  times: InterviewTimesInput;
}

@InputType({ description: "Other times for an interview that was offered or agreed." })
export class OfferOtherTimesInput {
  @Field(() => ID, { description: "The interview." })
  id: string;

  @Field(() => InterviewTimesInput, { description: "They take the place of those offered before." })
  times: InterviewTimesInput;

  @Field(() => String, {
    nullable: true,
    description: `Why, up to ${inWords(MAX_WORDS)} characters; the candidate reads it. Needed unless they asked for another time.`,
  })
  @Follows(paragraphs(MAX_WORDS).nullish())
  reason: string | null | undefined;
}

@ArgsType()
export class InterviewWordsArgs {
  @Field(() => ID, { description: "The interview." })
  id: string;

  @Field({
    description: `What to say about it, up to ${inWords(MAX_WORDS)} characters; the other side reads it.`,
  })
  @Follows(requiredParagraphs(MAX_WORDS))
  words: string;
}

@ArgsType()
export class DeclineInterviewArgs {
  @Field(() => ID, { description: "The interview." })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: `Why, if one likes to say so, up to ${inWords(MAX_WORDS)} characters.`,
  })
  @Follows(paragraphs(MAX_WORDS))
  words?: string | null;
}

@InputType({ description: "How an interview went." })
export class RecordInterviewInput {
  @Field(() => ID, { description: "The interview." })
  id: string;

  @Field(() => InterviewStatus, { description: "ATTENDED or MISSED." })
  @Follows(z.enum([InterviewStatus.ATTENDED, InterviewStatus.MISSED], "must be ATTENDED or MISSED"))
  outcome: InterviewStatus;

  @Field(() => String, {
    nullable: true,
    description: `For the company alone, up to ${inWords(MAX_FEEDBACK)} characters.`,
  })
  @Follows(paragraphs(MAX_FEEDBACK))
  feedback?: string | null;
}

const MOST_UPCOMING = 100;

@ArgsType()
export class UpcomingInterviewsArgs {
  @Field(() => Int, { defaultValue: 5, description: `How many, from 1 to ${MOST_UPCOMING}.` })
  @Follows(wholeNumber(1, MOST_UPCOMING))
  first: number;
}
