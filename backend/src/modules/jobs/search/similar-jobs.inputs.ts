import { IsInt, Max, Min } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";

const MOST_SIMILAR = 12;

@ArgsType()
export class SimilarJobsArgs {
  @Field(() => ID, { description: "The job that they are like; itself it is not among them." })
  id: string;

  @Field(() => Int, { defaultValue: 6, description: `How many, from 1 to ${MOST_SIMILAR}.` })
  @IsInt()
  @Min(1)
  @Max(MOST_SIMILAR)
  first: number;
}
