import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsOptional,
  IsUrl,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Follows } from "../accounts/follows";
import { paragraphs } from "../../text/text.rules";

/** The most rows one import call takes, of companies and of jobs. */
export const MAX_IMPORT_ROWS = 500;

/** What a company says of itself; kept without the blanks around it, and an empty text is none. */
@InputType()
abstract class CompanyTexts {
  @Field(() => String, { nullable: true, description: "What it does, in up to 2,000 characters." })
  @IsOptional()
  @Follows(paragraphs(2000))
  about?: string | null;

  @Field(() => String, { nullable: true, description: "Address of its own site, http or https." })
  @ValidateIf(({ website }: CompanyTexts) => Boolean(website?.trim()))
  @IsUrl({ protocols: ["http", "https"], require_protocol: true }, { message: "must be a web address" })
  @MaxLength(2048, { message: "must have at most 2,048 characters" })
  website?: string | null;

  @Field(() => String, { nullable: true, description: "The trade it is in, such as 'Healthcare'." })
  @IsOptional()
  @MaxLength(80)
  industry?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "How many people work there, as a band such as '51–200'.",
  })
  @IsOptional()
  @MaxLength(20)
  employees?: string | null;

  @Field(() => String, { nullable: true, description: "The city of its head office." })
  @IsOptional()
  @MaxLength(80)
  headquarters?: string | null;
}

@InputType({ description: "A company to bring in." })
export class CompanyImportRow extends CompanyTexts {
  @Field({ description: "The name people know; a company of the same slug is left as it is." })
  @MaxLength(120)
  @Matches(/\S.*\S/, { message: "must have at least 2 characters" })
  name: string;

  @Field({ description: "Whether the company has been checked.", defaultValue: false })
  isVerified: boolean;
}

@InputType({ description: `Companies to bring in, up to ${MAX_IMPORT_ROWS} a call.` })
export class ImportCompaniesInput {
  @Field(() => [CompanyImportRow], { description: "A row a company." })
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_IMPORT_ROWS)
  @ValidateNested({ each: true })
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
}

@ObjectType({ description: "What the viewer may do for a company; all false for those it is not theirs." })
export class CompanyPermissions {
  @Field({ description: "updateCompany, and its logo" })
  edit: boolean;

  @Field({ description: "postJob, importJobsCsv" })
  postJobs: boolean;
}
