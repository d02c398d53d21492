import { Field, ID, Int, ObjectType } from "type-graphql";
import { JobFileWithdrawal } from "../file/job-file.enums";

@ObjectType({ description: "What became of a file's jobs when it was taken back." })
export class JobFileWithdrawalCounts {
  @Field(() => Int, { description: "Jobs that are gone." })
  deleted: number;

  @Field(() => Int, { description: "Jobs that are closed instead: people had to do with them." })
  closed: number;

  @Field(() => Int, { description: "Jobs that stay as they are." })
  kept: number;
}

@ObjectType({ description: "A job that stayed when its file was taken back." })
export class KeptFileJob {
  @Field(() => Int, { description: "Its row in the spreadsheet." })
  row: number;

  @Field(() => ID, { description: "The job." })
  jobId: string;

  @Field({ description: "What the job is called now." })
  title: string;

  @Field(() => JobFileWithdrawal, { description: "Why it stayed." })
  reason: JobFileWithdrawal;
}
