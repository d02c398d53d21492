import { GraphQLDateTimeISO } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from "typeorm";
import { uuidv7 } from "uuidv7";
import { ConflictError } from "../../../errors/errors";
import type { PayUnit } from "../reading/pay.enums";
import { Education, EnglishLevel, JobType, Shift, WorkMode } from "./job.enums";
import { locationOf, locationsOf } from "../reading/job-places";

@Entity("jobs")
@ObjectType({ description: "A job that a company offers." })
export class Job {
  @PrimaryColumn("uuid")
  @Field(() => ID, { description: "Our own key (UUID v7)." })
  id: string = uuidv7();

  @Column("uuid")
  companyId: string;

  @Column("uuid", { nullable: true })
  postedById: string | null;

  /** The employer's own number of the posting, unique within the company. */
  @Column("text", { nullable: true })
  reference: string | null;

  @Column("text")
  @Field({ description: "What the job is called." })
  title: string;

  @Column("text")
  @Field(() => JobType, { description: "How somebody is employed." })
  type: JobType;

  @Column("text")
  @Field(() => WorkMode, { description: "Where the work is done." })
  workMode: WorkMode;

  /** As typed; `placeIds` are what is read of it. */
  @Column("text")
  locationText: string;

  /** One to ten, in the order typed; none of a remote job without a place. Null until the location is read for them. */
  @Column("int", { array: true, nullable: true })
  placeIds: number[] | null;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "The first place's city; null where that is none." })
  city: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "The part of that city, such as 'Koramangala'." })
  locality: string | null;

  @Column("text")
  payText: string;

  @Column("int", { nullable: true })
  payMin: number | null;

  @Column("int", { nullable: true })
  payMax: number | null;

  @Column("text", { nullable: true })
  payUnit: PayUnit | null;

  @Column("int", { nullable: true })
  payYearlyMin: number | null;

  @Column("int", { nullable: true })
  payYearlyMax: number | null;

  @Column("text", { name: "experience_text" })
  @Field({ description: "Years of work asked for, as typed, such as '2–4 years'." })
  experience: string;

  @Column("int", { nullable: true })
  experienceMinYears: number | null;

  @Column("int", { nullable: true })
  experienceMaxYears: number | null;

  @Column("text", { nullable: true })
  @Field(() => Education, {
    nullable: true,
    description: "What somebody must have finished at least; null where the job says nothing of it.",
  })
  education: Education | null;

  @Column("text", { array: true })
  @Field(() => [String], { description: "Skills asked for, most important first." })
  skills: string[];

  @Column("text")
  description: string;

  @Column("text")
  requirements: string;

  @Column("text", { array: true })
  benefits: string[];

  @Column("int")
  @Field(() => Int, { description: "How many people are wanted." })
  openings: number;

  @Column("boolean", { default: false })
  @Field({ description: "Whether its company posts it for another one, its client." })
  isForClient: boolean;

  /** The job is found by it as by its company's name (AGCY-06). */
  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "The client's name, as typed: nobody has verified it. Null where the job is for none, or for one that isn't named.",
  })
  clientName: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "What the client does, as typed, such as 'Banking'; null where the job doesn't say.",
  })
  clientIndustry: string | null;

  @Column("text", { nullable: true })
  @Field(() => Shift, {
    nullable: true,
    description: "When the work is done; null where the job doesn't say.",
  })
  shift: Shift | null;

  @Column("int", { name: "days_a_week", nullable: true })
  @Field(() => Int, { nullable: true, description: "On how many days a week one works, 1 to 7." })
  daysAWeek: number | null;

  @Column("text", { nullable: true })
  @Field(() => EnglishLevel, {
    nullable: true,
    description: "How much English is needed; null where the job doesn't say.",
  })
  englishLevel: EnglishLevel | null;

  @Column("text", { array: true, default: [] })
  @Field(() => [String], { description: "Languages that one must speak." })
  languages: string[];

  @Column("int", { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: "Within how many days one must be able to join; 0: at once.",
  })
  noticePeriodDays: number | null;

  @Column("boolean", { default: false })
  @Field({ description: "Whether people without experience may apply, whatever `experience` says." })
  freshersWelcome: boolean;

  @Column("boolean", { default: false })
  @Field({ description: "Whether one needs a two-wheeler of one's own." })
  ownTwoWheeler: boolean;

  @Column("date", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "The first day of a walk-in interview in India, YYYY-MM-DD; null where it has begun, or is none.",
  })
  walkInFrom: string | null;

  @Column("date", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "Its last day, YYYY-MM-DD: a walk-in that is past is not to be shown. Null where there is none.",
  })
  walkInUntil: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "Between which hours to come, such as '10 am to 1 pm'.",
  })
  walkInHours: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "Where to come, and what to bring." })
  walkInVenue: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "What is there for people with disabilities." })
  facilitiesForDisabled: string | null;

  @Column("text", { nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      "The page of the company's own site on which one applies, an https address; null where one applies here.",
  })
  applyUrl: string | null;

  @Column("boolean", { default: false })
  @Field({ description: "Whether applicants are asked for a phone number." })
  asksPhone: boolean;

  @Column("boolean", { default: false })
  @Field({ description: "Whether applicants are asked for a resume." })
  asksResume: boolean;

  @Column("boolean", { default: false })
  @Field({ description: "Whether applicants are asked within how many days they can join." })
  asksNoticePeriod: boolean;

  @Column("boolean", { default: false })
  @Field({ description: "Whether applicants are asked for the pay that they expect." })
  asksExpectedPay: boolean;

  @Column("timestamptz", { nullable: true })
  @Field(() => GraphQLDateTimeISO, { nullable: true, description: "When it was posted; null for a draft." })
  postedAt: Date | null;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "Until when one can apply." })
  openUntil: Date;

  @Column("timestamptz", { nullable: true })
  heldAt: Date | null;

  @Column("text", { nullable: true })
  heldReason: string | null;

  @Column("timestamptz", { nullable: true })
  removedAt: Date | null;

  /** The scam rules that hold it, each with the words that matched: for admins alone. */
  @Column("text", { array: true, default: [] })
  heldRules: string[];

  /** Names of the rules that an admin has let pass in this job. */
  @Column("text", { array: true, default: [] })
  clearedRules: string[];

  /** What its company said to a removal when it asked for another look. */
  @Column("text", { nullable: true })
  answer: string | null;

  @Column("timestamptz", { nullable: true })
  answeredAt: Date | null;

  @Column("text", { nullable: true })
  removedReason: string | null;

  @Column("timestamptz", { nullable: true })
  closedAt: Date | null;

  /** When its company highlighted it; null also once that has ended. */
  @Column("timestamptz", { nullable: true })
  highlightedAt: Date | null;

  /** HLGT-03: until when plan and verification hold; derived by `job_highlights_renew`. */
  @Column({ type: "timestamptz", nullable: true, insert: false, update: false })
  highlightedUntil: Date | null;

  @Column({ type: "boolean", insert: false, update: false })
  isListed: boolean;

  /** Goes up with every edit, from 1. */
  @Column("int", { default: 1 })
  version: number;

  /** The form that it was posted with; for each poster unique. */
  @Column("uuid", { nullable: true })
  draftId: string | null;

  /** How many readers reported it; counted by a trigger. */
  @Column({ type: "int", insert: false, update: false })
  reportCount: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;

  get location(): string {
    return locationOf(this);
  }

  get locations(): string {
    return locationsOf(this);
  }

  isOpen(now: Date): boolean {
    return isOpen(this, now);
  }
}

/** The rule of openness, as `OPEN` asks it of the database. */
export const isOpen = ({ isListed, openUntil }: Pick<Job, "isListed" | "openUntil">, now: Date): boolean =>
  isListed && openUntil > now;

/** HLGT-01: whether its company pays for it to be highlighted, and it is open. */
export const isHighlighted = (
  job: Pick<Job, "isListed" | "openUntil" | "highlightedUntil">,
  now: Date,
): boolean => job.highlightedUntil !== null && job.highlightedUntil > now && isOpen(job, now);

/** What is to be answered of a job that is not open, or not there: both read the same. */
export const jobNotOpen = (): ConflictError =>
  new ConflictError("JOB_NOT_OPEN", "This job is no longer open.");

/** The rule of openness for a query whose jobs go by the alias `job`; takes the parameter `now`. */
export const OPEN = "job.is_listed and job.open_until > :now";
