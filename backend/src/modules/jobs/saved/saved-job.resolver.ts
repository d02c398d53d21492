import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../../auth/context";
import { costOfPage, PageArgs } from "../../../lists/list-page";
import { Job } from "../job/job.entity";
import type { JobFacts, ListedJob } from "../job/listed-job";
import { type ListedSavedJob, SavedJob, SavedJobPage } from "./saved-job.entity";

@Resolver(() => SavedJob)
export class SavedJobResolver {
  @Authorized()
  @Mutation(() => Job, {
    description:
      "Puts an open job among the viewer's saved jobs, and answers the job. Refused with JOB_NOT_OPEN.",
  })
  saveJob(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Ctx() { services, viewer, loaders }: ViewerContext,
  ): Promise<Job> {
    loaders.isSaved.clear(jobId);
    return services.savedJobs.save(viewer, jobId);
  }

  @Authorized()
  @Mutation(() => Job, {
    nullable: true,
    description:
      "Takes a job, open or not, from among the viewer's saved jobs, and answers the job; null where it is no longer open.",
  })
  unsaveJob(
    @Arg("jobId", () => ID, { description: "The job." }) jobId: string,
    @Ctx() { services, viewer, loaders }: ViewerContext,
  ): Promise<Job | null> {
    loaders.isSaved.clear(jobId);
    return services.savedJobs.unsave(viewer, jobId);
  }

  @Authorized()
  @Query(() => SavedJobPage, {
    description: "The viewer's saved jobs, last saved first, closed ones too.",
    complexity: costOfPage,
  })
  mySavedJobs(
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SavedJobPage> {
    return services.savedJobs.listOf(viewer, args);
  }

  @FieldResolver(() => Job, { nullable: true, description: "The job; null once it is no longer open." })
  job(@Root() saved: ListedSavedJob, @Ctx() { services }: Context): ListedJob | null {
    return services.savedJobs.openJobOf(saved);
  }

  @FieldResolver(() => String, { description: "What the job is called, also when it is closed." })
  title(@Root() { savedJob }: ListedSavedJob): string {
    return savedJob.title;
  }

  @FieldResolver(() => String, { description: "The company that offers it." })
  companyName(@Root() { savedJob }: ListedSavedJob): string {
    return savedJob.company.name;
  }
}

@Resolver(() => Job)
export class JobSavingResolver {
  @FieldResolver(() => Boolean, { description: "Whether the viewer saved it; false when signed out." })
  isSaved(@Root() { id }: JobFacts, @Ctx() { viewer, loaders }: Context): Promise<boolean> | false {
    return viewer !== null && loaders.isSaved.load(id);
  }
}
