import { Field, Int, ObjectType } from "type-graphql";
import { Job } from "./job.entity";

@ObjectType({ description: "A page of a company's open jobs, last posted first." })
export class CompanyJobPage {
  @Field(() => [Job], { description: "The page's jobs." })
  items: Job[];

  @Field(() => Int, { description: "How many there are in all." })
  total: number;

  @Field(() => Int, { description: "This page, from 1." })
  page: number;

  @Field(() => Int, { description: "Jobs a page." })
  pageSize: number;
}
