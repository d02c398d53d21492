import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { ApplicationStatus } from "../application/application-pipeline";
import { ANSWER_DAYS } from "../candidate/candidate-wait";
import { RejectionReason } from "../candidate/rejection-reason";

@ObjectType({ description: "The employer's dashboard in figures (DASH-13), over all their companies." })
export class EmployerSummary {
  @Field(() => Int, { description: "Jobs that were posted, open or not; without drafts and removed ones." })
  totalJobs: number;

  @Field(() => Int, { description: "Applications to all their jobs, without those taken back." })
  totalApplications: number;

  @Field(() => Int, { description: "Applications that stand at SHORTLISTED now." })
  shortlisted: number;

  @Field(() => Int, { description: "Applications that stand at INTERVIEW now." })
  interviews: number;

  @Field(() => Int, { description: "Applications that stand at HIRED." })
  hired: number;

  @Field(() => Int, { description: "Applications to open jobs that nobody of the company has opened." })
  unopened: number;

  @Field(() => Int, {
    description: `Those to open jobs that stand at SUBMITTED or VIEWED ${ANSWER_DAYS} days after they were sent.`,
  })
  late: number;

  @Field(() => ID, {
    nullable: true,
    description: "The late application that was sent first; null: none is late.",
  })
  longestWaitingId: string | null;
}

@ObjectType({ description: "How many of a period's applications came how far." })
export class FunnelStage {
  @Field(() => ApplicationStatus, { description: "From SUBMITTED to HIRED, in this order." })
  status: ApplicationStatus;

  @Field(() => Int, { description: "Those that came there or further, wherever they stand now." })
  count: number;
}

@ObjectType({ description: "How many of a period's applications were first answered after so many days." })
export class AnswerWait {
  @Field(() => Int, {
    description: "From so many whole days after applying on: 0 is within the first 24 hours.",
  })
  fromDays: number;

  @Field(() => Int, { nullable: true, description: "The last whole day that counts; null: any later one." })
  toDays: number | null;

  @Field(() => Int, { description: "Those whose first answer came then." })
  count: number;
}

@ObjectType({ description: "How many of a period's applications were rejected for a reason." })
export class RejectionFigure {
  @Field(() => RejectionReason, { nullable: true, description: "Why; null: nobody said so." })
  reason: RejectionReason | null;

  @Field(() => Int, { description: "Those that stand at NOT_SELECTED for it." })
  count: number;
}

@ObjectType({ description: "A job's part in a period." })
export class JobFigures {
  @Field(() => ID, { description: "The job." })
  jobId: string;

  @Field({ description: "What it is called." })
  title: string;

  @Field({ description: "Where it is: jobs of one title are told apart by it." })
  location: string;

  @Field(() => Int, { description: "Looks at it, each viewer once a day." })
  views: number;

  @Field(() => Int, { description: "Applications sent to it, also those taken back later." })
  applications: number;

  @Field(() => Int, { description: "Those of them that were shortlisted, or came further." })
  shortlisted: number;

  @Field(() => Float, {
    nullable: true,
    description: "Median hours until the first answer, one decimal; null: none was answered.",
  })
  medianHoursToAnswer: number | null;
}

@ObjectType({ description: "A day's part in a period." })
export class DayFigures {
  @Field({ description: "The day in India, YYYY-MM-DD." })
  day: string;

  @Field(() => Int, { description: "Looks at the jobs, each viewer once a job." })
  views: number;

  @Field(() => Int, { description: "Applications sent." })
  applications: number;

  @Field(() => Float, {
    nullable: true,
    description:
      "Median hours until the first answer to those sent this day, one decimal; null: none was answered.",
  })
  medianHoursToAnswer: number | null;
}

@ObjectType({
  description:
    "What became of the viewer's companies' jobs in a period: its applications are those sent in it.",
})
export class EmployerAnalytics {
  @Field({ description: "First day, YYYY-MM-DD in Asia/Kolkata." })
  from: string;

  @Field({ description: "Last day, of which all counts." })
  to: string;

  @Field(() => Int, { description: "Looks at the jobs, each viewer once a day and job." })
  views: number;

  @Field(() => Int, { description: "Applications sent, also those taken back later." })
  applications: number;

  @Field(() => Float, {
    nullable: true,
    description:
      "Median hours from applying to the first answer - the company's first step beyond opening, or first message -, one decimal; null: none was answered.",
  })
  medianHoursToAnswer: number | null;

  @Field(() => [FunnelStage], { description: "How far the applications came; steps taken back don't count." })
  funnel: FunnelStage[];

  @Field(() => [AnswerWait], {
    description: "The first answers by how long they took, shortest first; unanswered ones are in none.",
  })
  answers: AnswerWait[];

  @Field(() => [RejectionFigure], {
    description:
      "Why applications were rejected that stand at NOT_SELECTED, the most frequent reason first; reasons of none are left out.",
  })
  rejections: RejectionFigure[];

  @Field(() => [JobFigures], {
    description:
      "Each job with a look or an application in the period, most applications first, at most 500.",
  })
  jobs: JobFigures[];

  @Field(() => [DayFigures], { description: "Each day of the period, those without anything too." })
  days: DayFigures[];
}
