import { GraphQLDateTimeISO } from "graphql-scalars";
import { ArgsType, Field, Int, InputType, ObjectType, registerEnumType } from "type-graphql";
import { Follows } from "../../../text/follows";
import { anyText } from "../../../text/text.rules";
import { PageArgs } from "../../../lists/list-page";
import { Company } from "../../companies/company.entity";
import { NumberedPage, PageOf } from "../../../lists/page";

/** How a company stands, derived when it is read. */
export enum CompanyStatus {
  VERIFIED = "verified",
  UNVERIFIED = "unverified",
  BLOCKED = "blocked",
}

registerEnumType(CompanyStatus, {
  name: "CompanyStatus",
  description: "How a company stands. The last of these that holds.",
  valuesConfig: {
    VERIFIED: { description: "An admin has checked that it is what it says." },
    UNVERIFIED: { description: "Nobody has checked it yet." },
    BLOCKED: { description: "Blocked by an admin: none of its jobs is found." },
  },
});

@InputType({ description: "Which companies; what is left out does not matter." })
export class AdminCompanyFilter {
  @Field(() => String, { nullable: true, description: "Part of the name, up to 120 characters." })
  @Follows(anyText(120))
  text?: string | null;

  @Field(() => CompanyStatus, { nullable: true, description: "Of this status." })
  status?: CompanyStatus | null;
}

export enum AdminCompanyOrder {
  NEWEST = "newest",
  NAME = "name",
}

registerEnumType(AdminCompanyOrder, {
  name: "AdminCompanyOrder",
  description: "Which companies an admin sees first.",
  valuesConfig: {
    NEWEST: { description: "Those made last." },
    NAME: { description: "Those whose name begins with the text, then the others, each by name." },
  },
});

@ArgsType()
export class AdminCompaniesArgs extends PageArgs {
  @Field(() => AdminCompanyOrder, {
    defaultValue: AdminCompanyOrder.NEWEST,
    description: "What comes first.",
  })
  order?: AdminCompanyOrder;

  @Field(() => AdminCompanyFilter, { nullable: true, description: "Which companies; all when left out." })
  filter?: AdminCompanyFilter | null;
}

@PageOf(Company, "A page of companies, in the order asked for.")
export class AdminCompanyPage extends NumberedPage<Company> {}

@ObjectType({ description: "How many companies stand so." })
export class CompanyStatusCount {
  @Field(() => CompanyStatus, { description: "The status." })
  status: CompanyStatus;

  @Field(() => Int, { description: "How many, counted up to 1,000." })
  total: number;

  @Field({ description: "Whether there are more." })
  isTotalCapped: boolean;
}

@ObjectType({ description: "How a company stands with the portal: for admins." })
export class CompanyStanding {
  /** The company that it tells of. */
  company: Company;

  @Field(() => CompanyStatus, { description: "How it stands." })
  status: CompanyStatus;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was verified." })
  verifiedAt: Date | null;

  @Field(() => String, { nullable: true, description: "What was checked." })
  verifiedNote: string | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was blocked." })
  blockedAt: Date | null;

  @Field(() => String, { nullable: true, description: "Why it is blocked." })
  blockedReason: string | null;
}

/** How many of what a company has. */
export interface CompanySize {
  members: number;
  jobs: number;
}

@ObjectType({ description: "What a merger moved." })
export class CompanyMerger {
  @Field(() => Company, { description: "The company that remains." })
  company: Company;

  @Field(() => Int, { description: "Jobs moved, their applications with them." })
  jobs: number;

  @Field(() => Int, { description: "People who act for it now and did not before." })
  members: number;
}
