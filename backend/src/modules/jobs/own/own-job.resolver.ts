import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { Follows } from "../../../text/follows";
import { wholeNumber } from "../../../text/number.rules";
import { textBetween } from "../../../text/text.rules";
import type { Context, ViewerContext } from "../../../auth/context";
import { costOfList, costOfPage } from "../../../lists/list-page";
import { Job } from "../job/job.entity";
import { jobPolicy } from "../job/job.policy";
import type { JobFacts } from "../job/listed-job";
import { DEFAULT_OPEN_DAYS, MAX_OPEN_DAYS } from "../job/job.rules";
import { JobEvent, MOST_EVENTS } from "./own-job-history";
import {
  JobPermissions,
  JobStanding,
  OwnJobCounts,
  OwnJobCountsArgs,
  OwnJobPage,
  OwnJobsArgs,
} from "./own-job.inputs";

@ArgsType()
class DaysArgs {
  @Field(() => ID, { description: "The job." })
  id: string;

  @Field(() => Int, { description: `From 1 to ${MAX_OPEN_DAYS}.`, defaultValue: DEFAULT_OPEN_DAYS })
  @Follows(wholeNumber(1, MAX_OPEN_DAYS))
  days: number;
}

@ArgsType()
class ResubmitArgs {
  @Field(() => ID, { description: "The job." })
  id: string;

  @Field({ description: "What has changed, or why the removal was a mistake; 3 to 1,000 characters." })
  @Follows(textBetween(3, 1000))
  note: string;
}

@Resolver(() => Job)
export class OwnJobResolver {
  @Authorized()
  @Query(() => OwnJobPage, {
    description: "Posted jobs of the viewer's companies in whatever state, last posted first.",
    complexity: costOfPage,
  })
  myJobs(
    @Args(() => OwnJobsArgs) args: OwnJobsArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<OwnJobPage> {
    return services.ownJobs.list(viewer, args);
  }

  @Authorized()
  @Query(() => OwnJobCounts, { description: "How many jobs of the viewer's companies stand how." })
  myJobCounts(
    @Args(() => OwnJobCountsArgs) args: OwnJobCountsArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<OwnJobCounts> {
    return services.ownJobs.counts(viewer, args);
  }

  @Authorized()
  @Query(() => Job, {
    nullable: true,
    description: "A posted job of the viewer's companies, open or not; null for a job of others as for none.",
  })
  myJob(
    @Arg("id", () => ID, { description: "The job's id." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job | null> {
    return services.ownJobs.find(viewer, id);
  }

  @Authorized()
  @Mutation(() => Job, {
    description:
      "Closes a job of the viewer's company; applications that nobody opened come back to those who sent them. JOB_ACTION_NOT_ALLOWED where it is closed already.",
  })
  closeJob(
    @Arg("id", () => ID, { description: "The job." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.jobLifecycle.close(viewer, id);
  }

  @Authorized()
  @Mutation(() => Job, {
    description:
      "Opens a closed or expired job again, for so many days from now, or until its day where that is later. Refused with JOB_HELD while an admin has to look at it, or JOB_ACTION_NOT_ALLOWED.",
  })
  reopenJob(
    @Args(() => DaysArgs) { id, days }: DaysArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.jobLifecycle.reopen(viewer, id, days);
  }

  @Authorized()
  @Mutation(() => Job, {
    description: `Lets an open job run so many days longer, at most ${MAX_OPEN_DAYS} from today; else JOB_ACTION_NOT_ALLOWED.`,
  })
  extendJob(
    @Args(() => DaysArgs) { id, days }: DaysArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.jobLifecycle.extend(viewer, id, days);
  }

  @Authorized()
  @Mutation(() => Job, {
    description:
      "Answers the removal of a job of the viewer's company, which then waits for an admin's review as HELD. JOB_ACTION_NOT_ALLOWED where it is not removed.",
  })
  resubmitJob(
    @Args(() => ResubmitArgs) { id, note }: ResubmitArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Job> {
    return services.jobLifecycle.resubmit(viewer, id, note.trim());
  }

  @FieldResolver(() => JobPermissions, { description: "What the viewer may do with it now." })
  async viewerCan(@Root() job: JobFacts, @Ctx() { services, loaders }: Context): Promise<JobPermissions> {
    return services.ownJobs.permissionsFor(job, await loaders.jobActs.load(job));
  }

  @FieldResolver(() => JobStanding, {
    nullable: true,
    description: "How it goes, for members of its company; null for everybody else.",
  })
  async standing(@Root() job: JobFacts, @Ctx() { services, loaders }: Context): Promise<JobStanding | null> {
    const acts = await loaders.jobActs.load(job);
    return jobPolicy.seeStanding(acts) ? services.ownJobs.standingOf(job) : null;
  }
}

@Resolver(() => JobStanding)
export class JobStandingResolver {
  @FieldResolver(() => Int, { description: "How often it was looked at, each viewer once a day." })
  async viewCount(@Root() { job }: JobStanding, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.jobViewCounts.load(job.id)).views;
  }

  @FieldResolver(() => Int, { description: "So many of these while it was highlighted." })
  async highlightedViewCount(@Root() { job }: JobStanding, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.jobViewCounts.load(job.id)).highlightedViews;
  }

  @FieldResolver(() => Int, {
    description: "How often somebody went on to `applyUrl` to apply there, each viewer once a day.",
  })
  async applyClickCount(@Root() { job }: JobStanding, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.jobViewCounts.load(job.id)).applyClicks;
  }

  @FieldResolver(() => [JobEvent], {
    description: `What was done with it, the last first: its posting and the last ${MOST_EVENTS} acts after it.`,
    complexity: ({ childComplexity }) => costOfList(MOST_EVENTS, childComplexity),
  })
  history(@Root() { job }: JobStanding, @Ctx() { loaders }: Context): Promise<JobEvent[]> {
    return loaders.jobHistory.load(job.id);
  }
}
