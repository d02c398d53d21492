import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { costOfPage } from "../../../lists/list-page";
import { Account } from "../../accounts/account.entity";
import { Company } from "../../companies/company.entity";
import { Role } from "../../../auth/role";
import { Job } from "../../jobs/job/job.entity";
import type { JobFacts } from "../../jobs/job/listed-job";
import { AdminCountsArgs, ReasonedActArgs } from "../acts/act.inputs";
import { AdminJobPage, AdminJobsArgs, JobReview, JobStatusCount } from "./admin-job.inputs";
import { ReportReasonCount } from "../reports/job-report.inputs";

@Resolver(() => Job)
export class AdminJobResolver {
  @Authorized(Role.ADMIN)
  @Query(() => AdminJobPage, {
    description:
      "Posted jobs in whatever state: reported ones first, then held ones, then the newest, unless asked otherwise.",
    complexity: costOfPage,
  })
  adminJobs(
    @Args(() => AdminJobsArgs) args: AdminJobsArgs,
    @Ctx() { services }: Context,
  ): Promise<AdminJobPage> {
    return services.adminJobs.list(args);
  }

  @Authorized(Role.ADMIN)
  @Query(() => [JobStatusCount], { description: "How many posted jobs stand how." })
  adminJobCounts(
    @Args(() => AdminCountsArgs) { text }: AdminCountsArgs,
    @Ctx() { services }: Context,
  ): Promise<JobStatusCount[]> {
    return services.adminJobs.counts(text ?? null);
  }

  @Authorized(Role.ADMIN)
  @Query(() => Job, { nullable: true, description: "A posted job, open or not; null where there is none." })
  adminJob(
    @Arg("id", () => ID, { description: "The job's id." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<Job | null> {
    return services.adminJobs.find(id);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Job, {
    description:
      "Finds nothing wrong with a job: dismisses its reports and lifts its hold. Refused with JOB_REMOVED.",
  })
  approveJob(
    @Arg("id", () => ID, { description: "The job." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.jobReview.approve(viewer, id);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Job, {
    description: "Takes a job out of the list until it is approved or removed. Refused with JOB_REMOVED.",
  })
  holdJob(
    @Args(() => ReasonedActArgs) { id, reason }: ReasonedActArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.jobReview.hold(viewer, id, reason.trim());
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Job, {
    description: "Removes a job; its company reads the reason, and may answer with resubmitJob.",
  })
  removeJob(
    @Args(() => ReasonedActArgs) { id, reason }: ReasonedActArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.jobReview.remove(viewer, id, reason.trim());
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Job, { description: "Undoes a removal: the job stands as it stood before." })
  restoreJob(
    @Arg("id", () => ID, { description: "The job." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.jobReview.restore(viewer, id);
  }

  @FieldResolver(() => JobReview, {
    nullable: true,
    description: "What an admin has to know to judge it; null for everybody else.",
  })
  review(@Root() job: JobFacts, @Ctx() { services, viewer }: Context): JobReview | null {
    return viewer?.role === Role.ADMIN ? services.adminJobs.reviewOf(job) : null;
  }
}

@Resolver(() => JobReview)
export class JobReviewResolver {
  @FieldResolver(() => [ReportReasonCount], { description: "What readers report, the commonest first." })
  async reportReasons(@Root() { job }: JobReview, @Ctx() { loaders }: Context): Promise<ReportReasonCount[]> {
    return (await loaders.reportSummary.load(job.id)).reasons;
  }

  @FieldResolver(() => [String], { description: "The newest comments of those who reported it, up to 10." })
  async reportComments(@Root() { job }: JobReview, @Ctx() { loaders }: Context): Promise<string[]> {
    return (await loaders.reportSummary.load(job.id)).comments;
  }

  @FieldResolver(() => [Company], {
    description:
      "Verified companies for which its client can be taken by the name, the likest first, up to 3. The client is not verified.",
  })
  async clientLookAlikes(@Root() { job }: JobReview, @Ctx() { loaders }: Context): Promise<Company[]> {
    if (job.clientName === null) return [];
    const ids = await loaders.clientLookAlikes.load(job.clientName);
    return await Promise.all(ids.filter((id) => id !== job.companyId).map((id) => loaders.company.load(id)));
  }

  @FieldResolver(() => Account, { nullable: true, description: "Who posted it; null where they are gone." })
  poster(@Root() { job }: JobReview, @Ctx() { loaders }: Context): Promise<Account | null> | null {
    return job.postedById === null ? null : loaders.account.load(job.postedById);
  }
}
