import { GraphQLDateTimeISO, GraphQLJSONObject } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { CareerFacts } from "../../career-profiles/career-profile.inputs";
import type { CareerContent } from "../../career-profiles/career.fields";
import { Education } from "../../jobs/job/job.enums";
import { ScreeningAnswer } from "../answers/answers.inputs";
import { type Application, ApplicationJob } from "../application/application.entity";
import { ApplicationParty, ApplicationStatus, movesOf } from "../application/application-pipeline";
import { maskedAnswers, maskedDocument, seesContact } from "../application/contact";
import { type JsonResume, placeLine } from "../../resumes/json/resume-json";
import type { MatchOfJob } from "../match/match";
import { Match } from "../match/match.inputs";
import { sentEducation, sentExperience } from "../match/sent-facts";
import { daysAt, isLate, LATE_IN_WORDS } from "./candidate-wait";
import { RejectionReason } from "./rejection-reason";

@ObjectType({ description: "What the viewer may do with a candidate now." })
export class CandidatePermissions {
  @Field(() => [ApplicationStatus], { description: "Where they may move them." })
  move: readonly ApplicationStatus[];

  @Field({ description: "Whether phone and e-mail are shown: from SHORTLISTED to HIRED." })
  seeContact: boolean;

  @Field({ description: "Whether they may add notes." })
  addNote: boolean;

  @Field({ description: "Whether they may give a scorecard." })
  giveScorecard: boolean;
}

@ObjectType({ description: "An application as the company sees it that it was sent to." })
export class Candidate {
  constructor(
    readonly application: Application,
    private readonly now: Date,
  ) {}

  @Field(() => ID, { description: "The application's key." })
  get id(): string {
    return this.application.id;
  }

  @Field(() => ID, { description: "The company that offers the job, one of `myCompanies`." })
  get companyId(): string {
    return this.application.companyId;
  }

  @Field(() => ID, { description: "The job applied to." })
  get jobId(): string {
    return this.application.jobId;
  }

  @Field(() => ApplicationStatus, { description: "Where it stands for the company." })
  get status(): ApplicationStatus {
    return this.application.status;
  }

  @Field(() => ID, {
    nullable: true,
    description: "The company's own stage, one of `Company.pipelineStages`; null: the status itself.",
  })
  get stageId(): string | null {
    return this.application.stageId;
  }

  @Field(() => GraphQLDateTimeISO, { description: "When it came to stand there." })
  get statusAt(): Date {
    return this.application.statusAt;
  }

  @Field(() => Int, {
    nullable: true,
    description: "For how many whole days it has stood there; null where nothing is awaited any more.",
  })
  get daysAtStatus(): number | null {
    return daysAt(this.application, this.now);
  }

  @Field({ description: `Whether it has waited too long for the company: ${LATE_IN_WORDS}.` })
  get isLate(): boolean {
    return isLate(this.application, this.now);
  }

  @Field(() => GraphQLDateTimeISO, { description: "When it was sent." })
  get appliedAt(): Date {
    return this.application.appliedAt;
  }

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "When the applicant learns of the last step; null: they have.",
  })
  get hiddenUntil(): Date | null {
    const { hiddenUntil } = this.application;
    return hiddenUntil && hiddenUntil > this.now ? hiddenUntil : null;
  }

  @Field(() => String, {
    nullable: true,
    description: "Full name, as it stood at applying; 'Deleted account' where there is none any more.",
  })
  get name(): string | null {
    return this.application.profile.basics.name ?? null;
  }

  @Field(() => String, { nullable: true, description: "Professional title, as it stood at applying." })
  get title(): string | null {
    const { profile, career } = this.application;
    return profile.basics.label ?? career?.currentTitle ?? null;
  }

  @Field(() => String, { nullable: true, description: "Where they live, as it stood at applying." })
  get location(): string | null {
    return placeLine(this.application.profile.basics.location) || null;
  }

  @Field(() => String, { nullable: true, description: "E-mail; null while `isContactMasked`." })
  get email(): string | null {
    return this.profile.basics.email ?? null;
  }

  @Field(() => String, { nullable: true, description: "Phone; null while `isContactMasked`, or not given." })
  get phone(): string | null {
    return this.profile.basics.phone ?? null;
  }

  @Field({ description: "Whether phone and e-mail are left out, here and in every text of theirs." })
  get isContactMasked(): boolean {
    return !this.isErased && !seesContact(this.status);
  }

  @Field(() => String, { nullable: true, description: "What the applicant wrote to the company." })
  get note(): string | null {
    const { note, status } = this.application;
    return note === null ? null : maskedDocument(note, status);
  }

  @Field(() => String, { nullable: true, description: "What the company wrote when it decided for others." })
  get message(): string | null {
    return this.application.message;
  }

  @Field(() => ApplicationJob, { description: "The job as it stood at applying." })
  get job(): ApplicationJob {
    return this.application.job;
  }

  @Field(() => GraphQLJSONObject, {
    description:
      "The profile as it stood at applying: a JSON Resume 1.0 document, without phone and e-mail while these are masked.",
  })
  get profile(): { basics: Partial<JsonResume["basics"]> } {
    return maskedDocument(this.application.profile, this.status);
  }

  @Field(() => CareerFacts, {
    nullable: true,
    description: "What they sent of their career profile, as it stood at applying.",
  })
  get career(): CareerContent | null {
    return maskedDocument(this.application.career, this.status);
  }

  @Field(() => String, { nullable: true, description: "The position held at applying, if they sent that." })
  get currentTitle(): string | null {
    return this.application.career?.currentTitle ?? this.currentWork?.position ?? null;
  }

  @Field(() => String, { nullable: true, description: "Where they worked at applying, if they sent that." })
  get employer(): string | null {
    return this.application.career?.currentEmployer ?? this.currentWork?.name ?? null;
  }

  @Field(() => Int, {
    nullable: true,
    description: "Months of work at applying, as they said or as their resume's dates tell.",
  })
  get experienceMonths(): number | null {
    return sentExperience(this.application);
  }

  @Field(() => Education, {
    nullable: true,
    description: "The highest education that they sent: as they said, or as their resume tells.",
  })
  get education(): Education | null {
    return sentEducation(this.application);
  }

  @Field(() => [ScreeningAnswer], {
    description: "The answers to the job's questions as they were asked; none where it asked nothing.",
  })
  get answers(): ScreeningAnswer[] {
    return maskedAnswers(this.application.answers, this.status);
  }

  @Field(() => Match, { nullable: true, description: "How the profile fitted the job at applying." })
  get match(): MatchOfJob | null {
    return this.application.match;
  }

  // A board of many candidates asks for it, and is near the limit of a query's cost as it is.
  @Field({ complexity: 0, description: "Whether a resume's file of theirs went along, as it came." })
  get hasOriginal(): boolean {
    return this.application.originalId !== null;
  }

  @Field({ description: "Whether the applicant's plan has priority processing now (PLAN-08)." })
  get isPriority(): boolean {
    const { priorityUntil } = this.application;
    return priorityUntil !== null && priorityUntil > this.now;
  }

  @Field(() => CandidatePermissions, { description: "What the viewer may do with it now." })
  get viewerCan(): CandidatePermissions {
    const move = movesOf(ApplicationParty.COMPANY, this.status);
    const seeContact = !this.isErased && seesContact(this.status);
    return { move, seeContact, addNote: true, giveScorecard: !this.isErased };
  }

  private get currentWork() {
    return this.application.profile.work?.find(({ endDate, isCurrent }) => !endDate && isCurrent !== false);
  }

  /** There is nothing left to be shown later. */
  private get isErased(): boolean {
    return this.application.applicantId === null;
  }
}

@ObjectType({ description: "Another application of a candidate to a job of the same company." })
export class OtherApplication {
  candidateId: string;

  @Field(() => ID, { description: "The application's key." })
  id: string;

  @Field(() => ID, { description: "The job applied to." })
  jobId: string;

  @Field({ description: "The job's title as it stood then." })
  jobTitle: string;

  @Field(() => ApplicationStatus, { description: "Where it stands for the company." })
  status: ApplicationStatus;
}

@ObjectType({ description: "A step of an application, as the company sees it." })
export class CandidateEvent {
  applicationId: string;

  @Field(() => ApplicationStatus, { description: "Where the step led." })
  status: ApplicationStatus;

  @Field(() => String, {
    nullable: true,
    description: "The company's own stage that it led to, as it was called then; null: the status itself.",
  })
  stageName: string | null;

  @Field(() => ApplicationParty, { description: "Whose step it was." })
  party: ApplicationParty;

  @Field(() => String, {
    nullable: true,
    description: "The member who made it; null for other parties, and when their account is gone.",
  })
  actorName: string | null;

  @Field(() => RejectionReason, {
    nullable: true,
    description: "Why, where the step was a rejection and its member said so.",
  })
  reason: RejectionReason | null;

  @Field(() => GraphQLDateTimeISO, { description: "When it was made." })
  at: Date;

  @Field({ description: "Whether it took the step before it back." })
  isUndo: boolean;
}
