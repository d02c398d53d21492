import { MAX_LETTER } from "@job-portal/protocol/letters";
import { MOST_QUESTIONS } from "@job-portal/protocol/screening";
import { GraphQLDateTimeISO } from "graphql-scalars";
import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { EntryArgs } from "../../../lists/list-page";
import { NumberedPage, PageOf } from "../../../lists/page";
import { Follows } from "../../../text/follows";
import { wholeNumber } from "../../../text/number.rules";
import { entries, inWords, paragraphs } from "../../../text/text.rules";
import { additionalData, fullName } from "../../accounts/profile.rules";
import { StatedPayInput } from "../../career-profiles/career-parts";
import { MAX_NOTICE_DAYS } from "../../career-profiles/career.fields";
import { ScreeningAnswerInput } from "../answers/answers.inputs";
import { PlanCode } from "../../subscriptions/plan.entity";
import { Application } from "./application.entity";

@InputType({ description: "What goes with an application beside the rest of the career profile." })
export class ApplicantCareerInput {
  @Field(() => Int, { nullable: true, description: "Within how many days one can join; 0: at once." })
  @Follows(wholeNumber(0, MAX_NOTICE_DAYS))
  noticePeriodDays?: number | null;

  @Field(() => StatedPayInput, { nullable: true, description: "The pay that one expects." })
  expectedPay?: StatedPayInput | null;

  @Field(() => Boolean, { defaultValue: false, description: "Whether the career profile keeps these two." })
  isKept?: boolean;

  @Field(() => Boolean, { defaultValue: false, description: "Whether `CareerFacts.helpAtWork` goes along." })
  sendsHelpAtWork?: boolean;
}

@InputType({
  description: "What the viewer's profile lacks; the profile keeps it if the application is sent.",
})
export class ApplicantProfileInput {
  @Field(() => String, { nullable: true, description: "Full name, 1 to 120 characters." })
  @Follows(fullName)
  displayName?: string | null;

  @Field(() => String, { nullable: true, description: "Professional title, up to 120 characters." })
  @Follows(additionalData.title)
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "An Indian phone number, or one of any country with + and its code.",
  })
  @Follows(additionalData.phone)
  phone?: string | null;
}

@InputType({ description: "An application; a resume or the viewer's profile goes with it as it stands." })
export class ApplyToJobInput {
  @Field(() => ID, { description: "The job, which must be open." })
  jobId: string;

  @Field(() => ID, {
    nullable: true,
    description: "A finished resume of the viewer's to send; the profile when left out.",
  })
  resumeId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "A file of the viewer's, of `myResumeOriginals`, to send beside that as it came.",
  })
  originalId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What to write to the company, up to ${inWords(MAX_LETTER)} characters.`,
  })
  @Follows(paragraphs(MAX_LETTER))
  note?: string | null;

  @Field(() => ApplicantProfileInput, {
    nullable: true,
    description: "What the profile lacks; what it has stays as it is.",
  })
  profile?: ApplicantProfileInput | null;

  @Field(() => ApplicantCareerInput, {
    nullable: true,
    description: "What the job asks for, whoever else sees it in the career profile.",
  })
  career?: ApplicantCareerInput | null;

  @Field(() => [ScreeningAnswerInput], {
    nullable: true,
    description:
      "One for each of the job's questions, open ones too; else QUESTIONS_CHANGED. Left out: each question stands in the application as not answered.",
  })
  @Follows(entries(2 * MOST_QUESTIONS, 0))
  answers?: ScreeningAnswerInput[] | null;
}

/** Parts of one's list; an application for an interview is active as well. */
export enum ApplicationGroup {
  ACTIVE = "active",
  INTERVIEWS = "interviews",
  ENDED = "ended",
}

registerEnumType(ApplicationGroup, {
  name: "ApplicationGroup",
  description: "A part of the viewer's applications.",
  valuesConfig: {
    ACTIVE: { description: "Nothing is decided, or an offer stands." },
    INTERVIEWS: { description: "Those of the active ones that are asked for an interview." },
    ENDED: { description: "Hired, not selected or withdrawn." },
  },
});

const MOST_NEWS = 10;

@ArgsType()
export class ApplicationListArgs extends EntryArgs {
  @Field(() => ApplicationGroup, { nullable: true, description: "Only these; all when left out." })
  group?: ApplicationGroup | null;
}

@ArgsType()
export class ApplicationNewsArgs {
  @Field(() => Int, { defaultValue: 3, description: `How many, from 1 to ${MOST_NEWS}.` })
  @Follows(wholeNumber(1, MOST_NEWS))
  first: number;
}

@ObjectType({ description: "How many of the viewer's applications are in each group." })
export class ApplicationCounts {
  @Field(() => Int, { description: "Nothing is decided, or an offer stands." })
  active: number;

  @Field(() => Int, { description: "Those of the active ones that are asked for an interview." })
  interviews: number;

  @Field(() => Int, { description: "Hired, not selected or withdrawn." })
  ended: number;
}

@PageOf(Application, "A page of the viewer's applications, last sent first.")
export class ApplicationPage extends NumberedPage<Application> {}

@ObjectType({ description: "How many jobs the viewer may apply to in this calendar month (Asia/Kolkata)." })
export class ApplicationQuota {
  @Field(() => PlanCode, { description: "The plan that sets the limit." })
  plan: PlanCode;

  @Field(() => Int, { nullable: true, description: "Applications a month; null: no limit." })
  limit: number | null;

  @Field(() => Int, {
    description:
      "Applications of this month, less those that came back because the job closed before anybody opened them.",
  })
  used: number;

  @Field(() => Int, { nullable: true, description: "How many are left, from 0; null: no limit." })
  remaining: number | null;

  @Field(() => GraphQLDateTimeISO, { description: "When the next month begins." })
  resetsAt: Date;
}
