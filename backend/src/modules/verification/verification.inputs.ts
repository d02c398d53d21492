import { GraphQLDateTimeISO } from "graphql-scalars";
import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { NumberedPage, PageOf } from "../../lists/page";
import { Follows } from "../../text/follows";
import { paragraphs, requiredLine, requiredParagraphs } from "../../text/text.rules";
import { Company } from "../companies/company.entity";
import { CompanyDocument } from "./company-document.entity";
import { gstinText } from "../../text/gstin.rules";
import {
  CheckKind,
  CheckState,
  FindingPart,
  FindingResult,
  VerificationDecision,
  VerificationStatus,
} from "./verification.enums";
import { VerificationRequest } from "./verification-request.entity";
import { emailText } from "../../text/email.rules";
import { codeText } from "./rules/work-email.rules";

const MAX_WORDS = 500;

@ObjectType({ description: "What was checked of a company and holds today, as everybody reads it." })
export class CompanyCheckSeen {
  @Field(() => CheckKind, { description: "What was checked." })
  kind: CheckKind;

  @Field(() => String, {
    nullable: true,
    description: "The domain, or the state of the GST registration; null of documents.",
  })
  about: string | null;

  @Field(() => GraphQLDateTimeISO, { description: "When it was checked." })
  checkedAt: Date;

  @Field(() => GraphQLDateTimeISO, { description: "Until when it holds." })
  holdsUntil: Date;
}

@ObjectType({ description: "A step of the ladder, as the company's members and admins read it." })
export class VerificationStep {
  @Field(() => CheckKind, { description: "Which step." })
  kind: CheckKind;

  @Field(() => CheckState, { nullable: true, description: "How it stands; null while it was never begun." })
  state: CheckState | null;

  @Field(() => String, {
    nullable: true,
    description: "What it is about: an e-mail address, a domain, a GSTIN; null of documents.",
  })
  subject: string | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was begun." })
  askedAt: Date | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was last decided." })
  decidedAt: Date | null;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "Until when it holds; null while it does not.",
  })
  holdsUntil: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Of DOMAIN: what is to stand in the DNS or in the file; null until it is begun.",
  })
  token: string | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "Of DOMAIN: when the portal last looked." })
  lookedAt: Date | null;

  @Field({ description: "Of WORK_EMAIL: whether a code was mailed that may be typed." })
  hasCode: boolean;

  @Field(() => [CompanyDocument], { description: "Of DOCUMENTS: those that wait or have not gone yet." })
  documents: CompanyDocument[];
}

@ObjectType({ description: "How a company stands on the ladder, for its members." })
export class CompanyVerification {
  @Field(() => ID, { description: "The company's id." })
  id: string;

  @Field(() => Company, { description: "The company." })
  company: Company;

  @Field(() => String, {
    nullable: true,
    description: "Its site's domain; null while its page names no site.",
  })
  domain: string | null;

  @Field({ description: "Whether this portal mails codes." })
  isMailOffered: boolean;

  @Field(() => [VerificationStep], { description: "All steps, from the lowest." })
  steps: VerificationStep[];

  @Field(() => VerificationRequest, {
    nullable: true,
    description: "Its last request; null before the first step.",
  })
  request: VerificationRequest | null;
}

@ObjectType({ description: "What a company says beside what was found." })
export class VerificationFinding {
  @Field(() => FindingPart, { description: "What is compared." })
  part: FindingPart;

  @Field(() => String, { nullable: true, description: "What they say." })
  said: string | null;

  @Field(() => String, { nullable: true, description: "What was found; null for nothing." })
  found: string | null;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was found." })
  at: Date | null;

  @Field(() => FindingResult, { description: "What came of it." })
  result: FindingResult;
}

@ObjectType({ description: "A verified company that another can be taken for." })
export class LookAlike {
  @Field(() => Company, { description: "The verified company." })
  company: Company;

  @Field(() => Int, { description: "How much the names are alike, from 0 to 100; from 80 on it is shown." })
  name: number;

  @Field(() => Int, { description: "How much the domains are alike, likewise." })
  domain: number;
}

@ObjectType({ description: "What was done about a company's verification." })
export class VerificationEvent {
  @Field(() => GraphQLDateTimeISO, { description: "When." })
  at: Date;

  @Field({
    description: "As in the audit trail: company.create, company.check, company.verification and so on.",
  })
  action: string;

  @Field(() => CheckKind, { nullable: true, description: "Of company.check: which step." })
  kind: CheckKind | null;

  @Field(() => CheckState, { nullable: true, description: "Of company.check: how it stood then." })
  state: CheckState | null;

  @Field(() => String, { nullable: true, description: "Of others: how the company stood then." })
  status: string | null;
}

@ObjectType({ description: "A company that waits to be verified, as admins see it." })
export class VerificationReview {
  @Field(() => ID, { description: "The request's id." })
  id: string;

  @Field(() => VerificationStatus, { description: "How it stands." })
  status: VerificationStatus;

  @Field(() => GraphQLDateTimeISO, { description: "Since when it waits." })
  askedAt: Date;

  @Field(() => String, { nullable: true, description: "What an admin last wrote to the company." })
  message: string | null;

  @Field(() => String, { nullable: true, description: "What the company answered to that." })
  answer: string | null;

  @Field(() => Company, { description: "The company." })
  company: Company;
}

@PageOf(VerificationReview, "A page of companies that wait to be verified, the longest first.")
export class VerificationReviewPage extends NumberedPage<VerificationReview> {}

@ObjectType({ description: "All that an admin decides by." })
export class VerificationEvidence {
  @Field(() => [VerificationFinding], { description: "What they say beside what was found." })
  findings: VerificationFinding[];

  @Field(() => [LookAlike], { description: "Up to 5 verified companies that it can be taken for." })
  lookAlikes: LookAlike[];

  @Field(() => [CompanyDocument], { description: "Papers to read." })
  documents: CompanyDocument[];

  @Field(() => [ID], { description: "Those of the papers that an admin has opened." })
  readDocumentIds: string[];

  @Field(() => [VerificationEvent], { description: "Up to 20 entries of the trail, the newest first." })
  history: VerificationEvent[];

  @Field(() => [String], { description: "The e-mails of up to 5 who act for it." })
  members: string[];

  @Field({ description: "Whether verifying it takes a written reason: something differs or looks alike." })
  needsReason: boolean;

  @Field({ description: "Whether the viewer may decide: not for a company that they act for." })
  canDecide: boolean;
}

@ArgsType()
export class AskWorkEmailCodeArgs {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field({ description: "An address at the domain of the company's site." })
  @Follows(emailText)
  email: string;
}

@ArgsType()
export class ConfirmWorkEmailArgs {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field({ description: "The six digits of the mail." })
  @Follows(codeText)
  code: string;
}

@ArgsType()
export class GiveGstinArgs {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field({ description: "The GSTIN, 15 letters and digits; blanks and dashes don't count." })
  @Follows(gstinText)
  gstin: string;

  @Field({ description: "The legal name on the registration, in 2 to 120 characters." })
  @Follows(requiredLine(2, 120))
  legalName: string;
}

@ArgsType()
export class AnswerVerificationArgs {
  @Field(() => ID, { description: "The company." })
  companyId: string;

  @Field({ description: `What the admin reads, in up to ${MAX_WORDS} characters.` })
  @Follows(requiredParagraphs(MAX_WORDS))
  words: string;
}

@ArgsType()
export class DecideVerificationArgs {
  @Field(() => ID, { description: "The request." })
  id: string;

  @Field(() => VerificationDecision, { description: "What is decided." })
  decision: VerificationDecision;

  @Field(() => String, {
    nullable: true,
    description: `Up to ${MAX_WORDS} characters. ASK and REFUSE take what the company reads; VERIFY a note for later readers, which it needs where something differs.`,
  })
  @Follows(paragraphs(MAX_WORDS))
  words?: string | null;
}
