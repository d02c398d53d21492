import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "What a step of the first run says when it is done." })
export class SetupResult {
  @Field({ description: "The sentence for the screen." })
  message: string;
}
