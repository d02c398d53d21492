import { Field, ObjectType } from "type-graphql";
import { NumberedPage } from "../../../lists/list-page";
import { Job } from "./job.entity";
import type { ListedJob } from "./listed-job";

@ObjectType({ description: "A page of a company's open jobs, last posted first." })
export class CompanyJobPage extends NumberedPage {
  @Field(() => [Job], { description: "The page's jobs." })
  items: ListedJob[];
}
