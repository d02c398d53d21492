import { ArgsType, Field, Int } from "type-graphql";
import { Follows } from "../../text/follows";
import { wholeNumber } from "../../text/number.rules";
import { textBetween } from "../../text/text.rules";

const MOST_PLACES = 20;
/** PLACE-08. */
const LONGEST_TEXT = 200;

@ArgsType()
export class PlacesArgs {
  @Field({ description: "What has been typed so far: a name in any spelling or script, or a PIN code." })
  @Follows(textBetween(1, 80))
  text: string;

  @Field(() => Int, { defaultValue: 8, description: `How many, from 1 to ${MOST_PLACES}.` })
  @Follows(wholeNumber(1, MOST_PLACES))
  first: number;
}

@ArgsType()
export class ReadPlacesArgs {
  @Field({ description: "What somebody typed as a location: 'Hybrid - Koramangala, Bengaluru'." })
  @Follows(textBetween(1, LONGEST_TEXT))
  text: string;
}
