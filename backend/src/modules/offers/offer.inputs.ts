import { ArgsType, Field, ID, InputType } from "type-graphql";
import { z } from "zod";
import { Follows } from "../../text/follows";
import { inWords, paragraphs } from "../../text/text.rules";
import { StatedPayInput } from "../career-profiles/career-parts";

const MAX_LETTER = 5000;
const MAX_WORDS = 500;

const day = z.iso.date("must be a day, YYYY-MM-DD");

@InputType({ description: "An offer of the job to an applicant, with its letter as words or as a file." })
export class MakeOfferInput {
  @Field(() => ID, { description: "Whom: their application." })
  applicationId: string;

  @Field(() => StatedPayInput, { description: "The pay." })
  pay: StatedPayInput;

  @Field({ description: "The day in India on which work begins, YYYY-MM-DD: today or within a year." })
  @Follows(day)
  joinsOn: string;

  @Field({
    description:
      "The last day in India on which it can be accepted, YYYY-MM-DD: today or later, at most 90 days ahead, and not after the joining day.",
  })
  @Follows(day)
  replyBy: string;

  @Field(() => String, {
    nullable: true,
    description: `The letter's words, up to ${inWords(MAX_LETTER)} characters; the places {first name}, {job}, {company}, {pay}, {joining date} and {expiry} are filled. Left out with a letterId.`,
  })
  @Follows(paragraphs(MAX_LETTER))
  letter?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "A PDF that was uploaded for the application (POST /api/applications/{id}/offer-letter), in place of words.",
  })
  letterId?: string | null;
}

@ArgsType()
export class OfferWordsArgs {
  @Field(() => ID, { description: "The offer." })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: `Why, if one likes to say so, up to ${inWords(MAX_WORDS)} characters; the other side reads it.`,
  })
  @Follows(paragraphs(MAX_WORDS))
  words?: string | null;
}
