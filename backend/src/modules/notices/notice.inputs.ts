import { Max, Min } from "class-validator";
import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { Notice } from "./notice.entity";

export const MAX_MARKED = 50;
const MAX_PAGE = 1000;

@ArgsType()
export class MyNoticesArgs {
  @Field(() => Int, { description: "Which page, from 1.", defaultValue: 1 })
  @Min(1, { message: "must be 1 or more" })
  @Max(MAX_PAGE, { message: "must be 1,000 or less" })
  page: number;

  @Field(() => Int, { description: "Notices a page, 1 to 50.", defaultValue: 20 })
  @Min(1, { message: "must be 1 or more" })
  @Max(MAX_MARKED, { message: "must be 50 or less" })
  pageSize: number;
}

@ObjectType({ description: "A page of notices." })
export class NoticePage {
  @Field(() => [Notice], { description: "The notices of the page, newest first." })
  items: Notice[];

  @Field(() => Int, { description: "How many there are on all pages." })
  total: number;
}
