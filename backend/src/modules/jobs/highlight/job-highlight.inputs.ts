import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "How many open jobs a company has highlighted." })
export class JobHighlights {
  @Field(() => Int, { description: "So many." })
  used: number;

  @Field(() => Int, { description: "As many as the best plan of its owners says; 0: none." })
  limit: number;
}
