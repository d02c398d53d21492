import { GraphQLDateTimeISO, GraphQLJSONObject } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn, Unique } from "typeorm";
import { uuidv7 } from "uuidv7";
import { JobType, WorkMode } from "../jobs/job.enums";
import { ApplicationParty, ApplicationStatus } from "./application.pipeline";
import { ResumeTemplate } from "../resumes/resume.content";
import type { JsonResume } from "../resumes/resume.json";

@ObjectType({ description: "A job as it stood when somebody applied to it." })
export class ApplicationJob {
  @Field({ description: "What the job is called." })
  title: string;

  @Field({ description: "The company that offers it." })
  companyName: string;

  @Field({ description: "Where it is, in words: 'Koramangala, Bangalore' or 'Remote'." })
  location: string;

  @Field(() => JobType, { description: "How somebody is employed." })
  type: JobType;

  @Field(() => WorkMode, { description: "Where the work is done." })
  workMode: WorkMode;

  @Field({ description: "Pay as the employer typed it." })
  pay: string;

  @Field({ description: "Years of work asked for, as typed." })
  experience: string;

  @Field(() => [String], { description: "Skills asked for, most important first." })
  skills: string[];

  @Field({ description: "Markdown." })
  description: string;

  @Field({ description: "Markdown." })
  requirements: string;

  @Field(() => [String], { description: "What the employer offered beside pay." })
  benefits: string[];
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

  @Column("uuid")
  applicantId: string;

  @Column("text")
  @Field(() => ApplicationStatus, { description: "Where it stands." })
  status: ApplicationStatus;

  @Column("text", { nullable: true })
  @Field(() => String, { nullable: true, description: "What the applicant wrote to the company." })
  note: string | null;

  @Column("jsonb")
  @Field(() => ApplicationJob, { description: "The job as it stood at applying." })
  job: ApplicationJob;

  @Column("jsonb")
  @Field(() => GraphQLJSONObject, {
    description:
      "What the applicant sent, as it stood then: a resume of theirs, else their profile; a JSON Resume 1.0 document.",
  })
  profile: JsonResume;

  @Column("text", { nullable: true })
  @Field(() => ResumeTemplate, {
    nullable: true,
    description: "The template of the resume that was sent; null where it was the profile alone.",
  })
  resumeTemplate: ResumeTemplate | null;

  /** YYYY-MM in India: the month whose limit it was counted in. */
  @Column("text")
  quotaMonth: string;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it was sent." })
  appliedAt: Date;

  @Column("timestamptz")
  @Field(() => GraphQLDateTimeISO, { description: "When it came to stand there." })
  statusAt: Date;

  /** The company's last step. */
  @Column("timestamptz", { nullable: true })
  answeredAt: Date | null;

  @Column("timestamptz", { nullable: true })
  refundedAt: Date | null;
}

@ObjectType({ description: "A step of an application." })
export class ApplicationEvent {
  applicationId: string;

  @Field(() => ApplicationStatus, { description: "Where the step led." })
  status: ApplicationStatus;

  @Field(() => ApplicationParty, { description: "Whose step it was." })
  party: ApplicationParty;

  @Field(() => GraphQLDateTimeISO, { description: "When it was made." })
  at: Date;
}
