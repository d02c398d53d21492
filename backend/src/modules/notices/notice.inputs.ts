import { Field, Int, ObjectType } from "type-graphql";
import { Notice } from "./notice.entity";

export const MAX_MARKED = 50;

@ObjectType({ description: "A page of notices." })
export class NoticePage {
  @Field(() => [Notice], { description: "The notices of the page, newest first." })
  items: Notice[];

  @Field(() => Int, { description: "How many there are on all pages." })
  total: number;
}
