import { ArgsType, Field, ID, Int } from "type-graphql";
import { Follows } from "../../../text/follows";
import { wholeNumber } from "../../../text/number.rules";

const MOST_SIMILAR = 12;

@ArgsType()
export class SimilarJobsArgs {
  @Field(() => ID, { description: "The job that they are like; itself it is not among them." })
  id: string;

  @Field(() => Int, { defaultValue: 6, description: `How many, from 1 to ${MOST_SIMILAR}.` })
  @Follows(wholeNumber(1, MOST_SIMILAR))
  first: number;
}
