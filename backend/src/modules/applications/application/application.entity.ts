import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, type EntityManager, PrimaryColumn, Unique } from "typeorm";
import { uuidv7 } from "uuidv7";
import { FrozenFields, FrozenShape } from "../../jobs/job/job-fields.inputs";
import type { ScreeningAnswer } from "../answers/answers.inputs";
import { ApplicationParty, ApplicationStatus } from "./application-pipeline";
import type { CareerContent } from "../../career-profiles/career.fields";
import { ResumeTemplate } from "../../resumes/content/resume-content";
import type { JsonResume } from "../../resumes/json/resume-json";
import type { MatchOfJob } from "../match/match";
import { Match } from "../match/match.inputs";

/** So long a withdrawal can be undone. */
const WITHDRAWAL_UNDO_MS = 15 * 60_000;

@FrozenFields()
@ObjectType({ description: "A job as it stood when somebody applied to it." })
export class ApplicationJob extends FrozenShape {
  @Field({ description: "The company that offers it." })
  companyName: string;
}

@Entity("applications")
@Unique(["jobId", "applicantId"])
@ObjectType({ description: "Somebody's application to a job; one for each job, for ever." })
export class Application {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  @Field(() => ID, { description: "The job; it can be opened while `isJobOpen`." })
  jobId: string;

  /** Null: the account was deleted, and nothing of the person is left here. */
  @Column("uuid", { nullable: true })
  applicantId: string | null;

  /** Set by the database from the job. */
  @Column({ type: "uuid", insert: false, update: false })
  companyId: string;

  /** As the company has it; the applicant reads `seenByApplicant`. */
  @Column("text")
  status: ApplicationStatus;

  /** The company's own stage within the status; the database clears it when the status changes. Null: none. */
  @Column("uuid", { nullable: true })
  stageId: string | null;

  @Column("text", { nullable: true })
  note: string | null;

  @Column("jsonb")
  @Field(() => ApplicationJob, { description: "The job as it stood at applying." })
  job: ApplicationJob;

  @Column("jsonb")
  profile: JsonResume;

  /** What went of the career profile; null: nothing, or it was sent before there were any. */
  @Column("jsonb", { nullable: true })
  career: CareerContent | null;

  /** To the job's questions as they were asked then; none where it asked nothing. */
  @Column("jsonb", { default: [] })
  answers: ScreeningAnswer[];

  @Column("text", { nullable: true })
  @Field(() => ResumeTemplate, {
    nullable: true,
    description: "The template of the resume that was sent; null where it was the profile alone.",
  })
  resumeTemplate: ResumeTemplate | null;

  /** The file that went along as it came; null: none. */
  @Column("uuid", { nullable: true })
  originalId: string | null;

  /** YYYY-MM in India: the month whose limit it was counted in. */
  @Column("text")
  quotaMonth: string;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was sent." })
  appliedAt: Date;

  @Column("timestamptz")
  statusAt: Date;

  /** The company's last step. */
  @Column("timestamptz", { nullable: true })
  answeredAt: Date | null;

  @Column("timestamptz", { nullable: true })
  refundedAt: Date | null;

  /** The end of priority processing under the applicant's plan, as the database writes it down; null: none. */
  @Column({ type: "timestamptz", nullable: true, insert: false, update: false })
  priorityUntil: Date | null;

  @Column("int", { nullable: true })
  matchScore: number | null;

  @Column("int", { nullable: true })
  matchVersion: number | null;

  @Column("jsonb", { nullable: true })
  @Field(() => Match, {
    nullable: true,
    description: "How the profile fitted the job at applying, as the company sees it too.",
  })
  match: MatchOfJob | null;

  /** This and the next four: `SentColumns`, by which lists of candidates are narrowed. */
  @Column("int", { nullable: true })
  experienceMonths: number | null;

  @Column("int", { nullable: true })
  cityId: number | null;

  @Column("int", { nullable: true })
  expectedYearlyPay: number | null;

  @Column("int", { nullable: true })
  noticePeriodDays: number | null;

  @Column("int", { nullable: true })
  educationLevel: number | null;

  @Column("text", { nullable: true })
  sentWords: string | null;

  @Column("text", { nullable: true })
  message: string | null;

  /** The status that the applicant sees until `hiddenUntil`. Then they learn of the company's last step. */
  @Column("text", { nullable: true })
  shownStatus: ApplicationStatus | null;

  @Column("timestamptz", { nullable: true })
  shownStatusAt: Date | null;

  @Column("timestamptz", { nullable: true })
  hiddenUntil: Date | null;

  /** Until when its applicant may undo the withdrawal (SEEN-03); null: not withdrawn, or too late. */
  withdrawalUndoUntil(now: Date): Date | null {
    if (this.status !== ApplicationStatus.WITHDRAWN) return null;
    const until = new Date(this.statusAt.getTime() + WITHDRAWAL_UNDO_MS);
    return now < until ? until : null;
  }

  /** What the applicant is to see of it: without a step that can still be taken back. */
  seenByApplicant(now: Date): ApplicationStanding {
    const { status, statusAt, answeredAt, appliedAt, message } = this;
    if (!this.hiddenUntil || this.hiddenUntil <= now || !this.shownStatus || !this.shownStatusAt)
      return { status, statusAt, answeredAt, appliedAt, message };
    const isAnswered = this.shownStatus !== ApplicationStatus.SUBMITTED;
    return {
      status: this.shownStatus,
      statusAt: this.shownStatusAt,
      answeredAt: isAnswered ? this.shownStatusAt : null,
      appliedAt,
      message: null,
    };
  }
}

/**
 * Ends the interviews, or the offers, of applications that end, in the caller's transaction: a later domain's.
 * `actorId` is the account whose act ends them, if one did.
 */
export type EndInterviews = (
  manager: EntityManager,
  applicationIds: readonly string[],
  actorId?: string,
) => Promise<void>;

/** Where an application stands for one side of it. */
export type ApplicationStanding = Pick<
  Application,
  "status" | "statusAt" | "answeredAt" | "appliedAt" | "message"
>;

@ObjectType({ description: "A step of an application." })
export class ApplicationEvent {
  applicationId: string;

  @Field(() => ApplicationStatus, { description: "Where the step led." })
  status: ApplicationStatus;

  @Field(() => ApplicationParty, { description: "Whose step it was." })
  party: ApplicationParty;

  @Field(() => GraphQLDateTimeISO, { description: "When it was made." })
  at: Date;

  @Field({ description: "Whether it took the step before it back." })
  isUndo: boolean;
}
