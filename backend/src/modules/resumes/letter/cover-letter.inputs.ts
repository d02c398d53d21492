import { MAX_LETTER, MAX_LETTER_TITLE } from "@job-portal/protocol/letters";
import { Field, InputType } from "type-graphql";
import { Follows } from "../../../text/follows";
import { inWords, requiredLine, requiredParagraphs } from "../../../text/text.rules";

/** Its limits are those of COVR-02. */
@InputType({ description: "A cover letter, whole." })
export class CoverLetterInput {
  @Field({ description: `What the letter is called, up to ${MAX_LETTER_TITLE} characters.` })
  @Follows(requiredLine(1, MAX_LETTER_TITLE))
  title: string;

  @Field({
    description: `Up to ${inWords(MAX_LETTER)} characters, with the places {company}, {job} and {name}.`,
  })
  @Follows(requiredParagraphs(MAX_LETTER))
  text: string;
}
