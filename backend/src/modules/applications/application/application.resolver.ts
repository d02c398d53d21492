import { GraphQLDateTimeISO, GraphQLJSONObject } from "graphql-scalars";
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { ClientRequestArg } from "../../../graphql/client-request";
import type { ClientRequest } from "../../../database/client-requests";
import { costOfList, costOfPage } from "../../../lists/list-page";
import { Job } from "../../jobs/job/job.entity";
import type { JobFacts } from "../../jobs/job/listed-job";
import type { JsonResume } from "../../resumes/json/resume-json";
import { JobStanding } from "../../jobs/own/own-job.inputs";
import { locationInShort } from "../../jobs/reading/job-places";
import { ScreeningAnswer } from "../answers/answers.inputs";
import {
  Application,
  ApplicationEvent,
  ApplicationJob,
  type ApplicationStanding,
} from "./application.entity";
import {
  ApplicationCounts,
  ApplicationListArgs,
  ApplicationNewsArgs,
  ApplicationPage,
  ApplicationQuota,
  ApplyToJobInput,
} from "./application.inputs";
import { ApplicationParty, ApplicationRemark, ApplicationStatus, movesOf } from "./application-pipeline";
import { maskedAnswers, maskedDocument } from "./contact";

@Resolver(() => Application)
export class ApplicationResolver {
  @Authorized()
  @Mutation(() => Application, {
    description:
      "Sends a resume or the profile of the viewer's to an open job, once for each job and up to the plan's limit a month. Refused with EMAIL_NOT_VERIFIED, JOB_NOT_OPEN, APPLY_ELSEWHERE, OWN_JOB, ALREADY_APPLIED, QUESTIONS_CHANGED or APPLICATION_LIMIT_REACHED; for a resume with NOT_FOUND, RESUME_NOT_FINISHED or TEMPLATE_LIMIT_REACHED; with BAD_USER_INPUT where something that the job asks for is missing.",
  })
  applyToJob(
    @Arg("input", () => ApplyToJobInput, { description: "To which job." }) input: ApplyToJobInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Application> {
    return services.applications.apply(viewer, input, request);
  }

  @Authorized()
  @Mutation(() => Application, {
    description:
      "Takes the viewer's own application back before it is decided; else MOVE_NOT_ALLOWED. It no longer counts against the month if the company had not opened it.",
  })
  withdrawApplication(
    @Arg("id", () => ID, { description: "The application." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Application> {
    return services.withdrawals.withdraw(viewer, id);
  }

  @Authorized()
  @Mutation(() => Application, {
    description:
      "Takes the viewer's withdrawal back within 15 minutes; later UNDO_EXPIRED. Refused with MOVE_NOT_ALLOWED for an application that is not withdrawn, and with APPLICATION_LIMIT_REACHED if the month has no room for it again.",
  })
  undoWithdrawal(
    @Arg("id", () => ID, { description: "The application." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Application> {
    return services.withdrawals.undo(viewer, id);
  }

  @Authorized()
  @Query(() => Application, {
    nullable: true,
    description: "An application of the viewer's own, or to a company of theirs; null for any other.",
  })
  application(
    @Arg("id", () => ID, { description: "The application." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Application | null> {
    return services.applications.find(viewer, id);
  }

  @Authorized()
  @Query(() => ApplicationPage, {
    description: "The viewer's own applications, last sent first, withdrawn ones too.",
    complexity: costOfPage,
  })
  myApplications(
    @Args(() => ApplicationListArgs) args: ApplicationListArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<ApplicationPage> {
    return services.ownApplications.listOf(viewer, args, args.group ?? null);
  }

  @Authorized()
  @Query(() => ApplicationCounts, {
    description: "How many of the viewer's applications are in each group.",
  })
  applicationCounts(@Ctx() { services, viewer }: ViewerContext): Promise<ApplicationCounts> {
    return services.ownApplications.countsOf(viewer);
  }

  @Authorized()
  @Query(() => [Application], {
    description:
      "The viewer's applications with an offer or an interview, and those that a company moved in the last 14 days; the dearest first.",
    complexity: ({ args, childComplexity }) =>
      costOfList((args as ApplicationNewsArgs).first, childComplexity),
  })
  applicationNews(
    @Args(() => ApplicationNewsArgs) { first }: ApplicationNewsArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Application[]> {
    return services.ownApplications.newsOf(viewer, first);
  }

  @Authorized()
  @Query(() => ApplicationQuota, { description: "How many applications the viewer has left this month." })
  applicationQuota(@Ctx() { services, viewer }: ViewerContext): Promise<ApplicationQuota> {
    return services.applications.quotaOf(viewer);
  }

  @FieldResolver(() => ApplicationStatus, { description: "Where it stands, as far as the viewer may know." })
  status(@Root() application: Application, @Ctx() context: Context): ApplicationStatus {
    return standingFor(application, context).status;
  }

  @FieldResolver(() => GraphQLDateTimeISO, { description: "When it came to stand there." })
  statusAt(@Root() application: Application, @Ctx() context: Context): Date {
    return standingFor(application, context).statusAt;
  }

  @FieldResolver(() => GraphQLDateTimeISO, {
    nullable: true,
    description: "Until when the viewer may take their withdrawal back by undoWithdrawal; null: they can't.",
  })
  withdrawalUndoUntil(@Root() application: Application, @Ctx() { viewer, services }: Context): Date | null {
    if (viewer?.id !== application.applicantId) return null;
    return services.applications.withdrawalUndoUntil(application);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "What the company wrote when it decided for others.",
  })
  message(@Root() application: Application, @Ctx() context: Context): string | null {
    return standingFor(application, context).message;
  }

  @FieldResolver(() => String, { nullable: true, description: "What the applicant wrote to the company." })
  note(@Root() application: Application, @Ctx() { viewer }: Context): string | null {
    const { applicantId, note, status } = application;
    return viewer?.id === applicantId || note === null ? note : maskedDocument(note, status);
  }

  @FieldResolver(() => GraphQLJSONObject, {
    description:
      "What the applicant sent, as it stood then: a resume of theirs, else their profile; a JSON Resume 1.0 document.",
  })
  profile(@Root() { applicantId, profile, status }: Application, @Ctx() { viewer }: Context): JsonResume {
    return viewer?.id === applicantId ? profile : maskedDocument(profile, status);
  }

  @FieldResolver(() => [ScreeningAnswer], { description: "The answers to the job's questions, as sent." })
  answers(
    @Root() { applicantId, answers, status }: Application,
    @Ctx() { viewer }: Context,
  ): ScreeningAnswer[] {
    return viewer?.id === applicantId ? answers : maskedAnswers(answers, status);
  }

  @FieldResolver(() => [ApplicationEvent], { description: "Its steps with their dates, oldest first." })
  history(@Root() { id }: Application, @Ctx() { loaders }: Context): Promise<ApplicationEvent[]> {
    return loaders.applicationHistory.load(id);
  }

  @FieldResolver(() => Boolean, { description: "Whether the job is open now." })
  isJobOpen(@Root() { jobId }: Application, @Ctx() { loaders }: Context): Promise<boolean> {
    return loaders.isJobOpen.load(jobId);
  }

  @FieldResolver(() => ApplicationRemark, {
    nullable: true,
    description: "What is to be said beside the status, if anything.",
  })
  async remark(
    @Root() application: Application,
    @Ctx() { services, loaders }: Context,
  ): Promise<ApplicationRemark | null> {
    return services.applications.remarkOn(application, await loaders.isJobOpen.load(application.jobId));
  }

  @FieldResolver(() => [ApplicationStatus], {
    description:
      "Where the viewer may move it now: the applicant by withdrawApplication, the company by moveApplications.",
  })
  viewerMoves(@Root() application: Application, @Ctx() context: Context): readonly ApplicationStatus[] {
    const isApplicant = context.viewer?.id === application.applicantId;
    const { status } = standingFor(application, context);
    return movesOf(isApplicant ? ApplicationParty.APPLICANT : ApplicationParty.COMPANY, status);
  }
}

/** An applicant reads nothing of a step that the company can still take back. */
const standingFor = (application: Application, { viewer, services }: Context): ApplicationStanding =>
  viewer?.id === application.applicantId ? services.applications.seenByApplicant(application) : application;

@Resolver(() => ApplicationJob)
export class ApplicationJobResolver {
  @FieldResolver(() => String, {
    description: "Where it was, in a few words: 'Koramangala, Bangalore', and 'Pune, Mumbai +2' of several.",
  })
  placesInShort(@Root() { location }: ApplicationJob): string {
    return locationInShort(location);
  }
}

@Resolver(() => Job)
export class JobApplicationResolver {
  @FieldResolver(() => Application, {
    nullable: true,
    description: "The viewer's application to this job; null without one, and when signed out.",
  })
  viewerApplication(
    @Root() { id }: JobFacts,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<Application | null> | null {
    return viewer && loaders.viewerApplication.load(id);
  }
}

@Resolver(() => JobStanding)
export class JobStandingApplicationResolver {
  @FieldResolver(() => Int, { description: "Applications to it, without those taken back." })
  async applicationCount(@Root() { job }: JobStanding, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.applicationCount.load(job.id)).all;
  }

  @FieldResolver(() => Int, { description: "Those of them that nobody of the company has opened yet." })
  async unopenedCount(@Root() { job }: JobStanding, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.applicationCount.load(job.id)).unopened;
  }

  @FieldResolver(() => Int, { description: "Those of them that stand at 'Hired' (OWNJ-07)." })
  async hiredCount(@Root() { job }: JobStanding, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.applicationCount.load(job.id)).hired;
  }
}
