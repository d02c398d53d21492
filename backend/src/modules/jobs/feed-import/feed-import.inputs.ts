import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Follows } from "../../../text/follows";
import { requiredLine } from "../../../text/text.rules";
import { Company } from "../../companies/company.entity";
import { JobFileAnswerInput } from "../file/job-file.inputs";
import { FeedImport, FeedImportRun } from "./feed-import.entity";
import { FeedImportSchedule } from "./feed-import.enums";

@InputType({ description: "A feed to read for a company." })
export class CreateFeedImportInput {
  @Field(() => ID, { description: "The company, verified." })
  companyId: string;

  @Field({
    description:
      "Its https address, up to 500 characters. It gives XML as aggregators take it, JSON Feed, CSV or a workbook.",
  })
  @Follows(requiredLine(1, 500))
  url: string;

  @Field(() => FeedImportSchedule, { description: "How often to read it." })
  schedule: FeedImportSchedule;

  @Field(() => [JobFileAnswerInput], {
    defaultValue: [],
    description: "What holds where a job of the feed says nothing, by fields of a job.",
  })
  answers: JobFileAnswerInput[];

  @Field({
    defaultValue: false,
    description: "Whether people apply at the address that the feed has for a job; else they apply here.",
  })
  doesApplyElsewhere: boolean;
}

@ObjectType({ description: "A feed as those see it who post for its company." })
export class SeenFeedImport {
  @Field(() => ID, { description: "The feed's id." })
  id: string;

  @Field(() => FeedImport, { description: "The feed." })
  feed: FeedImport;

  @Field(() => [FeedImportRun], { description: "Its last 20 readings, the newest first." })
  runs: FeedImportRun[];
}

@ObjectType({ description: "The feeds that are read for a company." })
export class CompanyFeedImports {
  @Field(() => ID, { description: "The company's id." })
  id: string;

  @Field(() => Company, { description: "The company." })
  company: Company;

  @Field({ description: "Whether the company is verified: feeds are read for such a one alone." })
  isVerified: boolean;

  @Field(() => [SeenFeedImport], { description: "The last made first." })
  feeds: SeenFeedImport[];
}
