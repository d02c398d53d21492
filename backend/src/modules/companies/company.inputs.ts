import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Follows } from "../../text/follows";
import { companyName, companyWebsite } from "./company.rules";
import { entries, line, paragraphs } from "../../text/text.rules";

/** The most rows one import call takes, of companies and of jobs. */
export const MAX_IMPORT_ROWS = 500;

/** What a company says of itself; kept without the blanks around it, and an empty text is none. */
@InputType()
abstract class CompanyTexts {
  @Field(() => String, { nullable: true, description: "What it does, in up to 2,000 characters." })
  @Follows(paragraphs(2000))
  about?: string | null;

  @Field(() => String, { nullable: true, description: "Address of its own site, http or https." })
  @Follows(companyWebsite)
  website?: string | null;

  @Field(() => String, { nullable: true, description: "The trade it is in, such as 'Healthcare'." })
  @Follows(line(80))
  industry?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "How many people work there, as a band such as '51–200'.",
  })
  @Follows(line(20))
  employees?: string | null;

  @Field(() => String, { nullable: true, description: "The city of its head office." })
  @Follows(line(80))
  headquarters?: string | null;
}

@InputType({ description: "A company to bring in." })
export class CompanyImportRow extends CompanyTexts {
  @Field({ description: "The name people know; a company of the same slug is left as it is." })
  @Follows(line(120).regex(/\S.*\S/, "must have at least 2 characters"))
  name: string;

  @Field({ description: "Whether the company has been checked.", defaultValue: false })
  isVerified: boolean;
}

@InputType({ description: `Companies to bring in, up to ${MAX_IMPORT_ROWS} a call.` })
export class ImportCompaniesInput {
  @Field(() => [CompanyImportRow], { description: "A row a company." })
  @Follows(entries(MAX_IMPORT_ROWS))
  rows: CompanyImportRow[];
}

@ObjectType({ description: "What an import of companies did." })
export class ImportCompaniesResult {
  @Field(() => Int, { description: "How many were not there before." })
  created: number;

  @Field(() => [ID], { description: "The id of each row's company, in the order of the rows." })
  ids: string[];
}

@InputType({ description: "What a company says of itself; what is left out stays, an empty text clears it." })
export class UpdateCompanyInput extends CompanyTexts {
  @Field(() => ID, { description: "The company." })
  id: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Its name, which its owners alone change. What was verified by the old one is asked for again.",
  })
  @Follows(companyName)
  name?: string | null;
}

@ObjectType({ description: "What the viewer may do for a company; all false for those it is not theirs." })
export class CompanyPermissions {
  @Field({ description: "updateCompany without its name, and its logo" })
  edit: boolean;

  @Field({ description: "updateCompany with its name" })
  rename: boolean;

  @Field({ description: "postJob, importJobsCsv" })
  postJobs: boolean;

  @Field({ description: "companyTeam; also of those who may do nothing else" })
  seeTeam: boolean;

  @Field({ description: "addPipelineStage, renamePipelineStage, removePipelineStage" })
  manageStages: boolean;

  @Field({ description: "candidates of its jobs, and what is done with them" })
  answerCandidates: boolean;

  @Field({ description: "saveRejectionMessage, saveMessageTemplate" })
  keepTemplates: boolean;
}
